/** What the state of an entity tells search besides the payloads of its aspects. */
import type { FurtherFacts } from '../../model/search/search-contents.js';
import { runOf } from '../runs/run-id.js';
import type { AspectMeta, EntityState } from './entity-state.js';

/** Returns what search knew when the transaction began. */
export function factsBefore({ health, searched }: EntityState): FurtherFacts {
  return { ...health, containers: searched?.containers, runs: searched?.runs };
}

/**
 * Returns the runs that wrote the current aspects of an entity, sorted. The run of a value is the one that wrote it first: a write of an
 * unchanged value does not change it.
 */
export function runsOf({ definition, aspects, hardDeleted, searched }: EntityState): string[] {
  const read = [...aspects.values()].filter(({ text }) => text !== undefined).map(({ meta }) => meta);
  const others = hardDeleted === false ? (searched?.otherMetas ?? []) : [];
  const kept = others
    .filter(([name]) => definition.aspects.includes(name))
    .map(([, text]) => JSON.parse(text) as AspectMeta)
    .filter((meta) => meta.deleted !== true);
  const runs = [...read, ...kept].flatMap(({ systemMetadata }) => runOf(systemMetadata) ?? []);
  return [...new Set(runs)].sort();
}
