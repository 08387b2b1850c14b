/** Sends a batch so that its valid records are stored in spite of bad ones. */
import type { Batch } from './partition.js';
import type { Located, Problem, ProposalItem } from './read-record.js';

/** Result of a write: undefined if accepted, else the reason. */
export type Answer = Refused | undefined;

export interface Refused extends Problem {
  readonly status: number;
  /** Position of the refused proposal in the batch, from 0. */
  readonly index?: number;
}

/** Receives records. The promises are rejected only with errors that affect all records. */
export interface Sink {
  /** All or nothing. @param proposals JSON text of each */
  ingestProposals(proposals: readonly string[]): Promise<Answer>;
  /** @param request JSON text of the whole request */
  ingestSnapshot(request: string): Promise<Answer>;
}

export interface Listener {
  accepted(items: readonly Located[]): void;
  refused(item: Located, problem: Problem): void;
}

export async function sendBatch(batch: Batch, sink: Sink, listener: Listener): Promise<void> {
  for (const snapshot of batch.snapshots) {
    tell(snapshot, await sink.ingestSnapshot(snapshot.text), listener);
  }
  await sendProposals(batch.proposals, sink, listener);
}

/**
 * A batch is all or nothing, so a refused batch is sent again without the bad proposal:
 *
 *     a b c X e f g h     refused, index 3
 *     a b c │ X │ e f │ g h
 *
 * The proposals before it are sent together. Those after it have not been checked and are halved, so that a batch of
 * only bad proposals costs n log n requests instead of n². Without an index, the bad proposal is found by halving.
 */
async function sendProposals(
  proposals: readonly Located<ProposalItem>[],
  sink: Sink,
  listener: Listener,
): Promise<void> {
  const [first] = proposals;
  if (first === undefined) return;
  const answer = await sink.ingestProposals(proposals.map((proposal) => proposal.text));
  if (answer === undefined) {
    listener.accepted(proposals);
    return;
  }
  if (proposals.length === 1) {
    tell(first, answer, listener);
    return;
  }
  const { index } = answer;
  const bad = index === undefined ? undefined : proposals[index];
  if (index === undefined || bad === undefined) return sendHalves(proposals, sink, listener);
  await sendProposals(proposals.slice(0, index), sink, listener);
  tell(bad, answer, listener);
  await sendHalves(proposals.slice(index + 1), sink, listener);
}

async function sendHalves(
  proposals: readonly Located<ProposalItem>[],
  sink: Sink,
  listener: Listener,
): Promise<void> {
  const middle = Math.ceil(proposals.length / 2);
  await sendProposals(proposals.slice(0, middle), sink, listener);
  await sendProposals(proposals.slice(middle), sink, listener);
}

function tell(item: Located, answer: Refused | undefined, listener: Listener): void {
  if (answer === undefined) {
    listener.accepted([item]);
    return;
  }
  const { message, code, path } = answer;
  listener.refused(item, {
    message,
    ...(code === undefined ? {} : { code }),
    ...(path === undefined ? {} : { path }),
  });
}
