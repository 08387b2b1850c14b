/** Which status may follow which. */
import { withFinalStatus } from './aspect-rules.js';

const ALL = [
  'RUNNING',
  'SUCCESS',
  'FAILURE',
  'TIMEOUT',
  'CANCELLED',
  'ABORTED',
  'DUPLICATE',
  'ROLLING_BACK',
  'ROLLED_BACK',
];
const FINAL = ['SUCCESS', 'CANCELLED', 'ABORTED', 'DUPLICATE'];

it.each(ALL.flatMap((before) => ALL.map((after) => [before, after])))('%s, then %s', (before, after) => {
  const [stored, proposed] = [
    { status: before, report: 'first' },
    { status: after, report: 'second' },
  ];
  const next = () => withFinalStatus(proposed, stored).report;
  if (!FINAL.includes(before) || after === 'ROLLING_BACK') expect(next()).toBe('second');
  else if (before === after) expect(next()).toBe('first');
  else expect(next).toThrow(expect.objectContaining({ code: 'INVALID_ASPECT' }));
});

it('a first result may have any status', () => {
  expect(withFinalStatus({ status: 'SUCCESS' }, undefined)).toEqual({ status: 'SUCCESS' });
});
