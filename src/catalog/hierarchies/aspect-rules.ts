/** Rules of hierarchies: no circles (`circle-check.ts`), and different names under one parent. */
import { collectTexts } from '../../core/texts.js';
import { CatalogError } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import type { AspectRule, ReadContext, RuleContext } from '../writes/aspect-rule.js';
import { aspectValue, type EntityState } from '../writes/entity-state.js';
import { withErrorIndex } from '../writes/prepare-proposals.js';
import type { WriteStep } from '../writes/write-steps.js';
import { hierarchyRule } from './circle-check.js';
import { parentFieldOf } from './hierarchy.js';

/** A name under a parent. */
interface Place {
  readonly type: string;
  readonly name: string;
  readonly parent: string | undefined;
}

/** Places by entity, of stored entities with one of the written names. */
type KnownPlaces = ReadonlyMap<string, Place>;

/**
 * Domains, terms and term groups of one parent have different names. Only commands are checked: connectors repeat names, e.g. of glossaries
 * of several tools. Removed entities do not count. Sends two statements if a command creates, renames or moves such an entity, otherwise
 * none.
 */
const uniqueNamesRule: AspectRule<KnownPlaces> = {
  aspects: ['domainProperties', 'glossaryNodeInfo', 'glossaryTermInfo'],
  furtherAspects: ['status'],
  locks: async (steps, { run, load, at }) => {
    // The same lock as that of moves, because a move and a new name can meet.
    if (steps.some(isChecked)) await run(load('writes/lock-hierarchies'), { at });
    return { known: new Map() };
  },
  reads: readPlaces,
  check: checkNames,
};

export const aspectRules = [hierarchyRule, uniqueNamesRule];

function isChecked({ hasNewValues }: WriteStep): boolean {
  return hasNewValues === true;
}

async function readPlaces(
  steps: readonly WriteStep[],
  { states, run, load }: ReadContext<KnownPlaces>,
): Promise<KnownPlaces> {
  const rows = steps.filter(isChecked).map((step) => {
    const names = new Set<string>();
    const stored = placeOf(states.get(step.urn.text));
    if (stored !== undefined) names.add(stored.name);
    // Any text of a patch may be the name, so the result contains at least the entities with the new one.
    if (step.kind === 'put') collectTexts(step.payload.value['name'], names, '');
    if (step.kind === 'patch') collectTexts(step.patch, names, '');
    return { type: step.entity.name, names: [...names] };
  });
  if (rows.length === 0) return new Map();
  const found = await run(load('hierarchies/find-named'), { rows });
  return new Map(
    found.flatMap(({ urn, type, payload }) => {
      const place = placeIn(type, JSON.parse(payload) as JsonObject);
      return place === undefined ? [] : [[urn, place] as const];
    }),
  );
}

/** @throws CONFLICT if another entity of the type has the name under the parent */
function checkNames(
  steps: readonly WriteStep[],
  { before, changed, find, known }: RuleContext<KnownPlaces>,
): void {
  // The last step first, because it is the one that repeats the name of an earlier step.
  for (const step of steps.filter(isChecked).reverse()) {
    const urn = step.urn.text;
    const place = placeOf(find(urn));
    if (place === undefined || isSame(place, placeOf(before.get(urn)))) continue;
    const isTaken = [...new Set([...known.keys(), ...before.keys(), ...changed.keys()])].some((other) => {
      if (other === urn) return false;
      const state = find(other);
      return isSame(place, state === undefined ? known.get(other) : placeOf(state, known.get(other)));
    });
    if (isTaken)
      withErrorIndex(step.index, () => {
        const where = place.parent === undefined ? 'at the top' : `in ${place.parent}`;
        const message = `There is another ${KINDS[place.type] ?? place.type} with the name ${place.name} ${where}`;
        throw new CatalogError('CONFLICT', message, { path: '/name', rule: 'a new name under the parent' });
      });
  }
}

const KINDS: Readonly<Record<string, string>> = {
  domain: 'domain',
  glossaryNode: 'term group',
  glossaryTerm: 'term',
};

function isSame(place: Place, other: Place | undefined): boolean {
  return other?.name === place.name && other.parent === place.parent && other.type === place.type;
}

/** @param stored of an entity that was locked without its name */
function placeOf(state: EntityState | undefined, stored?: Place): Place | undefined {
  if (state?.exists !== true || aspectValue(state.aspects.get('status'))?.['removed'] === true)
    return undefined;
  const { name: type } = state.definition;
  const { aspect = '' } = parentFieldOf(type) ?? {};
  if (!state.readAspects.has(aspect)) return stored;
  const payload = aspectValue(state.aspects.get(aspect));
  return payload && placeIn(type, payload);
}

function placeIn(type: string, payload: JsonObject): Place | undefined {
  const { name } = payload;
  const parent = payload[parentFieldOf(type)?.member ?? ''];
  if (typeof name !== 'string') return undefined;
  return { type, name, parent: typeof parent === 'string' ? parent : undefined };
}
