/** Keeps the summaries of assets in step with their incidents. */
import { parseKeepingDigits, type JsonObject } from '../../core/json.js';
import type { MetadataModel } from '../../model/types.js';
import { sameJson } from '../../core/compare.js';
import { collectTexts } from '../../core/texts.js';
import { CatalogError } from '../../core/errors.js';
import { findEntityUrn } from '../../model/entity-urn.js';
import { URN_PREFIX } from '../../model/urn.js';
import { currentAspect, type EntityState, aspectValue } from '../writes/entity-state.js';
import type { PutStep, WriteStep } from '../writes/write-steps.js';
import { readFurtherAspects, type LoadContext, type LockTarget } from '../writes/load-states.js';
import { INFO, STATUS, SUMMARY, INCIDENT, type IncidentInfo } from './incidents.js';

interface FollowContext {
  readonly model: MetadataModel;
  /** The entities before the steps. */
  readonly before: ReadonlyMap<string, EntityState>;
  /** Returns an entity after the steps; undefined if the transaction did not lock it. */
  readonly find: (urn: string) => EntityState | undefined;
}

interface Entries {
  /** The last step that changes one of the incidents. */
  cause: WriteStep;
  /** By the URN of the incident; undefined: the summary lists it no longer. */
  readonly byIncident: Map<string, SummaryEntry | undefined>;
}

/**
 * Returns the steps that follow from the steps of a job, to apply after them: one for each asset whose summary changes. A summary does
 * not create its asset. A summary that the job itself writes stays as it is, unless an incident of the asset changes after it.
 */
export function followIncidents(steps: readonly WriteStep[], context: FollowContext): PutStep[] {
  const assets = new Map<string, Entries>();
  const written = summariesIn(steps);
  for (const [at, step] of steps.entries()) {
    if (!changesIncident(step)) continue;
    const incident = step.urn.text;
    const [before, after] = [context.before.get(incident), context.find(incident)];
    if (before === undefined || after === undefined || !isChanged(before, after)) continue;
    const affected = new Set(infoIn(after.aspects)?.entities);
    const entry = entryOf(after);
    for (const asset of new Set([...(infoIn(before.aspects)?.entities ?? []), ...affected])) {
      if ((written.get(asset) ?? -1) > at) continue;
      const entries = assets.get(asset) ?? { cause: step, byIncident: new Map() };
      entries.cause = step;
      entries.byIncident.set(incident, affected.has(asset) ? entry : undefined);
      assets.set(asset, entries);
    }
  }
  return [...assets].flatMap(([asset, entries]) => toStep(context.find(asset), entries, context.model));
}

/** Returns the position of the last step that writes the summary of an asset, by URN. */
function summariesIn(steps: readonly WriteStep[]): ReadonlyMap<string, number> {
  return new Map(
    [...steps.entries()].flatMap(([at, { urn, aspect }]) =>
      aspect.name === SUMMARY ? [[urn.text, at] as const] : [],
    ),
  );
}

function isChanged(before: EntityState, after: EntityState): boolean {
  return [INFO, STATUS].some(
    (name) => currentAspect(before, name)?.text !== currentAspect(after, name)?.text,
  );
}

/** Attributes the change to the run of its cause, so that both are rolled back together. */
function toStep(
  asset: EntityState | undefined,
  { cause, byIncident }: Entries,
  model: MetadataModel,
): PutStep[] {
  if (asset?.exists !== true || !asset.definition.aspects.includes(SUMMARY)) return [];
  const text = currentAspect(asset, SUMMARY)?.text ?? '{}';
  const stored = parseKeepingDigits(text) as JsonObject;
  const payload = model.readPayload(SUMMARY, withEntries(stored, byIncident), stored);
  if (sameJson(payload.text, text)) return [];
  const systemMetadata = 'systemMetadata' in cause ? cause.systemMetadata : undefined;
  const target = { index: cause.index, urn: asset.urn, entity: asset.definition, systemMetadata };
  return [{ kind: 'put', ...target, aspect: model.getAspect(SUMMARY), changeType: 'UPSERT', payload }];
}

// What a transaction must lock to keep the summaries of incidents right.

/** Tells whether a step can change what summaries say of an incident. */
function changesIncident({ kind, aspect, entity }: WriteStep): boolean {
  if (aspect.name === INFO) return true;
  return entity.name === INCIDENT && (kind === 'delete-entity' || aspect.name === STATUS);
}

/**
 * Returns the incidents that the steps may change, and the assets that they are or will be about. Must run before entities are locked.
 * Sends one statement if there are such steps, and none for other writes.
 */
