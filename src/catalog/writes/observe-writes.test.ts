import { CatalogError, type ErrorCode } from '../../core/errors.js';
import {
  observeGroup,
  observeProposals,
  type FinishedGroup,
  type WriteObserver,
  logUnknownFields,
  MAX_LOGGED_FIELDS,
} from './observe-writes.js';
import type { WriteResult } from './types.js';

const groups: FinishedGroup[] = [];
const notStored: unknown[] = [];
const observer: WriteObserver = {
  waiting: () => undefined,
  group: (group) => void groups.push(group),
  results: () => undefined,
  notStored: (...told) => void notStored.push(told),
};
const jobs = [{ steps: [1, 2] }, { steps: [3] }];

beforeEach(() => {
  groups.length = 0;
  notStored.length = 0;
});

it('a group reports its size and when its last commit began', async () => {
  const commit = (committing: () => void) => {
    committing();
    return Promise.resolve('stored');
  };
  expect(await observeGroup(observer, jobs, commit)).toBe('stored');
  expect(groups).toMatchObject([{ jobs: 2, steps: 3, isFailed: false }]);
  const { began, committing = NaN, ended } = groups[0]!;
  expect([began, committing, ended].sort((one, other) => one - other)).toEqual([began, committing, ended]);
});

it('a group that fails reports it, and passes the error on', async () => {
  const reason = new Error('refused');
  await expect(observeGroup(observer, jobs, () => Promise.reject(reason))).rejects.toBe(reason);
  expect(groups).toMatchObject([{ jobs: 2, isFailed: true }]);
  expect(groups[0]?.committing).toBeUndefined();
});

it.each<[ErrorCode, string]>([
  ['INVALID_ASPECT', 'refused'],
  ['PRECONDITION_FAILED', 'refused'],
  ['UNAVAILABLE', 'failed'],
  ['INTERNAL', 'failed'],
])('all proposals of a batch that ends with %s are %s', async (code, outcome) => {
  const error = new CatalogError(code, 'x');
  const { prepare, write } = observeProposals(observer);
  await expect(prepare(2, () => Promise.reject(error))).rejects.toBe(error);
  await expect(write(3, () => Promise.reject(error))).rejects.toBe(error);
  expect(notStored).toEqual([
    [2, outcome],
    [3, outcome],
  ]);
});

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
  it('is logged only the first time, but every result reaches the wrapped observer', () => {
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
