/** What is looked up in Jest's sandbox is slow: rules that count, and linters, take up to twice their time. */
const GLOBALS = 'Array Date JSON Map Math Number Object Reflect RegExp Set String Symbol';

/**
 * Three projects: `unit` runs rules beside the files they test, `api` what judges the API document as a whole and takes long,
 * `http` talks to the built application over HTTP.
 * Jest loads CommonJS while Nest 12 and our own code are ES modules, so every file is turned by swc, including the
 * packages in node_modules; Jest caches what it has turned.
 */
const shared = {
  testEnvironment: 'node',
  sandboxInjectedGlobals: GLOBALS.split(' '),
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'json', 'node'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@tidyhearth/domain$': '<rootDir>/../domain/src/index.ts',
  },
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
        module: { type: 'commonjs' },
      },
    ],
    '\\.m?js$': ['@swc/jest', { swcrc: false, jsc: { target: 'es2023' }, module: { type: 'commonjs' } }],
  },
  transformIgnorePatterns: ['/node_modules/(?!.*\\.mjs$)(typescript|nx|@swc|@redocly|@stoplight|lodash)/'],
};

export default {
  /** Jest reads this here and nowhere else; a loaded machine takes up to two minutes to start an application. */
  testTimeout: 180_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      roots: [
        '<rootDir>/src',
        '<rootDir>/test/unit',
        '<rootDir>/../domain/src',
        '<rootDir>/../api-client/src',
      ],
      testMatch: ['**/*.spec.ts'],
      setupFiles: ['reflect-metadata'],
      globalSetup: '<rootDir>/test/support/unit-setup.mjs',
      globalTeardown: '<rootDir>/test/support/unit-teardown.mjs',
    },
    {
      ...shared,
      displayName: 'api',
      roots: ['<rootDir>/test/api'],
      testMatch: ['**/*.spec.ts'],
    },
    {
      ...shared,
      displayName: 'http',
      roots: ['<rootDir>/test/engine', '<rootDir>/test/http'],
      testMatch: ['**/*.spec.ts'],
      setupFiles: ['<rootDir>/test/support/own-app.mjs'],
      setupFilesAfterEnv: ['<rootDir>/test/support/listed-errors.ts'],
      globalSetup: '<rootDir>/test/support/global-setup.mjs',
      globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
    },
  ],
};
