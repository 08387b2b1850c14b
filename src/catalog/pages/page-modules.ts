/** Creates, changes and deletes modules of pages. */
import { CatalogError, invalidRequest } from '../../core/errors.js';
import { isJsonObject } from '../../core/json.js';
import type { CommandContext } from '../commands/command-context.js';
import { deleteEntity } from '../commands/entity-commands.js';
import {
  omitNullish,
  requireAddress,
  requirePictureAddress,
  requireName,
  type Optional,
} from '../commands/command-input.js';
import { BUILT_IN_MODULES, MODULE_PROPERTIES, MODULE_TYPE } from './built-in-pages.js';
import { requireDeletable, storePagePart, type PageScope } from './page-parts.js';

const PART = { entityType: MODULE_TYPE, aspectName: MODULE_PROPERTIES };

/** The parameters that each type of module needs. Modules of all other types are built in. */
const PARAMS: Readonly<Record<string, keyof ModuleParams>> = {
  LINK: 'linkParams',
  RICH_TEXT: 'richTextParams',
  ASSET_COLLECTION: 'assetCollectionParams',
  HIERARCHY: 'hierarchyViewParams',
};

export interface ModuleParams {
  readonly linkParams?: Optional<{
    readonly linkUrl: string;
    readonly imageUrl?: Optional<string>;
    readonly description?: Optional<string>;
  }>;
  readonly richTextParams?: Optional<{ readonly content: string }>;
  readonly assetCollectionParams?: Optional<{
    readonly assetUrns: readonly string[];
    readonly dynamicFilterJson?: Optional<string>;
  }>;
  readonly hierarchyViewParams?: Optional<{
    readonly assetUrns: readonly string[];
    readonly showRelatedEntities: boolean;
    readonly relatedEntitiesFilterJson?: Optional<string>;
  }>;
}

export interface PageModule {
  /** Default: a new module. */
  readonly urn?: Optional<string>;
  readonly name: string;
  readonly type: string;
  readonly scope: PageScope;
  readonly params: ModuleParams;
}

/**
 * Creates a module, or replaces the one with the URN.
 * @returns its URN
 * @throws INVALID_REQUEST for a blank name, a built-in module or type, missing parameters of the type, an invalid address or filter;
 * INVALID_URN, FORBIDDEN
 */
export function upsertModule(context: CommandContext, module: PageModule): Promise<string> {
  const { urn, name, type, scope, params } = module;
  refuseBuiltIn(urn);
  requireParams(module);
  const given = Object.entries(omitNullish({ ...params })).map(([member, value]) => [
    member,
    omitNullish(value as Readonly<Record<string, unknown>>),
  ]);
  const members = { name, type, params: Object.fromEntries(given) as object };
  return storePagePart(context, PART, { urn, scope, membersOf: () => members });
}

/** Deletes a module, and removes it from all templates. @throws INVALID_REQUEST for a built-in one; NOT_FOUND, INVALID_URN, FORBIDDEN */
export async function deleteModule(context: CommandContext, text: string): Promise<boolean> {
  refuseBuiltIn(text);
  return deleteEntity(context, await requireDeletable(context, PART, text), MODULE_TYPE);
}

function refuseBuiltIn(urn: Optional<string>): void {
  if (!urn || !BUILT_IN_MODULES.has(urn)) return;
  throw new CatalogError('INVALID_REQUEST', `${urn} is a built-in module and cannot be changed`, {
    ...{ urn, path: '/input/urn', rule: 'a module that is not built in' },
  });
}

function requireParams({ name, type, params }: PageModule): void {
  requireName(name, '/input/name');
  const member = Object.hasOwn(PARAMS, type) ? PARAMS[type] : undefined;
  if (member === undefined)
    throw invalidRequest(
      '/input/type',
      `Modules of the type ${type} are built in`,
      `one of ${Object.keys(PARAMS).join(', ')}`,
    );
  if (!params[member])
    throw invalidRequest(
      `/input/params/${member}`,
      `A module of the type ${type} needs ${member}`,
      'required',
    );
  checkAddresses(params.linkParams);
  checkFilters(params);
}

function checkAddresses(link: ModuleParams['linkParams']): void {
  if (!link) return;
  requireAddress(link.linkUrl, '/input/params/linkParams/linkUrl');
  if (link.imageUrl) requirePictureAddress(link.imageUrl, '/input/params/linkParams/imageUrl');
}

function checkFilters({ assetCollectionParams, hierarchyViewParams }: ModuleParams): void {
  const [ofAssets, ofRelated] = [
    assetCollectionParams?.dynamicFilterJson,
    hierarchyViewParams?.relatedEntitiesFilterJson,
  ];
  requireFilterText(ofAssets, '/input/params/assetCollectionParams/dynamicFilterJson');
  requireFilterText(ofRelated, '/input/params/hierarchyViewParams/relatedEntitiesFilterJson');
}

/**
 * Checks a filter that a front end writes as JSON text, in a form of its own. A blank text and `null` are no filter.
 * @param path of the text in the input
 * @throws INVALID_REQUEST unless the text is a JSON object
 */
function requireFilterText(text: string | null | undefined, path: string): void {
  if (!text?.trim()) return;
  const value = parsed(text);
  if (value === null || isJsonObject(value)) return;
  throw invalidRequest(path, 'The filter is not a JSON object', 'a JSON object');
}

/** @returns undefined for a text that is no JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
