/** Keeps the summaries of assets in step with their incidents. */
import { parseKeepingDigits, type JsonObject } from '../../core/json.js';
import type { MetadataModel } from '../../model/types.js';
import { sameJson } from '../../core/same-json.js';
import { currentAspect, type EntityState } from '../writes/entity-state.js';
import type { PutStep, WriteStep } from '../writes/write-steps.js';
import { changesIncident } from './affected-assets.js';
import { INFO, STATUS, SUMMARY } from './incident-aspects.js';
import { entryOf, infoIn, withEntries, type SummaryEntry } from './summary-entries.js';

export interface FollowContext {
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
