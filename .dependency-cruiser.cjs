/** Who may import whom (docs/architecture.md): core ← {neo4j, model} ← catalog ← auth ← {api, cli, executor} ← telemetry ← compose. */
const layer = (name, from, forbidden) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: forbidden },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    layer('src-knows-no-tests', '^src/', '^test/'),
    layer('core-stands-alone', '^src/core/', '^src/(?!core)'),
    layer('config-knows-only-core', '^src/config/', '^src/(?!core|config)'),
    layer('model-is-pure', '^src/model/', '^src/(?!core|model)'),
    layer('neo4j-knows-no-catalog', '^src/neo4j/', '^src/(?!core|neo4j|config)'),
    layer('catalog-knows-no-actor-and-no-api', '^src/catalog/', '^src/(?!core|neo4j|model|catalog)'),
    layer('auth-knows-no-api', '^src/auth/', '^src/(?!core|neo4j|model|catalog|auth)'),
    layer('executor-knows-no-api', '^src/executor/', '^src/(?!core|neo4j|model|catalog|auth|executor)'),
    layer('api-does-not-compose', '^src/api/', '^src/(neo4j|config|cli|executor|telemetry|compose|main)'),
    layer('http-knows-no-api', '^src/api/http/', '^src/api/(?!http)'),
    layer('rest-knows-no-other-api', '^src/api/rest/', '^src/api/(?!http|rest)'),
    layer('openapi-knows-no-other-api', '^src/api/openapi/', '^src/api/(?!http|openapi)'),
    layer('graphql-knows-no-other-api', '^src/api/graphql/', '^src/api/(?!http|graphql)'),
    layer('graphql-knows-only-routes-of-http', '^src/api/graphql/(?!graphql-routes)', '^src/api/(?!graphql)'),
    layer('cli-speaks-http-only', '^src/cli/(?!restore[.]ts)', '^src/(?!core|cli|config)'),
    // A restore needs an empty store, and no service runs on one.
    layer('restore-only-composes', '^src/cli/restore[.]ts', '^src/(?!core|cli|config|compose-restore)'),
    layer('telemetry-composes-nothing', '^src/telemetry/', '^src/(config|cli|compose|main)'),
    {
      name: 'metrics-and-traces-only-in-telemetry',
      severity: 'error',
      from: { pathNot: '^src/telemetry/' },
      to: { path: 'node_modules/(prom-client|@opentelemetry)/' },
    },
    {
      name: 'traces-are-loaded-on-demand',
      severity: 'error',
      from: { pathNot: '^src/telemetry/traces/' },
      to: {
        path: '^src/telemetry/traces/|node_modules/@opentelemetry/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'graph-library-is-loaded-on-demand',
      severity: 'error',
      from: { pathNot: '^src/api/graphql/graph-api/library-schema' },
      to: { path: '^src/api/graphql/graph-api/library-schema|node_modules/@neo4j/graphql/', dynamic: false },
    },
    {
      name: 'neo4j-driver-only-in-neo4j',
      severity: 'error',
      from: { pathNot: '^src/neo4j/' },
      to: { path: 'node_modules/neo4j-driver' },
    },
    {
      name: 'graphql-only-in-graphql',
      severity: 'error',
      from: { pathNot: '^src/api/graphql/' },
      to: { path: 'node_modules/(graphql|@apollo|@graphql-tools|@neo4j/graphql|dataloader)/' },
    },
    {
      name: 'koa-only-in-api-http',
      severity: 'error',
      from: { pathNot: '^src/api/(http/|app[.]ts)' },
      to: { path: 'node_modules/(@koa|koa)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]test[.]ts$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.js'] },
  },
};
