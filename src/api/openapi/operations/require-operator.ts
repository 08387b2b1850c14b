/** The privilege of operators, and its check in the words that clients look for. */
import type { Services } from '../../../auth/services.js';
import { CatalogError, hasCode } from '../../../core/errors.js';
import type { Call } from '../../http/route.js';

export const OPERATE = ['MANAGE_SYSTEM_OPERATIONS'] as const;

/** @throws FORBIDDEN in the words that clients look for */
export async function requireOperator(
  { actor }: Pick<Call, 'actor'>,
  { requirePlatformPrivilege }: Services,
): Promise<void> {
  try {
    await requirePlatformPrivilege(OPERATE, 'operate the service');
  } catch (cause) {
    if (!hasCode(cause, 'FORBIDDEN')) throw cause;
    const message = `${actor} is not authorized for system operations.`;
    throw new CatalogError('FORBIDDEN', message, { ...cause.details, error: message }, { cause });
  }
}
