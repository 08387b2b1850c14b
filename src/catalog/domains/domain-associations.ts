/**
 * The aspect `domains` names the domains of an entity twice: in the list `domains`, which search and edges use, and in the records
 * `domainAssociations`, which also tell who assigned the entity. Each write keeps the two equal.
 */
import { CatalogError } from '../../core/errors.js';
import { recordAt, textAt, type JsonObject } from '../../core/json.js';
import { sameTree } from '../../core/compare.js';

/** What the two members contain. */
interface Membership {
  readonly domains: readonly string[];
  readonly associations: readonly JsonObject[];
}

/**
 * Returns a stored payload with an association for each domain. Payloads that older versions stored may have none.
 * @param payload trees of `parseKeepingDigits`; it is not changed
 */
export function withAllAssociations(payload: JsonObject): JsonObject {
  const { domains, associations } = membershipOf(payload);
  const known = new Set(associations.map(domainOf));
  const missing = domains.filter((domain) => !known.has(domain));
  if (missing.length === 0) return payload;
  return { ...payload, domainAssociations: [...associations, ...missing.map((domain) => ({ domain }))] };
}

/**
 * Returns the payload with both members in step. The member that differs from the stored value decides; if both differ, the associations
 * do. Propagated associations come last. A repeated write returns the same value.
 * @param proposed a valid payload; trees of `parseKeepingDigits`, not changed
 * @param stored the payload that is about to be replaced; undefined if there is none
 * @throws INVALID_ASPECT if both members differ from the stored ones and name different domains
 */
export function withMatchingDomains(proposed: JsonObject, stored: JsonObject | undefined): JsonObject {
  const before: Membership = stored
    ? membershipOf(withAllAssociations(stored))
    : { domains: [], associations: [] };
  const associations = propagatedLast(decide(proposed, before));
  return {
    ...proposed,
    domains: [...new Set(associations.map(domainOf))],
    domainAssociations: associations,
  };
}

function decide(proposed: JsonObject, before: Membership): readonly JsonObject[] {
  const { domains, associations } = membershipOf(proposed);
  const listDiffers = !sameTree(domains, before.domains);
  const recordsDiffer = !sameTree(associations, before.associations);
  if (!('domainAssociations' in proposed) || (listDiffers && !recordsDiffer)) return merge(domains, before);
  if (listDiffers && domains.length > 0 && !nameTheSame(domains, associations)) throw contradictory();
  return associations;
}

/** The stored associations of the domains that stay, then a new one for each other domain. */
function merge(domains: readonly string[], { associations }: Membership): JsonObject[] {
  const wanted = new Set(domains);
  const kept = associations.filter((association) => wanted.has(domainOf(association)));
  const known = new Set(kept.map(domainOf));
  return [...kept, ...[...wanted].filter((domain) => !known.has(domain)).map((domain) => ({ domain }))];
}

function nameTheSame(domains: readonly string[], associations: readonly JsonObject[]): boolean {
  const [listed, recorded] = [new Set(domains), new Set(associations.map(domainOf))];
  return listed.size === recorded.size && [...listed].every((domain) => recorded.has(domain));
}

function propagatedLast(associations: readonly JsonObject[]): JsonObject[] {
  return [
    ...associations.filter((association) => !isPropagated(association)),
    ...associations.filter(isPropagated),
  ];
}

function isPropagated({ attribution }: JsonObject): boolean {
  return textAt(recordAt(attribution, 'sourceDetail'), 'propagated')?.toLowerCase() === 'true';
}

function membershipOf(payload: JsonObject): Membership {
  return {
    domains: (payload['domains'] ?? []) as string[],
    associations: (payload['domainAssociations'] ?? []) as JsonObject[],
  };
}

function domainOf(association: JsonObject): string {
  return association['domain'] as string;
}

function contradictory(): CatalogError {
  return new CatalogError(
    'INVALID_ASPECT',
    "Cannot update both 'domains' and 'domainAssociations' in the same write with different domains: change one of them, or name the same domains in both",
    { path: '/domainAssociations', rule: 'the same domains', aspect: 'domains' },
  );
}
