/** Keeps siblings of datasets symmetric: if one dataset is the sibling of another, both of them store it. */
import { collectTexts } from '../../core/texts.js';
import { CatalogError } from '../../core/errors.js';
import type { MetadataModel } from '../../model/types.js';
import { findEntityUrn } from '../../model/entity-urn.js';
import type { JsonObject } from '../../core/json.js';
import { URN_PREFIX, type Urn } from '../../model/urn.js';
import type { AspectRule, LockContext, ReadContext, RuleContext } from '../writes/aspect-rule.js';
import { aspectValue, type EntityState } from '../writes/entity-state.js';
import { readFurtherAspects, type LockTarget } from '../writes/load-states.js';
import type { PutStep, WriteStep } from '../writes/write-steps.js';

const LINEAGE = 'upstreamLineage';
const KINDS = 'subTypes';
export const SIBLINGS = 'siblings';

const DATASET_PREFIX = `${URN_PREFIX}dataset:`;
const DBT = `${URN_PREFIX}dataPlatform:dbt`;
const DBT_DATASET = `${DATASET_PREFIX}(${DBT},`;

function isOfDbt({ parts }: Pick<Urn, 'parts'>): boolean {
  return parts[0] === DBT;
}

/** The payloads of a dataset that tell its sibling. */
export interface SiblingFacts {
  readonly lineage: JsonObject | undefined;
  readonly kinds: JsonObject | undefined;
}

/**
 * Returns the sibling of a dataset: the other dataset that describes the same table. One of them is of dbt, the other one of the platform
 * with the table. A table that is made by exactly one model of dbt is its sibling. A source of dbt is the sibling of its only upstream,
 * the table that it stands for.
 */
export function findSibling(urn: Pick<Urn, 'parts'>, { lineage, kinds }: SiblingFacts): string | undefined {
  const upstreams = upstreamsIn(lineage);
  const ofDbt = upstreams.filter((upstream) => upstream.startsWith(DBT_DATASET));
  if (!isOfDbt(urn)) return ofDbt.length === 1 ? ofDbt[0] : undefined;
  return isSource(kinds) && upstreams.length === 1 && ofDbt.length === 0 ? upstreams[0] : undefined;
}

/** Returns the distinct upstream datasets. */
function upstreamsIn(lineage: JsonObject | undefined): string[] {
  const upstreams = (lineage?.['upstreams'] ?? []) as JsonObject[];
  return [...new Set(upstreams.map(({ dataset }) => dataset as string))];
}

function isSource(kinds: JsonObject | undefined): boolean {
  const names = (kinds?.['typeNames'] ?? []) as string[];
  return names.some((name) => name === 'source' || name === 'Source');
}

/** Returns the aspect `siblings` with one more sibling. Of a pair, pages show the dataset of dbt first. */
export function withSibling(stored: JsonObject | undefined, sibling: string, isPrimary: boolean): JsonObject {
  const others = (stored?.['siblings'] ?? []) as string[];
  return { ...stored, siblings: [...new Set([...others, sibling])], primary: isPrimary };
}

/** The datasets that name a dataset as their sibling, by its URN. */
type NamedBy = ReadonlyMap<string, readonly string[]>;

/**
 * A sibling that does not exist yet is not created. It learns of the other side when its subtype is written, as every connector does. Sends
 * one statement for writes of subtypes, and one for those of datasets of dbt and for patches of lineage.
 */
export const siblingRule: AspectRule<NamedBy> = {
  aspects: [LINEAGE, KINDS],
  locks: async (steps, context) => ({ known: new Map(), entities: await siblingLocks(steps, context) }),
  reads: readNaming,
  derive: (step, _, job) => {
    const own = step.urn.text;
    const state = job.find(own);
    if (state?.exists !== true) return [];
    const found = decidesSibling(step) ? siblingIn(state) : undefined;
    const siblings = new Set([...(found === undefined ? [] : [found]), ...(job.known.get(own) ?? [])]);
    return [...siblings].flatMap((sibling) => [
      ...addSibling(own, sibling, { cause: step, job }),
      ...addSibling(sibling, own, { cause: step, job }),
    ]);
  },
};

/** The subtype of a table that is not of dbt does not determine its sibling. */
function decidesSibling({ aspect, urn }: WriteStep): boolean {
  return aspect.name === LINEAGE || isOfDbt(urn);
}

function siblingIn({ urn, aspects }: EntityState): string | undefined {
  const [lineage, kinds] = [LINEAGE, KINDS].map((name) => aspectValue(aspects.get(name)));
  return findSibling(urn, { lineage, kinds });
}

