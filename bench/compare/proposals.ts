/**
 * Proposals as a connector sends them for datasets that exist. The same seed and position give the same proposal.
 *
 * | share | aspect            | content                                                            |
 * | ----- | ----------------- | ------------------------------------------------------------------ |
 * | 30 %  | datasetProperties | another description of 21 to 200 characters, the rest as before     |
 * | 20 %  | schemaMetadata    | 10 to 20 columns, one of them with another description              |
 * | 15 %  | ownership         | other owners                                                        |
 * | 10 %  | globalTags        | other tags                                                          |
 * | 10 %  | upstreamLineage   | other upstreams                                                     |
 * | 15 %  | status            | unchanged                                                           |
 */
import type { JsonObject } from '../../src/core/json.js';
import { columnsOf, datasetAspects } from '../catalog/aspects/dataset.js';
import { globalTags, glossaryTerms, ownership, stamp, type Aspects } from '../catalog/aspects/shared.js';
import type { GeneratedEntity } from '../catalog/generate-entities.js';
import type { CatalogPlan } from '../catalog/plan/plan.js';
import type { PlannedDataset } from '../catalog/plan/types.js';
import { description } from '../catalog/wording.js';
import { inRun, toProposal } from '../ingest/batches.js';
import { Random } from '../random.js';

/** A dataset that proposals change. */
export interface Target {
  readonly dataset: PlannedDataset;
  readonly aspects: Aspects;
}

/** At most this number of datasets is changed again and again. */
const TARGETS = 500;
const [FEWEST_COLUMNS, MOST_COLUMNS] = [10, 20];
const [SHORTEST, LONGEST] = [21, 200];

/** Datasets with usual schemas and upstreams. Each has 14 aspects beside its key. */
export function findTargets(plan: CatalogPlan): Target[] {
  const targets: Target[] = [];
  for (let position = 0; position < plan.datasets.length && targets.length < TARGETS; position += 1) {
    const dataset = plan.datasets.at(position);
    if (dataset === undefined) continue;
    const columns = columnsOf(dataset, plan.seed).length;
    if (columns < FEWEST_COLUMNS || columns > MOST_COLUMNS) continue;
    const aspects = completeAspects(dataset, plan);
    if (aspects['upstreamLineage'] !== undefined) targets.push({ dataset, aspects });
  }
  return targets;
}

/** The generated aspects, with all annotations that only some datasets have. */
function completeAspects(dataset: PlannedDataset, plan: CatalogPlan): Aspects {
  const random = Random.of(plan.seed, 'target', dataset.position);
  return {
    ownership: ownership(plan, random),
    globalTags: globalTags(plan, random),
    glossaryTerms: glossaryTerms(plan, random),
    domains: { domains: [random.pickSkewed(plan.domains).urn] },
    institutionalMemory: {
      elements: [
        {
          url: `https://wiki.example.com/${dataset.name}`,
          description: text(random),
          createStamp: stamp(plan, random),
        },
      ],
    },
    editableDatasetProperties: { description: text(random) },
    ...datasetAspects(dataset, plan),
    status: { removed: false },
  };
}

/** Targets as entities of a bulk load. */
export function toEntities(targets: readonly Target[]): GeneratedEntity[] {
  return targets.map(({ dataset, aspects }) => ({ urn: dataset.urn, type: 'dataset', aspects }));
}

type Change = (
  target: Target,
  random: Random,
  plan: CatalogPlan,
) => readonly [aspect: string, value: JsonObject];

const CHANGES: readonly (readonly [percent: number, change: Change])[] = [
  [30, ({ aspects }, random) => described(aspects, text(random))],
  [20, ({ aspects }, random) => ['schemaMetadata', otherSchema(aspects['schemaMetadata'] ?? {}, random)]],
  [15, (_, random, plan) => ['ownership', ownership(plan, random)]],
  [10, (_, random, plan) => ['globalTags', globalTags(plan, random)]],
  [10, (target, random, plan) => ['upstreamLineage', otherUpstreams(target, random, plan)]],
  [15, () => ['status', { removed: false }]],
];

export interface ProposalSource {
  readonly plan: CatalogPlan;
  readonly targets: readonly Target[];
  /** Absent: the system metadata name no run. */
  readonly runId?: string | undefined;
}

/** Returns the body of the request. Successive positions are different datasets. */
export function mixedProposal({ plan, targets, runId }: ProposalSource, position: number): string {
  const random = Random.of(plan.seed, 'proposal', position);
  const target = targetAt(targets, position);
  const [aspect, value] = drawChange(random)(target, random, plan);
  return toBody(target, { aspect, value, runId });
}

/** A description of 21 characters, which is another one for each position. */
export function smallProposal({ plan, targets, runId }: ProposalSource, position: number): string {
  const target = targetAt(targets, position);
  const random = Random.of(plan.seed, 'small', position);
  const letters = Array.from({ length: SHORTEST }, () => String.fromCharCode(random.between(97, 122)));
  const value = {
    ...{ name: target.dataset.name, description: letters.join('') },
    ...{ customProperties: {}, tags: [] },
  };
  return toBody(target, { aspect: 'datasetProperties', value, runId });
}

function targetAt(targets: readonly Target[], position: number): Target {
  const target = targets[position % targets.length];
  if (target === undefined) throw new Error('The catalog has no dataset that proposals can change');
  return target;
}

function drawChange(random: Random): Change {
  let left = random.between(0, 99);
  for (const [percent, change] of CHANGES) {
    left -= percent;
    if (left < 0) return change;
  }
  throw new Error('The shares of the proposals are not 100 % in total');
}

interface Written {
  readonly aspect: string;
  readonly value: JsonObject;
  readonly runId: string | undefined;
}

function toBody({ dataset }: Target, { aspect, value, runId }: Written): string {
  const proposal = toProposal({ urn: dataset.urn, type: 'dataset' }, aspect, value);
  return JSON.stringify({ proposal: inRun(proposal, runId) });
}

function described({ datasetProperties }: Aspects, description: string): readonly [string, JsonObject] {
  return ['datasetProperties', { ...datasetProperties, description }];
}

function otherSchema(schema: JsonObject, random: Random): JsonObject {
  const fields = schema['fields'] as readonly JsonObject[];
  const changed = random.between(0, fields.length - 1);
  return {
    ...schema,
    fields: fields.map((field, index) =>
      index === changed ? { ...field, description: text(random) } : field,
    ),
  };
}

function otherUpstreams({ dataset }: Target, random: Random, plan: CatalogPlan): JsonObject {
  let drawn: number[] = [];
  // A draw may be empty, as datasets without lineage are. Connectors send no aspect then.
  while (drawn.length === 0) drawn = plan.sources.drawUpstreams(dataset, random);
  const sources = drawn.flatMap((position) => plan.datasets.at(position) ?? []);
  const auditStamp = stamp(plan, random);
  return { upstreams: sources.map(({ urn }) => ({ dataset: urn, type: 'TRANSFORMED', auditStamp })) };
}

function text(random: Random): string {
  const length = random.between(SHORTEST, LONGEST);
  let words = description(random);
  while (words.length < length) words += ` ${description(random)}`;
  return words.slice(0, length);
}
