/** Tests that the document which writes of single aspects result in is the one derived from everything. */
import fc from 'fast-check';
import type { JsonObject } from '../../core/json.js';
import { loadModel } from '../load-model.js';
import { parseUrnSyntax } from '../urn.js';
import type { AspectDefinition, SearchableField } from '../types.js';
import { changeSearch, contributing, type SearchChanges, deriveSearchDocument } from './change-search.js';
import { NO_ASPECT, parseKept } from './kept-contributions.js';
import type { FurtherFacts } from './search-contents.js';
import { kindOf } from './search-fields.js';
import { FACET_FIELDS, FACET_POSITIONS } from './search-terms.js';

const model = loadModel(['schemas']);
const URNS = [
  'urn:li:dataset:(urn:li:dataPlatform:hive,sales.orders,PROD)',
  'urn:li:chart:(looker,17)',
  'urn:li:assertion:a',
  'urn:li:corpuser:jdoe',
  'urn:li:glossaryTerm:Finance.Revenue',
  'urn:li:dataHubExecutionRequest:r',
  'urn:li:dataJob:(urn:li:dataFlow:(airflow,etl,PROD),load)',
].map(parseUrnSyntax);

const text = fc.oneof(
  fc.constantFrom('orders', 'Orders Daily', 'a.b', 'RUNNING', 'PROD', 'urn:li:tag:pii', 'urn:li:container:c'),
  fc.string({ maxLength: 80 }),
);
const STRUCTURED = fc.record({
  properties: fc.array(
    fc.record({
      propertyUrn: fc.constantFrom('a', 'a=b', 'a.b').map((id) => `urn:li:structuredProperty:${id}`),
      values: fc.array(
        fc.oneof(
          fc.constantFrom('b=c', 'c', '1').map((string) => ({ string })),
          fc.constant({ double: 1 }),
        ),
      ),
    }),
    { maxLength: 3 },
  ),
});

/** Returns payloads with values at the paths of the search fields. */
function payloads(definition: AspectDefinition): fc.Arbitrary<JsonObject> {
  if (definition.name === 'structuredProperties') return STRUCTURED;
  const leaves = definition.searchable.map((field) => fc.option(valueOf(field), { freq: 2, nil: undefined }));
  return fc.tuple(...leaves).map((values) => {
    const payload: JsonObject = {};
    values.forEach((value, at) => {
      const path = definition.searchable[at]?.path.split('/').slice(1) ?? [];
      if (value !== undefined) put(payload, path, value);
    });
    return payload;
  });
}

function valueOf(field: SearchableField): fc.Arbitrary<(string | number | boolean)[]> {
  const kind = kindOf(field);
  const value = kind === 'boolean' ? fc.boolean() : kind === 'number' ? fc.integer({ min: 0, max: 3 }) : text;
  return fc.array<string | number | boolean>(value as never, { maxLength: 3 });
}

/** Puts values at a path, one for each item of the first list on it. */
function put(
  target: JsonObject,
  path: readonly string[],
  values: readonly (string | number | boolean)[],
): void {
  const [step, next, ...rest] = path;
  if (step === undefined) return;
  if (next === undefined) {
    if (values[0] !== undefined) target[step] = values[0];
  } else if (next === '*' && rest.length === 0) target[step] = [...values];
  else if (next === '*') {
    const items = (Array.isArray(target[step]) ? target[step] : []) as JsonObject[];
    values.forEach((value, at) => {
      put((items[at] ??= {}), rest, [value]);
    });
    target[step] = items;
  } else {
    const inner = target[step];
    const object = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : {};
    target[step] = object;
    put(object, [next, ...rest], values);
  }
}

interface Aspect {
  readonly value: JsonObject | undefined;
  readonly run: string | undefined;
}

/** The properties of a node that search reads, changed as the statement that stores entities changes them. */
class Node {
  known = false;
  name = '';
  removed = false;
  exact = '';
  names = '';
  texts: string[] = [];
  terms: string[] = [];
  facets: string[] = [];
  fields: Record<string, unknown> = {};
  contributions = '';

