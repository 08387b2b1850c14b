/** What is known of what somebody sees. */
import type { Readers } from './readers.js';

export interface Sight {
  /** @throws FORBIDDEN for who does not see everything. @param deed completes "you may not …" */
  readonly requireFullView: (deed: string) => Promise<void>;
  /** Undefined for who sees everything. */
  readonly restricted: () => Promise<Readers | undefined>;
}
