/** What is stored of an event that a user interface sends. */
import { loadModel } from '../../model/load-model.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { readUsageEvent, type SentEvent } from './read-event.js';

const model = loadModel(['schemas']);
const actor = 'urn:li:corpuser:ann';
const read = (sent: SentEvent) => readUsageEvent(sent, { model, actor });
const table = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';

it('takes the type of the entity from its URN, and the user from the caller', () => {
  const sent = {
    type: 'EntityViewEvent',
    entityUrn: table,
    entityType: 'CHART',
    actorUrn: 'urn:li:corpuser:x',
  };
  const stored = { type: 'EntityViewEvent', actor, visitor: actor, urn: table, entityType: 'dataset' };
  expect(read(sent)).toEqual(stored);
});

it('keeps what an answer is computed from, and no other member', () => {
  const sent = { browserId: ' b ', query: ' orders ', total: 0, section: 'Schema', actionType: 'UpdateTags' };
  const more = { entityType: 'DATA_JOB', userAgent: 'x', path: '/search' };
  expect(read({ type: 'SearchEvent', ...sent, ...more })).toEqual({
    ...{ type: 'SearchEvent', actor, visitor: 'b', entityType: 'dataJob' },
    ...{ query: 'orders', total: 0, section: 'Schema', action: 'UpdateTags' },
  });
});

it.each([
  [{ type: 'HomePageViewEvent' }, 'OtherEvent'],
  [{ type: 'toString', entityUrn: '', entityType: 'NOTHING', query: ' ', total: null }, 'OtherEvent'],
])('stores %j without the members that say nothing', (sent, type) => {
  expect(read(sent)).toEqual({ type, actor, visitor: actor });
});

it('does not store what a service did', () => {
  expect(read({ type: 'LogInEvent', usageSource: 'backend' })).toBeUndefined();
});

it('refuses an entity that cannot exist', () => {
  expect(() => read({ type: 'EntityViewEvent', entityUrn: 'urn:li:nothing:a' })).toThrow(
    refusal('UNKNOWN_ENTITY'),
  );
  expect(() => read({ type: 'EntityViewEvent', entityUrn: 'orders' })).toThrow(refusal('INVALID_URN'));
});
