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

/** Aliases in the generated query of the fields that show the whole of an aspect, by aspect. */
function wholeAspects(type: GraphQLObjectType): ReadonlyMap<string, readonly string[]> {
  const shown = new Map<string, string[]>();
  for (const field of Object.values(type.getFields())) {
    const source = sourceOf(schema, field);
    if (source?.kind !== 'aspects' || source.places.some(({ path }) => path.length > 0)) continue;
    const [aspect = '', ...others] = new Set(source.places.map(({ aspect: name }) => name));
    if (others.length === 0) shown.set(aspect, [...(shown.get(aspect) ?? []), `${type.name}_${field.name}`]);
  }
  return shown;
}

describeCorpus('the corpus of all aspects', () => {
  const examples = everyAspect();
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
    const shown = wholeAspects(type);
    const unseen = own.flatMap(({ aspectName }, index) =>
      (shown.get(aspectName) ?? []).filter((field) => !data.entities[index][field]),
    );
    expect(unseen).toEqual([]);
  });
});
