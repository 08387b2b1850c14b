/** Changes the profiles of users and groups. Omitted members stay unchanged. */
import type { CommandContext } from '../commands/command-context.js';
import { requirePictureAddress } from '../commands/require-address.js';
import { requireName } from '../commands/require-name.js';
import { updateMembers } from '../commands/update-members.js';

export interface GroupProfile {
  readonly description?: string | null | undefined;
  readonly slack?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly pictureLink?: string | null | undefined;
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

export interface UserProfile {
  readonly displayName?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly aboutMe?: string | null | undefined;
  readonly teams?: readonly string[] | null | undefined;
  readonly skills?: readonly string[] | null | undefined;
  readonly pictureLink?: string | null | undefined;
  readonly slack?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  /** URNs. */
  readonly platforms?: readonly string[] | null | undefined;
  /** URN. */
  readonly persona?: string | null | undefined;
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
