/** Who did something, and when. */
export interface AuditStamp {
  /** Epoch milliseconds. */
  readonly time: number;
  /** URN of the actor. */
  readonly actor: string;
}
