/** The operations that are compared. */
import { drawEntity } from '../catalog/draw.js';
import { generateEntities, SLICE, type GeneratedEntity } from '../catalog/generate-entities.js';
import type { CatalogPlan } from '../catalog/plan/plan.js';
import { SUBJECTS } from '../catalog/words.js';
import { propertyWrite } from '../floor/observe-writes.js';
import { inRun, toBatches } from '../ingest/batches.js';
import { BATCH_SIZE, CLIENTS as BULK_CLIENTS, BATCH_PATH } from '../ingest/load-catalog.js';
import { latencyOf } from '../measure/figures.js';
import { timeEach } from '../measure/rounds.js';
import { Random } from '../random.js';
import { acrossRequest } from '../rows/lineage-search.js';
import { drawStarts, relationshipsPath } from '../rows/lineage.js';
import type { RowName } from './options.js';
import { ASSET_PAGE, SEARCH_PAGE } from './pages.js';
import { mixedProposal, smallProposal, type ProposalSource, type Target } from './proposals.js';
import type { Load, Operation } from './rounds.js';

const CLIENTS = 32;
/** Different inputs of reads, which are repeated. */
const INPUTS = 100;
const BARE_WRITES = 100;
const PAGE_SIZE = 10;

export interface Row {
  readonly title: string;
  readonly load: Load;
}

export interface Catalog {
  readonly plan: CatalogPlan;
  readonly targets: readonly Target[];
  /** Counts all proposals of the comparison, so that no row repeats the proposals of another one. */
  readonly nextPosition: () => number;
}

/** Rows that are measured without and with a run in the system metadata. */
export const WRITES: readonly RowName[] = ['write32', 'description32', 'write', 'description', 'bulk'];

/** @param runId only for writes */
export function rowOf(name: RowName, catalog: Catalog, runId?: string): Row | undefined {
  const source = { ...catalog, runId };
  switch (name) {
    case 'write32':
      return { title: `proposals, ${CLIENTS} clients`, load: writes(source, mixedProposal, CLIENTS) };
    case 'description32':
      return {
        title: `small descriptions, ${CLIENTS} clients`,
        load: writes(source, smallProposal, CLIENTS),
      };
    case 'write':
      return { title: 'proposals, one client', load: writes(source, mixedProposal, 1) };
    case 'description':
      return { title: 'small descriptions, one client', load: writes(source, smallProposal, 1) };
    case 'bulk':
      return { title: 'bulk load, aspects', load: bulk(catalog.plan, runId) };
    case 'config':
      return { title: 'GET /config', load: reads([{ path: '/config' }]) };
    case 'entity':
      return { title: 'entity read', load: reads(entityReads(catalog.plan)) };
    case 'relationships':
      return { title: 'relationships', load: reads(relationshipReads(catalog.plan)) };
    case 'lineage':
      return { title: 'lineage, 1 hop', load: reads(lineageReads(catalog.plan)) };
    case 'search':
      return { title: 'search page', load: reads(SUBJECTS.map(searchPage)) };
    case 'asset':
      return { title: 'asset page', load: reads(catalog.targets.slice(0, INPUTS).map(assetPage)) };
    // These begin with empty or stopped services.
    case 'load':
    case 'start':
      return undefined;
  }
}

function writes(
  { nextPosition, ...source }: Catalog & ProposalSource,
  toBody: (source: ProposalSource, position: number) => string,
  clients: number,
): Load {
  return {
    clients,
    next: (count) =>
      Array.from({ length: count }, () => ({
        path: '/aspects?action=ingestProposal',
        body: toBody(source, nextPosition()),
      })),
    ...(clients === 1 && {
      bare: async ({ bare }) => {
        const urns = source.targets.slice(0, BARE_WRITES).map(({ dataset }) => dataset.urn);
        return latencyOf(await timeEach((statement) => bare.write(statement), urns.map(propertyWrite))).p50;
      },
    }),
  };
}

/** Types that an editor may not write. */
const NOT_OF_EDITORS = ['corpuser', 'corpGroup'];

/** Each round lets the catalog grow by whole slices. */
function bulk(plan: CatalogPlan, runId: string | undefined): Load {
  return {
    clients: BULK_CLIENTS,
    isBulk: true,
    next: (count) => {
      const batches: Operation[] = [];
      while (batches.length < count) {
        const slice = [...generateEntities(plan, plan.entities + SLICE)];
        const written = slice.filter(({ type }) => !NOT_OF_EDITORS.includes(type));
        batches.push(...batchesOf(written, runId));
      }
      return batches;
    },
  };
}

/** Requests of a bulk load. */
export function batchesOf(entities: Iterable<GeneratedEntity>, runId: string | undefined): Operation[] {
  return [...toBatches(entities, BATCH_SIZE)].map(({ proposals }) => ({
    path: BATCH_PATH,
    body: JSON.stringify({ proposals: proposals.map((proposal) => inRun(proposal, runId)) }),
    size: proposals.length,
  }));
}

function reads(requests: readonly Operation[]): Load {
  let position = 0;
  const next = (): Operation => requests[position++ % requests.length] ?? { path: '/' };
  return { clients: 1, next: (count) => Array.from({ length: count }, next) };
}

function entityReads(plan: CatalogPlan): Operation[] {
  const random = Random.of(plan.seed, 'entity-read', 0);
  return Array.from({ length: INPUTS }, () => ({
    path: `/entitiesV2/${encodeURIComponent(drawEntity(plan, random))}`,
  }));
}

function relationshipReads(plan: CatalogPlan): Operation[] {
  return drawStarts(plan).map((start) => ({ path: relationshipsPath(start) }));
}

function lineageReads(plan: CatalogPlan): Operation[] {
  return drawStarts(plan).map((start) => graphql(...acrossRequest(start, { hops: 1 })));
}

export function searchPage(word: string): Operation {
  return graphql(SEARCH_PAGE, { input: { query: word, types: [], start: 0, count: PAGE_SIZE } });
}

export function assetPage({ dataset }: Target): Operation {
  return graphql(ASSET_PAGE, { urn: dataset.urn });
}

function graphql(query: string, variables: Record<string, unknown>): Operation {
  return { path: '/api/graphql', body: JSON.stringify({ query, variables }) };
}
