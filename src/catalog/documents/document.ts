/** What commands and searches of documents share: the parts of a document, and the filter of searches. */
import { CatalogError } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
import { patchProposal, setStep, type PatchStep } from '../commands/proposals.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { stampOf } from '../commands/store.js';
import type { Proposal } from '../writes/types.js';
import type { FilterBranches } from '../search/compile-filter.js';
import type { Criterion } from '../search/filter.js';
import type { Optional } from '../commands/command-input.js';

/** Drafts are unpublished: searches of documents show them to their owners only. */
export type DocumentState = 'PUBLISHED' | 'UNPUBLISHED';

export const DOCUMENT_TYPE = 'document';
export const INFO_ASPECT = 'documentInfo';

/**
 * Requires a document with contents. Soft-deleted documents count.
 * @returns the stored form of its URN. @throws NOT_FOUND, INVALID_URN
 */
export async function requireDocument(context: CommandContext, text: string): Promise<string> {
  const urn = readUrn(context, text, DOCUMENT_TYPE);
  const found = await requireEntities(context, [{ urn, aspects: [INFO_ASPECT] }]);
  if (found.get(urn)?.aspects.has(INFO_ASPECT) === true) return urn;
  throw new CatalogError('NOT_FOUND', `The document ${urn} has no contents`, { urn, rule: INFO_ASPECT });
}

/** Changes the contents, and stamps the document with the actor and the time. Without steps it only stamps. */
export function proposeInfo(
  context: CommandContext,
  urn: string,
  steps: readonly PatchStep[] = [],
): Proposal {
  const stamp = setStep(['lastModified'], stampOf(context));
  return patchProposal({ urn, aspectName: INFO_ASPECT }, [...steps, stamp]);
}

/** Replaces the subtypes. @param subType absent: the document has none */
export function proposeSubType(urn: string, subType: Optional<string>): Proposal {
  const value = JSON.stringify({ typeNames: subType ? [subType] : [] });
  return { urn, aspectName: 'subTypes', changeType: 'UPSERT', value };
}

/** @param isShown false: general searches of documents do not find it */
export function proposeSettings(context: CommandContext, urn: string, isShown: boolean): Proposal {
  const value = JSON.stringify({ showInGlobalContext: isShown, lastModified: stampOf(context) });
  return { urn, aspectName: 'documentSettings', changeType: 'UPSERT', value };
}

/** Returns the records of related entities, each entity once. */
export function relatedAssetRecords(context: CommandContext, assets: readonly string[]): object[] {
  return [...new Set(assets.map((asset) => readUrn(context, asset)))].map((asset) => ({ asset }));
}

/** Does the same for related documents. @throws INVALID_URN for other entities */
export function relatedDocumentRecords(context: CommandContext, documents: readonly string[]): object[] {
  const urns = new Set(documents.map((document) => readUrn(context, document, DOCUMENT_TYPE)));
  return [...urns].map((document) => ({ document }));
}

// The filter of searches of documents: the conditions of the request, and which drafts the reader may find. Pure.

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
): FilterBranches {
  const common = criteriaOf(conditions);
  return [
    [...common, oneOf('state', ['PUBLISHED'])],
    [...common, oneOf('state', ['UNPUBLISHED']), oneOf('owners', readers)],
  ];
}

/** Excludes documents that only their assets show. A document without the setting counts as shown. */
export const SHOWN_EVERYWHERE: FilterBranches = [
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
