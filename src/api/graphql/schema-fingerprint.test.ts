import { buildSchema } from 'graphql';
import { schemaFingerprint } from './schema-fingerprint.js';

const fingerprintOf = (text: string) => schemaFingerprint(buildSchema(text));

it('the fingerprint changes only with the public parts of a schema', () => {
  const plain = fingerprintOf('type Query { a: String }');
  expect(fingerprintOf('type   Query {\n a: String\n }\n# a comment')).toBe(plain);
  const others = [
    'type Query { b: String }',
    'type Query { a: String! }',
    'type Query { a: String, b: Int }',
  ];
  expect(new Set([plain, ...others.map(fingerprintOf)]).size).toBe(4);
});
