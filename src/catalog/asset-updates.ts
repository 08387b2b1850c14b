/** Replaces parts of an asset, such as its owners, tags and edited description, in one request for one or many assets. */
import { invalidRequest } from '../core/errors.js';
import { collectTexts } from '../core/texts.js';
import { recordsAt, textAt, type JsonObject } from '../core/json.js';
import { checkRules } from '../model/read-payload.js';
import type { CommandContext } from './commands/command-context.js';
import { readUrn, requireEntities } from './commands/require-entities.js';
import { storeInExisting, stampOf } from './commands/store.js';
import { requireAddress, requireName, omitNullish, type Optional } from './commands/command-input.js';
import { payloadOf } from './entities/stored-aspect.js';
import type { StoredEntity } from './entities/types.js';
import { LINKS_ASPECT } from './links.js';
import { proposeOnlyOwners, type OwnerUpdate, namedByOwners } from './ownership/owner-commands.js';
import type { Proposal } from './writes/types.js';
import { patchProposal, setStep, type PatchStep } from './commands/proposals.js';

/** Aspect with the edited description, by entity type. */
const EDITABLE_ASPECTS = {
  dataset: 'editableDatasetProperties',
  chart: 'editableChartProperties',
  dashboard: 'editableDashboardProperties',
  dataFlow: 'editableDataFlowProperties',
  dataJob: 'editableDataJobProperties',
  notebook: 'editableNotebookProperties',
} as const;

export type UpdatableType = keyof typeof EDITABLE_ASPECTS;

interface NamedUpdate<Update extends AssetUpdate = AssetUpdate> {
  readonly urn: string;
  readonly update: Update;
}

/**
 * Replaces the given parts of assets of one type, all or none. Two statements read, and one transaction writes, however many assets there
 * are.
 * @returns the URNs in the order of the updates
 * @throws NOT_FOUND unless the assets, and what the updates add to them, exist; INVALID_URN; INVALID_REQUEST, also for an asset that is
 * named twice
 */
export async function updateAssets<Type extends UpdatableType>(
  context: CommandContext,
  entityType: Type,
  updates: readonly NamedUpdate<Type extends 'dataset' ? DatasetUpdate : AssetUpdate>[],
): Promise<string[]> {
  const targets = updates.map(({ urn, update }) => ({ urn: readUrn(context, urn, entityType), update }));
  requireDistinct(targets);
  const found = await requireEntities(
    context,
    targets.map(({ urn }) => ({ urn, aspects: READ_ASPECTS })),
  );
  const added = targets.flatMap(({ urn, update }) => newReferences(context, update, found.get(urn)));
  if (added.length > 0) await requireEntities(context, added);
  const editableAspect = EDITABLE_ASPECTS[entityType];
  const proposals = targets.flatMap(({ urn, update }) =>
    proposeParts(context, { urn, stored: found.get(urn), editableAspect }, update),
  );
  if (proposals.length > 0) await storeInExisting(context, proposals);
  return targets.map(({ urn }) => urn);
}

/** Each update is as long as the list of columns of its asset, so repeated assets could fill the memory. */
function requireDistinct(targets: readonly { readonly urn: string }[]): void {
  const known = new Set<string>();
  for (const { urn } of targets) {
    if (known.has(urn)) throw invalidRequest('/input', `${urn} is named twice`, 'each asset once');
    known.add(urn);
  }
}

// Proposals that replace parts of an asset.

interface AssetTarget {
  readonly urn: string;
  /** As it was read. */
  readonly stored: StoredEntity | undefined;
  /** Aspect with the edited description. */
  readonly editableAspect: string;
}

/** Returns one proposal for each part of the update. @throws INVALID_URN, INVALID_REQUEST */
function proposeParts(
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
    urn,
    aspectName,
    changeType: 'UPSERT',
    value: JSON.stringify(value),
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
    throw invalidRequest(
      `/input/institutionalMemory/elements/${index}/description`,
      `The link ${url} has no description`,
      'a text',
    );
  const actor = readUrn(context, author, 'corpuser');
  return { url, description, createStamp: { actor, time: createdAt ?? context.clock.now() } };
}

// What a request replaces of an asset. Omitted parts stay unchanged.

/** Parts that every kind of asset has. */
export interface AssetUpdate {
  readonly ownership?: Optional<{ readonly owners: readonly OwnerUpdate[] }>;
  readonly globalTags?: Optional<TagsUpdate>;
  /** Older name of `globalTags`, which has precedence. */
  readonly tags?: Optional<TagsUpdate>;
  readonly editableProperties?: Optional<EditableProperties>;
}

