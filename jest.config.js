/** Jest runs the TypeScript sources as ES modules; `npm test` passes the flag Node needs for that. */
export default {
  testEnvironment: 'node',
  globalSetup: '<rootDir>/test/global-setup.js',
  globalTeardown: '<rootDir>/test/global-teardown.js',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
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
  testTimeout: 120_000,
  // Modules of finished files stay in a worker's memory; one that has grown is replaced, which a run in the main process cannot.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
};
