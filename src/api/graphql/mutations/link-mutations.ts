/** `addLink`, `updateLink`, `removeLink`. */
import { CatalogError } from '../../../core/errors.js';
import { parseKeepingDigits, type JsonObject } from '../../../core/json.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { addLink, removeLink, replaceLink, type Link } from './links.js';
import { readUrn, requireEntities } from '../../../catalog/commands/require-entities.js';
import { stampOf, store } from '../../../catalog/commands/store.js';

export const linkMutations = {
  addLink: async (_, { input }, context) => {
    const urn = readUrn(context, input.resourceUrn);
    await requireEntities(context, [{ urn }]);
    const link = { url: input.linkUrl, label: input.label };
    const settings = input.settings && { settings: { ...input.settings } };
    await store(context, [addLink(urn, link, { createStamp: stampOf(context), ...settings })]);
    return true;
  },
  updateLink: async (_, { input }, context) => {
    const urn = readUrn(context, input.resourceUrn);
    const aspects = ['institutionalMemory'];
    const found = (await requireEntities(context, [{ urn, aspects }])).get(urn);
    const current = { url: input.currentUrl, label: input.currentLabel };
    const old = findLink(found?.aspects.get('institutionalMemory')?.text, current);
    if (old === undefined) throw noLink(urn, current);
    const next = { url: input.linkUrl, label: input.label };
    const settings = input.settings ? { ...input.settings } : (old['settings'] as JsonObject | undefined);
    const details = {
      createStamp: old['createStamp'] as JsonObject,
      updateStamp: stampOf(context),
      ...(settings && { settings }),
    };
    await store(context, [replaceLink(urn, { current, next, details })]);
    return true;
  },
  removeLink: async (_, { input }, context) => {
    const urn = readUrn(context, input.resourceUrn);
    await requireEntities(context, [{ urn }]);
    await store(context, [removeLink(urn, { url: input.linkUrl, label: input.label ?? null })]);
    return true;
  },
} satisfies MutationResolvers;

function findLink(text: string | undefined, { url, label }: Link): JsonObject | undefined {
  if (text === undefined) return undefined;
  const { elements } = parseKeepingDigits(text) as { elements: readonly JsonObject[] };
  return elements.find((element) => element['url'] === url && element['description'] === label);
}

function noLink(urn: string, { url, label }: Link): CatalogError {
  return new CatalogError('NOT_FOUND', `${urn} has no link ${url} of the label ${label}`, {
    path: '/currentUrl',
    rule: 'a link that is there',
  });
}
