/** Completed filters mean the same to the library, which drops empty conditions. */
import fc from 'fast-check';
import { completeEdgeWhere, completeWhere } from './complete-where.js';

/** Entities and their owners, by index. */
const GRAPH: readonly { readonly urn: string; readonly owners: readonly number[] }[] = [
  { urn: 'a', owners: [] },
  { urn: 'b', owners: [0] },
  { urn: 'c', owners: [0, 1] },
  { urn: 'd', owners: [3] },
];
type Where = Readonly<Record<string, any>>;
type Truth = boolean | undefined;

/** An empty condition is undefined. Its intended meaning is true; the library drops it, wherever it is. */
type Reading = 'intended' | 'library';

function all(parts: readonly Truth[], reading: Reading): Truth {
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0) return reading === 'intended' ? true : undefined;
  return known.every(Boolean);
}

function any(parts: readonly Truth[], reading: Reading): Truth {
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0) return reading === 'intended' ? true : undefined;
  return known.some(Boolean);
}

function holds(where: Where, node: number, reading: Reading): Truth {
  return all(
    Object.entries(where).map(([name, value]): Truth => {
      if (value === null) return undefined;
      if (name === 'NOT') return negated(holds(value, node, reading));
      const each = () => value.map((part: Where) => holds(part, node, reading));
      if (name === 'AND') return all(each(), reading);
      if (name === 'OR') return value.length === 0 ? undefined : any(each(), reading);
      if (name === 'ownedBy') return owned(value, node, reading);
      return field(value, GRAPH[node]?.urn ?? '');
    }),
    reading,
  );
}

function negated(truth: Truth): Truth {
  return truth === undefined ? undefined : !truth;
}

function field(operators: Where, actual: string): Truth {
  const truths = Object.entries(operators).flatMap(([operator, operand]: [string, string | null]) => {
    if (operator === 'eq') return [operand !== null && actual === operand];
    return operand === null ? [] : [actual.includes(operand)];
  });
  return truths.length === 0 ? undefined : truths.every(Boolean);
}

function owned(quantifiers: Where, node: number, reading: Reading): Truth {
  const owners = GRAPH[node]?.owners ?? [];
  return all(
    Object.entries(quantifiers).map(([quantifier, of]: [string, Where | null]): Truth => {
      if (of === null) return undefined;
      const truths = owners.map((owner) => holds(of, owner, reading));
      // Whether a filter is empty does not depend on the node.
      if (reading === 'library' && holds(of, 0, reading) === undefined) return undefined;
      const matching = truths.filter((truth) => truth === true).length;
      if (quantifier === 'some') return matching > 0;
      if (quantifier === 'none') return matching === 0;
      if (quantifier === 'single') return matching === 1;
      return matching === owners.length && owners.length > 0;
    }),
    reading,
  );
}

const wheres: fc.Memo<Where> = fc.memo((depth) => {
  const leaf = fc.record(
    {
      urn: fc.option(
        fc.record(
          { eq: fc.constantFrom('a', 'd', 'z', null), contains: fc.constantFrom('b', '', null) },
          { requiredKeys: [] },
        ),
      ),
    },
    { requiredKeys: [] },
  );
  if (depth <= 1) return leaf;
  const inner = wheres(depth - 1);
  const quantified = fc.record(
    { some: fc.option(inner), none: fc.option(inner), single: fc.option(inner), all: fc.option(inner) },
    { requiredKeys: [] },
  );
  return fc
    .record(
      {
        more: leaf,
        NOT: fc.option(inner),
        AND: fc.option(fc.array(inner, { maxLength: 2 })),
        OR: fc.option(fc.array(inner, { minLength: 1, maxLength: 2 })),
        ownedBy: fc.option(quantified),
      },
      { requiredKeys: [] },
    )
    .map(({ more = {}, ...rest }) => ({ ...more, ...rest }));
});

it('matches the same entities as the intended meaning of the filter', () => {
  fc.assert(
    fc.property(wheres(3), (where) => {
      const complete = completeWhere(where);
      for (const node of GRAPH.keys())
        expect([node, holds(complete, node, 'library')]).toEqual([node, holds(where, node, 'intended')]);
    }),
    { numRuns: 500 },
  );
});

it('does not change a completed filter', () => {
  fc.assert(
    fc.property(wheres(3), (where) => {
      expect(completeWhere(completeWhere(where))).toEqual(completeWhere(where));
    }),
  );
});

const ANY_ENTITY = { NOT: { urn: { eq: null } } };
const ANY_PROPERTIES = { OR: [{ aspect: { eq: null } }, { NOT: { aspect: { eq: null } } }] };
const ANY_NUMBER = { count: { edges: { gte: 0 } } };

it.each([
  [undefined, ANY_ENTITY],
  [null, ANY_ENTITY],
  [{}, ANY_ENTITY],
  [{ urn: null }, ANY_ENTITY],
  [{ NOT: {} }, { NOT: ANY_ENTITY }],
  [{ name: { eq: null } }, { name: { eq: null } }],
  [{ name: { in: [] } }, { name: { in: [] } }],
  [{ name: { contains: null, eq: 'x' } }, { name: { eq: 'x' } }],
  [{ ownedBy: { none: {} } }, { ownedBy: { none: ANY_ENTITY } }],
  [{ ownedByConnection: { none: {} } }, { ownedByConnection: { none: { node: ANY_ENTITY } } }],
  [
    { ownedByConnection: { some: { edge: { NOT: {} } } } },
    { ownedByConnection: { some: { edge: { NOT: ANY_PROPERTIES } } } },
  ],
  [
    { ownedByConnection: { aggregate: { NOT: {} } } },
    { ownedByConnection: { aggregate: { NOT: ANY_NUMBER } } },
  ],
  [
    { ownedByConnection: { aggregate: { count: { nodes: { gt: 5, lt: null }, edges: null }, node: null } } },
    { ownedByConnection: { aggregate: { count: { nodes: { gt: 5 } } } } },
  ],
])('completes %j', (where, complete) => {
  expect(completeWhere(where)).toEqual(complete);
});

it.each([
  [{}, { node: ANY_ENTITY }],
  [{ node: {} }, { node: ANY_ENTITY }],
  [
    { node: { urn: null }, edge: { aspect: { eq: 'x' } } },
    { node: ANY_ENTITY, edge: { aspect: { eq: 'x' } } },
  ],
  [{ NOT: { edge: {} } }, { NOT: { node: ANY_ENTITY } }],
  [
    { OR: [{ edge: {} }, { edge: { aspect: { eq: 'x' } } }] },
    { OR: [{ node: ANY_ENTITY }, { edge: { aspect: { eq: 'x' } } }] },
  ],
])('completes %j of edges', (where, complete) => {
  expect(completeEdgeWhere(where)).toEqual(complete);
});
