/** Starts a catalog and a lineage reader on the same Neo4j, and provides a simple reference walk to compare with. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadModel } from '../../src/model/load-model.js';
import type { LineageBounds } from '../../src/catalog/lineage/bounds.js';
import { createLineageReader } from '../../src/catalog/lineage/lineage-reader.js';
import type { LineageDirection, LineageReader } from '../../src/catalog/lineage/types.js';
import { openDatabase } from '../../src/neo4j/database.js';
import { withSearchIndex } from '../../src/neo4j/search-index/with-search-index.js';
import { loadStatements, nameOf } from '../../src/neo4j/statements.js';
import {
  datasetUrn,
  proposal,
  startCatalog,
  unique,
  type SentStatement,
  type TestCatalog,
} from '../helpers/catalog.js';
import { neo4jForTests } from '../helpers/neo4j-server.js';

export interface LineageSetting {
  readonly catalog: TestCatalog;
  readonly lineage: LineageReader;
  /** Returns a reader with lower limits. */
  bounded(bounds: Partial<LineageBounds>): LineageReader;
  /** Returns the statements of the readers since the last `takeStatements`. */
  takeStatements(): SentStatement[];
  /** Writes proposals, all of which must be accepted. */
  write(proposals: readonly object[]): Promise<void>;
  stop(): Promise<void>;
}

const SCHEMAS_FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'schemas');

export async function startLineage(): Promise<LineageSetting> {
  const catalog = await startCatalog();
  let statements: SentStatement[] = [];
  const onStatement = (text: string, parameters: Record<string, unknown>) => {
    // Sent by the wait for the index, not by a reader.
    if (!nameOf(text).startsWith('search-index/')) statements.push({ text, parameters });
  };
  const load = loadStatements();
  const database = withSearchIndex({
    database: openDatabase({ ...(await neo4jForTests()), onStatement }),
    load,
    isEventual: true,
  });
  const parts = {
    model: loadModel([SCHEMAS_FOLDER]),
    database,
    load,
  };
  return {
    catalog,
    lineage: createLineageReader(parts),
    bounded: (bounds) => createLineageReader(parts, bounds),
    takeStatements: () => {
      const taken = statements;
      statements = [];
      return taken;
    },
    write: async (proposals) => {
      const answer = await catalog.ingestBatch(proposals);
      if (answer.status !== 200) throw new Error(answer.text);
    },
    stop: async () => {
      await database.close();
      await catalog.stop();
    },
  };
}

/** A page that holds all results of a test. */
export const whole = { start: 0, count: 100 };

/** A lineage graph of one hop. */
export const wholeGraph = {
  upstreamHops: 1,
  downstreamHops: 1,
  growth: [],
  unfold: [],
  types: [],
  platforms: [],
  hideProcesses: false,
  maxNeighbours: 10,
  maxNodes: 120,
} as const;

/** Returns URNs of datasets that no other test uses, by their short names. */
export function namesOf<Name extends string>(...names: Name[]): Record<Name, string> {
  const prefix = unique('lineage');
  const urns = names.map((name) => [name, datasetUrn(`${prefix}.${name}`)]);
  return Object.fromEntries(urns) as Record<Name, string>;
}

export interface UpstreamParts {
  readonly created?: number;
  readonly updated?: number;
  readonly query?: string;
  readonly properties?: Record<string, string>;
}

const ACTOR = 'urn:li:corpuser:tester';

export function upstream(
  dataset: string,
  { created, updated, query, properties }: UpstreamParts = {},
): object {
  return {
    dataset,
    type: 'TRANSFORMED',
    ...(created !== undefined && { created: { time: created, actor: ACTOR } }),
    auditStamp: { time: updated ?? 0, actor: ACTOR },
    ...(query !== undefined && { query }),
    ...(properties !== undefined && { properties }),
  };
}

/** Builds the proposal of a dataset's upstreams, which are URNs or results of `upstream`. */
export function madeFrom(downstream: string, upstreams: readonly (string | object)[]): object {
  const items = upstreams.map((item) => (typeof item === 'string' ? upstream(item) : item));
  return proposal(downstream, 'upstreamLineage', { upstreams: items });
}

/** Walks the edges breadth first, as a reference for answers. @returns the degrees of all reached entities without the start */
export function referenceWalk(
  edges: readonly (readonly [downstream: string, upstream: string])[],
  start: string,
  direction: LineageDirection,
): Map<string, number> {
  const next = (urn: string): string[] =>
    edges.flatMap(([lower, upper]) => {
      const [from, to] = direction === 'UPSTREAM' ? [lower, upper] : [upper, lower];
      return from === urn ? [to] : [];
    });
  const degrees = new Map([[start, 0]]);
  let level = [start];
  for (let degree = 1; level.length > 0; degree += 1) {
    const reached = [...new Set(level.flatMap(next))].filter((urn) => !degrees.has(urn));
    for (const urn of reached) degrees.set(urn, degree);
    level = reached;
  }
  degrees.delete(start);
  return degrees;
}
