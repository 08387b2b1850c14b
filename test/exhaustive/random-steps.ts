/** Random writes of a few entities that refer to each other in every way of the model. */
import fc from 'fast-check';
import { datasetUrn, proposal } from '../helpers/catalog.js';

export interface Step {
  readonly client: number;
  readonly entity: number;
  readonly kind: 'put' | 'delete' | 'patch' | 'wipe' | 'point' | 'batch' | 'refused';
  readonly aspect: number;
  readonly seed: number;
}

export const step: fc.Arbitrary<Step> = fc.record({
  client: fc.nat(3),
  entity: fc.nat(4),
  kind: fc.constantFrom('put', 'put', 'put', 'delete', 'patch', 'wipe', 'point', 'batch', 'refused'),
  aspect: fc.nat(4),
  seed: fc.nat(63),
});

/** Entities of one run, and payloads that connect them in every way of the model. */
export function world(name: string) {
  const datasets = [0, 1, 2].map((index) => datasetUrn(`${name}.table_${index}`));
  const job = `urn:li:dataJob:(urn:li:dataFlow:(airflow,${name},PROD),load)`;
  const group = `urn:li:mlModelGroup:(urn:li:dataPlatform:mlflow,${name},PROD)`;
  const urns = [...datasets, job, group];
  const owner = (bit: number) => `urn:li:corpuser:${name}_${bit}`;
  const column = (dataset: string, bit: number) => `urn:li:schemaField:(${dataset},c${bit})`;
  const chosen = (seed: number) => datasets.filter((_, index) => (seed >> index) & 1);
  const payloads: Record<string, (seed: number) => object> = {
    ownership: (seed) => ({
      owners: [0, 1, 2]
        .filter((bit) => (seed >> bit) & 1)
        .map((bit) => ({
          owner: owner(bit),
          type: 'DATAOWNER',
          typeUrn: 'urn:li:ownershipType:__system__none',
        })),
    }),
    globalTags: (seed) => ({
      tags: [0, 1].filter((bit) => (seed >> bit) & 1).map((bit) => ({ tag: `urn:li:tag:${name}_${bit}` })),
    }),
    status: (seed) => ({ removed: seed % 2 === 1 }),
    datasetProperties: (seed) => ({ name: `table ${seed}`, description: `Rows of ${seed}` }),
    upstreamLineage: (seed) => ({
      upstreams: chosen(seed).map((dataset) => ({
        dataset,
        type: 'COPY',
        auditStamp: { time: seed, actor: owner(0) },
      })),
      fineGrainedLineages: chosen(seed >> 3).map((dataset, index) => ({
        upstreamType: 'FIELD_SET',
        downstreamType: 'FIELD',
        upstreams: [column(dataset, 0), column(dataset, 1)],
        downstreams: [column(datasets[index]!, seed % 3)],
      })),
    }),
    dataJobInputOutput: (seed) => ({
      inputDatasets: chosen(seed),
      outputDatasets: chosen(seed >> 3),
      inputDatasetEdges: chosen(seed >> 2).map((destinationUrn) => ({ destinationUrn })),
      // The same relationship without lineage: an edge may stop being lineage under the same name.
      inputDatasetFields: chosen(seed >> 1),
    }),
    mlModelGroupProperties: (seed) => ({ description: `group ${seed}`, trainingJobs: seed % 2 ? [job] : [] }),
  };
  const aspectsOf = (urn: string): string[] => {
    if (urn === job) return ['dataJobInputOutput', 'globalTags', 'ownership', 'status', 'dataJobInputOutput'];
    if (urn === group) return ['mlModelGroupProperties', 'globalTags', 'ownership', 'status', 'status'];
    return ['upstreamLineage', 'globalTags', 'ownership', 'status', 'datasetProperties'];
  };
  return { urns, payloads, aspectsOf };
}

export type World = ReturnType<typeof world>;

export function proposalsOf(
  { urns, payloads, aspectsOf }: World,
  { entity, kind, aspect, seed }: Step,
): object[] {
  const urn = urns[entity]!;
  const name = aspectsOf(urn)[aspect]!;
  const put = (aspectName: string, value = seed) => proposal(urn, aspectName, payloads[aspectName]!(value));
  const remove = (aspectName: string) => proposal(urn, aspectName, undefined, { changeType: 'DELETE' });
  const key = `${urn.split(':')[2]}Key`;
  const tag = `urn:li:tag:patched_${seed % 4}`;
  switch (kind) {
    case 'put':
      return [put(name)];
    case 'delete':
      return [remove(name)];
    case 'patch':
      return [
        proposal(
          urn,
          'globalTags',
          [
            seed % 3
              ? { op: 'add', path: `/tags/${tag}`, value: { tag } }
              : { op: 'remove', path: `/tags/${tag}` },
          ],
          { changeType: 'PATCH', contentType: 'application/json-patch+json' },
        ),
      ];
    case 'wipe':
      return [remove(key)];
    case 'point':
      return urn.includes(':dataset:')
        ? [proposal(urn, 'datasetProfile', { timestampMillis: seed, rowCount: seed })]
        : [put('status')];
    case 'refused':
      return [
        put(name),
        proposal(urn, 'status', { removed: true }, { headers: { 'If-Version-Match': '999' } }),
      ];
    default:
      return [
        put(name),
        remove(name),
        ...(seed % 2 ? [remove(key)] : []),
        put(name, seed + 1),
        put('status'),
      ];
  }
}
