/** Reads members of aspects for overviews. All sources are requested together, so that one statement reads them. */
import type { GraphqlContext } from '../../context.js';
import type { AspectPath } from '../../mapping/directives.js';
import type { EntityRef } from '../../mapping/entity-ref.js';
import { memberAt } from '../../mapping/record.js';

export type OverviewContext = Pick<
  GraphqlContext,
  'aspects' | 'changes' | 'names' | 'referrers' | 'visible' | 'services'
>;

/** One slot per source. Aspects that the entity's type does not have are not requested. */
export async function valuesAt(
  { urn }: EntityRef,
  sources: readonly AspectPath[],
  { aspects, services }: Pick<OverviewContext, 'aspects' | 'services'>,
): Promise<unknown[]> {
  const known = services.model.entities.get(urn.entityType)?.aspects ?? [];
  const loaded = await Promise.all(
    sources.map(async ({ aspect }) => (known.includes(aspect) ? aspects.load(urn.text, aspect) : undefined)),
  );
  return sources.map(({ path }, index) => memberAt(loaded[index]?.value, path));
}

/** The first text that is not blank. */
export async function textAt(
  entity: EntityRef,
  sources: readonly AspectPath[],
  context: Pick<OverviewContext, 'aspects' | 'services'>,
): Promise<string | undefined> {
  const values = await valuesAt(entity, sources, context);
  return values.find((value): value is string => typeof value === 'string' && value.trim() !== '');
}

/** Items of the list at a source; empty if there is no list. */
export async function listAt(
  entity: EntityRef,
  source: AspectPath,
  context: Pick<OverviewContext, 'aspects' | 'services'>,
): Promise<unknown[]> {
  const [value] = await valuesAt(entity, [source], context);
  return Array.isArray(value) ? (value as unknown[]) : [];
}
