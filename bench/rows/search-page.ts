/** GraphQL over HTTP: a page of search hits with few fields, and with as many as the search page of a front end shows. */
import { deepStrictEqual } from 'node:assert/strict';
import { createSearchReader } from '../../src/catalog/search/search-reader.js';
import { toParameters } from '../../src/neo4j/tune-driver.js';
import { SUBJECTS } from '../catalog/words.js';
import type { BenchContext } from '../context.js';
import type { BareNeo4j, BareStatement, Row } from '../floor/bare-neo4j.js';
import { recordStatements, replay } from '../floor/record-statements.js';
import { toRow, type RowResult } from '../measure/figures.js';
import { compareLatency } from '../measure/rounds.js';
import { Random } from '../random.js';
import { HIT_PAGES, SEARCH_PAGE, type PageFields } from './search-page-fields.js';

const GOAL = { bound: 'at most', ratio: 2.5 } as const;
const INPUTS = 20;
const PAGE = 20;

interface HitsAnswer {
  readonly searchAcrossEntities: {
    readonly total: number;
    readonly searchResults: readonly { entity: { urn: string } }[];
  };
}

export async function measureSearchPage(context: BenchContext): Promise<RowResult[]> {
  return [await measurePage(SEARCH_PAGE, context)];
}

/** One row for each number of fields. */
export async function measureHitPages(context: BenchContext): Promise<RowResult[]> {
  const rows: RowResult[] = [];
  for (const page of HIT_PAGES) rows.push(await measurePage(page, context));
  return rows;
}

async function measurePage(page: PageFields, context: BenchContext): Promise<RowResult> {
  const { bare, http, limits } = context;
  const inputs = await findInputs(page, context);
  type Input = (typeof inputs)[number];
  const service = ({ word }: Input): Promise<HitsAnswer> =>
    http.query<HitsAnswer>(page.document, { input: { query: word, types: ['DATASET'], count: PAGE } });
  const floor = async ({ recording, contents }: Input): Promise<unknown> => {
    await replay(bare, recording);
    return readContents(bare, contents);
  };
  for (const input of inputs) {
    const { total, searchResults } = (await service(input)).searchAcrossEntities;
    const { result } = input.recording;
    deepStrictEqual(
      [total, searchResults.map(({ entity }) => entity.urn)],
      [result.total, result.hits.map(({ urn }) => urn)],
    );
  }
  const figures = await compareLatency({ service, floor }, inputs, limits);
  const title = `GraphQL: search page of ${PAGE} ${page.title}`;
  return toRow({ row: page.row, title, ...figures, goal: GOAL });
}

async function findInputs(page: PageFields, { bare, plan, model, statements }: BenchContext) {
  const random = Random.of(plan.seed, 'search-page', 0);
  const words = Array.from({ length: INPUTS }, (_, at) =>
    random.pick(SUBJECTS.slice(at % 2 === 0 ? 40 : 0, 80)),
  );
  const inputs = [];
  for (const word of words) {
    const recording = await recordStatements(bare, (read) =>
      createSearchReader({ model, database: { read }, load: statements }).search({
        ...{ input: word, entityTypes: ['dataset'], page: { start: 0, count: PAGE } },
        ...{ facets: [], matches: false },
      }),
    );
    const parameters = toParameters({ urns: recording.result.hits.map(({ urn }) => urn) });
    inputs.push({ word, recording, contents: { text: page.statement, parameters } });
  }
  return inputs;
}

/** Reads the contents of the hits and parses their payloads. */
async function readContents(bare: BareNeo4j, statement: BareStatement): Promise<Row[]> {
  const rows = await bare.read(statement);
  for (const row of rows)
    for (const payload of row['payloads'] as (string | null)[]) JSON.parse(payload ?? 'null');
  return rows;
}
