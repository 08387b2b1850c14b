import neo4j from 'neo4j-driver';
import type { CatalogError } from '../core/errors.js';
import { refusal } from '../../test/helpers/unit/refusal.js';
import { Availability, outcomeUnknown, type Call } from './availability.js';

const AWAY = refusal('UNAVAILABLE');
const never = () => new Promise<never>(() => undefined);
const refused = () => Promise.reject(new Error('connection refused'));
const lostConnection = () =>
  Promise.reject(new neo4j.Neo4jError('lost', neo4j.error.SERVICE_UNAVAILABLE, '', ''));

/** A Neo4j that answers probes as `probe` says, and the changes that were noticed. */
function watched(first: () => Promise<void>) {
  const neo4jServer = { probe: first, probes: 0 };
  const changes: boolean[] = [];
  let notice: () => void = () => undefined;
  const availability = new Availability({
    probe: () => {
      neo4jServer.probes += 1;
      return neo4jServer.probe();
    },
    onChange: (isReachable) => {
      changes.push(isReachable);
      notice();
    },
  });
  const change = (): Promise<void> => new Promise((resolve) => (notice = resolve));
  return { availability, changes, change, neo4jServer };
}

describe('the availability of Neo4j', () => {
  it('is not checked while calls are answered quickly', async () => {
    const { availability, neo4jServer } = watched(refused);
    expect(await availability.guard(() => Promise.resolve(1))).toBe(1);
    expect(neo4jServer.probes).toBe(0);
  });

  it('is checked after a lost connection; while probes fail, all calls fail, and later ones are not begun', async () => {
    const { availability, changes, neo4jServer, change } = watched(refused);
    const waiting = availability.guard(never);
    await expect(availability.guard(lostConnection)).rejects.toThrow('lost');
    await expect(waiting).rejects.toThrow(AWAY);
    let hasBegun = false;
    await expect(availability.guard(() => Promise.resolve((hasBegun = true)))).rejects.toThrow(AWAY);
    expect([hasBegun, availability.isReachable]).toEqual([false, false]);
    const recovered = change();
    neo4jServer.probe = () => Promise.resolve();
    await recovered;
    expect(await availability.guard(() => Promise.resolve(1))).toBe(1);
    expect(changes).toEqual([false, true]);
  });

  it('is checked while a call gets no answer, and a call that takes long continues if probes are answered', async () => {
    const { availability, neo4jServer } = watched(() => Promise.resolve());
    let answer: (value: number) => void = () => undefined;
    const call = availability.guard(() => new Promise<number>((resolve) => (answer = resolve)));
    while (neo4jServer.probes < 3) await new Promise((resolve) => setImmediate(resolve));
    answer(1);
    expect(await call).toBe(1);
  });

  it('ends when neither a call nor a probe is answered', async () => {
    const { availability } = watched(never);
    await expect(availability.guard(never)).rejects.toThrow(AWAY);
    availability.close();
  });

  it('does not end by a late probe while statements are answered', async () => {
    const { availability, changes, neo4jServer } = watched(never);
    const call = availability.guard(async (told: Call) => {
      while (neo4jServer.probes < 3) {
        told.noteAnswer();
        await new Promise((resolve) => setImmediate(resolve));
      }
      return 'done';
    });
    expect(await call).toBe('done');
    expect(changes).toEqual([]);
    availability.close();
  });

  it('reports an unknown outcome only for a call that has sent its commit', async () => {
    const { availability } = watched(refused);
    const committing = availability.guard((call: Call) => {
      call.noteCommit();
      return never();
    });
    const reading = availability.guard(never);
    await expect(availability.guard(() => Promise.reject(outcomeUnknown('cut')))).rejects.toThrow(
      refusal('UNAVAILABLE', { outcome: 'unknown' }),
    );
    await expect(availability.guard(lostConnection)).rejects.toThrow('lost');
    await expect(committing).rejects.toThrow(refusal('UNAVAILABLE', { outcome: 'unknown' }));
    const error: unknown = await reading.catch((reason: unknown) => reason);
    expect((error as CatalogError).details).toEqual({});
    availability.close();
  });
});
