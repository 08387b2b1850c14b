/** Every aspect of the corpus, read through every field of its entity. */
import { join } from 'node:path';
import { isObjectType, type GraphQLObjectType } from 'graphql';
import { buildCatalogSchema } from '../../src/graphql/build-schema.js';
import { entityOf, sourceOf } from '../../src/graphql/mapping/directives.js';
import { readSdl } from '../../src/graphql/read-sdl.js';
import { loadModel } from '../../src/model/load-model.js';
import { proposal, startCatalog, type TestCatalog } from '../helpers/catalog.js';
import { describeCorpus, everyAspect } from '../helpers/corpus.js';
import { everythingOf } from './generate-query.js';

const FOLDER = join(import.meta.dirname, '..', '..', 'schemas');
const DEPTH = 4;
const model = loadModel([FOLDER]);
const schema = buildCatalogSchema(readSdl(join(FOLDER, 'graphql')), model);

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
}, 120_000);
afterAll(() => catalog.stop());

function typeOf(entityType: string): GraphQLObjectType {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const own = types.find((type) => entityOf(schema, type) === entityType);
  return own ?? types.find((type) => entityOf(schema, type) === '*')!;
}

/** Fields that show the whole of an aspect, under the aliases of the generated query. */
function fieldsShowing(type: GraphQLObjectType, aspectName: string): string[] {
  const fields = Object.values(type.getFields()).filter((field) => {
    const source = sourceOf(schema, field);
    return (
      source?.kind === 'aspects' &&
      source.places.every(({ aspect, path }) => aspect === aspectName && path.length === 0)
    );
  });
  return fields.map(({ name }) => `${type.name}_${name}`);
}

function everyAspectOrNone(): ReturnType<typeof everyAspect> {
  try {
    return everyAspect();
  } catch {
    return [];
  }
}

describeCorpus('the corpus of all aspects', () => {
  const examples = everyAspectOrNone();
  const entityTypes = [...new Set(['dataset', ...examples.map(({ entityType }) => entityType)])].sort();

  beforeAll(async () => {
    const proposals = examples.map(({ entityUrn, aspectName, aspect }) =>
      proposal(entityUrn, aspectName, aspect),
    );
    expect((await catalog.ingestBatch(proposals)).status).toBe(200);
  }, 120_000);

  it.each(entityTypes)('is read without errors, and what was written is seen: %s', async (entityType) => {
    const type = typeOf(entityType);
    const own = examples.filter((each) => each.entityType === entityType);
    const urns = own.map(({ entityUrn }) => entityUrn);
    const { data, errors } = await catalog.graphql(everythingOf(schema, type, DEPTH), { urns });
    const faults = errors?.map(({ message, path }: any) => ({
      message,
      path,
      aspect: own[path[1]]?.aspectName,
    }));
    expect(faults).toBeUndefined();
    const unseen = own.flatMap(({ aspectName }, index) =>
      fieldsShowing(type, aspectName).filter((field) => !data.entities[index][field]),
    );
    expect(unseen).toEqual([]);
  });
});
