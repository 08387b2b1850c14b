/** Reading entities by URN, one and fifty at a time. */
import { deepStrictEqual } from 'node:assert/strict';
import { DEFAULTED } from '../../src/catalog/default-aspects/default-values.js';
import { createEntityReader } from '../../src/catalog/entities/entity-reader.js';
import { drawEntity } from '../catalog/draw.js';
import type { BenchContext } from '../context.js';
import type { Row } from '../floor/bare-neo4j.js';
import { recordStatements, replay, type Recording } from '../floor/record-statements.js';
import { toRow, type RowResult } from '../measure/figures.js';
import { compareLatency } from '../measure/rounds.js';
import { Random } from '../random.js';

interface Input {
  readonly urns: readonly string[];
  readonly path: string;
  readonly recording: Recording<unknown>;
}

/** Aspect values by URN and aspect name: the result that both sides return. */
type Values = Record<string, Record<string, unknown>>;

const GOAL = { bound: 'at most', ratio: 2 } as const;
const INPUTS = 100;
const BATCH = 50;

export async function measureEntityRead(context: BenchContext): Promise<RowResult[]> {
  const inputs = await prepare(context, 1, ([urn = '']) => `/entitiesV2/${encodeURIComponent(urn)}`);
  return [toRow({ row: 'entity', title: 'entity read', ...(await measure(context, inputs)), goal: GOAL })];
}

export async function measureBatchRead(context: BenchContext): Promise<RowResult[]> {
  const path = (urns: readonly string[]): string => `/entitiesV2?ids=List(${urns.map(encodeUrn).join(',')})`;
  const inputs = await prepare(context, BATCH, path);
  return [
    toRow({
      row: 'batch',
      title: `batch read of ${BATCH} entities`,
      ...(await measure(context, inputs)),
      goal: GOAL,
    }),
  ];
}

async function measure({ http, bare, limits }: BenchContext, inputs: readonly Input[]) {
  const floor = async ({ recording }: Input): Promise<Values> => floorValues(await replay(bare, recording));
  const service = ({ path }: Input): Promise<unknown> => http.get(path);
  for (const input of inputs) {
    const stored = await floor(input);
    deepStrictEqual(stored, serviceValues(await service(input), stored));
  }
  return compareLatency({ service, floor }, inputs, limits);
}

async function prepare(
  context: BenchContext,
  size: number,
  pathOf: (urns: readonly string[]) => string,
): Promise<Input[]> {
  const { plan, bare, model, statements } = context;
  const random = Random.of(plan.seed, 'entity-read', size);
  const inputs: Input[] = [];
  for (let made = 0; made < INPUTS; made += 1) {
    const urns = [...new Set(Array.from({ length: size }, () => drawEntity(plan, random)))];
    const recording = await recordStatements(bare, (read) =>
      createEntityReader({ model, database: { read }, load: statements }).findEntities(urns),
    );
    inputs.push({ urns, path: pathOf(urns), recording });
  }
  return inputs;
}

/** A list in the notation of the REST API: each URN is percent-encoded, including parentheses and commas. */
function encodeUrn(urn: string): string {
  return encodeURIComponent(urn).replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'));
}

function floorValues([rows = []]: Row[][]): Values {
  const values: Values = {};
  for (const row of rows) {
    const aspects = (row['aspects'] as [string, string, string][]).map(
      ([name, text, meta]) => [name, withMeta(text, meta)] as const,
    );
    values[row['urn'] as string] = Object.fromEntries(aspects);
  }
  return values;
}

/** Stamps are stored in a separate JSON text, which has to be parsed too. */
function withMeta(text: string, meta: string): unknown {
  const { created } = JSON.parse(meta) as { created: unknown };
  return { value: JSON.parse(text) as unknown, created };
}

interface EntityAnswer {
  readonly aspects: Record<string, { value: unknown; created: unknown }>;
}

/** Without the default aspects, which are not stored. */
function serviceValues(answer: unknown, stored: Values): Values {
  const { results } = answer as { results?: Record<string, EntityAnswer> };
  return Object.fromEntries(
    Object.entries(stored).map(([urn, known]) => {
      const { aspects } = results?.[urn] ?? (answer as EntityAnswer);
      const values = Object.entries(aspects)
        .filter(([name]) => name in known || !DEFAULTED.includes(name))
        .map(([name, { value, created }]) => [name, { value, created }]);
      return [urn, Object.fromEntries(values) as Record<string, unknown>];
    }),
  );
}
