/** The filter of searches of documents: the conditions of the request, and which drafts the reader may find. Pure. */
import type { Branches } from '../search/combine-filters.js';
import type { Criterion } from '../search/filter.js';
import type { Optional } from './document.js';

/** Conditions of a request; all of them must hold. An empty list is no condition. */
export interface DocumentConditions {
  /** URNs; the document is directly in one of them. */
  readonly parentDocuments?: Optional<readonly string[]>;
  /** True: the document has no parent. Without effect beside `parentDocuments`. */
  readonly rootOnly?: Optional<boolean>;
  /** Subtypes; the document has one of them. */
  readonly types?: Optional<readonly string[]>;
  /** URNs; the document is in one of them. */
  readonly domains?: Optional<readonly string[]>;
  /** URNs; the document is about one of them. */
  readonly relatedAssets?: Optional<readonly string[]>;
  readonly sourceType?: Optional<'NATIVE' | 'EXTERNAL'>;
}

/** @returns criteria, of which those of one branch must hold */
export function documentBranches(
  conditions: DocumentConditions,
  /** URNs of the reader and of all groups of the reader. */
  readers: readonly string[],
): Branches {
  const common = criteriaOf(conditions);
  return [
    [...common, oneOf('state', ['PUBLISHED'])],
    [...common, oneOf('state', ['UNPUBLISHED']), oneOf('owners', readers)],
  ];
}

/** Excludes documents that only their assets show. A document without the setting counts as shown. */
export const SHOWN_EVERYWHERE: Branches = [
  [oneOf('showInGlobalContext', ['true'])],
  [{ field: 'showInGlobalContext', values: [], condition: 'EXISTS', negated: true }],
];

function criteriaOf(conditions: DocumentConditions): Criterion[] {
  const { parentDocuments, rootOnly, types, domains, relatedAssets, sourceType } = conditions;
  const listed: readonly (readonly [field: string, values: Optional<readonly string[]>])[] = [
    ['parentDocument', parentDocuments],
    ['typeNames', types],
    ['domains', domains],
    ['relatedAssets', relatedAssets],
    ['sourceType', sourceType ? [sourceType] : []],
  ];
  const isRoot: Criterion = { field: 'parentDocument', values: [], condition: 'EXISTS', negated: true };
  return [
    ...listed.flatMap(([field, values]) => (values?.length ? [oneOf(field, values)] : [])),
    ...(rootOnly === true && !parentDocuments?.length ? [isRoot] : []),
  ];
}

function oneOf(field: string, values: readonly string[]): Criterion {
  return { field, values, condition: 'EQUAL' };
}
