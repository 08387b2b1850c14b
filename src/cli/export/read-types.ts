/** Reads the entity types of the catalog, including those of custom models. */
import type { CatalogApi } from '../http/catalog-api.js';

const PAGE_SIZE = 100;

export interface EntityType {
  readonly name: string;
  /** Timeseries aspects. */
  readonly timeseries: readonly string[];
}

interface Specifications {
  readonly elements: readonly {
    readonly name: string;
    readonly aspectSpecs: readonly { readonly aspectAnnotation: { name: string; timeseries?: boolean } }[];
  }[];
  readonly total: number;
}

/** By name. */
export async function readTypes(api: CatalogApi): Promise<EntityType[]> {
  const types: EntityType[] = [];
  for (;;) {
    const path = `/openapi/v1/registry/models/entity/specifications?start=${types.length}&count=${PAGE_SIZE}`;
    const { elements, total } = (await api.get(path)) as Specifications;
    for (const { name, aspectSpecs } of elements) {
      const aspects = aspectSpecs.map(({ aspectAnnotation }) => aspectAnnotation);
      const timeseries = aspects.filter((aspect) => aspect.timeseries === true).map((aspect) => aspect.name);
      types.push({ name, timeseries });
    }
    if (elements.length === 0 || types.length >= total) {
      return types.sort((one, other) => (one.name < other.name ? -1 : 1));
    }
  }
}
