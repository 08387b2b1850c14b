/** URNs as text and as parts. */

export interface Urn {
  /** The whole URN as the client wrote it. */
  readonly text: string;
  readonly entityType: string;
  /** Key parts in order; a nested URN is one part. */
  readonly parts: readonly string[];
}
