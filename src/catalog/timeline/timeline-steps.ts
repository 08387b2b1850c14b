/** Derives the writes of an aspect from its consecutive values. */
import type { JsonObject } from '../../core/json.js';
import type { TimelineStep } from './build-timeline.js';
import type { AspectSpans, OlderSpan } from './aspect-spans.js';

export interface OlderValue {
  readonly text: string;
  readonly actor: string;
}

interface Value {
  readonly version: number;
  readonly from: number;
  readonly until: number | undefined;
  readonly deletedBy: string | undefined;
  readonly actor: string;
  readonly payload: JsonObject;
}

/**
 * Each value is a step from the previous value, a deletion is a step to undefined, and the first value after a deletion starts from it.
 * @param valueOf undefined for values that were not read or no longer exist: they are skipped.
 */
export function timelineSteps(
  { aspect, latest, older }: AspectSpans,
  valueOf: (span: OlderSpan) => OlderValue | undefined,
): TimelineStep[] {
  const values = [...older].reverse().flatMap((span): Value[] => {
    const value = valueOf(span);
    return value === undefined ? [] : [{ ...span, actor: value.actor, payload: parsed(value.text) }];
  });
  if (latest !== undefined) {
    const { text, ...rest } = latest;
    values.push({ ...rest, until: undefined, deletedBy: undefined, payload: parsed(text) });
  }
  const steps: TimelineStep[] = [];
  let before: JsonObject | undefined;
  let last = 0;
  // The clocks of several services may differ a little, so a later write is never reported as earlier.
  const notBefore = (at: number): number => (last = Math.max(last, at));
  for (const { version, from, until, deletedBy, actor, payload } of values) {
    steps.push({ aspect, at: notBefore(from), actor, version, before, after: payload });
    before = payload;
    if (until === undefined || deletedBy === undefined) continue;
    steps.push({ aspect, at: notBefore(until), actor: deletedBy, version: 0, before, after: undefined });
    before = undefined;
  }
  return steps;
}

function parsed(text: string): JsonObject {
  return JSON.parse(text) as JsonObject;
}
