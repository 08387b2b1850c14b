/** Filters say the same to a library that leaves out what is empty. */
import fc from 'fast-check';
import { completeEdgeWhere, completeWhere } from './complete-where.js';

/** Who owns whom: an edge and its end. */
const GRAPH: readonly { readonly urn: string; readonly owners: readonly number[] }[] = [
  { urn: 'a', owners: [] },
  { urn: 'b', owners: [0] },
  { urn: 'c', owners: [0, 1] },
  { urn: 'd', owners: [3] },
];
type Where = Readonly<Record<string, any>>;
type Truth = boolean | undefined;

/** What is undefined says nothing. As people read a filter that holds; the library leaves it out, wherever it stands. */
type Reading = 'people' | 'library';

function all(parts: readonly Truth[], reading: Reading): Truth {
  const said = parts.filter((part) => part !== undefined);
  if (said.length === 0) return reading === 'people' ? true : undefined;
  return said.every(Boolean);
}

function any(parts: readonly Truth[], reading: Reading): Truth {
  const said = parts.filter((part) => part !== undefined);
  if (said.length === 0) return reading === 'people' ? true : undefined;
  return said.some(Boolean);
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
  const told = Object.entries(operators).flatMap(([operator, operand]: [string, string | null]) => {
    if (operator === 'eq') return [operand !== null && actual === operand];
    return operand === null ? [] : [actual.includes(operand)];
  });
  return told.length === 0 ? undefined : told.every(Boolean);
}

function owned(quantifiers: Where, node: number, reading: Reading): Truth {
  const owners = GRAPH[node]?.owners ?? [];
  return all(
    Object.entries(quantifiers).map(([quantifier, of]: [string, Where | null]): Truth => {
      if (of === null) return undefined;
      const told = owners.map((owner) => holds(of, owner, reading));
      // Whether a filter says nothing does not depend on the node.
      if (reading === 'library' && holds(of, 0, reading) === undefined) return undefined;
      const matching = told.filter((truth) => truth === true).length;
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

it('holds of the same entities as people read it', () => {
  fc.assert(
    fc.property(wheres(3), (where) => {
      const complete = completeWhere(where);
      for (const node of GRAPH.keys())
        expect([node, holds(complete, node, 'library')]).toEqual([node, holds(where, node, 'people')]);
    }),
    { numRuns: 500 },
  );
});

it('stays complete', () => {
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
])('%j is completed', (where, complete) => {
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
])('%j of edges is completed', (where, complete) => {
  expect(completeEdgeWhere(where)).toEqual(complete);
});
