/** Documents, the documents about an asset, and uploaded files. */
import type { GraphQLResolveInfo } from 'graphql';
import { documentChanges, type DocumentChange } from '../../../catalog/documents/document-changes.js';
import {
  createDocument,
  deleteDocument,
  moveDocument,
  updateContents,
  updateRelatedEntities,
  updateSettings,
  updateState,
  updateSubType,
} from '../../../catalog/documents/document-commands.js';
import {
  documentBranches,
  SHOWN_EVERYWHERE,
  type DocumentConditions,
} from '../../../catalog/documents/document.js';
import { importDocuments } from '../../../catalog/documents/import-documents.js';
import { createFile, permitUpload } from '../../../catalog/files/file-commands.js';
import { FILE_ASPECT } from '../../../catalog/files/types.js';
import { findAncestors } from '../../../catalog/hierarchies/hierarchy.js';
import { intersectFilters, type FilterBranches } from '../../../catalog/search/compile-filter.js';
import type { SearchQuery, SearchResult } from '../../../catalog/search/types.js';
import { CatalogError, invalidRequest } from '../../../core/errors.js';
import { parseUrnSyntax } from '../../../model/urn.js';
import type { GraphqlContext } from '../context.js';
import type {
  DocumentChangeHistoryArgs,
  MutationResolvers,
  QueryResolvers,
  RelatedDocumentsInput,
  Resolvers,
} from '../generated/schema-types.js';
import { EntityRef, findRefOfType, storedEntityRef, visibleActor } from '../mapping/entity-ref.js';
import { loadMainAspect } from '../mapping/main-aspects.js';
import { memberAt, StoredRecord } from '../mapping/record.js';
import { readPage, readSelection } from '../search/inputs.js';
import { newestFirst } from '../search/list-entities.js';
import { presentFacets } from '../search/present-search.js';
import { selects } from '../selection.js';
import { namedPlatform } from './platforms.js';

export const documentQueries = {
  searchDocuments: async (_, { input }, context, info) => {
    const { viewUrn, query } = input;
    const own = intersectFilters(await readableBranches(input, context), SHOWN_EVERYWHERE);
    // The entity types of the view do not count: this field only searches documents.
    const view = await readSelection({ ...(viewUrn && { viewUrn }) }, context);
    const branches = intersectFilters(own, view.filter?.or.map(({ and }) => and) ?? []);
    const found = await context.services.search.search({
      ...toQuery(branches, info),
      input: query ?? '*',
      sort: newestFirst('createdAt'),
      page: readPage(input, SEARCH_PAGE),
    });
    return presentDocuments(found, context);
  },
  getPresignedUploadUrl: (_, { input }, context) => permitUpload(context, input, context.origin),
} satisfies QueryResolvers;

export const documentMutations = {
  createDocument: (_, { input }, context) => createDocument(context, input),
  updateDocumentContents: (_, { input }, context) => updateContents(context, input),
  updateDocumentRelatedEntities: (_, { input }, context) => updateRelatedEntities(context, input),
  moveDocument: (_, { input }, context) => moveDocument(context, input),
  deleteDocument: (_, { urn }, context) => deleteDocument(context, urn),
  updateDocumentStatus: (_, { input }, context) => updateState(context, input),
  updateDocumentSubType: (_, { input }, context) => updateSubType(context, input),
  updateDocumentSettings: (_, { input }, context) => updateSettings(context, input),
  importDocumentsFromFiles: (_, { input }, context) => importDocuments(context, input),
  createDataHubFile: async (_, { input }, context) => ({
    file: storedEntityRef(await createFile(context, input)),
  }),
} satisfies MutationResolvers;

export const documentTypes = {
  Document: {
    changeHistory,
    parentDocuments,
    platform: async (document: EntityRef, _, context): Promise<EntityRef> =>
      (await namedPlatform(document, context)) ?? OWN_PLATFORM,
  },
  DocumentContent: {
    semanticText: async ({ owner }: StoredRecord, _, { aspects }) => {
      const aspect = await aspects.load(owner.text, 'semanticText');
      return memberAt(aspect?.value, ['text']) as string | undefined;
    },
  },
  DataHubFile: {
    info: async ({ urn }: EntityRef, _, context) => {
      const info = await loadMainAspect(urn, FILE_ASPECT, context);
      return info && new StoredRecord(info, urn);
    },
  },
} satisfies Resolvers;

