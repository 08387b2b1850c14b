/** A page of search hits takes as many statements as it has levels, however many types its hits have. */
import {
  getNamedType,
  isCompositeType,
  parse,
  validate,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { nameOf } from '../../src/neo4j/statements.js';
import { servedSchema } from '../exhaustive/injection/graphql-inputs.js';
import { startCatalog, uniqueWord, type TestCatalog } from '../helpers/catalog.js';
import { SAMPLE_TYPES, sampleProposals, sampleUrn } from '../helpers/graphql/described-assets.js';
import { createSelector, entityTypesOf } from '../helpers/graphql/select-everything.js';
import { outdateCounts, takeRequestStatements } from '../helpers/statements.js';

/** What a search page shows of hits that have the field. */
const SHOWN: Readonly<Record<string, string>> = {
  name: '',
  platform: '{ urn name properties { displayName logoUrl } }',
  dataPlatformInstance: '{ urn instanceId properties { name } }',
  subTypes: '{ typeNames }',
  ownership: `{ owners { type owner { ... on CorpUser { urn properties { displayName email } editableProperties { pictureLink } }
    ... on CorpGroup { urn properties { displayName } memberCount } } } }`,
  tags: '{ tags { tag { urn properties { name colorHex } } } }',
  glossaryTerms:
    '{ terms { term { urn properties { name } parentNodes { count nodes { urn properties { name } } } } } }',
  domain:
    '{ domain { urn properties { name } parentDomains { domains { ... on Domain { properties { name } } } } } }',
  container: '{ urn properties { name } subTypes { typeNames } }',
  parentContainers: '{ count containers { urn properties { name } } }',
  browsePathV2: '{ path { name entity { ... on Container { properties { name } } } } }',
  deprecation: '{ deprecated note }',
  institutionalMemory: '{ elements { url label } }',
  structuredProperties:
    '{ properties { structuredProperty { urn definition { displayName } } values { ... on StringValue { stringValue } } } }',
  siblings: '{ isPrimary siblings { urn } }',
  statsSummary: '{ __typename }',
  health: '{ type status message causes }',
  privileges: '{ canEditLineage canEditTags canEditDescription canEditOwners }',
  exists: '',
  lastIngested: '',
};

/** Fields that a page selects more than once or with arguments. */
const RELATED: Readonly<Record<string, string>> = {
  lineage: `upstream: lineage(input: { direction: UPSTREAM, count: 0 }) { total }
    downstream: lineage(input: { direction: DOWNSTREAM, count: 0 }) { total }`,
  relationships: `products: relationships(input: { types: ["DataProductContains"], direction: INCOMING, count: 1 }) {
    total relationships { entity { ... on DataProduct { properties { name } domain { domain { urn } } } } } }`,
};

/** What a hit refers to, and up to three levels of parents: nodes of a term, containers, domains. The search returns the hit itself. */
const LEVELS = 4;
const COUNT = SAMPLE_TYPES.length;
const [mixed, alike] = [uniqueWord('mixed'), uniqueWord('alike')];

let catalog: TestCatalog;
let schema: GraphQLSchema;
beforeAll(async () => {
  catalog = await startCatalog();
  schema = await servedSchema(catalog);
  const answer = await catalog.ingestBatch([
    ...SAMPLE_TYPES.flatMap((type, index) => sampleProposals(type, `${mixed}_${index}`)),
    ...SAMPLE_TYPES.flatMap((_, index) => sampleProposals('DATASET', `${alike}_${index}`)),
  ]);
  if (answer.status !== 200) throw new Error(answer.text);
});
afterAll(() => catalog.stop());

const hitsOf = (word: string, types: readonly string[]): string[] =>
  SAMPLE_TYPES.map((_, index) => sampleUrn(types[index] ?? 'DATASET', `${word}_${index}`));

/** A page that shows the same of all types. Fields have the type in their names, because their shapes differ. */
function searchPage(): string {
  const fragments = entityTypesOf(schema).map((type) => `... on ${type.name} { ${shownOf(type)} }`);
  return `query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) {
    total searchResults { entity { urn type ${fragments.join(' ')} } } } }`;
}

function shownOf(type: GraphQLObjectType): string {
  const fields = type.getFields();
  const shown = Object.entries(SHOWN).filter(([name, selection]) => {
    const field = fields[name];
    if (field === undefined || field.args.some(({ name: each }) => each === 'input')) return false;
    return isCompositeType(getNamedType(field.type)) === (selection !== '');
  });
  const related = Object.entries(RELATED).filter(([name]) => name in fields);
  return `__typename ${[
    ...shown.map(([name, selection]) => `${type.name}_${name}: ${name} ${selection}`),
    ...related.map(([, text]) => text),
  ].join(' ')}`;
}

/** Runs a document twice, because the first run may fill what the service keeps, and returns the statements of the second by name. */
async function countStatements(document: string, hits: readonly string[]) {
  expect(validate(schema, parse(document))).toEqual([]);
  const filters = [{ field: 'urn', values: hits }];
  const input = { query: '*', types: SAMPLE_TYPES, count: COUNT, filters };
  const send = () => catalog.query(document, { input });
  const { searchAcrossEntities } = await send();
  const found = searchAcrossEntities.searchResults.map(({ entity }: any) => entity.urn);
  expect(found.sort()).toEqual([...hits].sort());
  await outdateCounts({ catalog });
  takeRequestStatements(catalog);
  await send();
  const counts: Record<string, number> = {};
  for (const { text } of takeRequestStatements(catalog)) {
    const name = nameOf(text);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

it('reads the content of a page with one statement of each kind for each level, whatever the types of its hits', async () => {
  const document = searchPage();
  const ofOne = await countStatements(document, hitsOf(alike, []));
  const ofMany = await countStatements(document, hitsOf(mixed, SAMPLE_TYPES));
  // The points of a dataset are read after the aspect that may make them unnecessary, those of charts and dashboards before.
  expect(ofMany).toEqual({ ...ofOne, 'timeseries/list-points': 2 });
  expect(ofMany['entities/get-aspects']).toBeLessThanOrEqual(LEVELS);
});

it('needs hardly more statements for every field of every type', async () => {
  const selector = createSelector(schema);
  const fragments = entityTypesOf(schema).map((type) => `... on ${type.name} ${selector.select(type, 1)}`);
  const document = `query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) {
    searchResults { entity { urn ${fragments.join(' ')} } } } }`;
  const ofOne = await countStatements(document, hitsOf(alike, []));
  const ofMany = await countStatements(document, hitsOf(mixed, SAMPLE_TYPES));
  // The subsets that containers and products search differ.
  expect(ofMany).toEqual({ ...ofOne, 'search/find-each': 3 });
});
