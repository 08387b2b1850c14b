/** Tests which traces a stored value remembers. */
import { newTrace, TRACE_MILLIS } from '../../core/trace.js';
import { stillUnchangedBy, unchangedBy } from './write-traces.js';

const traceAt = (at: number): string => newTrace(at).traceId;
const value = (meta: object) => ({
  text: '{}',
  meta: { version: 1, created: { time: 0, actor: 'urn:li:corpuser:a' }, ...meta },
});

it('remembers the last five traces that changed nothing, oldest first', () => {
  const traces = [1, 2, 3, 4, 5, 6, 7].map(traceAt);
  let aspect = value({});
  for (const traceId of traces) aspect = unchangedBy(aspect, { traceId, at: 10 });
  expect(aspect.meta).toMatchObject({ unchangedBy: traces.slice(-5) });
});

it('remembers neither the trace that wrote the value nor work without a trace', () => {
  const traceId = traceAt(1);
  const aspect = value({ traceId });
  expect(unchangedBy(aspect, { traceId, at: 10 })).toBe(aspect);
  expect(unchangedBy(aspect, { traceId: undefined, at: 10 })).toBe(aspect);
});

it('forgets traces that are too old to be asked for', () => {
  const [old, recent] = [traceAt(1_000), traceAt(2_000)];
  const { meta } = value({ unchangedBy: [old, recent, 'nonsense'] });
  expect(stillUnchangedBy(meta, 1_500 + TRACE_MILLIS)).toEqual({ unchangedBy: [recent] });
  expect(stillUnchangedBy(meta, 9_000 + TRACE_MILLIS)).toEqual({});
});
