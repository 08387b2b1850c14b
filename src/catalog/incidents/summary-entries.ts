/** The entries of an incident in the summaries that its assets keep. */
import type { JsonObject } from '../../core/json.js';
import { aspectValue, type EntityState } from '../writes/entity-state.js';
import { INFO, STATUS, type IncidentInfo } from './incident-aspects.js';

const LISTS = ['resolvedIncidentDetails', 'activeIncidentDetails'] as const;

/** An item of one of the lists. */
export interface SummaryEntry {
  readonly list: (typeof LISTS)[number];
  readonly details: JsonObject;
}

/** Returns undefined for an incident that belongs to no list, because it is deleted. */
export function entryOf(incident: EntityState): SummaryEntry | undefined {
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
export function withEntries(
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
export function infoIn(aspects: EntityState['aspects'] | undefined): IncidentInfo | undefined {
  return aspectValue(aspects?.get(INFO)) as IncidentInfo | undefined;
}
