/**
 * Writes the files that are generated from the GraphQL schema, the model and the statements: the types of resolvers, the operations of the
 * web pages, the types of the graph API, and the types of the rows of statements. With `--check` it only compares, and fails if a file
 * differs from its sources.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { parse } from 'graphql';
import { format, resolveConfig } from 'prettier';
import { graphDefinition } from '../src/api/graphql/graph-api/graph-definition.js';
import { buildLibrarySchema } from '../src/api/graphql/graph-api/library-schema.js';
import { publicTypes, toStoredTypes } from '../src/api/graphql/graph-api/public-types.js';
import { completeTypes, readSdl } from '../src/api/graphql/sdl.js';
import { loadModel } from '../src/model/load-model.js';
import {
  generatePageOperations,
  generatePageQueries,
  type GeneratedFile,
} from './generate/page-operations.js';
import { generateResolverTypes } from './generate/resolver-types.js';
import { generateStatementRows } from './generate/statement-rows.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SCHEMAS = `${ROOT}schemas`;
/** What the pages that people open first ask for. `src/api/graphql/warm-up.ts` sends them after a start. */
const FIRST_QUERIES = [
  ...['Me', 'HomeCounts', 'HomeAttention', 'HomeRecent', 'HomePosts', 'SearchSuggestions'],
  ...['SearchHits', 'SearchFacets', 'FilterProperties', 'EntityPage', 'SchemaTab', 'LineageGraph'],
  ...['ImpactPage', 'ImpactFacets'],
];

const model = loadModel([SCHEMAS]);
const sdl = readSdl(`${SCHEMAS}/graphql`);
// Without resolvers, because resolvers need the generated types.
const schema = makeExecutableSchema({ typeDefs: completeTypes(parse(sdl), model) });
const generated = [
  await generateResolverTypes(`${ROOT}src/api/graphql/generated/schema-types.ts`, { sdl, schema }),
  ...(await generatePageOperations(`${ROOT}web/app`, schema)),
  generatePageQueries(`${ROOT}src/api/graphql/generated/page-queries.ts`, `${ROOT}web/app`, FIRST_QUERIES),
  await generateGraphTypes(`${SCHEMAS}/graphql/graph-api-types.graphql`),
  generateStatementRows(`${ROOT}src/neo4j/generated/statement-rows.ts`, `${ROOT}cypher`),
];
const isCheck = process.argv.includes('--check');
for (const { path, text } of generated) {
  const formatted = await format(text, { ...(await resolveConfig(path)), filepath: path });
  if (existsSync(path) && readFileSync(path, 'utf8') === formatted) continue;
  if (!isCheck) writeFileSync(path, formatted);
  else {
    console.error(`${relative(ROOT, path)} is not what its sources give: run \`npm run generate\``);
    process.exitCode = 1;
  }
}

/** The public types of the graph API for the model that Trellis ships. */
async function generateGraphTypes(path: string): Promise<GeneratedFile> {
  const definition = graphDefinition(model, readSdl(`${SCHEMAS}/graphql/graph-api`));
  const types = publicTypes(await buildLibrarySchema(definition.documents), definition);
  return { path, text: toStoredTypes(types, definition.fingerprint) };
}
