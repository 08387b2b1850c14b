import { schemaFieldUrn } from '../../model/field-path.js';
import { newField, type ColumnInput, changeSchema } from './columns.js';

const MODEL = 'urn:li:dataset:(urn:li:dataPlatform:logical,orders,PROD)';
const column = (fieldPath: string, type: ColumnInput['type'] = 'STRING') => ({ fieldPath, type });
const stored = {
  schemaName: 'orders',
  primaryKeys: ['id', 'day'],
  foreignKeys: [
    { name: 'a', sourceFields: [schemaFieldUrn(MODEL, 'id')] },
    { name: 'b', sourceFields: [schemaFieldUrn(MODEL, 'day')] },
  ],
  fields: [
    { ...newField(column('id')), description: 'Key', nativeDataType: 'text' },
    { ...newField(column('day', 'DATE')), nullable: true },
  ],
};

it('columns that stay keep what is stored with them', () => {
  const { schema, broken } = changeSchema(
    stored,
    [column('day', 'DATE'), column('id'), column('new')],
    MODEL,
  );
  expect(broken).toEqual([]);
  const [id, day] = stored.fields;
  expect(schema).toEqual({ ...stored, fields: [day, id, newField(column('new'))] });
});

it('a column that is gone ends the keys on it, and one of another type keeps its texts', () => {
  const { schema, broken } = changeSchema(stored, [column('id', 'NUMBER')], MODEL);
  expect(broken).toEqual(['id', 'day']);
  expect(schema).toEqual({
    schemaName: 'orders',
    primaryKeys: ['id'],
    foreignKeys: [stored.foreignKeys[0]],
    fields: [{ ...newField(column('id', 'NUMBER')), description: 'Key' }],
  });
});

it('a schema without fields or keys gets the columns', () => {
  const { schema, broken } = changeSchema({ schemaName: 'x' }, [column('id')], MODEL);
  expect([schema, broken]).toEqual([{ schemaName: 'x', fields: [newField(column('id'))] }, []]);
});
