/** Who may do what, decided by the policies as they are now. */
import { CatalogError } from '../../../core/errors.js';
import { ROOT_USER } from '../../authentication/names.js';
import { entityPrivileges } from './evaluate.js';
import { explainGrants } from './explain.js';
import { bareFacts, type ResourceFacts } from './facts.js';
import { judgeBare, judgeFully, type Judged } from './judge.js';
import { METADATA_NAMES, PLATFORM_NAMES } from './privileges.js';
import { findMighty, readActors, readResources, type FactParts } from './read-facts.js';
import { createPolicyCache } from './policy-cache.js';
import type { Decisions, Demand, FactSource, Privilege } from './types.js';
import { viewOfPolicies } from './view-filter.js';

const EVERYTHING: ReadonlySet<Privilege> = new Set([...PLATFORM_NAMES, ...METADATA_NAMES]);

export function createDecisions(parts: FactParts): Decisions {
  const cache = createPolicyCache(parts);
  const judge = async (urn: string): Promise<Judged> => {
    const [judged] = (await readActors(parts, cache, [urn])) as [Judged];
    return judged;
  };
  const platformPrivileges: Decisions['platformPrivileges'] = async (actor) =>
    actor === ROOT_USER ? PLATFORM_NAMES : (await judge(actor)).platform;
  const knowing = (source: FactSource): Knowing => decideBy(judge, source);
  const { allows, granted, explain } = knowing(parts);
  return {
    allows,
    platformPrivileges,
    requirePlatform: async (actor, anyOf, deed) => {
      const platform = await platformPrivileges(actor);
      if (!anyOf.some((privilege) => platform.has(privilege))) throw refused(deed, anyOf);
    },
    require: async (actor, demands) => {
      const verdicts = await allows(actor, demands);
      const position = verdicts.indexOf(false);
      const demand = demands[position];
      if (demand !== undefined) throw refusedDemand(demand, position);
    },
    granted,
    explain,
    knowing,
    viewOf: async (actor) => {
      if (actor === ROOT_USER) return 'everything';
      const judged = await judge(actor);
      return viewOfPolicies(judged.policies, judged.actor);
    },
    findMighty: (urns) => findMighty(parts, cache, urns),
    requireNoLess: async (actor, account) => {
      if (actor === ROOT_USER || actor === account) return;
      const [own, other] = (await readActors(parts, cache, [actor, account])) as [Judged, Judged];
      const may = account === ROOT_USER ? PLATFORM_NAMES : other.platform;
      const further = [...may].filter((privilege) => !own.platform.has(privilege));
      if (further.length > 0) throw refusedAccount(account, further);
    },
  };
}

type Knowing = Pick<Decisions, 'allows' | 'granted' | 'explain'>;

/** Decisions over entities, by what a source tells of them. */
function decideBy(judge: (actor: string) => Promise<Judged>, source: FactSource): Knowing {
  const factsOf = async ({ policies, bare }: Judged, urn: string): Promise<ResourceFacts> => {
    const isTold = bare.length === policies.length;
    const known = isTold ? undefined : (await readResources(source, [urn])).facts.get(urn);
    return known ?? bareFacts(urn);
  };
  return {
    allows: async (actor, demands) => {
      if (actor === ROOT_USER || demands.length === 0) return demands.map(() => true);
      const judged = await judge(actor);
      const first = demands.map((demand) => judgeBare(judged, demand));
      const open = demands.filter((_, index) => first[index] === undefined);
      if (open.length === 0) return first.map((verdict) => verdict === true);
      const known = await readResources(
        source,
        open.flatMap(({ urn, about = [] }) => [urn, ...about.flatMap(({ urns }) => urns)]),
      );
      return demands.map((demand, index) => first[index] ?? judgeFully(judged, demand, known));
    },
    granted: async (actor, urn) => {
      if (actor === ROOT_USER) return urn === undefined ? PLATFORM_NAMES : EVERYTHING;
      const judged = await judge(actor);
      if (urn === undefined) return judged.platform;
      const resource = await factsOf(judged, urn);
      return new Set([...judged.platform, ...entityPrivileges(judged.policies, judged.actor, { resource })]);
    },
    explain: async (actor, urn) => {
      if (actor === ROOT_USER) {
        const privileges = [...(urn === undefined ? PLATFORM_NAMES : EVERYTHING)].sort();
        return [{ privileges, reasons: [{ kind: 'FIRST_USER' }] }];
      }
      const judged = await judge(actor);
      const resource = urn === undefined ? undefined : await factsOf(judged, urn);
      return explainGrants(judged.policies, judged.actor, resource);
    },
  };
}

function refusedDemand({ urn, anyOf, index }: Demand, position: number): CatalogError {
  const error = refused(`do this to ${urn}`, anyOf);
  return new CatalogError('FORBIDDEN', error.message, { ...error.details, urn, index: index ?? position });
}

/** @param deed completes "you may not …" */
function refused(deed: string, anyOf: readonly Privilege[]): CatalogError {
  const names = anyOf.join(' or ');
  return new CatalogError('FORBIDDEN', `You may not ${deed}: that needs the privilege ${names}`, {
    rule: `one of the privileges ${names}`,
    privileges: anyOf,
  });
}

function refusedAccount(account: string, further: readonly Privilege[]): CatalogError {
  const message = `You may not act for ${account}, as it may do more than you: ${further.join(', ')}`;
  return new CatalogError('FORBIDDEN', message, { urn: account, rule: 'an account that may do no more' });
}
