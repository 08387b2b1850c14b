/** The history of a document from the writes of its aspects. */
import type { JsonObject } from '../../core/json.js';
import type { TimelineStep } from '../timeline/build-timeline.js';
import { documentChanges } from './document-changes.js';

const URN = 'urn:li:document:x';
const info = (more: JsonObject = {}): JsonObject => ({
  ...{ title: 'A', contents: { text: 'one' }, status: { state: 'UNPUBLISHED' } },
  ...more,
});
const step = (
  at: number,
  before: JsonObject | undefined,
  after: JsonObject | undefined,
  aspect = 'documentInfo',
): TimelineStep => ({ aspect, at, actor: `actor ${at}`, version: at, before, after });
const changesOf = (...steps: TimelineStep[]) => documentChanges(URN, steps);

it('says that a document was created, without its first values', () => {
  expect(changesOf(step(1, undefined, info()))).toEqual([
    { changeType: 'CREATED', description: `${URN} was created.`, actor: 'actor 1', at: 1, details: {} },
  ]);
});

it.each<[string, JsonObject, string, object]>([
  ['title', { title: 'B' }, 'TITLE_CHANGED', { title: 'B', previousTitle: 'A' }],
  ['text, without the texts', { contents: { text: 'two' } }, 'TEXT_CHANGED', {}],
  [
    'state',
    { status: { state: 'PUBLISHED' } },
    'STATE_CHANGED',
    { state: 'PUBLISHED', previousState: 'UNPUBLISHED' },
  ],
  ['parent', { parentDocument: { document: 'p' } }, 'PARENT_CHANGED', { parentUrn: 'p' }],
  [
    'related assets',
    { relatedAssets: [{ asset: 'a' }] },
    'RELATED_ASSETS_CHANGED',
    { assetUrn: 'a', entityUrn: 'a', operation: 'ADD' },
  ],
  [
    'related documents',
    { relatedDocuments: [{ document: 'd' }] },
    'RELATED_DOCUMENTS_CHANGED',
    { documentUrn: 'd', entityUrn: 'd', operation: 'ADD' },
  ],
])('reports a change of the %s', (...[, change, changeType, details]) => {
  expect(changesOf(step(2, info(), info(change)))).toMatchObject([{ changeType, details, at: 2 }]);
});

it('reports deletions and restorations, and nothing for a write that changes nothing', () => {
  const types = changesOf(
    step(1, undefined, { removed: false }, 'status'),
    step(2, { removed: false }, { removed: true }, 'status'),
    step(3, { removed: true }, { removed: false }, 'status'),
    step(4, { removed: true }, undefined, 'status'),
    step(5, info(), info({ lastModified: { time: 5 } })),
    step(6, info(), undefined),
  ).map(({ changeType, at }) => [at, changeType]);
  expect(types).toEqual([
    [6, 'DELETED'],
    [4, 'STATE_CHANGED'],
    [3, 'STATE_CHANGED'],
    [2, 'DELETED'],
  ]);
});

it('lists the newest change first, across aspects', () => {
  const changes = changesOf(
    step(1, undefined, info()),
    step(4, info(), info({ title: 'B' })),
    step(3, undefined, { removed: true }, 'status'),
  );
  expect(changes.map(({ at }) => at)).toEqual([4, 3, 1]);
});
