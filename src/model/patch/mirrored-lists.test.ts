import fc from 'fast-check';
import { add, patch, remove } from '../../../test/helpers/unit/patches.js';

const SOURCE = 'attribution␟source';
const domains = fc.constantFrom('a', 'b', 'c');
const sources = fc.constantFrom('', 's', 't');

const record = (domain: string, source: string) => ({
  domain,
  ...(source !== '' && { attribution: { time: 1, actor: 'urn:li:corpuser:a', source } }),
});

interface Step {
  readonly op: 'add' | 'remove' | 'remove all';
  readonly domain: string;
  readonly source: string;
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ op: fc.constantFrom('add', 'remove', 'remove all'), domain: domains, source: sources }),
  { minLength: 1 },
);
const records = fc.uniqueArray(fc.tuple(domains, sources), { selector: (pair) => pair.join('/') });

function operation({ op, domain, source }: Step): object {
  if (op === 'remove all') return remove(`/domainAssociations/${domain}`);
  const path = `/domainAssociations/${domain}/${source}`;
  return op === 'add' ? add(path, record(domain, source)) : remove(path);
}

describe('a mirrored list', () => {
  it('contains an item as long as a record has it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(domains), records, steps, (plain, pairs, operations) => {
        const listed = new Set([...plain, ...pairs.map(([domain]) => domain)]);
        const recorded = new Set(pairs.map((pair) => pair.join('/')));
        // An item without a record counts as a record without an attribution.
        const unrecorded = [...listed].filter((domain) => pairs.every(([other]) => other !== domain));
        const all = new Set([...recorded, ...unrecorded.map((domain) => `${domain}/`)]);
        for (const { op, domain, source } of operations) {
          const key = `${domain}/${source}`;
          if (op === 'remove all')
            for (const one of all)
              if (one.startsWith(`${domain}/`)) [all, recorded].forEach((set) => set.delete(one));
          if (op === 'remove') [all, recorded].forEach((set) => set.delete(key));
          if (op === 'add') [all, recorded].forEach((set) => set.add(key));
        }
        const before = {
          domains: [...listed],
          domainAssociations: pairs.map(([domain, source]) => record(domain, source)),
        };
        const after: any = patch('domains', before, {
          arrayPrimaryKeys: { domainAssociations: ['domain', SOURCE] },
          patch: operations.map(operation),
        });
        expect([...after.domains].sort()).toEqual(
          [...new Set([...all].map((key) => key.split('/')[0]))].sort(),
        );
        const keys = after.domainAssociations.map(
          ({ domain, attribution }: any) => `${domain}/${attribution?.source ?? ''}`,
        );
        expect(keys.sort()).toEqual([...recorded].sort());
      }),
      { numRuns: 500 },
    );
  });

  it('is updated only by patches that change its records by key', () => {
    const before = { domains: ['a'], domainAssociations: [record('b', '')] };
    expect(patch('domains', before, [add('/domains/c', 'c')])).toEqual({ ...before, domains: ['a', 'c'] });
    const generic = { forceGenericPatch: true, patch: [remove('/domainAssociations/0')] };
    expect(patch('domains', before, generic)).toEqual({ domains: ['a'], domainAssociations: [] });
    expect(patch('domains', { domains: ['a'] }, [remove('/domainAssociations/c')])).toEqual({
      domains: ['a'],
    });
  });
});
