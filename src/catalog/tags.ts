/** Creates and changes tags. */
import { invalidRequest } from '../core/errors.js';
import type { CommandContext } from './commands/command-context.js';
import { createEntity, newUrn } from './commands/entity-commands.js';
import { patchProposal, setStep } from './commands/proposals.js';
import { requireColor, requireName, type Optional } from './commands/command-input.js';
import { readUrn, requireEntities, requireEntity } from './commands/require-entities.js';
import { stampOf, storeInExisting } from './commands/store.js';
import { proposeCreatorAsOwner } from './ownership/owners.js';
import { namedByOwners, proposeOnlyOwners, type OwnerUpdate } from './ownership/owner-commands.js';

const ASPECT = 'tagProperties';

interface NewTag {
  /** Last part of the URN; default: a random one. */
  readonly id?: Optional<string>;
  readonly name: string;
  readonly description?: Optional<string>;
}

/** Creates a tag, owned by the actor. @throws CONFLICT if the tag exists; INVALID_URN; INVALID_REQUEST for a blank name */
export async function createTag(context: CommandContext, { id, name, description }: NewTag): Promise<string> {
  requireName(name, '/input/name');
  const urn = newUrn(context, 'tag', id);
  const value = { name, ...(description && { description }) };
  return createEntity(context, { urn, aspectName: ASPECT, value }, [
    proposeCreatorAsOwner(urn, stampOf(context)),
  ]);
}

interface TagUpdate {
  /** The URN of the same tag. */
  readonly urn: string;
  readonly name: string;
  /** Absent: unchanged; null: removed. */
  readonly description?: Optional<string>;
  /** All owners; absent: unchanged. */
  readonly ownership?: Optional<{ readonly owners: readonly OwnerUpdate[] }>;
}

/**
 * Changes the name, the description and the owners of a tag.
 * @throws NOT_FOUND unless the tag and its new owners exist; INVALID_URN; INVALID_REQUEST for a blank name, and for
 * the URN of another tag
 */
export async function updateTag(context: CommandContext, text: string, update: TagUpdate): Promise<string> {
  requireName(update.name, '/input/name');
  const urn = readUrn(context, text, 'tag');
  const found = await requireEntities(context, [{ urn, aspects: ['ownership'] }]);
  if (update.urn !== urn)
    throw invalidRequest(
      '/input/urn',
      `${update.urn} is not the tag ${urn} that the request updates`,
      'the same tag',
    );
  const owners = update.ownership?.owners;
  const stored = found.get(urn)?.aspects.get('ownership')?.text ?? '';
  const named = namedByOwners(context, owners ?? []).filter((each) => !stored.includes(`"${each}"`));
  await requireEntities(context, named);
  const steps = [
    setStep(['name'], update.name),
    ...(update.description === undefined ? [] : [setStep(['description'], update.description)]),
  ];
  await storeInExisting(context, [
    patchProposal({ urn, aspectName: ASPECT }, steps),
    ...(owners ? [proposeOnlyOwners(context, urn, owners)] : []),
  ]);
  return urn;
}

/** Sets the colour of a tag. @throws INVALID_REQUEST for an invalid colour; NOT_FOUND, INVALID_URN */
export async function setTagColor(context: CommandContext, text: string, colorHex: string): Promise<boolean> {
  requireColor(colorHex, '/colorHex');
  const urn = await requireEntity(context, text, 'tag');
  await storeInExisting(context, [
    patchProposal({ urn, aspectName: ASPECT }, [setStep(['colorHex'], colorHex)]),
  ]);
  return true;
}
