import { logUnknownFields, MAX_LOGGED_FIELDS } from './log-unknown-fields.js';
import type { WriteResult } from './types.js';

function observing() {
  const lines: object[] = [];
  const told: WriteResult[] = [];
  const observer = logUnknownFields(
    { results: (results) => void told.push(...results) },
    { warn: (fields) => void lines.push(fields) },
  );
  const write = (...fields: string[]) => {
    const unknownFields = fields.map((field) => ({ place: field, field }));
    observer.results([{ urn: 'u', aspectName: 'status', changed: true, version: 1, unknownFields }]);
  };
  return { lines, told, observer, write };
}

describe('an unknown field', () => {
  it('is logged when it is first stored, and the wrapped observer is told each time', () => {
    const { lines, told, write } = observing();
    write('status.a', 'status.b');
    write('status.b', 'status.c');
    expect(lines).toEqual(['a', 'b', 'c'].map((name) => ({ aspect: 'status', field: `status.${name}` })));
    expect(told).toHaveLength(2);
  });

  it('is not logged after too many others, and one line reports that', () => {
    const { lines, write } = observing();
    for (let index = 0; index < MAX_LOGGED_FIELDS + 10; index += 1) write(`status.f${index}`);
    expect(lines).toHaveLength(MAX_LOGGED_FIELDS + 1);
    expect(lines.at(-1)).toEqual({ fields: MAX_LOGGED_FIELDS });
  });

  it('is not logged for a write without unknown fields', () => {
    const { lines, observer } = observing();
    observer.results([{ urn: 'u', aspectName: 'status', changed: true, version: 1 }]);
    expect(lines).toEqual([]);
  });
});
