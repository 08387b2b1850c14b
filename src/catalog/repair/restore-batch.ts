/** Repairs a batch of entities in one transaction. */
import { deriveSearchDocument } from '../../model/search/derive-search-document.js';
import type { JsonObject } from '../../core/json.js';
import { SECRET_ASPECTS } from '../../model/secret-aspects.js';
import type { MetadataModel } from '../../model/types.js';
import type { RunStatement } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { RUN_ASPECT, type Health } from '../../model/search/assertion-health.js';
import { difference, searchProperties, type Properties } from '../writes/entity-properties.js';
import { aspectValue, type EntityState } from '../writes/entity-state.js';
import { failingChanges, type EntityChange } from '../assertions/failing-changes.js';
import { readLastRuns } from '../assertions/health-after.js';
import { lockEntities } from '../writes/load-states.js';
import { bySource, entityRow, stubRows } from '../writes/store-states.js';
import { repairEdges, wantedEdges, type StoredEdge } from './edge-repair.js';
import type { RestoreResult } from './types.js';
import type { EdgeChanges } from '../writes/edge-rows.js';

export interface RestoreDeps {
  readonly run: RunStatement;
  readonly load: LoadStatement;
  readonly model: MetadataModel;
  readonly at: number;
}

interface Derived {
  readonly edges: readonly StoredEdge[];
  readonly properties: Properties;
  /** Whether an assertion about the entity is failing. */
  readonly fails: boolean;
}

export async function restoreBatch(
  urns: readonly string[],
  { aspectName, ...deps }: RestoreDeps & { aspectName: string | undefined },
): Promise<RestoreResult> {
  const { run, load, model, at } = deps;
  const locked = await lockAll(urns, deps);
  const states = locked.filter(({ existed }) => existed);
  const wanted = new Map(states.map((state) => [state.urn.text, wantedEdges(state, model, aspectName)]));
  const derived = await readDerived(states, wanted, deps);
  const runs = await readLastRuns(states.filter(isChecked).map(everyRun), deps);
  const edges = states.map((state) =>
    repairEdges(wanted.get(state.urn.text) ?? [], {
      stored: derived.get(state.urn.text)?.edges ?? [],
      aspectName,
    }),
  );
  const changes: EdgeChanges = {
    removed: edges.flatMap(({ removed }) => removed),
    added: edges.flatMap(({ added }) => added),
    updated: edges.flatMap(({ updated }) => updated),
  };
  const changed = states.flatMap((state) => {
    const { properties = {}, fails = false } = derived.get(state.urn.text) ?? {};
    const health = { lastRun: runs.get(state.urn.text), hasFailingAssertions: fails };
    return searchChanges(state, { stored: properties, health, model });
  });
  const rows = changed.map(entityRow);
  const statements: readonly [name: string, rows: readonly unknown[]][] = [
    ['remove-edges', bySource(changes.removed, () => true)],
    ['store-entities', rows],
    ['store-stubs', stubRows(changes.added, states, model)],
    ['update-edges', bySource(changes.updated, (row) => row.properties)],
    ['add-edges', changes.added],
  ];
  for (const [name, given] of statements) {
    if (given.length > 0) await run(load(`writes/${name}`), { rows: given, at });
  }
  const marks = failingChanges(states, changed, changes);
  if (marks.urns.length > 0) await run(load('writes/mark-failing'), { ...marks, at });
  await removeOrphans(locked, changes, deps);
  return {
    entities: states.length,
    edgesAdded: changes.added.length,
    edgesRemoved: changes.removed.length,
    edgesUpdated: changes.updated.length,
    searchRestored: rows.length,
  };
}

/** Locks the entities and reads all their aspects. Locking creates an empty node for an entity that was deleted meanwhile. */
async function lockAll(urns: readonly string[], deps: RestoreDeps): Promise<EntityState[]> {
  const { model, at } = deps;
  const operations = urns.map((text, index) => {
    const urn = model.parseUrn(text);
    const entity = model.getEntity(urn.entityType);
    return { kind: 'delete-entity' as const, index, urn, entity, aspect: model.getAspect(entity.keyAspect) };
  });
  return [...(await lockEntities(operations, at, deps)).values()];
}

async function readDerived(
  states: readonly EntityState[],
  wanted: ReadonlyMap<string, readonly { source: string }[]>,
  { run, load }: RestoreDeps,
): Promise<Map<string, Derived>> {
  const rows = states.map(({ urn: { text: urn } }) => {
    const sources = (wanted.get(urn) ?? []).map(({ source }) => source);
    return { urn, ends: [...new Set([urn, ...sources])], columns: `urn:li:schemaField:(${urn},` };
  });
  const found = await run(load('repair/list-derived'), { rows });
  return new Map(
    found.map((row) => {
      const properties = Object.fromEntries(row['properties'] as [string, unknown][]);
      const edges = row['edges'] as StoredEdge[];
      return [row['urn'] as string, { edges, properties, fails: row['fails'] as boolean }];
    }),
  );
}

function isChecked({ definition }: EntityState): boolean {
  return definition.aspects.includes(RUN_ASPECT);
}

function everyRun({ urn }: EntityState) {
  return { urn: urn.text, replaced: [], deleted: [] };
}

function searchChanges(
  state: EntityState,
  {
    stored,
    health,
    model,
  }: { readonly stored: Properties; readonly health: Health; readonly model: MetadataModel },
): EntityChange[] {
  const payloads = new Map<string, JsonObject>();
  for (const [name, aspect] of state.aspects) {
    const value = aspectValue(aspect);
    if (value !== undefined) payloads.set(name, value);
  }
  const { changedAt: last, ...found } = stored;
  const wanted = searchProperties(deriveSearchDocument(model, state.urn, payloads, health));
  const properties = difference(found, wanted);
  const changedAt = lastChange(state);
  if (typeof last !== 'number' || last < changedAt) properties['changedAt'] = changedAt;
  return Object.keys(properties).length === 0 ? [] : [{ state, properties }];
}

/** Time of the latest change of an aspect, including deletions. A rolled-back change of the entity may be even later. */
function lastChange({ aspects }: EntityState): number {
  const shown = [...aspects].filter(([name]) => !SECRET_ASPECTS.has(name));
  return Math.max(0, ...shown.map(([, { meta }]) => meta.created.time));
}

async function removeOrphans(
  locked: readonly EntityState[],
  { removed }: EdgeChanges,
  { run, load, at }: RestoreDeps,
): Promise<void> {
  const missing = locked.filter(({ existed }) => !existed).map(({ urn }) => urn.text);
  const ends = removed.flatMap(({ source, target }) => [source, target]);
  const urns = [...new Set([...missing, ...ends])].sort();
  if (urns.length > 0) await run(load('writes/delete-orphan-stubs'), { urns, at });
}
