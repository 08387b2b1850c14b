/** Mends some entities in one transaction. */
import { deriveSearchDocument } from '../../model/search/derive-search-document.js';
import type { JsonObject } from '../../kernel/json.js';
import type { MetadataModel } from '../../model/types.js';
import type { RunStatement } from '../../store/database.js';
import type { LoadStatement } from '../../store/statements.js';
import { difference, searchProperties, type Properties } from '../entity-properties.js';
import { aspectValue, type EntityState } from '../entity-state.js';
import { lockEntities } from '../load-states.js';
import { bySource, stubRows } from '../store-states.js';
import { repairEdges, wantedEdges, type StoredEdge } from './edge-repair.js';
import type { RestoreResult } from './types.js';
import type { EdgeChanges } from '../edge-rows.js';

export interface RestoreParts {
  readonly run: RunStatement;
  readonly load: LoadStatement;
  readonly model: MetadataModel;
  readonly at: number;
}

interface Derived {
  readonly edges: readonly StoredEdge[];
  readonly properties: Properties;
}

export async function restoreBatch(
  urns: readonly string[],
  { aspectName, ...parts }: RestoreParts & { aspectName: string | undefined },
): Promise<RestoreResult> {
  const { run, load, model, at } = parts;
  const locked = await lockAll(urns, parts);
  const states = locked.filter(({ existed }) => existed);
  const wanted = new Map(states.map((state) => [state.urn.text, wantedEdges(state, model, aspectName)]));
  const derived = await readDerived(states, wanted, parts);
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
  const rows = states.flatMap((state) =>
    entityRow(state, derived.get(state.urn.text)?.properties ?? {}, model),
  );
  const statements: readonly [name: string, rows: readonly unknown[]][] = [
    ['remove-edges', bySource(changes.removed, () => true)],
    ['store-entities', rows],
    ['store-stubs', stubRows(changes.added, states, model)],
    ['update-edges', bySource(changes.updated, (row) => row.properties)],
    ['add-edges', changes.added],
  ];
  for (const [name, given] of statements) {
    if (given.length > 0) await run(load(`write/${name}`), { rows: given, at });
  }
  await removeOrphans(locked, changes, parts);
  return {
    entities: states.length,
    edgesAdded: changes.added.length,
    edgesRemoved: changes.removed.length,
    edgesUpdated: changes.updated.length,
    searchRestored: rows.length,
  };
}

/** With all their aspects; one that was deleted meanwhile has become an empty node again. */
async function lockAll(urns: readonly string[], parts: RestoreParts): Promise<EntityState[]> {
  const { model, at } = parts;
  const operations = urns.map((text, index) => {
    const urn = model.parseUrn(text);
    const entity = model.getEntity(urn.entityType);
    return { kind: 'delete-entity' as const, index, urn, entity, aspect: model.getAspect(entity.keyAspect) };
  });
  return [...(await lockEntities(operations, at, parts)).values()];
}

async function readDerived(
  states: readonly EntityState[],
  wanted: ReadonlyMap<string, readonly { source: string }[]>,
  { run, load }: RestoreParts,
): Promise<Map<string, Derived>> {
  const rows = states.map(({ urn: { text: urn } }) => {
    const sources = (wanted.get(urn) ?? []).map(({ source }) => source);
    return { urn, ends: [...new Set([urn, ...sources])], columns: `urn:li:schemaField:(${urn},` };
  });
  const found = await run(load('repair/list-derived'), { rows });
  return new Map(
    found.map((row) => {
      const properties = Object.fromEntries(row['properties'] as [string, unknown][]);
      return [row['urn'] as string, { edges: row['edges'] as StoredEdge[], properties }];
    }),
  );
}

function entityRow(state: EntityState, stored: Properties, model: MetadataModel): object[] {
  const payloads = new Map<string, JsonObject>();
  for (const [name, aspect] of state.aspects) {
    const value = aspectValue(aspect);
    if (value !== undefined) payloads.set(name, value);
  }
  const wanted = searchProperties(deriveSearchDocument(model, state.urn, payloads));
  const { facets, ...properties } = difference(stored, wanted);
  if (facets === undefined && Object.keys(properties).length === 0) return [];
  const last = facets === undefined ? {} : { facets };
  return [{ urn: state.urn.text, label: state.definition.label, properties, last }];
}

async function removeOrphans(
  locked: readonly EntityState[],
  { removed }: EdgeChanges,
  { run, load, at }: RestoreParts,
): Promise<void> {
  const missing = locked.filter(({ existed }) => !existed).map(({ urn }) => urn.text);
  const ends = removed.flatMap(({ source, target }) => [source, target]);
  const urns = [...new Set([...missing, ...ends])].sort();
  if (urns.length > 0) await run(load('write/delete-orphan-stubs'), { urns, at });
}
