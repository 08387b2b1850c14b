/** Incidents, and the lists of incidents of assets. */
import fc from 'fast-check';
import { applied } from '../../../test/helpers/unit/proposals.js';
import { listIncident, newIncident, setStatus } from './incidents.js';

const stamp = { time: 7, actor: 'urn:li:corpuser:ada' };
const people = { entities: ['urn:li:tag:a'], assignees: [], assertion: undefined };

describe('a new incident', () => {
  it('is active and raised by hand by default', () => {
    expect(newIncident({ type: 'SQL' }, people, stamp)).toEqual({
      type: 'SQL',
      entities: ['urn:li:tag:a'],
      status: { state: 'ACTIVE', lastUpdated: stamp },
      source: { type: 'MANUAL' },
      created: stamp,
    });
  });

  it.each([
    ['CRITICAL', 0],
    ['HIGH', 1],
    ['MEDIUM', 2],
    ['LOW', 3],
    [null, undefined],
  ] as const)('of priority %s is stored with %s', (priority, stored) => {
    expect(newIncident({ type: 'SQL', priority }, people, stamp).priority).toBe(stored);
  });

  it('contains its assignees and its source', () => {
    const info = newIncident(
      {
        type: 'CUSTOM',
        customType: 'Smell',
        startedAt: 0,
        assigneeUrns: ['urn:li:corpuser:b'],
        status: { state: 'RESOLVED', stage: 'FIXED', message: null },
        source: { type: 'ASSERTION_FAILURE' },
      },
      { ...people, assignees: ['urn:li:corpuser:b'], assertion: 'urn:li:assertion:x' },
      stamp,
    );
    expect(info).toMatchObject({
      customType: 'Smell',
      startedAt: 0,
      assignees: [{ actor: 'urn:li:corpuser:b', assignedAt: stamp }],
      status: { state: 'RESOLVED', stage: 'FIXED', lastUpdated: stamp },
      source: { type: 'ASSERTION_FAILURE', sourceUrn: 'urn:li:assertion:x' },
    });
    expect(info['status']).not.toHaveProperty('message');
    expect(newIncident({ type: 'SQL', assigneeUrns: [] }, people, stamp)['assignees']).toEqual([]);
  });
});

it('a new status replaces the previous one as a whole', () => {
  const before = { status: { state: 'ACTIVE', stage: 'TRIAGE', message: 'Looking' } };
  expect(applied(setStatus('urn:li:incident:x', { state: 'RESOLVED' }, stamp), before)).toEqual({
    status: { state: 'RESOLVED', lastUpdated: stamp },
  });
});

describe('lists of incidents', () => {
  const infoOf = (entities: readonly string[]) => ({ type: 'SQL', entities, created: stamp });
  const names = fc.constantFrom('a', 'b', 'c/~').map((name) => `urn:li:incident:${name}`);

  it('contain each incident once, by its last state', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.boolean()), { maxLength: 12 }), (changes) => {
        let summary: any = {};
        for (const [urn, isActive] of changes) {
          const [proposal] = listIncident(
            { urn, info: infoOf(['urn:li:tag:t']), isActive },
            stamp,
            () => true,
          );
          summary = applied(proposal!, summary);
        }
        const last = new Map(changes);
        const of = (list: any[] = []) => new Set(list.map(({ urn }) => urn));
        const inState = (state: boolean) =>
          new Set([...last].flatMap(([urn, isActive]) => (isActive === state ? [urn] : [])));
        expect(of(summary.activeIncidentDetails)).toEqual(inState(true));
        expect(of(summary.resolvedIncidentDetails)).toEqual(inState(false));
        const all = [...(summary.activeIncidentDetails ?? []), ...(summary.resolvedIncidentDetails ?? [])];
        expect(all).toHaveLength(last.size);
      }),
    );
  });

  it('belong to the entities whose types have such lists', () => {
    const info = infoOf(['urn:li:tag:a', 'urn:li:chart:(looker,b)']);
    const proposals = listIncident({ urn: 'urn:li:incident:x', info, isActive: true }, stamp, (urn) =>
      urn.includes('chart'),
    );
    expect(proposals.map(({ urn }) => urn)).toEqual(['urn:li:chart:(looker,b)']);
  });

  it.each([
    [{ type: 'CUSTOM', customType: 'Smell' }, { type: 'Smell' }],
    [{ type: 'CUSTOM' }, { type: 'CUSTOM' }],
    [{ type: 'SQL', customType: 'Smell' }, { type: 'SQL' }],
    [
      { type: 'SQL', priority: 0 },
      { type: 'SQL', priority: 0 },
    ],
  ])('contain the type and priority of %j', (parts, expected) => {
    const info = { ...infoOf(['urn:li:tag:a']), ...parts };
    const of = (isActive: boolean) =>
      applied(
        listIncident({ urn: 'urn:li:incident:x', info, isActive }, { ...stamp, time: 9 }, () => true)[0]!,
      );
    const details = { urn: 'urn:li:incident:x', createdAt: 7, ...expected };
    expect(of(true).activeIncidentDetails).toEqual([details]);
    expect(of(false).resolvedIncidentDetails).toEqual([{ ...details, resolvedAt: 9 }]);
  });
});
