/** A short text that changes whenever the schema that clients see does. */
import { createHash } from 'node:crypto';
import { printSchema, type GraphQLSchema } from 'graphql';

export function schemaFingerprint(schema: GraphQLSchema): string {
  return createHash('sha256').update(printSchema(schema)).digest('hex').slice(0, 12);
}
