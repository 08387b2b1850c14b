/** Changes of the domain and the data product that an entity is in. */
import { request } from '../api/request.js';
import { SetDataProduct, SetDomain, UnsetDomain } from './edits.graphql.js';
import type { Edit, Overview } from './edit.js';

type Place = NonNullable<Overview['domain']>;

/** @param domain null removes the domain @param before the previous domain */
export function setDomain(urn: string, domain: Place | null, before: Place | null): Edit {
  return {
    ...moveToDomain(urn, domain),
    undo: moveToDomain(urn, before),
  };
}

function moveToDomain(urn: string, domain: Place | null): Edit {
  return {
    done: domain === null ? 'Removed the domain.' : `Moved to the domain ${domain.overview.name}.`,
    send: () =>
      domain === null
        ? request(UnsetDomain, { entityUrn: urn })
        : request(SetDomain, { entityUrn: urn, domainUrn: domain.urn }),
    foresee: (overview) => ({ ...overview, domain }),
  };
}

/** The entity leaves all of its data products. Undo is possible only if it was in one. */
export function setDataProduct(urn: string, product: Place | null, before: readonly Place[]): Edit {
  const [only, ...others] = before;
  const undo = moveToProduct(urn, only ?? null);
  return { ...moveToProduct(urn, product), ...(others.length === 0 && { undo }) };
}

function moveToProduct(urn: string, product: Place | null): Edit {
  return {
    done: product === null ? 'Removed from its data product.' : `Moved to ${product.overview.name}.`,
    send: () =>
      request(SetDataProduct, {
        input: { resourceUrns: [urn], ...(product !== null && { dataProductUrn: product.urn }) },
      }),
    foresee: (overview) => ({ ...overview, dataProducts: product === null ? [] : [product] }),
  };
}
