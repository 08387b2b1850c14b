/** Generates a TypeScript file next to each `web/app/**\/*.graphql`: the operation text and the types of its variables and response. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import {
  Kind,
  OperationTypeNode,
  parse,
  print,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { groupBy } from '../../src/core/batches.js';
import { importOf, shareTypes } from './share-types.js';
import { tidyTypes } from './tidy-types.js';

/** A file that `npm run generate` writes. */
export interface GeneratedFile {
  readonly path: string;
  /** Not formatted yet. */
  readonly text: string;
}

interface SourceFile {
  readonly path: string;
  readonly document: DocumentNode;
}

interface Fragment {
  readonly node: FragmentDefinitionNode;
  /** Absolute path of the document that defines it. */
  readonly path: string;
}

/** By name. */
type Fragments = ReadonlyMap<string, Fragment>;

const CONFIG = {
  enumType: 'string-literal',
  enumsAsTypes: true,
  immutableTypes: true,
  skipTypename: true,
  inlineFragmentTypes: 'combine',
  dedupeOperationSuffix: true,
  scalars: { Long: 'number', ID: 'string' },
  arrayInputCoercion: false,
  useTypeImports: true,
};

/** @param folder of the web application, absolute */
export async function generatePageOperations(
  folder: string,
  schema: GraphQLSchema,
): Promise<GeneratedFile[]> {
  const files = readSources(folder);
  const fragments = new Map(files.flatMap(fragmentsOf));
  const generated = await Promise.all(
    files.map(async (file) => ({
      path: `${file.path}.ts`,
      text: await generateFile(file, { folder, schema, fragments }),
    })),
  );
  return shareTypes(generated, join(folder, 'api/types.graphql.ts'));
}

/**
 * Generates a constant with the texts of some queries of the pages, which the service sends itself when it has started.
 * @param names of the queries @throws Error for a name that no page has
 */
export function generatePageQueries(path: string, folder: string, names: readonly string[]): GeneratedFile {
  const files = readSources(folder);
  const fragments = new Map(files.flatMap(fragmentsOf));
  const operations = new Map(
    files.flatMap(({ document }) =>
      operationsOf(document).map((each) => [each.name?.value ?? '', each] as const),
    ),
  );
  const texts = names.map((name) => {
    const operation = operations.get(name);
    if (operation === undefined)
      throw new Error(`No .graphql file of the web pages defines the query ${name}`);
    return [name, textOf(operation, fragments)];
  });
  const text = `/** Queries of the web pages, made by \`npm run generate\`; not to be edited. */
    export const PAGE_QUERIES = ${JSON.stringify(Object.fromEntries(texts))} as const;`;
  return { path, text };
}

function readSources(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => join(folder, file))
    .map((path) => ({ path, document: parse(readFileSync(path, 'utf8')) }));
}

interface Parts {
  readonly folder: string;
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
}

async function generateFile({ path, document }: SourceFile, parts: Parts): Promise<string> {
  const foreign = new Map(
    usedFragments(document, parts.fragments)
      .filter((fragment) => fragment.path !== path)
      .map((fragment) => [`${fragment.node.name.value}Fragment`, fragment]),
  );
  const generated = await codegen({
    filename: `${path}.ts`,
    schema: parse('type Query { unused: Int }'),
    schemaAst: parts.schema,
    // With the fragments of other files, because responses contain their types.
    documents: [{ location: path, document: withFragments(document, [...foreign.values()]) }],
    config: CONFIG,
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  });
  const defined = operationsOf(document);
  const { text, inlined, imported } = tidyTypes(generated, {
    foreign: new Set(foreign.keys()),
    inlined: new Set(defined.flatMap(inlinedTypes)),
  });
  const constants = defined.map((each) => constantOf(each, inlined, parts.fragments));
  const origins = groupBy(imported, (name) => foreign.get(name)?.path ?? path);
  return [
    '/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */',
    ...(constants.length > 0
      ? [importOf('Operation', { from: path, to: join(parts.folder, 'api/operation') })]
      : []),
    ...[...origins].map(([origin, names]) => importOf(names.join(', '), { from: path, to: origin })),
    text,
    ...constants,
  ].join('\n');
}

function withFragments(document: DocumentNode, fragments: readonly Fragment[]): DocumentNode {
  return { ...document, definitions: [...document.definitions, ...fragments.map(({ node }) => node)] };
}

function operationsOf({ definitions }: DocumentNode): OperationDefinitionNode[] {
  return definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
}

/** Name of the type that the generator gives to the answer of an operation. */
function answerOf({ name, operation }: OperationDefinitionNode): string {
  return `${name?.value ?? ''}${operation === OperationTypeNode.MUTATION ? 'Mutation' : 'Query'}`;
}

/** The constant of an operation contains the types of its variables and of the answers of mutations, which are short. */
function inlinedTypes(operation: OperationDefinitionNode): string[] {
  const answer = answerOf(operation);
  return [`${answer}Variables`, ...(operation.operation === OperationTypeNode.MUTATION ? [answer] : [])];
}

function constantOf(
  operation: OperationDefinitionNode,
  inlined: ReadonlyMap<string, string>,
  fragments: Fragments,
): string {
  const answer = answerOf(operation);
  const type = `Operation<${inlined.get(answer) ?? answer}, ${inlined.get(`${answer}Variables`) ?? '{}'}>`;
  return `export const ${operation.name?.value ?? ''}: ${type} = ${JSON.stringify(textOf(operation, fragments))};`;
}

/** Returns an operation with the fragments that it needs. */
function textOf(operation: OperationDefinitionNode, fragments: Fragments): string {
  const needed = usedFragments({ kind: Kind.DOCUMENT, definitions: [operation] }, fragments);
  return [operation, ...needed.map(({ node }) => node)].map((node) => print(node)).join('\n');
}

function fragmentsOf({ path, document }: SourceFile): [string, Fragment][] {
  return document.definitions.flatMap((node): [string, Fragment][] =>
    node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, { node, path }]] : [],
  );
}

/** Returns the fragments that a document uses, directly or through others. @throws Error for an undefined fragment */
function usedFragments(document: DocumentNode, all: Fragments): Fragment[] {
  const found = new Map<string, Fragment>();
  const visit = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/\.\.\.\s*(?!on\b)(\w+)/g)) {
      if (found.has(name)) continue;
      const fragment = all.get(name);
      if (fragment === undefined)
        throw new Error(`No .graphql file of the web pages defines the fragment ${name}`);
      found.set(name, fragment);
      visit(print(fragment.node));
    }
  };
  visit(print(document));
  return [...found.values()];
}
