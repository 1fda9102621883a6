# The bot as an image. compose.yaml builds and runs it: docs/hosting.md, section Docker.
FROM python:3.13-slim-bookworm AS build
COPY requirements.lock ./
RUN python -m venv /venv
RUN awk '/^[a-z]/ {on = /^setuptools==/} on' requirements.lock > setuptools.lock
RUN /venv/bin/python -m pip install --no-cache-dir --require-hashes -r setuptools.lock
RUN /venv/bin/python -m pip install --no-cache-dir --require-hashes --no-deps --no-build-isolation --use-pep517 -r requirements.lock

FROM python:3.13-slim-bookworm
RUN apt-get update && \
    apt-get install -y --no-install-recommends fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji && \
    rm -rf /var/lib/apt/lists/* && \
    useradd --system --uid 10001 --no-create-home paddock && \
    install -d -o paddock /app/data
COPY --from=build /venv /venv
WORKDIR /app
COPY bot bot
COPY cogs cogs
COPY deploy/healthy.py deploy/healthy.py
RUN /venv/bin/python -m compileall -q bot cogs && \
    /venv/bin/python -c "import bot.catalogue; from bot.locales.phrase import load; load()"
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 STATUS_PORT=9090
VOLUME /app/data
USER paddock
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["python", "deploy/healthy.py"]
CMD ["python", "-m", "bot", "run"]
