/** Adds and removes lineage edges by hand. */
import { invalidRequest } from '../../core/errors.js';
import { parseKeepingDigits, type JsonObject, isJsonObject } from '../../core/json.js';
import type { AuditStamp } from '../../model/types.js';
import type { CommandContext } from '../commands/command-context.js';
import { patchProposal, setStep, type PatchStep } from '../commands/proposals.js';
import { requireEntities, type EntityRequirement } from '../commands/require-entities.js';
import { inExisting, stampOf, storeUnchanged } from '../commands/store.js';
import type { StoredEntity } from '../entities/types.js';
import type { Proposal } from '../writes/types.js';

export interface LineageEdge {
  readonly downstreamUrn: string;
  readonly upstreamUrn: string;
}

export interface LineageEdit {
  readonly edgesToAdd: readonly (LineageEdge | null)[];
  readonly edgesToRemove: readonly (LineageEdge | null)[];
}

/**
 * Writes all edges or none. An edge in both lists is removed. An edge to an entity that no longer exists can be removed.
 * @throws INVALID_URN, UNKNOWN_ENTITY, NOT_FOUND; INVALID_REQUEST for an edge that cannot be written; FORBIDDEN unless the actor may
 * edit the lineage of both ends
 */
export async function editLineage(context: CommandContext, edit: LineageEdit): Promise<boolean> {
  const additions = edit.edgesToAdd.flatMap((edge, index) => readEdge(edge, `/edgesToAdd/${index}`, context));
  const removals = edit.edgesToRemove.flatMap((edge, index) =>
    readEdge(edge, `/edgesToRemove/${index}`, context),
  );
  const all = [...additions, ...removals];
  const required = [...additions.flatMap(requirementsOf), ...removals.map(holderRequirement)];
  await requireEntities(context, required);
  await requirePrivileges(all, context);
  await storeUnchanged(context, async () => {
    const found = await requireEntities(context, required);
    return proposalsOf({ additions, removals }, found, context);
  });
  return true;
}

interface Edge {
  /** Path in the input. */
  readonly path: string;
  /** URN of the entity whose aspect holds the edge, and of the other end. */
  readonly holder: string;
  readonly other: string;
  readonly edgeField: EdgeField;
}

/** @throws INVALID_URN, UNKNOWN_ENTITY; INVALID_REQUEST for an edge that cannot be written */
function readEdge(edge: LineageEdge | null, path: string, { services }: CommandContext): Edge[] {
  if (edge === null) return [];
  const downstream = services.model.parseUrn(edge.downstreamUrn);
  const upstream = services.model.parseUrn(edge.upstreamUrn);
  const edgeField = edgeFieldOf(downstream.entityType, upstream.entityType);
  if (edgeField === undefined)
    throw invalidRequest(
      path,
      `Lineage from a ${upstream.entityType} to a ${downstream.entityType} cannot be edited`,
      'dataset or dataJob from dataset or dataJob, chart from dataset or chart, dashboard from chart or dataset',
    );
  if (downstream.text === upstream.text)
    throw invalidRequest(path, `${upstream.text} cannot be its own upstream`, 'two different entities');
  const [holder, other] =
    edgeField.holder === 'downstream' ? [downstream.text, upstream.text] : [upstream.text, downstream.text];
  return [{ path, holder, other, edgeField }];
}

function requirementsOf(edge: Edge): EntityRequirement[] {
  return [holderRequirement(edge), { urn: edge.other }];
}

function holderRequirement({ holder, edgeField }: Edge): EntityRequirement {
  return { urn: holder, aspects: [edgeField.aspectName] };
}

/**
 * An edge changes the pages of both ends, so the actor needs the privilege on both. One authorization decision covers all pairs.
 * @throws FORBIDDEN
 */
async function requirePrivileges(edges: readonly Edge[], { services }: CommandContext): Promise<void> {
  const urns = [...new Set(edges.flatMap(({ holder, other }) => [holder, other]))];
  const permissions = urns.map((urn) => ({ urn, anyOf: ['EDIT_ENTITY', 'EDIT_LINEAGE'] as const }));
  await services.requirePermissions(permissions);
}

interface Changes {
  readonly additions: readonly Edge[];
  readonly removals: readonly Edge[];
}

/** One proposal per changed aspect, with the precondition that the aspect did not change since it was read. */
function proposalsOf(
  { additions, removals }: Changes,
  found: ReadonlyMap<string, StoredEntity>,
  context: CommandContext,
): Proposal[] {
  const removed = new Set(removals.map(keyOf));
  const changes = [
    ...additions
      .filter((edge) => !removed.has(keyOf(edge)) && !isStored(edge, found))
      .map((edge) => ({ edge, steps: [additionOf(edge.edgeField, edge, stampOf(context))] })),
    ...removals
      .filter((edge) => isStored(edge, found))
      .map((edge) => ({ edge, steps: removalsOf(edge.edgeField, edge.other) })),
  ];
  const aspects = new Map(changes.map(({ edge }) => [aspectOf(edge), edge]));
  return [...aspects].map(([aspect, { holder, edgeField }]) => {
    const target = { urn: holder, aspectName: edgeField.aspectName };
    const steps = changes.flatMap((change) => (aspectOf(change.edge) === aspect ? change.steps : []));
    const ifVersion = found.get(holder)?.aspects.get(edgeField.aspectName)?.version ?? 0;
    return { ...inExisting(patchProposal(target, steps)), ifVersion };
  });
}

