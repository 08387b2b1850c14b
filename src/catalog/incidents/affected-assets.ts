/** What a transaction must lock to keep the summaries of incidents right. */
import { collectTexts } from '../../core/collect-texts.js';
import { CatalogError } from '../../core/errors.js';
import type { MetadataModel } from '../../model/types.js';
import { findEntityUrn } from '../../model/urn/find-entity-urn.js';
import { URN_PREFIX } from '../../model/urn/parse-urn.js';
import type { EntityState } from '../writes/entity-state.js';
import { readFurtherAspects, type LoadContext, type LockTarget } from '../writes/load-states.js';
import type { WriteStep } from '../writes/write-steps.js';
import { INCIDENT, INFO, STATUS, SUMMARY } from './incident-aspects.js';
import { infoIn } from './summary-entries.js';

/** Tells whether a step can change what summaries say of an incident. */
export function changesIncident({ kind, aspect, entity }: WriteStep): boolean {
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
