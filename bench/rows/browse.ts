/** Levels of the browse hierarchy: platforms, databases and schemas. */
import { deepStrictEqual } from 'node:assert/strict';
import type { CatalogPlan } from '../catalog/plan/plan.js';
import type { BenchContext } from '../context.js';
import { replay } from '../floor/record-statements.js';
import { toRow, type RowResult } from '../measure/figures.js';
import { compareLatency } from '../measure/rounds.js';
import { Random } from '../random.js';
import { record } from './search.js';

const GOAL = { bound: 'at most', ratio: 2 } as const;
const PAGE = 20;
const INPUTS = 40;
/** Stands before each step of a path through containers. */
const STEP = '\u241f';

interface BrowseAnswer {
  readonly value: {
    readonly numEntities: number;
    readonly metadata: { readonly totalNumEntities: number };
    readonly entities: readonly { readonly urn: string }[];
  };
}

export async function measureBrowse(context: BenchContext): Promise<RowResult[]> {
  const { http, bare, plan, limits } = context;
  const inputs = await record(context, drawPaths(plan), (reader, path) =>
    reader.browse({ path, entityTypes: ['dataset'], page: { start: 0, count: PAGE } }),
  );
  const service = async (path: string): Promise<BrowseAnswer['value']> => {
    const body = { path, entity: 'dataset', start: 0, limit: PAGE };
    return ((await http.post('/entities?action=browse', body)) as BrowseAnswer).value;
  };
  let found = 0;
  for (const { input, recording } of inputs) {
    const { numEntities, metadata, entities } = await service(input);
    const expected = recording.result;
    deepStrictEqual(
      [numEntities, metadata.totalNumEntities + numEntities, entities.map(({ urn }) => urn)],
      [expected.total, expected.totalBelow, expected.entities.map(({ urn }) => urn)],
    );
    found += metadata.totalNumEntities + numEntities;
  }
  const figures = await compareLatency(
    { service: ({ input }) => service(input), floor: ({ recording }) => replay(bare, recording) },
    inputs,
    limits,
  );
  return [
    toRow({
      row: 'browse',
      title: 'browse',
      ...figures,
      results: Math.round(found / inputs.length),
      goal: GOAL,
    }),
  ];
}

/** The way of a user: to a platform or a database, then to its schemas. Large ones are more likely. */
function drawPaths(plan: CatalogPlan): string[] {
  const random = Random.of(plan.seed, 'browse', 0);
  return Array.from({ length: INPUTS }, (_, position) => {
    const { platform, urn, parent = '' } = random.pickSkewed(plan.schemas);
    if (position % 4 === 0) return `/prod/${platform}`;
    return position % 4 === 1 ? STEP + parent : STEP + parent + STEP + urn;
  });
}
