# The service alone. It has no Java: its Neo4j runs elsewhere, see docker-compose.yml.
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig.json ./
COPY scripts ./scripts
COPY schemas ./schemas
COPY web ./web
COPY src ./src
RUN npm run build && npm prune --omit=dev

FROM node:24.21.0-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json LICENSE ./
COPY cypher ./cypher
COPY schemas ./schemas
COPY samples ./samples
# Uploaded files and the key that signs tokens.
RUN mkdir --mode=700 /data && chown node:node /data
ENV TRELLIS_DATA_DIR=/data
VOLUME /data
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "--eval", "fetch('http://127.0.0.1:' + (process.env.TRELLIS_PORT || 8080) + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=16", "--max-semi-space-size=256", "dist/main.js"]
