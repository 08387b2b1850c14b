/** Tests that every URN of a payload is either found by an edge, found as a reference, or part of a stamp. */
import type { JsonValue } from '../core/json.js';
import { EXAMPLE_TYPES, exampleSet } from '../../test/helpers/front-end/example-set.js';
import { model } from '../../test/helpers/front-end/example-urns.js';
import { aspectOf, modelOf } from '../../test/helpers/unit/model-of.js';
import { deriveEdges } from './derive-edges.js';
import { loadModel } from './load-model.js';
import { referencesIn } from './references.js';
import { parseUrnSyntax } from './urn.js';

/** Tell who or what made an entry. The assignee of an incident is not one of them. */
const STAMPS = /(?<!\/assignees\/\d+)\/(actor|impersonator|actorUrn)$|attribution\/source$/i;

function urnsIn(value: JsonValue, path = ''): string[] {
  if (typeof value === 'string') return value.startsWith('urn:li:') && !STAMPS.test(path) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, member]) => urnsIn(member, `${path}/${name}`));
}

const examples = exampleSet('shown', 'hidden').filter(
  ({ aspect }) => model.aspects.get(aspect)?.kind === 'versioned',
);

it.each(EXAMPLE_TYPES)('finds every URN in the aspects of a %s', (type) => {
  for (const { urn, aspect, value } of examples.filter(({ entityType }) => entityType === type)) {
    const definition = model.getAspect(aspect);
    const ends = deriveEdges(model, parseUrnSyntax(urn), aspect, value).flatMap((edge) => [
      edge.source,
      edge.target,
    ]);
    const found = new Set([...ends, ...referencesIn(model, definition, value)]);
    // Derived from another member, and the URN of the entity itself in lower case.
    const { ownerTypes: _types, lowercasedUrn: _lower, ...given } = value;
    expect([aspect, urnsIn(given).filter((each) => !found.has(each))]).toEqual([aspect, []]);
  }
});

it('a stamp is no reference', () => {
  const stamp = { time: 1, actor: 'urn:li:corpuser:ann', impersonator: 'urn:li:corpuser:bob' };
  const attribution = { time: 1, actor: 'urn:li:corpuser:ann', source: 'urn:li:test:t' };
  const terms = {
    auditStamp: stamp,
    terms: [{ urn: 'urn:li:glossaryTerm:t', actor: stamp.actor, attribution }],
  };
  expect(referencesIn(model, model.getAspect('glossaryTerms'), terms)).toEqual([]);
});

it('points and credentials have no references', () => {
  const aspects = [...model.aspects.values()].filter(
    ({ kind, name }) => kind === 'timeseries' || name === 'dataHubAccessTokenInfo' || name === 'inviteToken',
  );
  expect(aspects.flatMap(({ references }) => references)).toEqual([]);
});

it('a text that begins with a URN in the middle is no reference', () => {
  const aspect = aspectOf('a', { references: [{ path: '/x/*', removal: 'kept' }] });
  const value = { x: ['urn:li:tag:a', 'see urn:li:tag:b', 'urn:li:tag:a', 7] };
  expect(referencesIn(modelOf(aspect), aspect, value)).toEqual(['urn:li:tag:a']);
});

describe('columns', () => {
  const column = (platform: string, path: string) =>
    `urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:${platform},t,PROD),${path})`;
  const [a, b, c] = [column('hive', 'a'), column('hive', 'b'), column('kafka', 'c')];
  const lineage = (upstreams: string[], downstreams: string[]) => ({
    fineGrainedLineages: [{ upstreamType: 'FIELD_SET', downstreamType: 'FIELD', upstreams, downstreams }],
  });
  const { aspects } = model;
  it.each([
    ['with edges', lineage([a], [b]), []],
    ['upstream of nothing', lineage([a], []), [a]],
    ['downstream of nothing', lineage([], [a, b]), [a, b]],
  ])('%s', (_, value, found) => {
    expect(referencesIn(model, aspects.get('upstreamLineage')!, value)).toEqual(found);
  });

  it('of a platform whose columns have no edges', () => {
    const exceptional = loadModel(['schemas'], { platformsWithoutColumnEdges: ['kafka'] });
    const find = (upstreams: string[], downstreams: string[]) =>
      referencesIn(exceptional, aspects.get('upstreamLineage')!, lineage(upstreams, downstreams));
    expect(find([a], [b])).toEqual([]);
    expect(find([a], [c])).toEqual([a, c]);
    expect(find([a], [b, c])).toEqual([c]);
  });
});
