// Creates elements, and updates them without losing focus, scroll position or pictures.

/** Create an element: h("button", {class: "x", onclick: f, "aria-label": "y"}, "text", child). Null children are left out. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return element;
}

/** Replace the children of an element. Null children are left out. */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
}

/**
 * Make `from` look like `to`, and change only the parts that differ, so that they keep the focus and their pictures.
 * Elements with another tag or `data-key` are replaced. Attributes and texts are copied, but not listeners, so listeners
 * belong on an ancestor of morphed elements.
 */
export function morph(from, to) {
  if (from.nodeType !== to.nodeType || from.nodeName !== to.nodeName || from.dataset?.key !== to.dataset?.key) {
    from.replaceWith(to);
    return;
  }
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
    return;
  }
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  const old = [...from.childNodes], fresh = [...to.childNodes];
  fresh.forEach((node, at) => (at < old.length ? morph(old[at], node) : from.append(node)));
  for (const node of old.slice(fresh.length)) node.remove();
}

/** Reload each picture that could not be loaded, for example while the server was restarting. */
export function reloadBrokenPictures() {
  for (const each of document.images) if (each.complete && !each.naturalWidth) each.src = each.getAttribute("src");
}

/** Let screen readers read a text. */
export function announce(words) {
  const box = document.getElementById("announcer");
  if (box.textContent === words) box.textContent = "";
  box.textContent = words;
}

/** Close a dialog on a press outside of it. */
export function closeOutside(dialog) {
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
}
