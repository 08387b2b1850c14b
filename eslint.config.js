import js from '@eslint/js';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'node_modules/',
      '.trellis/',
      'coverage/',
      'bench/results/',
      'src/api/graphql/generated/',
      'src/neo4j/generated/',
      '**/*.graphql.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Index signatures are read with brackets, so that a made-up property name stands out.
      '@typescript-eslint/dot-notation': 'off',
      // Numbers in messages are clear enough.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // A record type says "any key", which is what is meant.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
      'max-params': 'off',
      '@typescript-eslint/max-params': ['error', { max: 3 }],
      'no-console': 'error',
      // Members are left out of an object by destructuring them away.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // The driver declares its option bags as classes.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    // Code that runs for each request.
    files: ['src/{api,auth,catalog,core,model}/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ObjectExpression > Property[kind="get"]',
          message:
            'Write a class. V8 makes a hidden class for each literal with a getter, and keeps what the getter refers to until a full garbage collection.',
        },
      ],
    },
  },
  {
    // The handler of an event may be one call: `onClick={() => onChoose(type)}`.
    files: ['web/app/**/*.tsx'],
    rules: { '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }] },
  },
  {
    // A resolver has four: parent, arguments, context and info.
    files: ['src/api/graphql/**/*.ts'],
    rules: { '@typescript-eslint/max-params': ['error', { max: 4 }] },
  },
  {
    files: [
      'src/**/*.test.ts',
      'test/**/*.ts',
      'bench/**/*.ts',
      'fuzz/**/*.ts',
      'scripts/**/*.ts',
      'src/cli/**/*.ts',
      'src/main.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['{src,test}/**/*.test.ts', 'test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/max-params': 'off',
      // Answers are looked into member by member; the expectations say what they must be.
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
  {
    files: ['web/app/public/*.js'],
    languageOptions: { globals: { document: 'readonly', localStorage: 'readonly', matchMedia: 'readonly' } },
  },
  {
    files: ['**/*.js', '**/*.cjs', '**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        module: 'writable',
        require: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
      },
    },
  },
);
