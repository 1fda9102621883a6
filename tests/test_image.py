"""Tests of Dockerfile, compose.yaml and the files they mount: every file that they name exists. Nothing is
built here.
"""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from ipaddress import ip_address
from typing import Any

import yaml

from bot.runtime.clock import SystemClock
from bot.runtime.http_server import IDLE
from bot.runtime.settings import Settings
from bot.status.prometheus import PrometheusMetrics
from bot.status.server import StatusServer
from bot.ui.endpoint import HEALTH
from tools.image import ROOT, instructions

COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
SERVICES: dict[str, Any] = COMPOSE["services"]
HOSTING = "".join((ROOT / "docs" / page).read_text() for page in ("hosting.md", "workers.md"))
SETTINGS = {name.upper() for name in Settings.model_fields}
OF_COMPOSE = {"COMPOSE_PROFILES", "COMPOSE_PROJECT_NAME", "WORKERS", "DOMAIN", "POSTGRES_PASSWORD"}
"""The variables in .env that compose.yaml reads and the bot does not."""


def rest_of(word: str) -> list[str]:
    """Return the arguments of each instruction of the Dockerfile with the given name."""
    return [rest for each, rest in instructions() if each == word]


def test_everything_that_the_image_copies_is_there_and_goes_to_the_builder() -> None:
    sources = [rest.split()[0] for rest in rest_of("COPY") if not rest.startswith("--from")]
    assert [source for source in sources if not (ROOT / source).exists()] == []
    let_in = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    assert [source for source in sources if source.split("/")[0] not in let_in] == []


def test_the_image_runs_the_bot_as_a_user_of_its_own() -> None:
    words = [word for word, _ in instructions()]
    (user,) = rest_of("USER")
    assert f"useradd --system --uid 10001 --no-create-home {user}" in " ".join(rest_of("RUN"))
    assert words.index("USER") < words.index("CMD")
    assert rest_of("CMD") == ['["python", "-m", "bot", "run"]']


def test_what_the_image_installs_is_pinned_by_hashes() -> None:
    installs = [step for step in rest_of("RUN") if "pip install" in step]
    assert len(installs) == 2
    assert all("--require-hashes" in step and "-r " in step for step in installs)


def test_every_setting_that_image_and_compose_file_give_is_one() -> None:
    given = {*re.findall(r"([A-Z_]+)=", " ".join(rest_of("ENV"))), *SERVICES["bot"]["environment"]}
    assert given - SETTINGS == {"PATH", "PYTHONUNBUFFERED"}
    read = set(re.findall(r"\$\{([A-Z_]+)", (ROOT / "compose.yaml").read_text()))
    assert read <= SETTINGS | OF_COMPOSE
    assert [name for name in OF_COMPOSE if f"`{name}`" not in HOSTING and f"{name}=" not in HOSTING] == []


def images() -> Iterator[str]:
    """Yield every image from which the Dockerfile builds or which compose.yaml runs."""
    yield from (rest.split()[0] for rest in rest_of("FROM"))
    yield from (service["image"] for service in SERVICES.values())


def test_every_image_has_a_version() -> None:
    assert [image for image in images() if ":" not in image or image.endswith(":latest")] == []


def test_one_variable_is_enough_and_all_the_rest_is_chosen() -> None:
    text = (ROOT / "compose.yaml").read_text()
    assert re.findall(r"\$\{([A-Z_]+):\?", text) == ["DISCORD_TOKEN"]
    assert [name for name, service in SERVICES.items() if not service.get("profiles")] == ["bot"]
    assert {each for service in SERVICES.values() for each in service.get("profiles", ())} == {
        "postgres",
        "workers",
        "prometheus",
    }


def test_the_door_asks_the_health_of_workers_where_they_listen_and_drops_connections_before_they_do() -> None:
    door = (ROOT / "deploy" / "Caddyfile").read_text()
    port = SERVICES["bot"]["environment"]["PORT"]
    workers = re.findall(r"\{\$PROJECT\}-bot-(\d+):(\d+)", door)
    assert workers == [(str(number), port) for number in range(1, 9)]
    assert "dynamic" not in re.sub("#.*", "", door), "Caddy asks those for no health"
    assert f"health_uri {HEALTH}\n" in door
    (kept,) = re.findall(r"keepalive (\d+)s", door)
    assert int(kept) < IDLE
    assert SERVICES["door"]["environment"]["PROJECT"] == "${COMPOSE_PROJECT_NAME}"


def test_the_bot_is_reachable_for_the_other_containers() -> None:
    heard = [SERVICES["bot"]["environment"][name] for name in ("HOST", "STATUS_HOST")]
    assert [ip_address(each).is_unspecified for each in heard] == [True, True]


def test_the_proxy_waits_for_discord_longer_than_discord_takes_for_pictures() -> None:
    assert int(COMPOSE["services"]["limits"]["environment"]["REQUEST_TIMEOUT"]) >= 30_000


def test_every_volume_that_is_mounted_is_there() -> None:
    mounted = [volume.split(":")[0] for service in SERVICES.values() for volume in service.get("volumes", ())]
    files = [source for source in mounted if source.startswith("./")]
    assert [source for source in files if not (ROOT / source).is_file()] == []
    assert set(mounted) - set(files) == set(COMPOSE["volumes"])


def test_no_port_of_the_bots_own_is_open_to_other_machines() -> None:
    ports = {name: service["ports"] for name, service in SERVICES.items() if "ports" in service}
    assert ports == {"door": ["80:80", "443:443"], "prometheus": ["127.0.0.1:9091:9090"]}


def test_prometheus_asks_where_the_bot_answers_and_its_rules_name_what_is_counted() -> None:
    (job,) = yaml.safe_load((ROOT / "deploy" / "prometheus.yml").read_text())["scrape_configs"]
    (found,) = job["dns_sd_configs"]
    assert found["names"] == ["bot"]
    assert str(found["port"]) == SERVICES["bot"]["environment"]["STATUS_PORT"]
    rules = yaml.safe_load((ROOT / "deploy" / "alerts.yml").read_text())["groups"][0]["rules"]
    named = set(re.findall(r"paddock_\w+", " ".join(rule["expr"] for rule in rules)))
    metrics = PrometheusMetrics(SystemClock()).registry.collect()
    at_start = {sample.name: sample.value for metric in metrics for sample in metric.samples}
    gauges = set(re.findall(r'"(paddock_\w+)"', (ROOT / "bot" / "status" / "gauges.py").read_text()))
    assert named <= set(at_start) | gauges, "a series that begins with 1 does not rise"
    assert {at_start[name] for name in named - gauges} == {0.0}
    assert [rule["alert"] for rule in rules if rule["alert"] not in HOSTING] == []
    (gone,) = [rule["expr"] for rule in rules if rule["alert"] == "PaddockIsGone"]
    assert "absent(up{" in gone, "a name that nobody has any more is asked for nothing"


async def healthy(port: str) -> int:
    """Return the exit code of the image's health check."""
    check = await asyncio.create_subprocess_exec(
        sys.executable, ROOT / "deploy" / "healthy.py", env={"STATUS_PORT": port}, stderr=subprocess.DEVNULL
    )
    return await check.wait()


async def test_the_health_check_asks_whether_the_bot_is_alive() -> None:
    server = StatusServer(SystemClock(), "127.0.0.1", 0)
    port = (await server.open()).rpartition(":")[2]
    assert await healthy(port) == 0
    await server.close()
    assert await healthy(port) == 1
    assert await healthy("") == 0
