/** Tests the cursors of the listings of changes. */
import fc from 'fast-check';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { encodeCursor } from '../../core/cursor.js';
import { readHistoryCursor, readSequenceCursor, writeHistoryCursor, writeSequenceCursor } from './paging.js';

const whole = fc.nat(Number.MAX_SAFE_INTEGER);
const invalid = refusal('INVALID_REQUEST');

it('cursors decode to the positions that were encoded', () => {
  const anyPosition = fc.record({ at: whole, transaction: fc.string(), step: whole, position: whole });
  fc.assert(
    fc.property(anyPosition, whole, (position, sequence) => {
      expect(readHistoryCursor(writeHistoryCursor(position))).toEqual(position);
      expect(
        readSequenceCursor(writeSequenceCursor('older', sequence), { listing: 'older', name: 'before' }),
      ).toBe(sequence);
    }),
  );
});

it.each([
  '',
  'x',
  writeSequenceCursor('older', 1),
  encodeCursor(['history', -1, 't', 0, 0]),
  encodeCursor(['history', 1, 2, 0, 0]),
  encodeCursor(['history', 1, 't', 0.5, 0]),
  encodeCursor(['history', 1, 't', 0, null]),
])('the history refuses the cursor %j', (cursor) => {
  expect(() => readHistoryCursor(cursor)).toThrow(invalid);
});

it.each([
  '',
  'x',
  writeSequenceCursor('newest', 1),
  encodeCursor(['older', '1']),
  encodeCursor(['older', 1e17]),
])('the log refuses the cursor %j', (cursor) => {
  expect(() => readSequenceCursor(cursor, { listing: 'older', name: 'before' })).toThrow(invalid);
});
