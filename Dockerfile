# syntax=docker/dockerfile:1
# Built in stages: everything that builds, on the machine's own processor; what runs, on the processor that the image is
# for; and of both only what the application loads, as a user without rights.
FROM --platform=$BUILDPLATFORM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json nx.json tsconfig.base.json ./
COPY domain/package.json domain/
COPY api-client/package.json api-client/
COPY backend/package.json backend/
COPY frontend-site/package.json frontend-site/
COPY frontend-admin/package.json frontend-admin/
COPY e2e/package.json e2e/
RUN npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund
COPY . .
RUN NX_DAEMON=false npx nx run-many -t build --output-style=static

FROM node:24.21.0-bookworm-slim AS runtime-dependencies
WORKDIR /app
COPY package.json package-lock.json ./
COPY domain/package.json domain/
COPY api-client/package.json api-client/
COPY backend/package.json backend/
COPY frontend-site/package.json frontend-site/
COPY frontend-admin/package.json frontend-admin/
COPY e2e/package.json e2e/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace backend --workspace domain && npm cache clean --force
# What only people and debuggers read.
RUN find node_modules -type f -regextype posix-extended -regex '.*\.(map|[cm]?ts|md|markdown)' -delete

FROM node:24.21.0-bookworm-slim AS app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data npm_config_update_notifier=false
WORKDIR /app
COPY --from=runtime-dependencies /app/node_modules node_modules
COPY --from=runtime-dependencies /app/backend backend
COPY --from=build /app/package.json package.json
COPY --from=build /app/domain/package.json domain/package.json
COPY --from=build /app/domain/dist domain/dist
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/frontend-site/dist frontend-site/dist
COPY --from=build /app/frontend-admin/dist frontend-admin/dist
COPY --from=build /app/scripts/geo-import.mjs /app/scripts/doctor.mjs /app/scripts/backup.mjs /app/scripts/restore.mjs /app/scripts/migrate.mjs /app/scripts/check-config.mjs /app/scripts/admin.mjs /app/scripts/outbox.mjs /app/scripts/prepare.mjs scripts/
COPY --from=build /app/scripts/doctor scripts/doctor
COPY --from=build /app/scripts/assurance/invariants.mjs /app/scripts/assurance/stale-days.mjs scripts/assurance/
COPY --from=build /app/scripts/lib scripts/lib
RUN mkdir /data && chown 1000:1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
# It listens once the migrations are done, which may take minutes on a large market.
HEALTHCHECK --interval=15s --timeout=4s --start-period=10m CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "backend/dist/server/main.js"]

# `--target backup`: the same with the database's client programs, which takes a backup a day.
FROM app AS backup
USER root
RUN apt-get update && apt-get install -y --no-install-recommends mariadb-client && rm -rf /var/lib/apt/lists/* && mkdir /backups && chown 1000:1000 /backups
USER 1000:1000
VOLUME /backups
HEALTHCHECK --interval=10m --timeout=60s --start-period=1h CMD ["node", "scripts/backup.mjs", "/backups", "--newest-within", "26"]
CMD ["node", "scripts/backup.mjs", "/backups", "--every", "24", "--keep", "30", "--binlog", "--metrics"]

# What is built when nothing is named.
FROM app