export async function incidentLocks(
  steps: readonly WriteStep[],
  context: LoadContext,
): Promise<readonly LockTarget[]> {
  const { model } = context;
  const incidents = new Map<string, WriteStep>();
  const named = new Set<string>();
  for (const step of steps.filter(changesIncident)) {
    incidents.set(step.urn.text, step);
    // Any text of a patch may be the URN of an asset, so the result contains at least those that it names.
    if (step.kind === 'put') collectTexts(step.payload.value, named, URN_PREFIX);
    if (step.kind === 'patch') collectTexts(step.patch, named, URN_PREFIX);
  }
  if (incidents.size === 0) return [];
  const stored = await readFurtherAspects(
    new Map([...incidents.keys()].map((urn) => [urn, [INFO]])),
    context,
  );
  for (const aspects of stored.values()) for (const urn of infoIn(aspects)?.entities ?? []) named.add(urn);
  const read = [INFO, STATUS].map((name) => model.getAspect(name));
  return [
    ...[...incidents.values()].flatMap(({ urn, entity }) =>
      read.flatMap((aspect) =>
        entity.aspects.includes(aspect.name) ? [{ kind: 'put' as const, urn, entity, aspect }] : [],
      ),
    ),
    ...[...named].flatMap((text) => summaryTarget(text, model)),
  ];
}

/** @throws CONFLICT, after which the transaction starts again: an incident moved to an asset before it was locked */
export function requireAssets(
  steps: readonly WriteStep[],
  states: ReadonlyMap<string, EntityState>,
  model: MetadataModel,
): void {
  const missed = assetsOf(steps, states, model).find(({ urn }) => !states.has(urn.text));
  if (missed === undefined) return;
  const message = `An incident moved to ${missed.urn.text} meanwhile; send the request again`;
  throw new CatalogError('CONFLICT', message);
}

/** Returns the assets with summaries that the incidents of the steps are about in these states. */
export function assetsOf(
  steps: readonly WriteStep[],
  states: ReadonlyMap<string, EntityState>,
  model: MetadataModel,
): LockTarget[] {
  const incidents = new Set(steps.filter(changesIncident).map(({ urn }) => urn.text));
  const assets = [...incidents].flatMap((urn) => infoIn(states.get(urn)?.aspects)?.entities ?? []);
  return [...new Set(assets)].flatMap((text) => summaryTarget(text, model));
}

/** Returns nothing for an entity without a summary. A text that only begins like a URN, e.g. a description, names no entity. */
function summaryTarget(text: string, model: MetadataModel): LockTarget[] {
  const urn = findEntityUrn(text, model);
  if (urn === undefined) return [];
  const entity = model.getEntity(urn.entityType);
  return entity.aspects.includes(SUMMARY)
    ? [{ kind: 'put', urn, entity, aspect: model.getAspect(SUMMARY) }]
    : [];
}

// The entries of an incident in the summaries that its assets keep.

const LISTS = ['resolvedIncidentDetails', 'activeIncidentDetails'] as const;

/** An item of one of the lists. */
interface SummaryEntry {
  readonly list: (typeof LISTS)[number];
  readonly details: JsonObject;
}

/** Returns undefined for an incident that belongs to no list, because it is deleted. */
function entryOf(incident: EntityState): SummaryEntry | undefined {
  const info = infoIn(incident.aspects);
  if (info === undefined || aspectValue(incident.aspects.get(STATUS))?.['removed'] === true) return undefined;
  const { type, customType, priority, created, status } = info;
  const isActive = status.state !== 'RESOLVED';
  const details = {
    urn: incident.urn.text,
    type: type === 'CUSTOM' ? (customType ?? type) : type,
    createdAt: created.time,
    ...(!isActive && { resolvedAt: status.lastUpdated.time }),
    ...(priority !== undefined && { priority }),
  };
  return { list: isActive ? 'activeIncidentDetails' : 'resolvedIncidentDetails', details };
}

/**
 * Returns the summary with these entries and without other entries of these incidents.
 * @param entries by the URN of the incident; undefined: the summary lists it no longer
 */
function withEntries(
  summary: JsonObject,
  entries: ReadonlyMap<string, SummaryEntry | undefined>,
): JsonObject {
  const lists = LISTS.flatMap((name): (readonly [string, JsonObject[]])[] => {
    const before = summary[name] as JsonObject[] | undefined;
    const items = new Map((before ?? []).map((item) => [item['urn'] as string, item]));
    for (const [urn, entry] of entries) {
      if (entry?.list === name) items.set(urn, entry.details);
      else items.delete(urn);
    }
    return before === undefined && items.size === 0 ? [] : [[name, [...items.values()]]];
  });
  return { ...summary, ...Object.fromEntries(lists) };
}

/** Returns the description of an incident, if it has one. */
function infoIn(aspects: EntityState['aspects'] | undefined): IncidentInfo | undefined {
  return aspectValue(aspects?.get(INFO)) as IncidentInfo | undefined;
}
