/** Aspects of an entity as they are stored. */
import { matchesWords } from '../contents/list-state.js';

export interface StoredAspect {
  readonly name: string;
  /** JSON text. */
  readonly payload: string;
}

/** Maximum characters of an aspect, and of all aspects together, that are initially open. */
const MOST_OPEN = 1_200;
const MOST_OPEN_TOGETHER = 6_000;

/** Returns the aspects that contain every typed word in their name or JSON. */
export function filterAspects(aspects: readonly StoredAspect[], typed: string): readonly StoredAspect[] {
  return typed.trim() === ''
    ? aspects
    : aspects.filter(({ name, payload }) => matchesWords(typed, [name, payload]));
}

/** Returns the names of the initially open aspects: the short ones, up to the limit. */
export function firstOpen(aspects: readonly StoredAspect[]): Set<string> {
  const open = new Set<string>();
  let characters = 0;
  for (const { name, payload } of aspects) {
    if (payload.length > MOST_OPEN || characters + payload.length > MOST_OPEN_TOGETHER) continue;
    characters += payload.length;
    open.add(name);
  }
  return open;
}

/** Returns one JSON object with the aspects as its members. */
export function joinAspects(aspects: readonly StoredAspect[]): string {
  return `{${aspects.map(({ name, payload }) => `${JSON.stringify(name)}:${payload}`).join(',')}}`;
}
