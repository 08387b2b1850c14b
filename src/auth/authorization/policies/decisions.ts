/** Authorization decisions by the current policies. */
import { CatalogError } from '../../../core/errors.js';
import type { ReadDeps } from '../../../neo4j/database.js';
import { ROOT_USER } from '../../auth-deps.js';
import { evaluateByUrn, evaluateFully, type LoadedActor } from './evaluate-permission.js';
import { entityPrivileges } from './evaluate.js';
import { explainGrants, findUnapplied } from './explain.js';
import { urnOnlyFacts, type ActorFacts, type ResourceFacts } from './facts.js';
import { METADATA_NAMES, PLATFORM_NAMES } from './privileges.js';
import {
  createPolicyCache,
  findPrivilegedPrincipals,
  loadedActor,
  readActors,
  readFacts,
  readResources,
  type FactDeps,
  type PolicyCache,
} from './read-facts.js';
import { scopeOfPolicies } from './scope-filter.js';
import type { Decisions, KnownActor, Privilege, RequiredPermission } from './types.js';

const EVERYTHING: ReadonlySet<Privilege> = new Set([...PLATFORM_NAMES, ...METADATA_NAMES]);

export function createDecisions(deps: FactDeps): Decisions {
  return decisionsWith(deps, createPolicyCache(deps));
}

/** @param known an actor whose facts are not read again */
function decisionsWith(deps: FactDeps, cache: PolicyCache, known?: KnownActor): Decisions {
  const policiesOf: Decisions['policiesOf'] = async (urn) => {
    if (urn === known?.actor.urn) return { actor: known.actor, policies: await cache.at(known.stamp) };
    const { actors, policies } = await readFacts(deps, cache, [urn]);
    const [actor] = actors as [ActorFacts];
    return { actor, policies };
  };
  let knownLoaded: Promise<LoadedActor> | undefined;
  const loadActor = (urn: string): Promise<LoadedActor> => {
    if (urn !== known?.actor.urn) return policiesOf(urn).then(loadedActor);
    return (knownLoaded ??= policiesOf(urn).then(loadedActor));
  };
  const platformPrivileges: Decisions['platformPrivileges'] = async (actor) =>
    actor === ROOT_USER ? PLATFORM_NAMES : (await loadActor(actor)).platform;
  const decisionsOn = (source: ReadDeps): ActorDecisions => decideBy({ loadActor, policiesOf }, source);
  const { allows, granted, explain, unapplied } = decisionsOn(deps);
  return {
    allows,
    platformPrivileges,
    requirePlatform: async (actor, anyOf, action) => {
      const platform = await platformPrivileges(actor);
      if (!anyOf.some((privilege) => platform.has(privilege))) throw refused(action, anyOf);
    },
    require: async (actor, permissions) => {
      const verdicts = await allows(actor, permissions);
      const position = verdicts.indexOf(false);
      const permission = permissions[position];
      if (permission !== undefined) throw refusedPermission(permission, position);
    },
    granted,
    explain,
    unapplied,
    policiesOf,
    withFacts: decisionsOn,
    withKnownActor: (actor) => decisionsWith(deps, cache, actor),
    scopeOf: async (actor) => {
      if (actor === ROOT_USER) return 'everything';
      const loaded = await loadActor(actor);
      return scopeOfPolicies(loaded.policies, loaded.actor);
    },
    findPrivilegedPrincipals: (urns) => findPrivilegedPrincipals(deps, cache, urns),
    requirePlatformPrivilegesOf: async (actor, account) => {
      if (actor === ROOT_USER || actor === account) return;
      const [own, other] = (await readActors(deps, cache, [actor, account])) as [LoadedActor, LoadedActor];
      const may = account === ROOT_USER ? PLATFORM_NAMES : other.platform;
      const further = [...may].filter((privilege) => !own.platform.has(privilege));
      if (further.length > 0) throw refusedAccount(account, further);
    },
  };
}

type ActorDecisions = Pick<Decisions, 'allows' | 'granted' | 'explain' | 'unapplied'>;

interface ActorLoaders extends Pick<Decisions, 'policiesOf'> {
  readonly loadActor: (actor: string) => Promise<LoadedActor>;
}

/** Decisions about entities by the facts of one source. */
function decideBy({ loadActor, policiesOf }: ActorLoaders, source: ReadDeps): ActorDecisions {
  const factsOf = async ({ policies, urnOnly }: LoadedActor, urn: string): Promise<ResourceFacts> => {
    const needsOnlyUrns = urnOnly.length === policies.length;
    const known = needsOnlyUrns ? undefined : (await readResources(source, [urn])).facts.get(urn);
    return known ?? urnOnlyFacts(urn);
  };
  return {
    allows: async (actor, permissions) => {
      if (actor === ROOT_USER || permissions.length === 0) return permissions.map(() => true);
      const loaded = await loadActor(actor);
      const first = permissions.map((permission) => evaluateByUrn(loaded, permission));
      const open = permissions.filter((_, index) => first[index] === undefined);
      if (open.length === 0) return first.map((verdict) => verdict === true);
      const known = await readResources(
        source,
        open.flatMap(({ urn, about = [] }) => [urn, ...about.flatMap(({ urns }) => urns)]),
      );
      return permissions.map((permission, index) => first[index] ?? evaluateFully(loaded, permission, known));
    },
    granted: async (actor, urn) => {
      if (actor === ROOT_USER) return urn === undefined ? PLATFORM_NAMES : EVERYTHING;
      const loaded = await loadActor(actor);
      if (urn === undefined) return loaded.platform;
      const resource = await factsOf(loaded, urn);
      return new Set([...loaded.platform, ...entityPrivileges(loaded.policies, loaded.actor, { resource })]);
    },
    explain: async (actor, urn) => {
      if (actor === ROOT_USER) {
        const privileges = [...(urn === undefined ? PLATFORM_NAMES : EVERYTHING)].sort();
        return [{ privileges, reasons: [{ kind: 'FIRST_USER' }] }];
      }
      const loaded = await loadActor(actor);
      const resource = urn === undefined ? undefined : await factsOf(loaded, urn);
      return explainGrants(loaded.policies, loaded.actor, resource);
    },
    unapplied: async (urn, entity) => {
      const { policies, actor } = await policiesOf(urn);
      if (entity === undefined) return findUnapplied(policies, actor);
      const known = (await readResources(source, [entity])).facts.get(entity);
      return findUnapplied(policies, actor, known ?? urnOnlyFacts(entity));
    },
  };
}

function refusedPermission({ urn, anyOf, index }: RequiredPermission, position: number): CatalogError {
  const error = refused(`do this to ${urn}`, anyOf);
  return new CatalogError('FORBIDDEN', error.message, { ...error.details, urn, index: index ?? position });
}

/** @param action completes "you may not …" */
function refused(action: string, anyOf: readonly Privilege[]): CatalogError {
  const names = anyOf.join(' or ');
  return new CatalogError('FORBIDDEN', `You may not ${action}: this requires the privilege ${names}`, {
    rule: `one of the privileges ${names}`,
    privileges: anyOf,
  });
}

function refusedAccount(account: string, further: readonly Privilege[]): CatalogError {
  const message = `You may not act for ${account}, because it has more privileges than you: ${further.join(', ')}`;
  return new CatalogError('FORBIDDEN', message, {
    urn: account,
    rule: 'an account without further privileges',
  });
}
