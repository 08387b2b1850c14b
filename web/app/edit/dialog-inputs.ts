/** Reads and checks what is typed in dialogs: dates, names, and the search for an entity. */
import type { EntityLinkFragment } from '../api/fragments/entity-link.graphql.js';

/**
 * The date in the format of the browser's date field, `2026-01-31`, in the time zone of the reader.
 * @param time epoch milliseconds; null gives an empty field
 */
export function dateOfTime(time: number | null): string {
  if (time === null) return '';
  const day = new Date(time);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** @returns epoch milliseconds of the day's start; null for an empty field */
export function timeOfDate(date: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (year === undefined) return null;
  return new Date(Number(year), Number(month) - 1, Number(day)).getTime();
}

/** As in the service, UTF-16 units. */
const MOST_CHARACTERS = 1_000;

/** @returns why the service would refuse the name; undefined if it would not */
export function checkName(name: string): string | undefined {
  if (name.trim() === '') return 'Enter a name.';
  const surplus = name.trim().length - MOST_CHARACTERS;
  if (surplus <= 0) return undefined;
  return `The name is ${surplus.toLocaleString('en')} ${surplus === 1 ? 'character' : 'characters'} too long.`;
}

/** Options of a picker for the typed text. */
export interface PickOptions {
  readonly entities: readonly EntityLinkFragment[];
  /** Name of an entity that can be created; undefined if an option has this name. */
  readonly newName: string | undefined;
}

interface PickRules {
  /** URNs of the entities that are already chosen. */
  readonly hidden: ReadonlySet<string>;
  readonly canCreate: boolean;
  /** True if the entities were found for an earlier text. Enter must not choose one that no longer matches. */
  readonly isStale: boolean;
}

/** Offers each entity once, even if it matches several times. Chosen entities are excluded. */
export function pickOptions(
  found: readonly EntityLinkFragment[],
  text: string,
  { hidden, canCreate, isStale }: PickRules,
): PickOptions {
  const wanted = text.trim().toLowerCase();
  const named = [...new Map(found.map((entity) => [entity.urn, entity])).values()].map((entity) => ({
    entity,
    name: entity.overview.name.toLowerCase(),
  }));
  const offered = named.filter(
    ({ entity, name }) => !hidden.has(entity.urn) && (!isStale || name.includes(wanted)),
  );
  const isNew = wanted !== '' && !isStale && !named.some(({ name }) => name === wanted);
  return {
    entities: offered.map(({ entity }) => entity),
    newName: canCreate && isNew ? text.trim() : undefined,
  };
}
