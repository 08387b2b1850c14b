/** Fills the slots that the statements of search and browsing share. */
import { fillSlots } from '../../neo4j/statements.js';
import type { Predicate } from './filter-conditions.js';

export interface Composition {
  /** Yields `node` and `score` for a `row`. Default: the hits of its query. */
  readonly candidates?: string;
  /** Predicates over `node`, for the slot `conditions`. */
  readonly conditions?: readonly Predicate[];
  /** Expression of the value that the predicates take their parameters from. */
  readonly filter?: string;
  /** Predicates over `keys` and `urn` that continue after a hit, for the slot `after`. */
  readonly after?: readonly string[];
  /** Expressions of the sort values, joined by commas. */
  readonly keys?: string;
  /** Sort expressions before `urn`, with a trailing comma. */
  readonly orderBy?: string;
  /** Expression that adds the values of nested fields to a list. */
  readonly nested?: string;
  /** Also return whether any entity has siblings. Default: false. */
  readonly asksSiblings?: boolean;
}

const HITS_OF_ROW = "CALL db.index.fulltext.queryNodes('entity_search', row.query) YIELD node, score";

/** A look at a count of the store. With `EXISTS`, Neo4j would scan relationships. */
const ASK_SIBLINGS = ', COLLECT { MATCH ()-[edge:SiblingOf]->() RETURN count(edge) > 0 }[0] AS hasSiblings';

/** Without a composition, the statement has no conditions and orders by URN. */
export function composeStatement<Text extends string>(text: Text, composition: Composition): Text {
  const {
    candidates = HITS_OF_ROW,
    conditions = [],
    filter = '$filter',
    after = [],
    keys = '',
    orderBy = '',
    nested = '',
  } = composition;
  return fillSlots(text, {
    candidates,
    conditions: andAll(conditions.map((condition) => condition('node', filter))),
    after: andAll(after),
    keys,
    order: orderBy,
    nested,
    hasSiblings: composition.asksSiblings === true ? ASK_SIBLINGS : '',
  });
}

/** Returns the predicates as the continuation of a WHERE. */
export function andAll(predicates: readonly string[]): string {
  return predicates.map((predicate) => `AND ${predicate}`).join(' ');
}
