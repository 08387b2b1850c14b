/** A proposal that changes nothing and only makes a write depend on the version of an aspect. */
import type { JsonObject } from '../../core/json.js';
import type { Proposal } from './types.js';

/** The aspect as it was read. */
interface Seen {
  readonly version: number;
  readonly systemMetadata?: JsonObject;
}

/**
 * Builds a proposal that changes nothing, and fails the whole write (PRECONDITION_FAILED) if the aspect is not at the version
 * that was read. It repeats the stored metadata, so that the write is not attributed to another source.
 * @param patch must not change the stored value; the default has no operations
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
