/** Who may import whom (docs/architecture.md): arrows point at what may be imported. */
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
    layer('kernel-and-urn-stand-alone', '^src/(kernel|urn)/', '^src/(?!kernel|urn)'),
    layer('model-is-pure', '^src/model/', '^src/(?!kernel|urn|model)'),
    layer('store-knows-no-catalog', '^src/store/', '^src/(?!kernel|store|config)'),
    layer(
      'read-and-write-know-no-front-door',
      '^src/(read|write)/',
      '^src/(access|http|graphql|cli|config|service|main)',
    ),
    layer('access-knows-no-front-door', '^src/access/', '^src/(http|graphql|cli|config|service|main)'),
    layer('read-does-not-write', '^src/read/', '^src/write/'),
    layer('http-does-not-see-the-store', '^src/http/', '^src/(store|graphql|cli|service|main)'),
    layer('graphql-knows-no-http', '^src/graphql/', '^src/(store|http|cli|service|main)'),
    layer('cli-speaks-http-only', '^src/cli/', '^src/(?!kernel|cli|config)'),
    {
      name: 'neo4j-driver-only-in-store',
      severity: 'error',
      from: { pathNot: '^src/store/' },
      to: { path: 'node_modules/neo4j-driver' },
    },
    {
      name: 'graphql-only-in-graphql',
      severity: 'error',
      from: { pathNot: '^src/graphql/' },
      to: { path: 'node_modules/(graphql|@apollo|@graphql-tools|@neo4j/graphql|dataloader)/' },
    },
    {
      name: 'koa-only-in-http',
      severity: 'error',
      from: { pathNot: '^src/http/' },
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
