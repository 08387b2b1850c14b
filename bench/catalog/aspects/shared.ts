/** Aspects that all entity types have, and small records that many aspects contain. */
import type { JsonObject } from '../../../src/core/json.js';
import type { Random } from '../../random.js';
import type { CatalogPlan } from '../plan/plan.js';

export type Aspects = Record<string, JsonObject>;

/** 1 January 2026. All stamps of the catalog are in the two years before. */
const LATEST = 1_767_225_600_000;
const TWO_YEARS = 2 * 365 * 24 * 3_600_000;

export function stamp(plan: CatalogPlan, random: Random): { time: number; actor: string } {
  return { time: LATEST - Math.floor(random.next() * TWO_YEARS), actor: random.pickSkewed(plan.users).urn };
}

/** `created` and `lastModified`, in the form of charts and dashboards. */
export function stamps(plan: CatalogPlan, random: Random): JsonObject {
  return { created: stamp(plan, random), lastModified: stamp(plan, random) };
}

export function urnsOf(entities: readonly { readonly urn: string }[]): string[] {
  return entities.map(({ urn }) => urn);
}

const OWNER_TYPES = ['TECHNICAL_OWNER', 'BUSINESS_OWNER', 'DATA_STEWARD'];

export function ownership(plan: CatalogPlan, random: Random): JsonObject {
  const users = random.pickSeveral(plan.users, random.between(1, 2));
  const groups = random.chance(0.5) ? random.pickSeveral(plan.groups, 1) : [];
  const owners = [...users, ...groups].map(({ urn }) => ({
    owner: urn,
    type: random.pickSkewed(OWNER_TYPES),
  }));
  return { owners, ownerTypes: {}, lastModified: stamp(plan, random) };
}

export function globalTags(plan: CatalogPlan, random: Random): JsonObject {
  return { tags: random.pickSeveral(plan.tags, random.between(1, 4)).map(({ urn }) => ({ tag: urn })) };
}

export function glossaryTerms(plan: CatalogPlan, random: Random): JsonObject {
  const terms = random.pickSeveral(plan.terms, random.between(1, 3)).map(({ urn }) => ({ urn }));
  return { terms, auditStamp: stamp(plan, random) };
}

/** Manual annotations of some entities: owners, tags, terms, a domain. */
export function curation(plan: CatalogPlan, random: Random): Aspects {
  return {
    status: { removed: random.chance(0.01) },
    ...(random.chance(0.8) && { ownership: ownership(plan, random) }),
    ...(random.chance(0.5) && { globalTags: globalTags(plan, random) }),
    ...(random.chance(0.25) && { glossaryTerms: glossaryTerms(plan, random) }),
    ...(random.chance(0.4) && { domains: { domains: [random.pickSkewed(plan.domains).urn] } }),
  };
}

export function onPlatform(platform: string): JsonObject {
  return { platform: `urn:li:dataPlatform:${platform}` };
}
