/** What a transaction knows of structured properties: as stored, and as its own writes have changed them. */
import { STRUCTURED_PREFIX } from '../../model/search/structured-values.js';
import { recordsAt, type JsonObject } from '../../core/json.js';
import type { RunDeps } from '../../neo4j/database.js';
import type { FindState } from '../writes/aspect-rule.js';
import { aspectValue, type EntityState } from '../writes/entity-state.js';
import type { WriteStep } from '../writes/write-steps.js';
import type { Definition } from './structured-values.js';

export const ASSIGNED = 'structuredProperties';
export const DEFINED = 'propertyDefinition';

export interface KnownProperty {
  /** Absent: the property has no definition. */
  readonly definition?: Definition | undefined;
  /** Soft-deleted. */
  readonly isRemoved: boolean;
}

/** Entities that exist, by URN: the properties that writes assign, and the types that definitions name. */
export type KnownProperties = ReadonlyMap<string, KnownProperty>;

/** Reads what writes of assignments and definitions need, with one statement. Must run under the locks of their entities. */
export async function readProperties(
  steps: readonly WriteStep[],
  {
    states,
    run,
    load,
  }: RunDeps & {
    readonly states: ReadonlyMap<string, EntityState>;
  },
): Promise<KnownProperties> {
  const urns = new Set<string>();
  for (const step of steps) {
    if (step.kind !== 'put' && step.kind !== 'patch') continue;
    const { name } = step.aspect;
    collect(step.kind === 'put' ? step.payload.value : step.patch, urns);
    const stored = aspectValue(states.get(step.urn.text)?.stored.get(name));
    // A patch keeps the types that the stored definition names.
    if (name === DEFINED) collect(stored, urns);
    for (const { propertyUrn } of assignmentsOf(name === ASSIGNED ? stored : undefined))
      urns.add(propertyUrn);
  }
  if (urns.size === 0) return new Map();
  const rows = await run(load('structured-properties/read-definitions'), { urns: [...urns] });
  return new Map(
    rows.map(({ urn, definition: text, removed: isRemoved }) => {
      const definition = text === null ? undefined : (JSON.parse(text) as Definition);
      return [urn, { definition, isRemoved }];
    }),
  );
}

/** Returns a property as it is after the steps so far; undefined if it does not exist. */
export function knownProperty(
  urn: string,
  known: KnownProperties,
  find: FindState,
): KnownProperty | undefined {
  const stored = known.get(urn);
  const state = find(urn);
  if (state === undefined) return stored;
  if (!state.exists) return undefined;
  const valueOf = (aspect: string) => aspectValue(state.aspects.get(aspect));
  return {
    definition: state.readAspects.has(DEFINED)
      ? (valueOf(DEFINED) as unknown as Definition | undefined)
      : stored?.definition,
    isRemoved: state.readAspects.has('status')
      ? valueOf('status')?.['removed'] === true
      : (stored?.isRemoved ?? false),
  };
}

/** Collects all texts that may be URNs, also in the paths of a patch, so that the result contains at least those that are needed. */
function collect(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    if (value.startsWith('urn:')) found.add(value);
    const start = value.startsWith('/') ? value.indexOf(STRUCTURED_PREFIX) : -1;
    // The id ends with the segment, and `~1` and `~0` stand for `/` and `~`.
    if (start > 0)
      found.add(value.slice(start).replace(/\/.*$/s, '').replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collect(part, found);
}

// The values of structured properties on an entity, as the aspect `structuredProperties` holds them.

export interface PropertyAssignment {
  readonly propertyUrn: string;
  readonly values: readonly unknown[];
  readonly attribution?: { readonly source?: string };
}

/** @param aspect payload; undefined for none */
export function assignmentsOf(aspect: JsonObject | undefined): PropertyAssignment[] {
  return recordsAt(aspect, 'properties') as unknown as PropertyAssignment[];
}

/** Identifies an assignment: an entity may have a property once from each source. */
export function assignmentKey({ propertyUrn, attribution }: PropertyAssignment): string {
  return `${propertyUrn}\u241f${attribution?.source ?? ''}`;
}
