/** Proposals that replace parts of an asset. */
import { CatalogError } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
import { requireAddress } from '../commands/require-address.js';
import { requireName } from '../commands/require-name.js';
import { omitNullish } from '../commands/omit-nullish.js';
import { readUrn } from '../commands/require-entities.js';
import { stampOf } from '../commands/store.js';
import { payloadOf } from '../entities/payload-of.js';
import type { StoredEntity } from '../entities/types.js';
import { LINKS_ASPECT } from '../links/links.js';
import { proposeOnlyOwners } from '../ownership/replace-owners.js';
import type { Proposal } from '../writes/types.js';
import { proposeColumns } from './propose-columns.js';
import { readTags, recordsBy } from './stored-parts.js';
import type { DatasetUpdate, EditableProperties, LinkUpdate } from './types.js';

export interface AssetTarget {
  readonly urn: string;
  /** As it was read. */
  readonly stored: StoredEntity | undefined;
  /** Aspect with the edited description. */
  readonly editableAspect: string;
}

/** Returns one proposal for each part of the update. @throws INVALID_URN, INVALID_REQUEST */
export function proposeParts(
  context: CommandContext,
  { urn, stored, editableAspect }: AssetTarget,
  update: DatasetUpdate,
): Proposal[] {
  const stamp = stampOf(context);
  const { ownership, deprecation, institutionalMemory, editableSchemaMetadata, editableProperties } = update;
  const tags = update.globalTags ?? update.tags;
  const parts: [aspectName: string, value: object][] = [];
  if (tags) {
    const before = recordsBy(payloadOf(stored, 'globalTags'), 'tags', 'tag');
    const kept = readTags(context, tags).map((tag) => before.get(tag) ?? { tag });
    parts.push(['globalTags', { tags: kept }]);
  }
  if (deprecation)
    parts.push(['datasetDeprecation', { ...omitNullish({ ...deprecation }), actor: stamp.actor }]);
  if (institutionalMemory) {
    const before = recordsBy(payloadOf(stored, LINKS_ASPECT), 'elements', 'url');
    const elements = institutionalMemory.elements.map((link, index) => {
      if (!before.has(link.url)) requireAddress(link.url, `/input/institutionalMemory/elements/${index}/url`);
      return linkFor(context, link, index);
    });
    parts.push([LINKS_ASPECT, { elements }]);
  }
  if (editableProperties)
    parts.push([
      editableAspect,
      { ...omitNullish(editedTexts(editableProperties)), created: stamp, lastModified: stamp },
    ]);
  const proposals = parts.map(([aspectName, value]): Proposal => ({
    ...{ urn, aspectName, changeType: 'UPSERT', value: JSON.stringify(value) },
  }));
  if (ownership) proposals.unshift(proposeOnlyOwners(context, urn, ownership.owners));
  if (!editableSchemaMetadata) return proposals;
  const columns = editableSchemaMetadata.editableSchemaFieldInfo;
  return [...proposals, ...proposeColumns(context, { urn, stored }, columns)];
}

/** A blank name counts as none, so that the asset is shown with the name of its source. */
function editedTexts(edited: EditableProperties): Readonly<Record<string, unknown>> {
  if (!edited.name?.trim()) return { ...edited, name: undefined };
  requireName(edited.name, '/input/editableProperties/name');
  return { ...edited };
}

function linkFor(context: CommandContext, link: LinkUpdate, index: number): object {
  const { url, description, author, createdAt } = link;
  if (typeof description !== 'string')
    throw new CatalogError('INVALID_REQUEST', `The link ${url} has no description`, {
      path: `/input/institutionalMemory/elements/${index}/description`,
      rule: 'a text',
    });
  const actor = readUrn(context, author, 'corpuser');
  return { url, description, createStamp: { actor, time: createdAt ?? context.clock.now() } };
}
