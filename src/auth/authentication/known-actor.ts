/** What a statement that finds an actor also reads for the policies. */
import type { Row } from '../../neo4j/database.js';
import { actorFacts } from '../authorization/policies/facts.js';
import type { KnownActor } from '../authorization/policies/types.js';

export type OnFacts = (known: KnownActor) => void;

/** @param row with `groups`, `roles` and `stamp` */
export function knownActor(urn: string, row: Row): KnownActor {
  return { actor: actorFacts(urn, row), stamp: row['stamp'] as string };
}
