/** Tests what became of a write in both stores. */
import { traceStatus, type Traced } from './trace-reader.js';

const NOTHING: Traced = {
  isTimeseries: false,
  written: undefined,
  current: undefined,
  isUnchanged: false,
  refused: undefined,
};
const refused = { message: 'Expected version 7', code: 'PRECONDITION_FAILED' };

it.each<[string, Partial<Traced>, string, string, boolean]>([
  ['stored', { written: 2, current: 2 }, 'ACTIVE_STATE', 'ACTIVE_STATE', true],
  ['stored and overwritten', { written: 1, current: 2 }, 'HISTORIC_STATE', 'HISTORIC_STATE', true],
  ['stored and deleted', { written: 1 }, 'HISTORIC_STATE', 'HISTORIC_STATE', true],
  ['unchanged', { current: 2, isUnchanged: true }, 'NO_OP', 'NO_OP', true],
  ['a point', { isTimeseries: true, written: 0, current: 0 }, 'NO_OP', 'TRACE_NOT_IMPLEMENTED', true],
  ['refused', { current: 2, refused }, 'ERROR', 'ERROR', false],
  [
    'refused once, but stored in the end',
    { written: 2, current: 2, refused },
    'ACTIVE_STATE',
    'ACTIVE_STATE',
    true,
  ],
  ['not known, of a stored aspect', { current: 2 }, 'UNKNOWN', 'UNKNOWN', true],
  ['not known, of a missing aspect', {}, 'ERROR', 'UNKNOWN', false],
])('a write that is %s', (_, traced, primary, search, success) => {
  const status = traceStatus({ ...NOTHING, ...traced });
  expect([status.primary.status, status.search.status, status.success]).toEqual([primary, search, success]);
  expect(status.refused).toEqual(primary === 'ERROR' && search === 'ERROR' ? refused : undefined);
});
