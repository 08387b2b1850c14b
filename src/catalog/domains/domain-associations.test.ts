/** Tests the rule against a table of cases, and against a short reference. */
import fc from 'fast-check';
import type { JsonObject } from '../../core/json.js';
import { withAllAssociations, withMatchingDomains } from './domain-associations.js';

const byHand = (domain: string): JsonObject => ({ domain, attribution: { actor: 'urn:li:corpuser:ann' } });
const propagated = (domain: string, flag = 'true'): JsonObject => ({
  domain,
  attribution: { sourceDetail: { propagated: flag } },
});
const bare = (domain: string): JsonObject => ({ domain });
const payload = (domains: string[], domainAssociations?: JsonObject[]): JsonObject => ({
  domains,
  ...(domainAssociations && { domainAssociations }),
});
const both = (...associations: JsonObject[]) =>
  payload(
    associations.map(({ domain }) => domain as string),
    associations,
  );

it.each<[string, JsonObject | undefined, JsonObject, JsonObject]>([
  ['a first write of a list', undefined, payload(['a', 'b']), both(bare('a'), bare('b'))],
  [
    'a list keeps attributions',
    both(byHand('a'), bare('b')),
    payload(['c', 'a']),
    both(byHand('a'), bare('c')),
  ],
  [
    'a longer list beside the stored associations',
    both(byHand('a')),
    payload(['a', 'b'], [byHand('a')]),
    both(byHand('a'), bare('b')),
  ],
  ['an emptied list', both(byHand('a')), payload([]), both()],
  [
    'changed associations beside the stored list',
    both(bare('a')),
    payload(['a'], [byHand('b')]),
    both(byHand('b')),
  ],
  ['removed associations beside the stored list', both(bare('a')), payload(['a'], []), both()],
  ['associations beside an empty list', both(bare('a')), payload([], [bare('b')]), both(bare('b'))],
  [
    'the same domains in another order',
    both(bare('a'), bare('b')),
    payload(['b', 'a'], [byHand('a'), bare('b')]),
    both(byHand('a'), bare('b')),
  ],
  [
    'propagated ones last, in their order',
    undefined,
    both(propagated('c', 'TRUE'), bare('a'), propagated('d'), propagated('b', 'false')),
    both(bare('a'), propagated('b', 'false'), propagated('c', 'TRUE'), propagated('d')),
  ],
  [
    'a value without associations from an older version',
    payload(['a']),
    payload(['a', 'b'], [bare('a')]),
    both(bare('a'), bare('b')),
  ],
  ['a repeated list', undefined, payload(['a', 'a']), both(bare('a'))],
])('%s', (_, stored, proposed, expected) => {
  expect(withMatchingDomains(proposed, stored)).toEqual(expected);
});

it('lists a domain with two associations once', () => {
  const twice = [byHand('a'), propagated('a')];
  expect(withMatchingDomains(payload([], twice), undefined)).toEqual(payload(['a'], twice));
});

it('refuses different domains in both members', () => {
  const write = () => withMatchingDomains(payload(['b'], []), both(bare('a')));
  expect(write).toThrow("Cannot update both 'domains' and 'domainAssociations' in the same write");
});

it('completes a stored list without touching what is there', () => {
  expect(withAllAssociations(payload(['b', 'a'], [byHand('a')]))).toEqual(
    payload(['b', 'a'], [byHand('a'), bare('b')]),
  );
});

const names = fc.constantFrom('a', 'b', 'c');
const associations = fc.array(
  fc.tuple(names, fc.constantFrom(bare, byHand, propagated)).map(([name, build]) => build(name)),
  { maxLength: 4 },
);
const payloads = fc
  .record(
    { domains: fc.array(names, { maxLength: 4 }), domainAssociations: associations },
    { requiredKeys: ['domains'] },
  )
  .map((value) => value as JsonObject & { domains: string[]; domainAssociations?: JsonObject[] });
const stores = fc.option(
  associations.map((list) => withMatchingDomains(payload([], list), undefined)),
  { nil: undefined },
);
const text = JSON.stringify;

/** @returns the associations to store, or `refused` */
function reference(
  proposed: { domains: string[]; domainAssociations?: JsonObject[] },
  stored: { domains: string[]; domainAssociations: JsonObject[] },
): JsonObject[] | 'refused' {
  const sent = proposed.domainAssociations;
  const listSame = text(proposed.domains) === text(stored.domains);
  const recordsSame = sent !== undefined && text(sent) === text(stored.domainAssociations);
  const setOf = (list: unknown[]) => text([...new Set(list)].sort());
  let result: JsonObject[];
  if (sent === undefined || (!listSame && recordsSame)) {
    result = stored.domainAssociations.filter(({ domain }) => proposed.domains.includes(domain as string));
    for (const domain of proposed.domains)
      if (!result.some((one) => one['domain'] === domain)) result.push({ domain });
  } else if (listSame || recordsSame || proposed.domains.length === 0) result = sent;
  else if (setOf(proposed.domains) === setOf(sent.map(({ domain }) => domain))) result = sent;
  else return 'refused';
  const rank = (one: JsonObject) => (text(one).includes('"propagated":"true"') ? 1 : 0);
  return [...result].sort((left, right) => rank(left) - rank(right));
}

it('agrees with the reference, and a repeated write changes nothing', () => {
  fc.assert(
    fc.property(payloads, stores, (proposed, stored) => {
      const before = (stored ?? { domains: [], domainAssociations: [] }) as never;
      const expected = reference(proposed, before);
      if (expected === 'refused') {
        expect(() => withMatchingDomains(proposed, stored)).toThrow('Cannot update both');
        return;
      }
      const written = withMatchingDomains(proposed, stored);
      expect(written['domainAssociations']).toEqual(expected);
      expect(written['domains']).toEqual([...new Set(expected.map(({ domain }) => domain))]);
      expect(withMatchingDomains(written, written)).toEqual(written);
      if (proposed.domainAssociations === undefined)
        expect(withMatchingDomains(proposed, written)).toEqual(written);
    }),
    { numRuns: 2_000 },
  );
});
