/** URNs as text and as parts. */

export interface Urn {
  /** The whole URN as it was given. */
  readonly text: string;
  readonly entityType: string;
  /** Key parts in order; a nested URN is one part. */
  readonly parts: readonly string[];
}
