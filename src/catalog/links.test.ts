/** Links are identified by address and label. */
import fc from 'fast-check';
import { applied } from '../../test/helpers/unit/proposals.js';
import { proposeLink, proposeLinkRemoval, proposeLinkReplacement } from './links.js';

const createStamp = { time: 7, actor: 'urn:li:corpuser:ada' };
const urn = 'urn:li:tag:linked';
const link = fc.record({
  url: fc.constantFrom('https://a.example/x?y=~/1', 'https://b.example', 'ftp://c'),
  label: fc.constantFrom('', 'x', 'a/b~c', 'é'),
});
const links = fc.uniqueArray(link, { selector: ({ url, label }) => `${url} ${label}`, maxLength: 6 });
const elements = (of: readonly { url: string; label: string }[]) =>
  of.map(({ url, label }) => ({ url, description: label, createStamp }));
const pairsIn = (aspect: any): [string, string][] =>
  (aspect.elements ?? []).map(({ url, description }: any) => [url, description]);

it('one address can have several labels, and each pair exists once', () => {
  fc.assert(
    fc.property(links, link, (before, added) => {
      const change = proposeLink(urn, added, { createStamp });
      const after = applied(change, { elements: elements(before) });
      const known = before.some(({ url, label }) => url === added.url && label === added.label);
      expect(pairsIn(after)).toEqual(
        [...before, ...(known ? [] : [added])].map(({ url, label }) => [url, label]),
      );
      expect(applied(change, after)).toEqual(after);
    }),
  );
});

it('removes the link with the label, or those with any label if none is named', () => {
  fc.assert(
    fc.property(links, link, fc.boolean(), (before, { url, label }, isNamed) => {
      const after = applied(proposeLinkRemoval(urn, { url, label: isNamed ? label : null }), {
        elements: elements(before),
      });
      const stay = before.filter((each) => each.url !== url || (isNamed && each.label !== label));
      expect(pairsIn(after)).toEqual(stay.map((each) => [each.url, each.label]));
    }),
  );
});

it('replaces the current link by the next one with its details', () => {
  fc.assert(
    fc.property(links, link, link, (before, current, next) => {
      const details = { createStamp, updateStamp: { time: 9, actor: 'urn:li:corpuser:b' } };
      const after = applied(proposeLinkReplacement(urn, { current, next, details }), {
        elements: elements(before),
      });
      const pairs = pairsIn(after).map(String);
      expect(pairs).toContain(String([next.url, next.label]));
      if (String([current.url, current.label]) !== String([next.url, next.label]))
        expect(pairs).not.toContain(String([current.url, current.label]));
      const written = after.elements.find(
        ({ url, description }: any) => url === next.url && description === next.label,
      );
      expect(written).toEqual({ url: next.url, description: next.label, ...details });
    }),
  );
});
