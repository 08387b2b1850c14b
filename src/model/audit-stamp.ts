/** The actor and the time of a write. */
export interface AuditStamp {
  /** Epoch milliseconds. */
  readonly time: number;
  /** URN of the actor. */
  readonly actor: string;
}