/** Texts of users, which are shown instead of those of the source. */
interface EditableProperties {
  readonly description: string;
  readonly name?: Optional<string>;
}

interface TagsUpdate {
  readonly tags?: Optional<readonly { readonly tag: { readonly urn: string } }[]>;
}

/** Further parts that only datasets have. */
interface DatasetUpdate extends AssetUpdate {
  readonly deprecation?: Optional<{
    readonly deprecated: boolean;
    readonly note: string;
    /** Epoch milliseconds. */
    readonly decommissionTime?: Optional<number>;
  }>;
  readonly institutionalMemory?: Optional<{ readonly elements: readonly LinkUpdate[] }>;
  readonly editableSchemaMetadata?: Optional<{ readonly editableSchemaFieldInfo: readonly ColumnUpdate[] }>;
}

interface LinkUpdate {
  readonly url: string;
  readonly description?: Optional<string>;
  /** URN of a user. */
  readonly author: string;
  /** Epoch milliseconds. Default: now. */
  readonly createdAt?: Optional<number>;
}

interface ColumnUpdate {
  readonly fieldPath: string;
  readonly description?: Optional<string>;
  readonly globalTags?: Optional<TagsUpdate>;
}

// The parts of an asset before an update, and the entities that the update names for the first time.

/** Aspects with the tags, owners and ownership types of an asset. */
const NAMING_ASPECTS = ['ownership', 'globalTags', 'editableSchemaMetadata'] as const;

/** Aspects that an update reads. */
const READ_ASPECTS = [...NAMING_ASPECTS, LINKS_ASPECT] as const;

/** Returns the records of a list by one of their members. */
function recordsBy(
  value: JsonObject | undefined,
  list: string,
  member: string,
): ReadonlyMap<string, JsonObject> {
  return new Map(
    recordsAt(value, list).flatMap((record) => {
      const key = textAt(record, member);
      return key === undefined ? [] : [[key, record] as const];
    }),
  );
}

/** Returns the stored forms of the URNs of tags. @throws INVALID_URN */
function readTags(context: CommandContext, update: TagsUpdate): string[] {
  return [...new Set((update.tags ?? []).map(({ tag }) => readUrn(context, tag.urn, 'tag')))];
}

/**
 * Returns the tags, owners and ownership types of the update that the asset does not have yet. These must exist; others may be references
 * that a client read and sends back.
 * @throws INVALID_URN
 */
function newReferences(
  context: CommandContext,
  update: DatasetUpdate,
  asset: StoredEntity | undefined,
): string[] {
  const tags = update.globalTags ?? update.tags;
  const columns = update.editableSchemaMetadata?.editableSchemaFieldInfo ?? [];
  const named = [
    ...(tags ? readTags(context, tags) : []),
    ...columns.flatMap(({ globalTags }) => (globalTags ? readTags(context, globalTags) : [])),
    ...namedByOwners(context, update.ownership?.owners ?? []),
  ];
  const present = new Set<string>();
  for (const aspect of NAMING_ASPECTS) collectTexts(payloadOf(asset, aspect), present);
  return [...new Set(named)].filter((urn) => !present.has(urn));
}

// Replaces the descriptions and tags of all columns of a dataset.

const ASPECT = 'editableSchemaMetadata';
const LIST = 'editableSchemaFieldInfo';

/**
 * Columns that the list does not name lose their description and their tags. All columns keep their glossary terms, which such an update
 * cannot state, so the actor needs no privilege on terms.
 * @throws INVALID_URN; INVALID_ASPECT for an empty or repeated field path
 */
function proposeColumns(
  context: CommandContext,
  { urn, stored }: { readonly urn: string; readonly stored: StoredEntity | undefined },
  columns: readonly ColumnUpdate[],
): Proposal[] {
  const present = payloadOf(stored, ASPECT);
  const fieldPaths = columns.map(({ fieldPath }) => ({ fieldPath }));
  checkRules(ASPECT, { [LIST]: fieldPaths }, present);
  const before = recordsBy(present, LIST, 'fieldPath');
  const after = new Map(columns.map((column) => [column.fieldPath, column]));
  const steps = [...new Set([...before.keys(), ...after.keys()])].flatMap((fieldPath): PatchStep[] => {
    const { description, globalTags } = after.get(fieldPath) ?? {};
    const tags = globalTags ? { tags: readTags(context, globalTags).map((tag) => ({ tag })) } : undefined;
    return [
      setStep([LIST, fieldPath, 'description'], description),
      setStep([LIST, fieldPath, 'globalTags'], tags),
    ];
  });
  return steps.length === 0 ? [] : [patchProposal({ urn, aspectName: ASPECT }, steps)];
}
