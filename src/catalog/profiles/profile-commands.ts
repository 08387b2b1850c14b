/** Changes the profiles of users and groups. Omitted members stay unchanged. */
import type { CommandContext } from '../commands/command-context.js';
import { requireName } from '../commands/require-name.js';
import { updateMembers } from '../commands/update-members.js';

export interface GroupProfile {
  readonly description?: string | null | undefined;
  readonly slack?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly pictureLink?: string | null | undefined;
}

/** Changes the editable profile of a group, which is separate from that of its source. @throws NOT_FOUND, INVALID_URN */
export async function updateGroupProfile(
  context: CommandContext,
  text: string,
  profile: GroupProfile,
): Promise<string> {
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
 * @throws NOT_FOUND, INVALID_URN; INVALID_REQUEST for a blank display name
 */
export async function updateUserProfile(
  context: CommandContext,
  text: string,
  profile: UserProfile,
): Promise<string> {
  requireName(profile.displayName, '/input/displayName');
  const aspectName = 'corpUserEditableInfo';
  return updateMembers(context, text, { entityType: 'corpuser', aspectName, values: { ...profile } });
}
