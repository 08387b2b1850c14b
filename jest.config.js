/**
 * Three rings of tests (docs/testing.md). Jest runs the TypeScript sources as ES modules; the scripts of package.json pass the flag
 * that Node needs for that.
 */
const common = {
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    // The operations made of a GraphQL document stand beside it, under its name with one more ending.
    '^(\\.{1,2}/.*\\.graphql)\\.js$': '$1.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  setupFilesAfterEnv: ['<rootDir>/test/helpers/time-limit.js'],
  // Built files stand beside no tests, and the environment of the integration tests is loaded as it is.
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};

/** With a service and a Neo4j. */
const running = {
  ...common,
  testEnvironment: '<rootDir>/test/helpers/worker/environment.js',
  globalSetup: '<rootDir>/test/global-setup.js',
  globalTeardown: '<rootDir>/test/global-teardown.js',
};

export default {
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/{src,bench,fuzz,test/helpers,web}/**/*.test.ts'],
    },
    {
      ...running,
      displayName: 'integration',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/test/(exhaustive|helpers)/'],
    },
    { ...running, displayName: 'exhaustive', testMatch: ['<rootDir>/test/exhaustive/**/*.test.ts'] },
  ],
  // Modules of finished files stay in a worker's memory; one that has grown is replaced, which a run in the main process cannot.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
};