const SEARCH_PAGE = 20;
const RELATED_PAGE = 100;

/** The field `relatedDocuments` of entities. One statement for all entities of a level that ask the same. */
export async function relatedDocumentsOf(
  { urn }: EntityRef,
  input: RelatedDocumentsInput,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
): Promise<object> {
  const query = {
    ...toQuery(await readableBranches(input, context), info),
    input: '*',
    sort: newestFirst('lastModifiedAt'),
    page: readPage(input, RELATED_PAGE),
  };
  return presentDocuments(
    await context.searches.load({ field: 'relatedAssets', values: [urn.text] }, query),
    context,
  );
}

async function readableBranches(
  conditions: DocumentConditions,
  { actor, groups }: GraphqlContext,
): Promise<FilterBranches> {
  return documentBranches(conditions, [actor, ...(await groups.load(actor))]);
}

function toQuery(
  branches: FilterBranches,
  info: GraphQLResolveInfo,
): Pick<SearchQuery, 'entityTypes' | 'filter' | 'facets' | 'matches' | 'hidesStages'> {
  return {
    entityTypes: ['document'],
    filter: { or: branches.map((and) => ({ and })) },
    hidesStages: true,
    ...(!selects(info, ['facets']) && { facets: [] }),
    matches: false,
  };
}

function presentDocuments(
  { start, count, total, hits, facets }: SearchResult,
  context: GraphqlContext,
): object {
  return {
    ...{ start, count, total },
    documents: hits.map(({ urn }) => storedEntityRef(urn)),
    facets: presentFacets(facets, context),
  };
}

/** Documents without a platform were written in the catalog itself. */
const OWN_PLATFORM = new EntityRef(parseUrnSyntax('urn:li:dataPlatform:datahub'));

async function parentDocuments(document: EntityRef, _: unknown, { aspects }: GraphqlContext) {
  const found = await findAncestors(document, async ({ urn }) => {
    const info = await aspects.load(urn.text, 'documentInfo');
    const parent = findRefOfType(memberAt(info?.value, ['parentDocument', 'document']), 'document');
    return parent && (await aspects.exists(parent.urn.text)) ? parent : undefined;
  });
  return { count: found.length, documents: found };
}

const DEFAULT_DAYS = 30;
const MILLIS_PER_DAY = 86_400_000;
const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 1_000;

/** @throws FORBIDDEN unless the actor may view the document; INVALID_REQUEST for a limit or a time that is not possible */
async function changeHistory(
  { urn }: EntityRef,
  args: Partial<DocumentChangeHistoryArgs>,
  context: GraphqlContext,
): Promise<object[]> {
  const { from, until, limit } = readArguments(args, context.now);
  if (!(await context.visible.load(urn.text)))
    throw new CatalogError('FORBIDDEN', `You may not view the changes of ${urn.text}`, {
      urn: urn.text,
      rule: 'view of the document',
    });
  const steps = await context.documentSteps.load(urn.text, { until });
  const changes = documentChanges(urn.text, steps).filter(({ at }) => at >= from);
  return Promise.all(changes.slice(0, limit).map((change) => presentChange(change, context)));
}

function readArguments(
  { startTimeMillis, endTimeMillis, limit }: Partial<DocumentChangeHistoryArgs>,
  now: number,
): { readonly from: number; readonly until: number; readonly limit: number } {
  const until = endTimeMillis ?? now;
  const from = startTimeMillis ?? until - DEFAULT_DAYS * MILLIS_PER_DAY;
  const count = limit ?? DEFAULT_LIMIT;
  if (until < 0) throw refusal('endTimeMillis', 'epoch milliseconds');
  if (from > until) throw refusal('startTimeMillis', 'not after endTimeMillis');
  if (count < 1 || count > MAX_LIMIT) throw refusal('limit', `from 1 to ${MAX_LIMIT}`);
  return { from, until, limit: count };
}

function refusal(name: string, rule: string): CatalogError {
  return invalidRequest(`/${name}`, `${name} is invalid: ${rule}`, rule);
}

async function presentChange(
  { changeType, description, actor, at, details }: DocumentChange,
  context: GraphqlContext,
): Promise<object> {
  const entries = Object.entries(details).map(([key, value]) => ({ key, value }));
  return {
    ...{ changeType, description, timestamp: at },
    actor: await visibleActor(actor, context),
    details: entries.length > 0 ? entries : null,
  };
}
