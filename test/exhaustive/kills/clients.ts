/** Clients that write and read while the service and Neo4j are killed. They wait at a gate between two requests. */
import { connect } from 'node:net';
import type { Random } from '../../../bench/random.js';
import type { Slot } from './slot.js';

/** Lets clients send requests, or makes them wait. */
export class Gate {
  private opened: Promise<void> = Promise.resolve();
  private open: () => void = () => undefined;
  private busy = 0;
  private isClosed = false;
  private settled: () => void = () => undefined;
  isOver = false;

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.opened = new Promise((resolve) => (this.open = resolve));
  }

  reopen(): void {
    this.isClosed = false;
    this.open();
  }

  /** Resolves when no request is under way. The gate must be closed. */
  async whenIdle(): Promise<void> {
    if (this.busy > 0) await new Promise<void>((resolve) => (this.settled = resolve));
  }

  /** Sends requests one after the other until the run is over. */
  async repeat(send: () => Promise<void>): Promise<void> {
    for (;;) {
      await this.opened;
      if (this.isOver) return;
      this.busy += 1;
      await send();
      this.busy -= 1;
      if (this.busy === 0) this.settled();
    }
  }
}

export interface Target {
  /** Address of the service, which changes with a restart. */
  readonly url: () => string;
  readonly gate: Gate;
  readonly random: Random;
  /** What must never happen. */
  readonly violations: string[];
  /** Number of requests by outcome. */
  readonly outcomes: Map<string, number>;
}

const count = ({ outcomes }: Target, outcome: string): void => {
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
};

/** Writes the next value of a slot. */
export async function write(target: Target, slot: Slot): Promise<void> {
  const value = (slot.sent += 1);
  // Until the answer arrives, a reader may see the value or not.
  slot.possible.add(value);
  const outcome = await outcomeOf(
    target,
    fetch(`${target.url()}/aspects?action=ingestProposalBatch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ proposals: slot.proposalsOf(value) }),
    }),
  );
  count(target, `write ${outcome}`);
  if (outcome === 'stored') slot.acknowledge(value);
  if (outcome === 'refused') slot.possible.delete(value);
  if (outcome !== 'stored') target.gate.close();
}

async function outcomeOf(
  { violations }: Target,
  sent: Promise<Response>,
): Promise<'stored' | 'refused' | 'unknown'> {
  try {
    const response = await sent;
    const text = await response.text();
    if (response.status === 200) return 'stored';
    if (response.status !== 503 && response.status !== 429) violations.push(`${response.status} ${text}`);
    return text.includes('"outcome":"unknown"') ? 'unknown' : 'refused';
  } catch {
    return 'unknown';
  }
}

/** Reads a slot, which must not show an older value than the one that was acknowledged before. */
export async function read(target: Target, slot: Slot): Promise<void> {
  const before = slot.acknowledged;
  try {
    const urn = target.random.pick(slot.urns);
    const response = await fetch(
      `${target.url()}/entitiesV2/${encodeURIComponent(urn)}?aspects=List(datasetProperties)`,
    );
    const text = await response.text();
    count(target, `read ${response.status}`);
    if (response.status === 503) return;
    const value = valueIn(JSON.parse(text));
    if (response.status === 200 && slot.mayBe(value, before)) return;
    target.violations.push(`after value ${before} of ${urn}, a read returned ${response.status} ${text}`);
  } catch {
    count(target, 'read lost');
  }
}

/** Returns the value of an entity as `/entitiesV2` returns it; 0 if it has none. */
export function valueIn(entity: any): number {
  return Number(entity.aspects.datasetProperties?.value.customProperties.value ?? 0);
}

/** Sends the beginning of a write and closes the connection. Nothing of it may be stored. */
export function disconnect({ url, random }: Target, slot: Slot): Promise<void> {
  const body = JSON.stringify({ proposals: slot.proposalsOf(Number.MAX_SAFE_INTEGER) });
  const { hostname, port } = new URL(url());
  const head = [
    'POST /aspects?action=ingestProposalBatch HTTP/1.1',
    `host: ${hostname}:${port}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve();
    });
    socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, random.between(0, body.length - 1))}`, () => {
      socket.destroy();
    });
  });
}
