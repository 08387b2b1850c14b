/** Records when calls are invoked and answered. Time is a counter, so it orders the events of one process exactly. */
import type { TimedCall } from './linearizable.js';

export class Recorder<Call> {
  private time = 0;
  readonly calls: TimedCall<Call>[] = [];

  /** @param send resolves with the call and its answer */
  async record<Answered extends Call>(send: () => Promise<Answered>): Promise<Answered> {
    const invoked = (this.time += 1);
    const call = await send();
    this.calls.push({ call, invoked, responded: (this.time += 1) });
    return call;
  }
}
