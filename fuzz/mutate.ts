/** Changes a valid JSON value at random places. */
import type { Random } from '../bench/random.js';
import { strangeText, strangeValue } from './values.js';

type Container = Record<string, unknown> | unknown[];

interface Place {
  readonly within: Container;
  readonly key: string | number;
}

/** Returns a changed copy. JSON in texts, e.g. the payload of a proposal, is changed like everything else. */
export function mutate(random: Random, value: unknown): unknown {
  const root = { value: structuredClone(value) };
  const changes = random.zipf(5) + 1;
  for (let change = 0; change < changes; change += 1) {
    const places = placesIn(root);
    // The whole value may have been removed.
    if (places.length === 0) break;
    // The first place is the whole value. If it is replaced, nothing of the request is left to test.
    const inner = places.slice(1);
    changeAt(random, random.pick(inner.length > 0 && random.chance(0.98) ? inner : places), places);
  }
  return root.value;
}

function placesIn(within: Container): Place[] {
  const keys = Array.isArray(within) ? within.keys() : Object.keys(within);
  return [...keys].flatMap((key) => {
    const value = (within as Record<string | number, unknown>)[key];
    return [{ within, key }, ...(isContainer(value) ? placesIn(value) : [])];
  });
}

function isContainer(value: unknown): value is Container {
  return value !== null && typeof value === 'object';
}

function changeAt(random: Random, { within, key }: Place, others: readonly Place[]): void {
  const members = within as Record<string | number, unknown>;
  const value = members[key];
  if (typeof value === 'string' && /^[{[]/.test(value) && random.chance(0.8)) {
    members[key] = changedJson(random, value);
    return;
  }
  const kind = random.between(0, 5);
  if (kind === 0) remove(within, key);
  else if (kind === 1)
    members[key] = typeof value === 'string' ? changedText(random, value) : strangeValue(random);
  else if (kind === 2) members[key] = [value];
  else if (kind === 3) add(random, isContainer(value) ? value : within);
  else if (kind === 4) copyOf(random.pick(others), members, key);
  else members[key] = strangeValue(random);
}

function changedJson(random: Random, text: string): string {
  try {
    return JSON.stringify(mutate(random, JSON.parse(text)));
  } catch {
    return changedText(random, text);
  }
}

function changedText(random: Random, text: string): string {
  const at = random.between(0, text.length);
  const inserted = random.chance(0.7) ? strangeText(random) : '';
  return text.slice(0, at) + inserted + text.slice(at + random.between(0, 3));
}

function remove(within: Container, key: string | number): void {
  if (Array.isArray(within)) within.splice(Number(key), 1);
  else Reflect.deleteProperty(within, key);
}

function add(random: Random, to: Container): void {
  if (Array.isArray(to)) to.push(to.length > 0 && random.chance(0.5) ? to[0] : strangeValue(random));
  else to[random.chance(0.5) ? strangeText(random) : 'extra'] = strangeValue(random);
}

function copyOf(
  { within, key }: Place,
  members: Record<string | number, unknown>,
  to: string | number,
): void {
  members[to] = structuredClone((within as Record<string | number, unknown>)[key]);
}
