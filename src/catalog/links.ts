/** Adds, changes and removes links of entities. */
import { type JsonObject, parseKeepingDigits } from '../core/json.js';
import type { AuditStamp } from '../model/types.js';
import { CatalogError } from '../core/errors.js';
import { patchProposal, setStep, type PatchStep } from './commands/proposals.js';
import type { Proposal } from './writes/types.js';
import type { CommandContext } from './commands/command-context.js';
import { readUrn, requireEntities, requireEntity } from './commands/require-entities.js';
import { requireAddress, type Optional } from './commands/command-input.js';
import { stampOf, storeInExisting } from './commands/store.js';

/** Aspect with the links. */
export const LINKS_ASPECT = 'institutionalMemory';

interface Link {
  readonly url: string;
  readonly label: string;
}

interface LinkDetails {
  readonly createStamp: AuditStamp | JsonObject;
  readonly updateStamp?: AuditStamp;
  readonly settings?: JsonObject;
}

/** One address may have several links with different labels. */
const KEYS = { elements: ['url', 'description'] };

/** Adds a link, and replaces one with the same address and label. */
export function proposeLink(urn: string, link: Link, details: LinkDetails): Proposal {
  return linkPatch(urn, [addition(link, details)]);
}

/** Removes the current link and adds the next one. */
export function proposeLinkReplacement(
  urn: string,
  change: { readonly current: Link; readonly next: Link; readonly details: LinkDetails },
): Proposal {
  const { current, next, details } = change;
  return linkPatch(urn, [removal(current), addition(next, details)]);
}

/** Removes a link. @param link without a label: the links of this address with any label */
export function proposeLinkRemoval(
  urn: string,
  link: { readonly url: string; readonly label?: string | null },
): Proposal {
  return linkPatch(urn, [removal(link)]);
}

function addition({ url, label }: Link, details: LinkDetails): PatchStep {
  return setStep(['elements', url, label], { url, description: label, ...details });
}

function removal({ url, label }: { readonly url: string; readonly label?: string | null }): PatchStep {
  return { op: 'remove', path: ['elements', url, ...(typeof label === 'string' ? [label] : [])] };
}

function linkPatch(urn: string, steps: readonly PatchStep[]): Proposal {
  return patchProposal({ urn, aspectName: LINKS_ASPECT }, steps, KEYS);
}

interface LinkSettings {
  /** Whether previews of the entity show the link. Absent: as before; a new link is not shown. */
  readonly showInAssetPreview?: Optional<boolean>;
}

interface NewLink {
  readonly resourceUrn: string;
  readonly linkUrl: string;
  readonly label: string;
  readonly settings?: Optional<LinkSettings>;
}

/** Adds a link to an entity. @throws NOT_FOUND, INVALID_URN; INVALID_REQUEST for an address that browsers do not open */
export async function addLink(context: CommandContext, input: NewLink): Promise<boolean> {
  const urn = readUrn(context, input.resourceUrn);
  requireAddress(input.linkUrl, '/input/linkUrl');
  await requireEntities(context, [urn]);
  const link = { url: input.linkUrl, label: input.label };
  const settings = settingsIn(input);
  const details = { createStamp: stampOf(context), ...(settings && { settings }) };
  await storeInExisting(context, [proposeLink(urn, link, details)]);
  return true;
}

interface LinkUpdate extends NewLink {
  readonly currentUrl: string;
  readonly currentLabel: string;
}

/**
 * Replaces a link by another one, which keeps the stamp of the creation. Omitted settings stay unchanged.
 * @throws NOT_FOUND unless the entity and the current link exist; INVALID_URN; INVALID_REQUEST for a new address that browsers do not open
 */
export async function updateLink(context: CommandContext, input: LinkUpdate): Promise<boolean> {
  const urn = readUrn(context, input.resourceUrn);
  if (input.linkUrl !== input.currentUrl) requireAddress(input.linkUrl, '/input/linkUrl');
  const found = (await requireEntities(context, [{ urn, aspects: [LINKS_ASPECT] }])).get(urn);
  const current = { url: input.currentUrl, label: input.currentLabel };
  const old = findLink(found?.aspects.get(LINKS_ASPECT)?.text, current);
  if (old === undefined) throw noLink(urn, current);
  const next = { url: input.linkUrl, label: input.label };
  const settings = settingsIn(input) ?? (old['settings'] as JsonObject | undefined);
  const details = {
    createStamp: old['createStamp'] as JsonObject,
    updateStamp: stampOf(context),
    ...(settings && { settings }),
  };
  await storeInExisting(context, [proposeLinkReplacement(urn, { current, next, details })]);
  return true;
}

/**
 * Adds a link, or changes the settings of a link with the same address and label. Omitted settings stay unchanged.
 * @throws NOT_FOUND unless the entity exists; INVALID_URN; INVALID_REQUEST for an address that browsers do not open
 */
export async function upsertLink(context: CommandContext, input: NewLink): Promise<boolean> {
  const urn = readUrn(context, input.resourceUrn);
  requireAddress(input.linkUrl, '/input/linkUrl');
  const link = { url: input.linkUrl, label: input.label };
  const found = (await requireEntities(context, [{ urn, aspects: [LINKS_ASPECT] }])).get(urn);
  const old = findLink(found?.aspects.get(LINKS_ASPECT)?.text, link);
  const settings = settingsIn(input) ?? (old?.['settings'] as JsonObject | undefined);
  const stamps = old
    ? { createStamp: old['createStamp'] as JsonObject, updateStamp: stampOf(context) }
    : { createStamp: stampOf(context) };
  await storeInExisting(context, [proposeLink(urn, link, { ...stamps, ...(settings && { settings }) })]);
  return true;
}

interface RemovedLink {
  readonly resourceUrn: string;
  readonly linkUrl: string;
  /** Absent: the links of this address with any label. */
  readonly label?: Optional<string>;
}

/** Removes a link from an entity. @throws NOT_FOUND, INVALID_URN */
export async function removeLink(context: CommandContext, input: RemovedLink): Promise<boolean> {
  const urn = await requireEntity(context, input.resourceUrn);
  await storeInExisting(context, [
    proposeLinkRemoval(urn, { url: input.linkUrl, label: input.label ?? null }),
  ]);
  return true;
}

function settingsIn({ settings }: NewLink): JsonObject | undefined {
  const shown = settings?.showInAssetPreview ?? undefined;
  return shown === undefined ? undefined : { showInAssetPreview: shown };
}

function findLink(text: string | undefined, { url, label }: Link): JsonObject | undefined {
  if (text === undefined) return undefined;
  const { elements } = parseKeepingDigits(text) as { elements: readonly JsonObject[] };
  return elements.find((element) => element['url'] === url && element['description'] === label);
}

function noLink(urn: string, { url, label }: Link): CatalogError {
  return new CatalogError('NOT_FOUND', `${urn} has no link ${url} of the label ${label}`, {
    path: '/currentUrl',
    rule: 'an existing link',
  });
}
