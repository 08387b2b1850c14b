/**
 * Checks whether a history of concurrent calls is linearizable: whether each call can have taken effect at one moment between its
 * invocation and its response, in an order that a sequential model accepts. This is the search of Wing and Gong, which remembers the
 * combinations of applied calls and state that it has tried.
 */

/** A call of a history. Times are ticks of one clock, and all of them are different. */
export interface TimedCall<Call> {
  readonly call: Call;
  readonly invoked: number;
  /** Absent if no response arrived. The call may then have taken effect at any time since, or never. */
  readonly responded?: number;
}

/** What calls do if no two of them overlap. */
export interface SequentialModel<State, Call> {
  readonly initial: State;
  /** Returns the state after the call; undefined if the call cannot have got its answer in this state. */
  step(state: State, call: Call): State | undefined;
  /** Returns a text that is equal exactly for equal states. */
  keyOf(state: State): string;
}

/** Why a history is refused. */
export interface Violation<State, Call> {
  /** The longest order that the model accepts. */
  readonly accepted: readonly TimedCall<Call>[];
  readonly state: State;
  /** The calls that could come next, none of which the model accepts, or only in vain. */
  readonly next: readonly TimedCall<Call>[];
}

/** A search that needs more steps than this is given up, so that a test fails instead of running forever. */
const MAX_STEPS = 500_000;

/** @returns undefined if the history is linearizable. @throws Error if the search takes too many steps */
export function findViolation<State, Call>(
  model: SequentialModel<State, Call>,
  calls: readonly TimedCall<Call>[],
): Violation<State, Call> | undefined {
  return new Search(model, calls).run();
}

/** An invocation or a response in the list of events that are still to be explained. */
interface Event<Call> {
  readonly position: number;
  readonly timed: TimedCall<Call>;
  /** Response of an invocation; undefined for responses and for invocations without one. */
  readonly response?: Event<Call>;
  readonly isInvocation: boolean;
  before: Event<Call> | undefined;
  after: Event<Call> | undefined;
}

class Search<State, Call> {
  private first: Event<Call> | undefined;
  private readonly applied: Uint8Array;
  private readonly tried = new Set<string>();
  private readonly path: { readonly event: Event<Call>; readonly before: State }[] = [];
  private state: State;
  private unexplained: number;
  private violation: Violation<State, Call>;

  constructor(
    private readonly model: SequentialModel<State, Call>,
    calls: readonly TimedCall<Call>[],
  ) {
    this.state = model.initial;
    const sorted = calls.toSorted((left, right) => left.invoked - right.invoked);
    this.first = linked(sorted);
    this.applied = new Uint8Array(calls.length);
    this.unexplained = calls.filter(({ responded }) => responded !== undefined).length;
    this.violation = this.describe();
  }

  run(): Violation<State, Call> | undefined {
    let event = this.first;
    for (let steps = 0; this.unexplained > 0; steps += 1) {
      if (steps > MAX_STEPS) throw new Error(`no order was found within ${MAX_STEPS} steps`);
      if (event?.isInvocation === true) {
        event = this.apply(event) ? this.first : event.after;
      } else {
        // The next event is a response whose call has not been applied, so a call before it was applied wrongly.
        const last = this.path.pop();
        if (last === undefined) return this.violation;
        event = this.revert(last);
      }
    }
    return undefined;
  }

  private apply(event: Event<Call>): boolean {
    const { model, state } = this;
    const next = model.step(state, event.timed.call);
    if (next === undefined) return false;
    this.applied[event.position] = 1;
    const key = `${this.appliedCalls()} ${model.keyOf(next)}`;
    if (this.tried.has(key)) {
      this.applied[event.position] = 0;
      return false;
    }
    this.tried.add(key);
    this.path.push({ event, before: state });
    this.state = next;
    this.remove(event);
    if (this.path.length > this.violation.accepted.length) this.violation = this.describe();
    return true;
  }

  /** Describes the set of applied calls, which is nearly always a beginning of all calls. */
  private appliedCalls(): string {
    const from = this.applied.indexOf(0);
    return from === -1 ? '' : `${from} ${this.applied.slice(from, this.applied.lastIndexOf(1) + 1).join('')}`;
  }

  private revert({ event, before }: { event: Event<Call>; before: State }): Event<Call> | undefined {
    this.state = before;
    this.applied[event.position] = 0;
    this.restore(event);
    return event.after;
  }

  private remove(event: Event<Call>): void {
    for (const each of [event, event.response]) {
      if (each === undefined) continue;
      if (each.before === undefined) this.first = each.after;
      else each.before.after = each.after;
      if (each.after !== undefined) each.after.before = each.before;
    }
    if (event.response !== undefined) this.unexplained -= 1;
  }

  /** Undoes `remove`, in the opposite order. */
  private restore(event: Event<Call>): void {
    for (const each of [event.response, event]) {
      if (each === undefined) continue;
      if (each.before === undefined) this.first = each;
      else each.before.after = each;
      if (each.after !== undefined) each.after.before = each;
    }
    if (event.response !== undefined) this.unexplained += 1;
  }

  private describe(): Violation<State, Call> {
    const next: TimedCall<Call>[] = [];
    for (let event = this.first; event?.isInvocation === true; event = event.after) next.push(event.timed);
    return { accepted: this.path.map(({ event }) => event.timed), state: this.state, next };
  }
}

/** Returns the first of the events, which are linked in the order of their times. */
function linked<Call>(calls: readonly TimedCall<Call>[]): Event<Call> | undefined {
  const events = calls.flatMap((timed, position) => {
    const { invoked, responded } = timed;
    const common = { position, timed, before: undefined, after: undefined };
    if (responded === undefined) return [{ time: invoked, event: { ...common, isInvocation: true } }];
    const response: Event<Call> = { ...common, isInvocation: false };
    return [
      { time: invoked, event: { ...common, isInvocation: true, response } },
      { time: responded, event: response },
    ];
  });
  const sorted = events.sort((left, right) => left.time - right.time).map(({ event }): Event<Call> => event);
  sorted.forEach((event, index) => {
    event.before = sorted[index - 1];
    event.after = sorted[index + 1];
  });
  return sorted[0];
}
