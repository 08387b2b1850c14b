/** Every aspect of the model with every union member, written once, by REST and OpenAPI v3 in turns, and read through each API. */
import { join } from 'node:path';
import { isObjectType, type GraphQLObjectType } from 'graphql';
import { buildCatalogSchema } from '../../src/api/graphql/build-schema.js';
import { entityOf, mainAspectOf, sourceOf } from '../../src/api/graphql/mapping/directives.js';
import { readSdl } from '../../src/api/graphql/sdl.js';
import { loadModel } from '../../src/model/load-model.js';
import { openapiV3, type V3 } from '../helpers/api/openapi-v3.js';
import { proposal, startCatalog, type TestCatalog } from '../helpers/catalog.js';
import { describeCorpus, everyUnruledAspect, storedPayload } from '../helpers/corpus.js';
import { everythingOf } from './generate-query.js';

const FOLDER = join(import.meta.dirname, '..', '..', 'schemas');
const DEPTH = 4;
const model = loadModel([FOLDER]);
const schema = buildCatalogSchema(readSdl(join(FOLDER, 'graphql')), model);

function typeOf(entityType: string): GraphQLObjectType {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const own = types.find((type) => entityOf(schema, type) === entityType);
  return own ?? types.find((type) => entityOf(schema, type) === '*')!;
}

/** Returns the aliases in the generated query whose fields show a whole aspect, by aspect. */
function wholeAspects(type: GraphQLObjectType): ReadonlyMap<string, readonly string[]> {
  const shown = new Map<string, string[]>();
  for (const field of Object.values(type.getFields())) {
    const source = sourceOf(schema, field);
    if (source?.kind !== 'aspects' || source.paths.some(({ path }) => path.length > 0)) continue;
    const [aspect = '', ...others] = new Set(source.paths.map(({ aspect: name }) => name));
    if (others.length === 0) shown.set(aspect, [...(shown.get(aspect) ?? []), `${type.name}_${field.name}`]);
  }
  return shown;
}

describeCorpus('every aspect of the model', () => {
  const lines = everyUnruledAspect();
  const entityTypes = [...new Set(['dataset', ...lines.map(({ entityType }) => entityType)])].sort();
  const urns = [...new Set(lines.map(({ entityUrn }) => entityUrn))];
  const isPoint = (line: (typeof lines)[number]) => model.getAspect(line.aspectName).kind === 'timeseries';
  /** The last value of each aspect, by URN. */
  const expected = new Map(urns.map((urn) => [urn, new Map<string, unknown>()]));
  for (const line of lines)
    if (!isPoint(line)) expected.get(line.entityUrn)!.set(line.aspectName, storedPayload(line));

  let catalog: TestCatalog;
  let v3: V3;
  beforeAll(async () => {
    catalog = await startCatalog();
    v3 = openapiV3(catalog);
    // OpenAPI v3 does not write key aspects.
    const keyed = new Set(
      lines.flatMap(({ entityUrn, aspectName }) =>
        model.getAspect(aspectName).keyFor === undefined ? [] : [entityUrn],
      ),
    );
    const byV3 = new Set(urns.filter((urn, index) => index % 2 === 0 && !keyed.has(urn)));
    expect(byV3.size).toBeGreaterThan(200);
    const classic = lines.filter(({ entityUrn }) => !byV3.has(entityUrn));
    const answer = await catalog.ingestBatch(
      classic.map(({ entityUrn, aspectName, aspect }) => proposal(entityUrn, aspectName, aspect)),
    );
    expect(answer.status === 200 ? 200 : answer.text).toBe(200);
    for (const type of entityTypes) {
      const own = lines.filter(({ entityType, entityUrn }) => entityType === type && byV3.has(entityUrn));
      const items = own.map(({ entityUrn, aspectName, aspect }) => ({
        urn: entityUrn,
        [aspectName]: { value: aspect },
      }));
      if (items.length === 0) continue;
      const { status, text } = await v3.put(type, items);
      expect([type, status === 200 ? 200 : text]).toEqual([type, 200]);
    }
  }, 120_000);
  afterAll(() => catalog.stop());

  it('is returned unchanged and in the same order by REST and OpenAPI v3', async () => {
    let compared = 0;
    for (const [urn, values] of expected) {
      const [classic, plain] = [(await catalog.entity(urn)).json, (await v3.on('GET', urn)).json];
      const { urn: shown, ...aspects } = plain;
      expect([shown, Object.keys(aspects)]).toEqual([urn, Object.keys(classic.aspects)]);
      for (const [name, value] of values) {
        compared += 1;
        const returned = [classic.aspects[name]?.value, aspects[name]?.value].map((each) =>
          JSON.stringify(each),
        );
        const sent = JSON.stringify(value);
        expect({ urn, name, returned }).toEqual({ urn, name, returned: [sent, sent] });
      }
    }
    expect(compared).toBeGreaterThan(760);
  }, 240_000);

  it('is returned unchanged if it is a timeseries aspect', async () => {
    const points = lines.filter(isPoint);
    expect(new Set(points.map(({ aspectName }) => aspectName)).size).toBe(11);
    for (const { entityUrn: urn, entityType: entity, aspectName: aspect, aspect: value } of points) {
      const { json } = await catalog.post('/aspects?action=getTimeseriesAspectValues', {
        urn,
        entity,
        aspect,
      });
      expect(json.value.values.map((point: any) => JSON.parse(point.aspect.value))).toContainEqual(value);
    }
  });

  it.each(entityTypes)('is returned by GraphQL completely and without errors: %s', async (entityType) => {
    const type = typeOf(entityType);
    const own = lines.filter((each) => each.entityType === entityType);
    const { data, errors } = await catalog.graphql(everythingOf(schema, type, DEPTH), {
      urns: own.map(({ entityUrn }) => entityUrn),
    });
    const faults = errors?.map(({ message, path }: any) => ({
      message,
      path,
      aspect: own[path[1]]?.aspectName,
    }));
    expect(faults).toBeUndefined();
    const shown = wholeAspects(type);
    // Each entity has one aspect. Without the main aspect of its type, or with unknown symbols there, it is shown as another type.
    const isLeftOut = (entity: object) =>
      mainAspectOf(schema, type) !== undefined && Object.keys(entity).length === 0;
    const unseen = own.flatMap(({ aspectName }, index) =>
      isLeftOut(data.entities[index])
        ? []
        : (shown.get(aspectName) ?? []).filter((field) => !data.entities[index][field]),
    );
    expect(unseen).toEqual([]);
  });
});
