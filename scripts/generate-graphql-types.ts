/**
 * Writes the TypeScript types of resolvers from the schema files: `npm run generate`. With `--check` it only compares, and
 * fails when the file in the tree is not what the schema files give.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { isObjectType, parse, printSchema, type GraphQLSchema } from 'graphql';
import { format, resolveConfig } from 'prettier';
import { buildCatalogSchema } from '../src/graphql/build-schema.js';
import { entityOf } from '../src/graphql/mapping/directives.js';
import { readSdl } from '../src/graphql/read-sdl.js';
import { loadModel } from '../src/model/load-model.js';

const SCHEMAS = fileURLToPath(new URL('../schemas', import.meta.url));
const TARGET = fileURLToPath(new URL('../src/graphql/generated/schema-types.ts', import.meta.url));

const sdl = readSdl(`${SCHEMAS}/graphql`);
const schema = buildCatalogSchema(sdl, loadModel([SCHEMAS]));
const text = await generate(schema);
if (process.argv.includes('--check')) {
  if (readFileSync(TARGET, 'utf8') === text) process.exit(0);
  console.error('src/graphql/generated is not what schemas/graphql gives: run `npm run generate`');
  process.exit(1);
}
writeFileSync(TARGET, text);

async function generate(from: GraphQLSchema): Promise<string> {
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
    filename: TARGET,
    schema: parse(printSchema(from)),
    documents: [],
    config,
    plugins: [{ typescript: {} }, { 'typescript-resolvers': {} }],
    pluginMap: { typescript, 'typescript-resolvers': typescriptResolvers },
  });
  const hash = createHash('sha256').update(sdl).digest('hex');
  const header = `/** Made from schemas/graphql by \`npm run generate\`; not to be edited. SDL ${hash} */\n/* eslint-disable */\n`;
  return format(header + types, { ...(await resolveConfig(TARGET)), parser: 'typescript' });
}

/** Entities are handed on as references; records are whatever their resolvers make of them. */
function mappersOf(from: GraphQLSchema): Record<string, string> {
  const types = Object.values(from.getTypeMap()).filter((type) => isObjectType(type));
  const entities = types.filter((type) => entityOf(from, type) !== undefined);
  return Object.fromEntries(entities.map(({ name }) => [name, '../mapping/entity-ref.js#EntityRef']));
}
