/** Generates the TypeScript types of resolvers from the schema files. */
import { createHash } from 'node:crypto';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { isObjectType, parse, printSchema, type GraphQLSchema } from 'graphql';
import { entityOf } from '../../src/api/graphql/mapping/directives.js';
import type { GeneratedFile } from './page-operations.js';

/**
 * @param target absolute path of the generated file
 * @param sdl texts of the schema files; the file contains their hash, so that the build detects changes
 */
export async function generateResolverTypes(
  target: string,
  { sdl, schema: from }: { readonly sdl: string; readonly schema: GraphQLSchema },
): Promise<GeneratedFile> {
  const config = {
    useTypeImports: true,
    enumsAsTypes: true,
    immutableTypes: true,
    skipTypename: true,
    nonOptionalTypename: false,
    scalars: { Long: 'number' },
    inputMaybeValue: 'T | null',
    contextType: '../context.js#GraphqlContext',
    mappers: mappersOf(from),
    defaultMapper: 'any',
    emitLegacyCommonJSImports: false,
    resolverTypeWrapperSignature: 'Promise<T> | T',
    makeResolverTypeCallable: true,
  };
  const types = await codegen({
    filename: target,
    schema: parse(printSchema(from)),
    documents: [],
    config,
    plugins: [{ typescript: {} }, { 'typescript-resolvers': {} }],
    pluginMap: { typescript, 'typescript-resolvers': typescriptResolvers },
  });
  const hash = createHash('sha256').update(sdl).digest('hex');
  const header = `/** Made from schemas/graphql by \`npm run generate\`; not to be edited. SDL ${hash} */\n/* eslint-disable */\n`;
  return { path: target, text: header + types };
}

/** Resolvers pass entities as references, and records in the form that their own resolvers expect. */
function mappersOf(from: GraphQLSchema): Record<string, string> {
  const types = Object.values(from.getTypeMap()).filter((type) => isObjectType(type));
  const entities = types.filter((type) => entityOf(from, type) !== undefined);
  return Object.fromEntries(entities.map(({ name }) => [name, '../mapping/entity-ref.js#EntityRef']));
}