function aspectOf({ holder, edgeField }: Edge): string {
  return `${edgeField.aspectName} ${holder}`;
}

function keyOf({ holder, other, edgeField }: Edge): string {
  return `${edgeField.edges} ${holder} ${other}`;
}

/** @throws INVALID_REQUEST if the entity lacks the aspect, which an edge alone cannot create */
function isStored(
  { path, holder, other, edgeField }: Edge,
  found: ReadonlyMap<string, StoredEntity>,
): boolean {
  const stored = found.get(holder)?.aspects.get(edgeField.aspectName);
  if (stored === undefined && edgeField.mustExist)
    throw invalidRequest(
      path,
      `${holder} lacks the aspect ${edgeField.aspectName}, which stores the edge`,
      `an entity with ${edgeField.aspectName}`,
    );
  return stored !== undefined && hasEdge(parseKeepingDigits(stored.text) as JsonObject, edgeField, other);
}

// Defines which aspect holds the lineage edge between two entities, and edits it.

/** The location of an edge in the aspect of one of its ends. */
interface EdgeField {
  readonly holder: 'upstream' | 'downstream';
  readonly aspectName: string;
  /** Name of the array of edges. */
  readonly edges: string;
  /** Member of an edge that holds the URN of the other end. */
  readonly key: string;
  /** Older array of the same edges: URNs, or objects `{ string: URN }`. */
  readonly urns?: string;
  /** True if the aspect must exist, because it has required members that an edge cannot supply. */
  readonly mustExist: boolean;
}

const JOB = { aspectName: 'dataJobInputOutput', key: 'destinationUrn', mustExist: false } as const;
const CHART = { aspectName: 'chartInfo', key: 'destinationUrn', mustExist: true } as const;
const DASHBOARD = { ...CHART, aspectName: 'dashboardInfo' } as const;
const INPUTS = { ...CHART, holder: 'downstream', edges: 'inputEdges', urns: 'inputs' } as const;

/** By downstream type, then by upstream type. */
const EDITABLE_EDGES: Readonly<Record<string, Readonly<Record<string, EdgeField>>>> = {
  dataset: {
    dataset: {
      holder: 'downstream',
      aspectName: 'upstreamLineage',
      edges: 'upstreams',
      key: 'dataset',
      mustExist: false,
    },
    dataJob: { ...JOB, holder: 'upstream', edges: 'outputDatasetEdges', urns: 'outputDatasets' },
  },
  dataJob: {
    dataset: { ...JOB, holder: 'downstream', edges: 'inputDatasetEdges', urns: 'inputDatasets' },
    dataJob: { ...JOB, holder: 'downstream', edges: 'inputDatajobEdges', urns: 'inputDatajobs' },
  },
  chart: { dataset: INPUTS, chart: INPUTS },
  dashboard: {
    chart: { ...DASHBOARD, holder: 'downstream', edges: 'chartEdges', urns: 'charts' },
    dataset: { ...DASHBOARD, holder: 'downstream', edges: 'datasetEdges', urns: 'datasets' },
  },
};

/** @returns undefined if lineage between the types cannot be edited */
function edgeFieldOf(downstreamType: string, upstreamType: string): EdgeField | undefined {
  const edges = Object.hasOwn(EDITABLE_EDGES, downstreamType) ? EDITABLE_EDGES[downstreamType] : undefined;
  return edges !== undefined && Object.hasOwn(edges, upstreamType) ? edges[upstreamType] : undefined;
}

/** @param aspect holds the edges; undefined if it does not exist @param other URN of the other end */
function hasEdge(aspect: JsonObject | undefined, field: EdgeField, other: string): boolean {
  const edges = aspect?.[field.edges];
  const urns = field.urns === undefined ? undefined : aspect?.[field.urns];
  return (
    (Array.isArray(edges) && edges.some((edge) => isJsonObject(edge) && edge[field.key] === other)) ||
    (Array.isArray(urns) &&
      urns.some((item) => item === other || (isJsonObject(item) && item['string'] === other)))
  );
}

/** Marks an edge that a person added. */
const MANUAL = { source: 'UI' };

/** @param ends URNs of the entity whose aspect holds the edge, and of the other one @param stamp actor and time of the addition */
function additionOf(
  field: EdgeField,
  { holder, other }: { readonly holder: string; readonly other: string },
  stamp: AuditStamp,
): PatchStep {
  const path = [field.edges, other];
  if (field.aspectName === 'upstreamLineage')
    return setStep(path, {
      dataset: other,
      type: 'TRANSFORMED',
      auditStamp: stamp,
      created: stamp,
      properties: MANUAL,
    });
  return setStep(path, {
    sourceUrn: holder,
    destinationUrn: other,
    created: stamp,
    lastModified: stamp,
    properties: MANUAL,
  });
}

function removalsOf(field: EdgeField, other: string): PatchStep[] {
  const arrays = field.urns === undefined ? [field.edges] : [field.edges, field.urns];
  return arrays.map((array) => ({ op: 'remove', path: [array, other] }));
}
