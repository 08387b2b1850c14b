/** Rewrites criteria on values that are not stored by themselves: entity types are part of URNs, and properties of one JSON text. */
import { CatalogError } from '../../../core/errors.js';
import type { MetadataModel } from '../../../model/types.js';
import { findEntityType } from '../../../model/search/entity-type-names.js';
import { URN_PREFIX } from '../../../model/urn/parse-urn.js';
import type { Criterion, Filter } from '../../search/filter.js';

const ENTITY_TYPE = /^((?:source|destination)\.)?entityType$/;
const PROPERTIES = 'properties.';

export interface RewriteContext {
  readonly model: MetadataModel;
  /** Path of the filter in the request, for messages. */
  readonly path: string;
}

/** @throws INVALID_FILTER for a condition that cannot be rewritten */
export function rewriteCriteria(filter: Filter | undefined, context: RewriteContext): Filter | undefined {
  return (
    filter && {
      or: filter.or.map(({ and }, branch) => ({
        and: and.map((criterion, index) => {
          const path = `${context.path}/and/${branch}/criteria/${index}`;
          return rewrite(criterion, { ...context, path });
        }),
      })),
    }
  );
}

function rewrite(criterion: Criterion, context: RewriteContext): Criterion {
  const type = ENTITY_TYPE.exec(criterion.field);
  if (type !== null) return typeCriterion(criterion, `${type[1] ?? ''}urn`, context);
  if (criterion.field.startsWith(PROPERTIES)) return propertyCriterion(criterion, context);
  return criterion;
}

function typeCriterion(criterion: Criterion, field: string, { model, path }: RewriteContext): Criterion {
  const { condition, values } = criterion;
  if (condition === 'EXISTS') return { ...criterion, field };
  if (condition !== 'EQUAL' && condition !== 'IN') throw unsupported(criterion, path, 'EQUAL, IN or EXISTS');
  const prefixes = values.map((value) => `${URN_PREFIX}${findEntityType(model, value) ?? value}:`);
  return { ...criterion, field, condition: 'START_WITH', values: prefixes };
}

/** In the JSON text, quotes within values are escaped, so a quoted name and a colon occur only where a member begins. */
function propertyCriterion(criterion: Criterion, { path }: RewriteContext): Criterion {
  const { condition, field, values } = criterion;
  const name = JSON.stringify(field.slice(PROPERTIES.length));
  const contain = (texts: readonly string[]): Criterion => ({
    ...criterion,
    ...{ field: 'properties', condition: 'CONTAIN', values: texts },
  });
  const texts = values.map((value) => `${name}:${JSON.stringify(value)}`);
  if (condition === 'EXISTS') return contain([`${name}:`]);
  if (condition === 'EQUAL' || condition === 'IN') return contain(texts);
  if (condition === 'START_WITH') return contain(texts.map((text) => text.slice(0, -1)));
  throw unsupported(criterion, path, 'EQUAL, IN, START_WITH or EXISTS');
}

function unsupported({ field, condition }: Criterion, path: string, rule: string): CatalogError {
  return new CatalogError('INVALID_FILTER', `${field} supports the conditions ${rule}, not ${condition}`, {
    path: `${path}/condition`,
    rule,
  });
}