  apply({ name, removed, tiers, terms, facets, fields, contributions }: SearchChanges): void {
    this.known = true;
    this.name = name ?? this.name;
    this.removed = removed ?? this.removed;
    this.exact = tiers.exact ?? this.exact;
    this.names = tiers.names ?? this.names;
    this.contributions = contributions ?? this.contributions;
    const before = this.texts;
    this.texts = tiers.texts?.map((part) => ('text' in part ? part.text : before[part.at]!)) ?? before;
    const gone = new Set(terms.gone);
    this.terms = [...this.terms.filter((term) => !gone.has(term)), ...terms.added];
    this.facets = [
      ...this.facets.filter((facet) => !facets.changed.includes(facet.slice(0, facet.indexOf('=')))),
      ...facets.values,
    ];
    const all = Object.entries({ ...this.fields, ...fields });
    this.fields = Object.fromEntries(all.filter(([, values]) => values !== null));
  }
}

const facts: fc.Arbitrary<FurtherFacts> = fc.record({
  hasFailingAssertions: fc.boolean(),
  containers: fc.subarray(['urn:li:container:o', 'urn:li:container:c']),
  lastRun: fc.option(fc.constant({ status: 'FAILING' as const, time: 5 }), { nil: undefined }),
});

const writes = fc.constantFrom(...URNS).chain((urn) => {
  const definitions = model.getEntity(urn.entityType).aspects.flatMap((name) => {
    const definition = model.getAspect(name);
    return definition.kind === 'versioned' ? [definition] : [];
  });
  const aspect = fc.constantFrom(...definitions).chain((definition) =>
    fc.record({
      name: fc.constant(definition.name),
      value: fc.option(payloads(definition), { freq: 4, nil: undefined }),
      run: fc.constantFrom(undefined, 'r1', 'r2'),
    }),
  );
  // The whole entity is deleted now and then.
  const write = fc.record({ aspects: fc.array(aspect, { minLength: 1, maxLength: 3 }), facts });
  const step = fc.option(write, { freq: 8, nil: 'delete' as const });
  return fc.record({ urn: fc.constant(urn), steps: fc.array(step, { minLength: 1, maxLength: 8 }) });
});

it('is the document that is derived from everything, after any writes and deletions', () => {
  fc.assert(
    fc.property(writes, ({ urn, steps }) => {
      let [node, stored, last] = [new Node(), new Map<string, Aspect>(), {} as FurtherFacts];
      for (const step of steps) {
        if (step === 'delete') {
          [node, stored, last] = [new Node(), new Map(), {}];
          continue;
        }
        const written = new Map(step.aspects.map(({ name, value, run }) => [name, { value, run }]));
        const aspects = new Map(
          [...written].map(([name, { value, run }]) => {
            const [before, after] = [stored.get(name), { value, run: value && run }];
            stored.set(name, after);
            return [
              name,
              {
                before: before ? contributing(model, name, before) : NO_ASPECT,
                after: contributing(model, name, after),
              },
            ];
          }),
        );
        const { contributions } = node;
        const before = node.known ? { kept: () => parseKept(contributions), facts: last } : undefined;
        node.apply(changeSearch(model, urn, { before, aspects, facts: step.facts }));
        last = step.facts;
        const present = [...stored].filter(([, { value }]) => value !== undefined);
        const runs = new Map(present.flatMap(([name, { run }]) => (run === undefined ? [] : [[name, run]])));
        const whole = deriveSearchDocument(
          model,
          urn,
          new Map(present.map(([name, { value }]) => [name, value!])),
          {
            ...step.facts,
            runs,
          },
        );
        const { tiers, terms, facets, fields, ...rest } = whole;
        expect(node).toMatchObject({ ...rest, ...tiers, fields });
        expect(Object.keys(node.fields).sort()).toEqual(Object.keys(fields).sort());
        expect([...node.terms].sort()).toEqual([...terms].sort());
        expect([...node.facets].sort()).toEqual([...facets].sort());
      }
    }),
    { numRuns: 300 },
  );
});

it('changes nothing if a payload is written again', () => {
  const urn = URNS[0]!;
  const aspect = contributing(model, 'datasetProperties', { value: { name: 'orders' }, run: 'r1' });
  const aspects = new Map([['datasetProperties', { before: aspect, after: aspect }]]);
  const kept = () => {
    throw new Error('nothing needs the other aspects');
  };
  expect(changeSearch(model, urn, { before: { kept, facts: {} }, aspects, facts: {} })).toEqual({
    tiers: {},
    terms: { gone: [], added: [] },
    facets: { changed: [], values: [] },
    fields: {},
  });
  expect(FACET_FIELDS.length).toBeLessThanOrEqual(FACET_POSITIONS);
});
