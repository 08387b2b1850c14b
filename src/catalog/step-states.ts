/**
 * States that interfaces keep for their users, e.g. which introductions a user has seen. Clients choose the ids and begin them with the
 * URN of the user and a hyphen; other ids belong to all users.
 */
import { hasCode, invalidRequest, limitExceeded } from '../core/errors.js';
import { MAX_BATCH_SIZE } from '../core/limits.js';
import type { CommandContext } from './commands/command-context.js';
import { newUrn } from './commands/entity-commands.js';
import { stampOf, store } from './commands/store.js';
import type { StringMapEntry } from './commands/command-input.js';
import { payloadOf } from './entities/stored-aspect.js';
import type { Proposal } from './writes/types.js';

const TYPE = 'dataHubStepState';
const ASPECT = 'dataHubStepStateProperties';

interface StepState {
  readonly id: string;
  readonly properties: readonly { readonly key: string; readonly value: string }[];
}

/** Returns the states that exist, in the order of the ids. An id that no state can have has none. One statement. @throws LIMIT_EXCEEDED */
export async function findStepStates(context: CommandContext, ids: readonly string[]): Promise<StepState[]> {
  limit(ids, '/ids');
  const urns = new Map([...new Set(ids)].flatMap((id) => findUrnOf(context, id)));
  const requests = [...urns.values()].map((urn) => ({ urn, names: [ASPECT] }));
  const found = await context.services.entities.findAspects(requests);
  return [...urns].flatMap(([id, urn]) => {
    const stored = payloadOf(found.get(urn), ASPECT);
    if (stored === undefined) return [];
    const properties = Object.entries((stored['properties'] ?? {}) as Readonly<Record<string, string>>);
    return [{ id, properties: properties.map(([key, value]) => ({ key, value })) }];
  });
}

/** Returns the id with its URN; nothing if a URN cannot contain the id. */
function findUrnOf(context: CommandContext, id: string): [id: string, urn: string][] {
  try {
    return [[id, newUrn(context, TYPE, id)]];
  } catch (error) {
    if (hasCode(error, 'INVALID_URN')) return [];
    throw error;
  }
}

interface NewStepState {
  readonly id: string;
  readonly properties: readonly (StringMapEntry | null)[];
}

/**
 * Replaces the properties of the states, of all or of none.
 * @returns the ids in the order of the states
 * @throws INVALID_REQUEST for a repeated id or property; FORBIDDEN for a state of another user; INVALID_URN, LIMIT_EXCEEDED
 */
export async function storeStepStates(
  context: CommandContext,
  states: readonly NewStepState[],
): Promise<readonly string[]> {
  limit(states, '/states');
  const ids = states.map(({ id }) => id);
  refuseRepeated(ids, (index) => `/states/${index}/id`);
  const lastModified = stampOf(context);
  const proposals = states.map(({ id, properties }, index): Proposal => {
    const value = { properties: readProperties(properties, index), lastModified };
    return {
      urn: newUrn(context, TYPE, id),
      aspectName: ASPECT,
      changeType: 'UPSERT',
      value: JSON.stringify(value),
    };
  });
  if (proposals.length > 0) await store(context, proposals);
  return ids;
}

function readProperties(given: NewStepState['properties'], state: number): Record<string, string> {
  const entries = given.filter((entry) => entry !== null);
  refuseRepeated(
    entries.map(({ key }) => key),
    (index) => `/states/${state}/properties/${index}/key`,
  );
  return Object.fromEntries(entries.map(({ key, value }) => [key, value ?? '']));
}

function refuseRepeated(names: readonly string[], pathOf: (index: number) => string): void {
  const seen = new Set<string>();
  const index = names.findIndex((name) => seen.size === seen.add(name).size);
  if (index < 0) return;
  throw invalidRequest(pathOf(index), `${String(names[index])} appears twice`, 'each once');
}

function limit(list: readonly unknown[], path: string): void {
  if (list.length <= MAX_BATCH_SIZE) return;
  throw limitExceeded(path, `A request names at most ${MAX_BATCH_SIZE} states`, `at most ${MAX_BATCH_SIZE}`);
}
