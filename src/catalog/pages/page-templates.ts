/** Creates, changes and deletes templates of pages, and sets the template of an asset's summary page. */
import { CatalogError, invalidRequest } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
import { deleteEntity } from '../commands/entity-commands.js';
import { readUrn, requireEntities, requireAspect } from '../commands/require-entities.js';
import type { Optional } from '../commands/command-input.js';
import { patchProposal, setStep } from '../commands/proposals.js';
import { storeInExisting } from '../commands/store.js';
import { DEFAULT_HOME_PAGE, MODULE_TYPE, TEMPLATE_PROPERTIES, TEMPLATE_TYPE } from './built-in-pages.js';
import { requireDeletable, storePagePart, type PageScope } from './page-parts.js';

const PART = { entityType: TEMPLATE_TYPE, aspectName: TEMPLATE_PROPERTIES };

interface SummaryElement {
  readonly elementType: string;
  /** Only for the type `STRUCTURED_PROPERTY`, which requires it. */
  readonly structuredPropertyUrn?: Optional<string>;
}

export interface PageTemplate {
  /** Default: a new template. */
  readonly urn?: Optional<string>;
  /** URNs of the modules, row by row. */
  readonly rows: readonly { readonly modules: readonly string[] }[];
  readonly surfaceType: 'HOME_PAGE' | 'ASSET_SUMMARY';
  readonly scope: PageScope;
  /** Default: unchanged. */
  readonly assetSummary?: Optional<{ readonly summaryElements: readonly SummaryElement[] }>;
}

/**
 * Creates a template, or replaces the one with the URN.
 * @returns its URN. @throws NOT_FOUND unless the modules and structured properties exist; INVALID_URN, INVALID_REQUEST, FORBIDDEN
 */
export async function upsertTemplate(context: CommandContext, template: PageTemplate): Promise<string> {
  const rows = template.rows.map(({ modules }) => ({
    modules: modules.map((urn) => readUrn(context, urn, MODULE_TYPE)),
  }));
  const elements = template.assetSummary?.summaryElements.map((each, index) =>
    readElement(context, each, index),
  );
  const properties = (elements ?? []).flatMap(({ structuredPropertyUrn }) => structuredPropertyUrn ?? []);
  const named = new Set([...rows.flatMap(({ modules }) => modules), ...properties]);
  await requireEntities(
    context,
    [...named].map((urn) => ({ urn })),
  );
  const surface = { surfaceType: template.surfaceType };
  return storePagePart(context, PART, {
    ...{ urn: template.urn, scope: template.scope },
    membersOf: (stored) => {
      const assetSummary = elements ? { summaryElements: elements } : stored?.['assetSummary'];
      return { rows, surface, ...(assetSummary !== undefined && { assetSummary }) };
    },
  });
}

/**
 * Deletes a template. Users and assets that had it no longer have one; its modules stay.
 * @throws FORBIDDEN for the built-in home page, and for a personal template of another user; NOT_FOUND, INVALID_URN
 */
export async function deleteTemplate(context: CommandContext, text: string): Promise<boolean> {
  if (text === DEFAULT_HOME_PAGE)
    throw new CatalogError('FORBIDDEN', `${text} is built in and cannot be deleted`, {
      ...{ urn: text, path: '/urn', rule: 'a template that is not built in' },
    });
  return deleteEntity(context, await requireDeletable(context, PART, text), TEMPLATE_TYPE);
}

interface StoredElement {
  readonly elementType: string;
  readonly structuredPropertyUrn?: string;
}

function readElement(
  context: CommandContext,
  { elementType, structuredPropertyUrn: property }: SummaryElement,
  index: number,
): StoredElement {
  const isOfProperty = elementType === 'STRUCTURED_PROPERTY';
  if (isOfProperty !== !!property)
    throw invalidRequest(
      `/assetSummary/summaryElements/${index}/structuredPropertyUrn`,
      `structuredPropertyUrn is ${isOfProperty ? 'missing' : `not possible for ${elementType}`}`,
      'only for STRUCTURED_PROPERTY, which requires it',
    );
  if (!property) return { elementType };
  return { elementType, structuredPropertyUrn: readUrn(context, property, 'structuredProperty') };
}

export const ASSET_SETTINGS = 'assetSettings';

/**
 * Sets the template of an asset's summary.
 * @param template URN; undefined: unchanged
 * @returns the URN of the asset. @throws NOT_FOUND, FORBIDDEN; INVALID_URN also for an asset without a summary
 */
export async function setSummaryTemplate(
  context: CommandContext,
  asset: string,
  template: string | undefined,
): Promise<string> {
  const urn = readUrn(context, asset);
  const problem = 'have no summary page';
  requireAspect(context, urn, { aspectName: ASSET_SETTINGS, problem, path: '/urn' });
  const chosen = template === undefined ? [] : [readUrn(context, template, TEMPLATE_TYPE)];
  await requireEntities(
    context,
    [urn, ...chosen].map((each) => ({ urn: each })),
  );
  const steps = chosen.map((each) => setStep(['assetSummary', 'templates'], [{ template: each }]));
  const proposal = patchProposal({ urn, aspectName: ASSET_SETTINGS }, steps);
  if (steps.length > 0) await storeInExisting(context, [proposal]);
  return urn;
}
