/** Changes the profiles of users and groups. Omitted members stay unchanged. */
import type { CommandContext } from './commands/command-context.js';
import { requirePictureAddress, requireName, type Optional } from './commands/command-input.js';
import { updateMembers } from './commands/store.js';

interface GroupProfile {
  readonly description?: Optional<string>;
  readonly slack?: Optional<string>;
  readonly email?: Optional<string>;
  readonly pictureLink?: Optional<string>;
}

/**
 * Changes the editable profile of a group, which is separate from that of its source.
 * @throws NOT_FOUND, INVALID_URN; INVALID_REQUEST for an invalid address of the picture
 */
export async function updateGroupProfile(
  context: CommandContext,
  text: string,
  profile: GroupProfile,
): Promise<string> {
  if (profile.pictureLink) requirePictureAddress(profile.pictureLink, '/input/pictureLink');
  const aspectName = 'corpGroupEditableInfo';
  return updateMembers(context, text, { entityType: 'corpGroup', aspectName, values: { ...profile } });
}

interface UserProfile {
  readonly displayName?: Optional<string>;
  readonly title?: Optional<string>;
  readonly aboutMe?: Optional<string>;
  readonly teams?: Optional<readonly string[]>;
  readonly skills?: Optional<readonly string[]>;
  readonly pictureLink?: Optional<string>;
  readonly slack?: Optional<string>;
  readonly phone?: Optional<string>;
  readonly email?: Optional<string>;
  /** URNs. */
  readonly platforms?: Optional<readonly string[]>;
  /** URN. */
  readonly persona?: Optional<string>;
}

/**
 * Changes the editable profile of a user, which is separate from that of its source.
 * @throws NOT_FOUND, INVALID_URN; INVALID_REQUEST for a blank display name, and for an invalid address of the picture
 */
export async function updateUserProfile(
  context: CommandContext,
  text: string,
  profile: UserProfile,
): Promise<string> {
  requireName(profile.displayName, '/input/displayName');
  if (profile.pictureLink) requirePictureAddress(profile.pictureLink, '/input/pictureLink');
  const aspectName = 'corpUserEditableInfo';
  return updateMembers(context, text, { entityType: 'corpuser', aspectName, values: { ...profile } });
}
