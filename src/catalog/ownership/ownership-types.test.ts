import type { JsonObject } from '../../core/json.js';
import { withOwnerTypes } from './ownership-types.js';

const ANN = 'urn:li:corpuser:ann';
const BOB = 'urn:li:corpuser:bob';
const type = (id: string) => `urn:li:ownershipType:${id}`;
const ownerTypes = (...owners: JsonObject[]) => withOwnerTypes({ owners })['ownerTypes'];

it.each<[string, JsonObject, string]>([
  ['its type URN', { typeUrn: type('steward'), type: 'CUSTOM' }, type('steward')],
  ['the type that older clients name', { type: 'TECHNICAL_OWNER' }, type('__system__technical_owner')],
  ['no type', {}, type('__system__none')],
  ['a type URN with periods, as search fields need them', { typeUrn: type('a.b.c') }, type('a%2Eb%2Ec')],
])('an owner is listed under %s', (_, facts, key) => {
  expect(ownerTypes({ owner: ANN, ...facts })).toEqual({ [key]: [ANN] });
});

it('lists the owners of a type in their order, each once', () => {
  const [first, second] = [{ typeUrn: type('a') }, { typeUrn: type('b') }];
  expect(
    ownerTypes(
      { owner: BOB, ...first },
      { owner: ANN, ...second },
      { owner: ANN, ...first },
      { owner: BOB, ...first, attribution: { source: 'urn:li:dataPlatform:x' } },
    ),
  ).toEqual({ [type('a')]: [BOB, ANN], [type('b')]: [ANN] });
});

it('replaces the map that was sent, unless there are no owners', () => {
  const sent = { [type('x')]: [BOB] };
  expect(withOwnerTypes({ owners: [{ owner: ANN }], ownerTypes: sent })['ownerTypes']).toEqual({
    [type('__system__none')]: [ANN],
  });
  expect(withOwnerTypes({ owners: [], ownerTypes: sent })).toEqual({ owners: [], ownerTypes: sent });
  expect(withOwnerTypes({ owners: [] })).toEqual({ owners: [] });
});
