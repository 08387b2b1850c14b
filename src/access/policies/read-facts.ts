/** What the database tells of actors and entities, for decisions. */
import type { Clock } from '../../kernel/clock.js';
import type { Database } from '../../store/database.js';
import type { LoadStatement } from '../../store/statements.js';
import { concerns, needsFacts, platformPrivileges } from './evaluate.js';
import { resourceFacts, type ActorFacts, type ResourceFacts } from './facts.js';
import type { Judged, KnownResources } from './judge.js';
import type { PolicyCache } from './policy-cache.js';

export interface FactParts {
  readonly database: Pick<Database, 'read' | 'write'>;
  readonly load: LoadStatement;
  readonly clock: Clock;
}

/** Entities that one statement is asked about: more than one write names, fewer than a run may have written. */
const MAX_RESOURCES = 20_000;

/** One slot for each. One statement, and one more when policies were changed since the last one. */
export async function readActors(
  { database, load }: FactParts,
  cache: PolicyCache,
  urns: readonly string[],
): Promise<Judged[]> {
  const rows = await database.read(load('access/read-actors'), { actors: [...new Set(urns)] });
  const policies = await cache.at((rows[0]?.['stamp'] as number | undefined) ?? 0);
  const found = new Map(rows.map((row) => [row['actor'] as string, row]));
  return urns.map((urn) => {
    const row = found.get(urn);
    const actor: ActorFacts = {
      urn,
      groups: new Set(row?.['groups'] as string[]),
      roles: new Set(row?.['roles'] as string[]),
    };
    const own = policies.filter((policy) => concerns(policy, actor));
    return {
      actor,
      policies: own,
      bare: own.filter((policy) => !needsFacts(policy, actor)),
      platform: platformPrivileges(policies, actor),
    };
  });
}

/**
 * Those of the groups that make their members somebody: by a role, or by a policy of the platform.
 * One statement, and one more when policies were changed since the last one.
 */
export async function findMighty(
  { database, load }: FactParts,
  cache: PolicyCache,
  groups: readonly string[],
): Promise<ReadonlySet<string>> {
  if (groups.length === 0) return new Set();
  const rows = await database.read(load('access/read-actors'), { actors: [...new Set(groups)] });
  const policies = (await cache.at(rows[0]?.['stamp'] as number)).filter(
    ({ type, state }) => type === 'PLATFORM' && state === 'ACTIVE',
  );
  const byRole = rows
    .filter((row) => (row['roles'] as string[]).length > 0)
    .map((row) => row['actor'] as string);
  const isNamed = (group: string): boolean =>
    policies.some(({ actors }) => actors.allGroups || actors.groups.includes(group));
  return new Set([...byRole, ...groups.filter(isNamed)]);
}

/** One statement. */
export async function readResources(
  { database, load }: FactParts,
  urns: readonly string[],
): Promise<KnownResources> {
  const facts = new Map<string, ResourceFacts>();
  const subjects = new Map<string, ResourceFacts[]>();
  const distinct = [...new Set(urns)];
  for (let start = 0; start < distinct.length; start += MAX_RESOURCES) {
    const some = distinct.slice(start, start + MAX_RESOURCES);
    for (const row of await database.read(load('access/read-resources'), { urns: some })) {
      const asked = row['asked'] as string;
      const found = resourceFacts(row);
      if (found.urn === asked) facts.set(asked, found);
      else subjects.set(asked, [...(subjects.get(asked) ?? []), found]);
    }
  }
  return { facts, subjects };
}
