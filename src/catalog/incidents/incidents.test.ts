/** Values of the aspect `incidentInfo`. */
import { applied } from '../../../test/helpers/unit/proposals.js';
import { newIncident, setStatus } from './incidents.js';

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
