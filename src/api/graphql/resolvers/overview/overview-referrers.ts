/** Entities that refer to an entity: its data products and its incidents. */
import { findEntityRef, type EntityRef } from '../../mapping/entity-ref.js';
import type { OverviewContext } from './overview-values.js';

/** Limit of shown data products per entity. */
const MAX_DATA_PRODUCTS = 20;

export const overviewReferrers = {
  dataProducts: async (
    { urn }: EntityRef,
    _: unknown,
    { referrers }: OverviewContext,
  ): Promise<EntityRef[]> => {
    const { urns } = await referrers.load({
      urn: urn.text,
      types: ['DataProductContains'],
      entityType: 'dataProduct',
      where: [],
      includeRemoved: false,
      start: 0,
      count: MAX_DATA_PRODUCTS,
    });
    return urns.map(findEntityRef).filter((found) => found !== undefined);
  },
  openIncidents: async ({ urn }: EntityRef, _: unknown, { referrers }: OverviewContext): Promise<number> => {
    const { total } = await referrers.load({
      urn: urn.text,
      types: ['IncidentOn'],
      entityType: 'incident',
      where: [{ field: 'state', values: ['ACTIVE'] }],
      includeRemoved: false,
      start: 0,
      count: 0,
    });
    return total;
  },
} as const;
