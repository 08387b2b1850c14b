/** Reads the facts about actors and entities on which decisions rest. */
import { batchesOf } from '../../../core/batches.js';
import type { Clock } from '../../../core/clock.js';
import type { ReadDeps, WriteDeps } from '../../../neo4j/database.js';
import { onlyRow } from '../../../neo4j/statements.js';
import { ROOT_USER } from '../../auth-deps.js';
import type { KnownResources, LoadedActor } from './evaluate-permission.js';
import { concerns, needsFacts, platformPrivileges } from './evaluate.js';
import { actorFacts, resourceFacts, type ActorFacts, type ResourceFacts } from './facts.js';
import { readPolicy } from './stored-policy.js';
import type { ActorPolicies, Policy } from './types.js';

export interface FactDeps extends WriteDeps {
  readonly clock: Clock;
  /** Called with whether the policies in memory were current. */
  readonly observePolicies?: (isHit: boolean) => void;
}

const GROUP = 'urn:li:corpGroup:';
/** Maximum number of entities for one statement: more than one write names, but fewer than a run may have written. */
const MAX_RESOURCES = 20_000;

/** One slot for each URN. One statement, and one more if a policy changed since the last call. */
export async function readActors(
  deps: FactDeps,
  cache: PolicyCache,
  urns: readonly string[],
): Promise<LoadedActor[]> {
  const { actors, policies } = await readFacts(deps, cache, urns);
  return actors.map((actor) => loadedActor({ actor, policies }));
}

/** Finds the policies that concern an actor. */
export function loadedActor({ actor, policies }: ActorPolicies): LoadedActor {
  const own = policies.filter((policy) => concerns(policy, actor));
  return {
    actor,
    policies: own,
    urnOnly: own.filter((policy) => !needsFacts(policy, actor)),
    platform: platformPrivileges(policies, actor),
  };
}

/**
 * Returns the users who manage policies, and the groups that give their members a role or privileges on the
 * platform. One statement, and one more if a policy changed since the last call.
 */
export async function findPrivilegedPrincipals(
  deps: FactDeps,
  cache: PolicyCache,
  urns: readonly string[],
): Promise<ReadonlySet<string>> {
  if (urns.length === 0) return new Set();
  const { actors, policies } = await readFacts(deps, cache, urns);
  const granting = policies.filter(({ type, state }) => type === 'PLATFORM' && state === 'ACTIVE');
  const isPrivileged = (actor: ActorFacts): boolean =>
    actor.urn.startsWith(GROUP)
      ? actor.roles.size > 0 ||
        granting.some(({ actors: { allGroups, groups } }) => allGroups || groups.includes(actor.urn))
      : actor.urn === ROOT_USER || platformPrivileges(granting, actor).has('MANAGE_POLICIES');
  return new Set(actors.filter(isPrivileged).map(({ urn }) => urn));
}

/** Returns the facts of actors, one slot for each URN, and all policies. One statement, and one more if a policy changed since the last call. */
export async function readFacts(
  { database, load }: FactDeps,
  cache: PolicyCache,
  urns: readonly string[],
): Promise<{ actors: ActorFacts[]; policies: readonly Policy[] }> {
  const rows = await database.read(load('authorization/read-actors'), { actors: [...new Set(urns)] });
  const found = new Map(rows.map((row) => [row.actor, row]));
  const actors = urns.map((urn) => actorFacts(urn, found.get(urn)));
  return { actors, policies: await cache.at(rows[0]?.stamp ?? '') };
}

/** One statement for each `MAX_RESOURCES` URNs. */
export async function readResources(
  { database, load }: ReadDeps,
  urns: readonly string[],
): Promise<KnownResources> {
  const facts = new Map<string, ResourceFacts>();
  const subjects = new Map<string, ResourceFacts[]>();
  const above = new Map<string, ResourceFacts[]>();
  for (const batch of batchesOf([...new Set(urns)], MAX_RESOURCES)) {
    for (const row of await database.read(load('authorization/read-resources'), { urns: batch })) {
      const { asked: requestedUrn, steps } = row;
      const found = resourceFacts(row);
      if (steps === 0) facts.set(requestedUrn, found);
      else {
        const near = steps === 1 ? subjects : above;
        near.set(requestedUrn, [...(near.get(requestedUrn) ?? []), found]);
      }
    }
  }
  return { facts, subjects, above };
}

/** Keeps all policies in memory until one of them changes, at this service or another. */
export interface PolicyCache {
  /**
   * @param stamp of the last change of a policy, read just now. The policies are read again if it differs from the known one, also if it
   *   is older, as after a restored backup. One statement then, otherwise none
   */
  at(stamp: string): Promise<readonly Policy[]>;
}

interface Loaded {
  readonly stamp: string;
  readonly policies: readonly Policy[];
}

export function createPolicyCache({ database, load, clock, observePolicies }: FactDeps): PolicyCache {
  let cached: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  const reload = async (): Promise<Loaded> => {
    const rows = await database.write('authorization/load-policies', (run) =>
      run(load('authorization/load-policies'), { at: clock.now() }),
    );
    const { stamp, policies } = onlyRow(rows);
    cached = { stamp, policies: policies.map(([urn, text]) => readPolicy(urn, text)) };
    return cached;
  };
  return {
    at: async (stamp) => {
      // A read under way may have begun before the change, so its stamp is checked. A read that begins now did not.
      if (cached?.stamp !== stamp && loading !== undefined) await loading;
      observePolicies?.(cached?.stamp === stamp);
      if (cached?.stamp === stamp) return cached.policies;
      loading ??= reload().finally(() => {
        loading = undefined;
      });
      return (await loading).policies;
    },
  };
}
