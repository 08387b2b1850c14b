import fc from 'fast-check';
import { completeAllTypes } from './autocomplete.js';

/** A catalog with these suggestions, best first. Each is its type and a name, e.g. `tag 3`. */
function catalogOf(suggestions: readonly string[]) {
  const queries: { readonly types: number; readonly limit: number }[] = [];
  const typeOf = (suggestion: string) => suggestion.split(' ')[0] ?? '';
  const ask = (types: readonly string[], limit: number) => {
    queries.push({ types: types.length, limit });
    return Promise.resolve(
      suggestions.filter((each) => types.length === 0 || types.includes(typeOf(each))).slice(0, limit),
    );
  };
  return { queries, typeOf, ask };
}

const TYPES = Array.from({ length: 45 }, (_, index) => `type${index}`);

it('returns the best suggestions of each type, however many other types have', async () => {
  const suggestion = fc
    .tuple(fc.nat(TYPES.length - 1), fc.nat(500))
    .map(([type, name]) => `type${type} ${name}`);
  const skewed = fc
    .tuple(fc.nat(3_000), fc.uniqueArray(suggestion, { maxLength: 400 }))
    .map(([many, others]) => [
      ...Array.from({ length: many }, (_, name) => `type0 ${name + 1_000}`),
      ...others,
    ]);
  await fc.assert(
    fc.asyncProperty(skewed, fc.integer({ min: 1, max: 20 }), async (suggestions, limit) => {
      const { queries, typeOf, ask } = catalogOf(suggestions);
      const found = await completeAllTypes({ types: TYPES, limit, maxLimit: 5_000, typeOf, ask });
      for (const type of TYPES) {
        const all = suggestions.filter((each) => typeOf(each) === type);
        expect(found.get(type) ?? []).toEqual(all.slice(0, limit));
      }
      expect(queries.length).toBeLessThan(12);
    }),
  );
});

it('needs one query if all suggestions fit into its limit', async () => {
  const { queries, typeOf, ask } = catalogOf(['type1 a', 'type0 b']);
  const found = await completeAllTypes({ types: TYPES, limit: 2, maxLimit: 5_000, typeOf, ask });
  expect([...found.keys()]).toEqual(['type1', 'type0']);
  expect(queries).toEqual([{ types: 0, limit: 4 }]);
});

it('returns suggestions of a type that the model does not have', async () => {
  const { typeOf, ask } = catalogOf(['type1 a', 'greenhouse b']);
  const found = await completeAllTypes({ types: TYPES, limit: 2, maxLimit: 5_000, typeOf, ask });
  expect(found.get('greenhouse')).toEqual(['greenhouse b']);
});

it.each([0, 3, 10])(
  'returns at most %d suggestions of a type, also if a query may return only 3',
  async (limit) => {
    const { typeOf, ask } = catalogOf(Array.from({ length: 40 }, (_, name) => `type${name % 4} ${name}`));
    const found = await completeAllTypes({ types: TYPES, limit, maxLimit: 3, typeOf, ask });
    for (const group of found.values()) expect(group.length).toBeLessThanOrEqual(limit);
  },
);
