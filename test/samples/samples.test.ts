import { join } from 'node:path';
import { SAMPLE_FILES } from '../../scripts/sample-data/files.js';
import { loadModel } from '../../src/model/load-model.js';
import { readSampleFile, sampleAspects, sampleFiles, urnsIn, type SampleAspect } from './sample-records.js';

/** The entity types that the sample data must cover. */
const REQUIRED_TYPES = [
  'chart',
  'corpGroup',
  'corpuser',
  'dashboard',
  'dataset',
  'glossaryTerm',
  'mlFeature',
  'mlFeatureTable',
  'mlModel',
  'mlModelGroup',
  'mlPrimaryKey',
  'tag',
];

const model = loadModel([join(import.meta.dirname, '../../schemas')]);
const described = new Set(sampleAspects.map(({ urn }) => urn));

function nameOf({ aspect, snapshot }: SampleAspect): string | undefined {
  return snapshot === undefined ? aspect : model.findAspectByRecord(aspect)?.name;
}

function valuesOf(name: string): { urn: string; value: Record<string, unknown> }[] {
  return sampleAspects.filter((one) => nameOf(one) === name);
}

describe('the sample data', () => {
  it('equals the output of its script', () => {
    expect(sampleFiles).toEqual(Object.keys(SAMPLE_FILES).map((name) => `${name}.json`));
    for (const [name, records] of Object.entries(SAMPLE_FILES)) {
      expect(readSampleFile(`${name}.json`)).toEqual(JSON.parse(JSON.stringify(records)));
    }
  });

  it.each(sampleFiles)('conforms to the model: %s', (file) => {
    const aspects = sampleAspects.filter((one) => one.file === file);
    expect(aspects.length).toBeGreaterThan(0);
    for (const one of aspects) {
      const { entityType } = model.parseUrn(one.urn);
      const name = nameOf(one) ?? `no aspect has the record ${one.aspect}`;
      model.getAspectOf(entityType, name);
      expect(model.readPayload(name, one.value).value).toMatchObject(one.snapshot === undefined ? one.value : {});
      if (one.snapshot !== undefined) expect(model.findEntityBySnapshot(one.snapshot)?.name).toBe(entityType);
    }
  });

  it('covers the main entity types', () => {
    const types = new Set([...described].map((urn) => model.parseUrn(urn).entityType));
    expect(REQUIRED_TYPES.filter((type) => !types.has(type))).toEqual([]);
  });

  it('refers only to entities and columns that it describes', () => {
    const columns = new Set(
      valuesOf('schemaMetadata').flatMap(({ urn, value }) =>
        (value['fields'] as { fieldPath: string }[]).map(({ fieldPath }) => `urn:li:schemaField:(${urn},${fieldPath})`),
      ),
    );
    const pointedAt = sampleAspects.flatMap(({ value }) => urnsIn(value));
    expect(pointedAt.filter((urn) => !described.has(urn) && !columns.has(urn))).toEqual([]);
  });

  it('has a lineage of more than five hops from the operational database to a dashboard', () => {
    expect(hopsBetween('urn:li:dashboard:(superset,4)', 'operations.billing.payments')).toBeGreaterThan(5);
  });
});

/** Returns the length of the longest path upstream to a dataset whose URN contains the text, through tables, charts and dashboards. */
function hopsBetween(from: string, target: string): number {
  const upstreams = new Map<string, string[]>();
  const note = (urn: string, targets: readonly string[]): void => {
    upstreams.set(urn, [...(upstreams.get(urn) ?? []), ...targets]);
  };
  for (const { urn, value } of valuesOf('upstreamLineage')) {
    note(urn, (value['upstreams'] as { dataset: string }[]).map(({ dataset }) => dataset));
  }
  for (const { urn, value } of valuesOf('chartInfo')) note(urn, urnsIn(value['inputs']));
  for (const { urn, value } of valuesOf('dashboardInfo')) note(urn, urnsIn(value['charts']));
  const walk = (urn: string): number => {
    if (urn.includes(target)) return 0;
    return 1 + Math.max(Number.NEGATIVE_INFINITY, ...(upstreams.get(urn) ?? []).map(walk));
  };
  return walk(from);
}
