/** A proposal that only says on what a write rests. */
import type { JsonObject } from '../../core/json.js';
import type { Proposal } from './types.js';

/** What was read of the aspect. */
interface Seen {
  readonly version: number;
  readonly systemMetadata?: JsonObject;
}

/**
 * Changes nothing, and fails the whole write (PRECONDITION_FAILED) where the aspect is not the one that was read. With its own
 * metadata, so that no source seems to have told of it.
 * @param patch says again what stands there; by itself nothing
 */
export function unchangedProposal(
  target: { readonly urn: string; readonly aspectName: string },
  { version, systemMetadata }: Seen,
  patch = '[]',
): Proposal {
  return {
    ...target,
    changeType: 'PATCH',
    value: patch,
    ifVersion: version,
    ...(systemMetadata && { systemMetadata }),
  };
}
