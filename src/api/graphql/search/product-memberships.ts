/** The field `bulkEntityDataProducts`: the data products of entities. */
import { CatalogError } from '../../../core/errors.js';
import { isJsonObject, type JsonObject } from '../../../core/json.js';
import { MAX_PAGE_SIZE } from '../../../core/limits.js';
import type { GraphqlContext } from '../context.js';
import type { BulkEntityDataProductsInput } from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';
import { itemsAt } from '../mapping/record.js';
import type { Args } from './inputs.js';
import { siblingsOf } from './siblings.js';

const MAX_ENTITIES = 100;
/** Real assets have one or two. Each costs a lookup. */
const MAX_SIBLINGS = 100;

export const membershipQueries = {
  bulkEntityDataProducts: async (
    _: unknown,
    { input }: Args<BulkEntityDataProductsInput>,
    context: GraphqlContext,
  ) => {
    if (input.urns.length > MAX_ENTITIES)
      throw new CatalogError('LIMIT_EXCEEDED', `At most ${MAX_ENTITIES} entities, not ${input.urns.length}`, {
        path: '/input/urns',
        rule: `at most ${MAX_ENTITIES}`,
      });
    const urns = input.urns.map((urn) => context.services.model.parseUrn(urn).text);
    return { entities: await Promise.all(urns.map((urn) => membershipsOf(urn, context))) };
  },
};

/** Three statements for all entities: siblings, products, and the assets of the products. */
async function membershipsOf(urn: string, context: GraphqlContext): Promise<object> {
  const named = (await siblingsOf(urn, context)).slice(0, MAX_SIBLINGS);
  const assets = new Set<unknown>([urn, ...named]);
  const pages = await Promise.all([urn, ...named].map((asset) => productsOf(asset, context)));
  const products = [...new Set(pages.flat())].sort();
  const associations = products.map(async (product) => {
    const list = await assetsOf(product, context);
    const ports = list.filter((item) => item['outputPort'] === true);
    return {
      dataProduct: storedEntityRef(product),
      isOutputPort: ports.some((item) => assets.has(item['destinationUrn'])),
    };
  });
  return { urn, dataProductAssociations: await Promise.all(associations) };
}

async function productsOf(urn: string, { relationships }: GraphqlContext): Promise<string[]> {
  const page = await relationships.load({
    urn,
    direction: 'INCOMING',
    types: ['DataProductContains'],
    entityTypes: ['dataProduct'],
    start: 0,
    count: MAX_PAGE_SIZE,
    includeRemoved: false,
  });
  return page.relationships.map(({ entity }) => entity);
}

/** Returns the records of the assets of a data product. */
export async function assetsOf(
  product: string,
  { aspects }: Pick<GraphqlContext, 'aspects'>,
): Promise<JsonObject[]> {
  const stored = (await aspects.load(product, 'dataProductProperties'))?.value;
  return itemsAt(stored, ['assets']).filter(isJsonObject);
}
