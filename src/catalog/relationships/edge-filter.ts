/** Compiles the filters of an edge scroll, of edges and of their ends, to Cypher. */
import type { SearchFields, SearchField } from '../../model/search/search-fields.js';
import type { MetadataModel } from '../../model/types.js';
import { type CatalogError, invalidFilter } from '../../core/errors.js';
import { findEntityType } from '../../model/search/entity-type-names.js';
import { URN_PREFIX } from '../../model/urn.js';
import { checkSize } from '../search/compile-filter.js';
import { compileCriterion } from '../search/criterion.js';
import { toConditions, type FilterParameters } from '../search/filter-conditions.js';
import type { Filter, Criterion } from '../search/filter.js';

export interface FilterTarget {
  /** The node or edge of the statement that is filtered. */
  readonly variable: string;
  /** Name of the statement's parameter. */
  readonly parameter: string;
  /** Path of the filter in the request, for messages. */
  readonly path: string;
  readonly fields: SearchFields;
  readonly model: MetadataModel;
}

export interface EndFilter {
  /** Empty, or a condition that begins with AND. */
  readonly text: string;
  readonly parameters: FilterParameters;
}

/** Compiles a filter to a predicate over one variable of a statement, with its parameter. @throws INVALID_FILTER, LIMIT_EXCEEDED */
export function compileEndFilter(filter: Filter | undefined, target: FilterTarget): EndFilter {
  if (filter === undefined) return { text: '', parameters: [] };
  checkSize(filter);
  const branches = filter.or.map(({ and }, branch) =>
    and.map((criterion, index) =>
      compileCriterion(criterion, target, `${target.path}/and/${branch}/criteria/${index}`),
    ),
  );
  const { conditions, parameters } = toConditions(branches);
  const texts = conditions.map((condition) => `AND ${condition(target.variable, `$${target.parameter}`)}`);
  return { text: texts.join(' '), parameters };
}

// Fields by which edges can be filtered, in addition to those of their ends.

const PLAIN = { isUrn: false, queryByDefault: false, isName: false } as const;

/** Members of `EDGE_FACTS`; `lifecycleOwner` is the public name of the entity whose aspect the edge comes from. */
const FIELDS: readonly (readonly [name: string, property: string, kind: SearchField['kind']])[] = [
  ['relationshipType', 'relationshipType', 'text'],
  ['source.urn', 'sourceUrn', 'text'],
  ['destination.urn', 'destinationUrn', 'text'],
  ['createdOn', 'createdOn', 'number'],
  ['updatedOn', 'updatedOn', 'number'],
  ['createdActor', 'createdActor', 'text'],
  ['updatedActor', 'updatedActor', 'text'],
  ['via', 'via', 'text'],
  ['aspect', 'aspect', 'text'],
  ['owner', 'owner', 'text'],
  ['lifecycleOwner', 'owner', 'text'],
  ['properties', 'properties', 'text'],
];

/** Cypher for a map of everything by which an `edge` can be filtered. */
export const EDGE_FACTS =
  'edge {.*, relationshipType: type(edge), sourceUrn: startNode(edge).urn, destinationUrn: endNode(edge).urn}';

const byName = new Map(
  FIELDS.map(([name, property, kind]): [string, SearchField] => [name, { ...PLAIN, name, property, kind }]),
);

export const EDGE_FIELDS: SearchFields = {
  byName,
  resolve: (name) => {
    const field = byName.get(name);
    return field === undefined ? [] : [field];
  },
};

// Rewrites criteria on values that are not stored by themselves: entity types are part of URNs, and properties of one JSON text.

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
  return invalidFilter(
    `${path}/condition`,
    `${field} supports the conditions ${rule}, not ${condition}`,
    rule,
  );
}