/** Tells whether the sibling depends on the lineage that is stored, or on the one that a patch changes. */
function needsStored({ aspect, kind, urn }: WriteStep): boolean {
  return (aspect.name === KINDS && isOfDbt(urn)) || (aspect.name === LINEAGE && kind === 'patch');
}

/** Returns the datasets of the steps with what tells their siblings, and every dataset that can be one. */
async function siblingLocks(steps: readonly WriteStep[], context: LockContext): Promise<LockTarget[]> {
  const { model } = context;
  const patched = steps.filter(needsStored);
  const named = new Set<string>();
  const stored = await readFurtherAspects(new Map(patched.map(({ urn }) => [urn.text, [LINEAGE]])), context);
  for (const aspects of stored.values())
    for (const upstream of upstreamsIn(aspectValue(aspects.get(LINEAGE)))) named.add(upstream);
  const own = steps.flatMap((step) => {
    if (step.aspect.name === KINDS)
      return targets(step, isOfDbt(step.urn) ? [LINEAGE, SIBLINGS] : [SIBLINGS], model);
    const possible = possibleSiblings(step, patched.length > 0);
    for (const urn of possible) named.add(urn);
    return possible.size === 0 && step.kind !== 'patch' ? [] : targets(step, [KINDS, SIBLINGS], model);
  });
  const others = [...named].flatMap((text) => {
    const urn = findEntityUrn(text, model);
    if (urn?.entityType !== 'dataset') return [];
    return targets({ urn, entity: model.getEntity(urn.entityType) }, [SIBLINGS], model);
  });
  return [...own, ...others];
}

/** @param hasPatches whether a later step of the transaction can take upstreams away */
function possibleSiblings(step: WriteStep, hasPatches: boolean): Set<string> {
  const found = new Set<string>();
  if (step.kind === 'patch') collectTexts(step.patch, found, DATASET_PREFIX);
  if (step.kind !== 'put') return found;
  const { value } = step.payload;
  if (hasPatches) return new Set(upstreamsIn(value));
  const sibling = findSibling(step.urn, { lineage: value, kinds: { typeNames: ['source'] } });
  return sibling === undefined ? found : found.add(sibling);
}

function targets(
  { urn, entity }: Pick<LockTarget, 'urn' | 'entity'>,
  aspects: readonly string[],
  model: MetadataModel,
): LockTarget[] {
  return aspects.map((name) => ({ kind: 'put', urn, entity, aspect: model.getAspect(name) }));
}

/** @throws CONFLICT, after which the transaction starts again: the lineage of a dataset changed before it was locked */
async function readNaming(
  steps: readonly WriteStep[],
  { states, run, load }: ReadContext<NamedBy>,
): Promise<NamedBy> {
  for (const { urn } of steps.filter(needsStored)) {
    const lineage = aspectValue(states.get(urn.text)?.stored.get(LINEAGE));
    const missed = upstreamsIn(lineage).find((upstream) => !states.has(upstream));
    if (missed !== undefined)
      throw new CatalogError(
        'CONFLICT',
        `The lineage of ${urn.text} changed meanwhile; send the request again`,
      );
  }
  const urns = new Set(steps.filter(({ aspect }) => aspect.name === KINDS).map(({ urn }) => urn.text));
  if (urns.size === 0) return new Map();
  const rows = await run(load('siblings/list-naming'), { urns: [...urns] });
  return new Map(rows.map(({ urn, siblings }) => [urn, siblings]));
}

interface Derivation {
  readonly cause: WriteStep;
  readonly job: RuleContext<NamedBy>;
}

/** Attributes the change to the run of its cause, so that both are rolled back together. */
function addSibling(urn: string, sibling: string, { cause, job: { find, model } }: Derivation): PutStep[] {
  const state = find(urn);
  if (state?.exists !== true || !state.readAspects.has(SIBLINGS)) return [];
  const stored = aspectValue(state.aspects.get(SIBLINGS));
  if (((stored?.['siblings'] ?? []) as string[]).includes(sibling)) return [];
  const payload = model.readPayload(SIBLINGS, withSibling(stored, sibling, isOfDbt(state.urn)));
  const systemMetadata = 'systemMetadata' in cause ? cause.systemMetadata : undefined;
  const target = { index: cause.index, urn: state.urn, entity: state.definition, systemMetadata };
  return [{ kind: 'put', ...target, aspect: model.getAspect(SIBLINGS), changeType: 'UPSERT', payload }];
}
