# syntax=docker/dockerfile:1
# Built in stages: dependencies and build with everything, the image with what runs only, as a user without rights.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json nx.json tsconfig.base.json ./
COPY domain/package.json domain/
COPY api-client/package.json api-client/
COPY backend/package.json backend/
COPY frontend-site/package.json frontend-site/
COPY frontend-admin/package.json frontend-admin/
COPY e2e/package.json e2e/
RUN npm ci --include=dev --omit=optional
COPY . .
RUN npx nx run-many -t build --output-style=static

FROM node:24-bookworm-slim AS runtime-dependencies
WORKDIR /app
COPY package.json package-lock.json ./
COPY domain/package.json domain/
COPY api-client/package.json api-client/
COPY backend/package.json backend/
COPY frontend-site/package.json frontend-site/
COPY frontend-admin/package.json frontend-admin/
COPY e2e/package.json e2e/
RUN npm ci --omit=dev --workspace backend --workspace domain --include-workspace-root=false \
  && npm cache clean --force

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=runtime-dependencies /app/node_modules node_modules
COPY --from=runtime-dependencies /app/backend backend
COPY --from=build /app/package.json package.json
COPY --from=build /app/domain/package.json domain/package.json
COPY --from=build /app/domain/dist domain/dist
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/frontend-site/dist frontend-site/dist
COPY --from=build /app/frontend-admin/dist frontend-admin/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=4s --start-period=40s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "backend/dist/src/main.js"]
