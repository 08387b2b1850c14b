import { optimisticColumnUpdate, withLabel, withoutLabel, type EditedColumn } from './column-edits.js';

const place = { urn: 'urn:li:dataset:x', row: { path: 'id' } };
const linkTo = (urn: string) => ({ urn, overview: { name: 'gold', subTypes: [], platform: null } });
const other: EditedColumn = { fieldPath: 'other', description: 'B', tags: null, glossaryTerms: null };
const loaded = (...columns: EditedColumn[]) => ({
  dataset: { schemaMetadata: null, editableSchemaMetadata: { editableSchemaFieldInfo: columns } },
});

it('adds the description of a column without one, and keeps other columns', () => {
  const { key, change } = optimisticColumnUpdate(place, (column) => ({ ...column, description: 'A' }));
  expect(key).toEqual(['SchemaTab', { urn: place.urn }]);
  const described = { ...other, fieldPath: 'id', description: 'A' };
  expect(change(loaded(other))).toEqual(loaded(other, described));
  expect(change({ dataset: { schemaMetadata: null, editableSchemaMetadata: null } })).toEqual(
    loaded(described),
  );
});

it('changes nothing if the dataset does not exist', () => {
  const { change } = optimisticColumnUpdate(place, (column) => column);
  expect(change({ dataset: null })).toEqual({ dataset: null });
});

it.each(['urn:li:tag:gold', 'urn:li:glossaryTerm:gold'])('adds and removes %s', (urn) => {
  const labelled = withLabel(other, linkTo(urn));
  expect(JSON.stringify(labelled)).toContain(urn);
  const both = withLabel(labelled, linkTo(`${urn}.other`));
  expect(withoutLabel(both, urn)).toEqual(
    withLabel({ ...withoutLabel(labelled, urn) }, linkTo(`${urn}.other`)),
  );
});
