/** Labels as sets: the effect of adding and removing them on any previous value. */
import fc from 'fast-check';
import { applied } from '../../test/helpers/unit/proposals.js';
import { nameArbitrary } from '../../test/helpers/unit/urns.js';
import { proposeLabels, proposeLabelRemoval, TAGS, TERMS } from './labels.js';

const stamp = { time: 7, actor: 'urn:li:corpuser:ada' };
const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
/** An empty path would be no key in a patch. */
const fieldPath = nameArbitrary.filter((path) => path !== '');
const KINDS = { tags: TAGS, terms: TERMS } as const;

describe.each(['tags', 'terms'] as const)('%s', (list) => {
  const kind = KINDS[list];
  const item = (label: string, context?: string): Record<string, string> => ({
    [kind.member]: label,
    ...(context && { context }),
  });
  const labelsIn = (aspect: any): string[] => aspect[list].map((each: any) => each[kind.member]);
  const labels = fc
    .uniqueArray(
      nameArbitrary.filter((name) => name !== ''),
      { maxLength: 6 },
    )
    .map((names) => names.map((name) => `urn:li:${kind.entityType}:${name}`));
  const context = fc.option(fc.constant('from the source'), { nil: undefined });

  it('are added after the existing ones, which keep their other members', () => {
    fc.assert(
      fc.property(labels, labels, context, (before, added, said) => {
        const items = before.map((label) => item(label, said));
        const after = applied(proposeLabels(kind, { resource: { urn }, labels: added, stamp }), {
          [list]: items,
        });
        expect(after[list].slice(0, before.length)).toEqual(items);
        expect(labelsIn(after)).toEqual([...new Set([...before, ...added])]);
      }),
    );
  });

  it('are added once, however often they are requested', () => {
    fc.assert(
      fc.property(labels, labels, (before, added) => {
        const change = proposeLabels(kind, { resource: { urn }, labels: [...added, ...added], stamp });
        const once = applied(change, { [list]: before.map((label) => item(label)) });
        expect(applied(change, once)).toEqual(once);
      }),
    );
  });

  it('are removed if they exist, and the others stay', () => {
    fc.assert(
      fc.property(labels, labels, (before, removed) => {
        const items = before.map((label) => item(label, 'kept'));
        const change = proposeLabelRemoval(kind, { resource: { urn }, labels: removed });
        const after = applied(change, { [list]: items });
        expect(after[list]).toEqual(items.filter((each) => !removed.includes(String(each[kind.member]))));
        expect(applied(change, after)).toEqual(after);
      }),
    );
  });

  it('of a field are stored under its path and change no other field', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fieldPath, { minLength: 2, maxLength: 2 }), labels, (paths, added) => {
        fc.pre(added.length > 0);
        const [field = '', other = ''] = paths;
        const before = { editableSchemaFieldInfo: [{ fieldPath: other, description: 'Ours' }] };
        const resource = { urn, field };
        const after = applied(proposeLabels(kind, { resource, labels: added, stamp }), before);
        expect(after.editableSchemaFieldInfo[0]).toEqual(before.editableSchemaFieldInfo[0]);
        expect(after.editableSchemaFieldInfo[1].fieldPath).toBe(field);
        expect(labelsIn(after.editableSchemaFieldInfo[1][kind.aspect])).toEqual(added);
        const gone = applied(proposeLabelRemoval(kind, { resource, labels: added }), after);
        expect(labelsIn(gone.editableSchemaFieldInfo[1]?.[kind.aspect] ?? { [list]: [] })).toEqual([]);
      }),
    );
  });

  it('can be added to an entity without labels, in the aspect of their kind', () => {
    const change = proposeLabels(kind, { resource: { urn }, labels: ['urn:li:x:a'], stamp });
    expect(change).toMatchObject({ urn, aspectName: kind.aspect });
    expect(labelsIn(applied(change))).toEqual(['urn:li:x:a']);
    expect(proposeLabels(kind, { resource: { urn, field: 'id' }, labels: [], stamp }).aspectName).toBe(
      'editableSchemaMetadata',
    );
  });
});

it('record the last editor of terms; tags have no such member', () => {
  const change = { resource: { urn }, labels: ['urn:li:x:a'], stamp };
  expect(applied(proposeLabels(TERMS, change)).auditStamp).toEqual(stamp);
  expect(applied(proposeLabels(TAGS, change))).toEqual({ tags: [{ tag: 'urn:li:x:a' }] });
  const ofField = applied(proposeLabels(TERMS, { ...change, resource: { urn, field: 'id' } }));
  expect(ofField.editableSchemaFieldInfo[0].glossaryTerms.auditStamp).toEqual(stamp);
});
