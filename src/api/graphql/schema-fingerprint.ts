/** Returns a short text that changes with the public parts of the schema. */
import { createHash } from 'node:crypto';
import { printSchema, type GraphQLSchema } from 'graphql';

export function schemaFingerprint(schema: GraphQLSchema): string {
  return createHash('sha256').update(printSchema(schema)).digest('hex').slice(0, 12);
}
