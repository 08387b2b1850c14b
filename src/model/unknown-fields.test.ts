import { join } from 'node:path';
import { loadModel } from './load-model.js';
import { addedFields } from './unknown-fields.js';

const SHIPPED = [join(import.meta.dirname, '..', '..', 'schemas')];
const model = loadModel(SHIPPED);
const strictModel = loadModel(SHIPPED, { unknownFields: 'refuse' });

describe('the place of an unknown field', () => {
  const placeOf = (name: string) =>
    model.readPayload('status', JSON.stringify({ [name]: 1 })).unknownFields?.[0]?.place;

  it.each([
    ['newer', 'status.newer'],
    ['newer-2', 'status.newer-2'],
    ['', 'status[""]'],
    ['2', 'status["2"]'],
    ['a.b', 'status["a.b"]'],
    ['a, "b"\\', String.raw`status["a\u002c \"b\"\\"]`],
    ['ü😀\r\n\u0000\u007f', String.raw`status["\u00fc\ud83d\ude00\r\n\u0000\u007f"]`],
    ['x'.repeat(61), `status["${'x'.repeat(60)}..."]`],
  ])('of the name %j is printable, and no comma is in it', (name, place) => {
    expect(placeOf(name)).toBe(place);
  });
});

describe('the fields that a change adds', () => {
  const at = (...indices: number[]) =>
    indices.map((index) => ({ place: `a.items[${index}].newer`, field: 'a.items[*].newer' }));

  it.each([
    ['all if there were none', at(0, 1), [], at(0, 1)],
    ['none if nothing changed', at(0, 1), at(0, 1), []],
    ['none if items moved', at(1, 2), at(0, 1), []],
    ['none if items went', at(0), at(1, 2), []],
    ['those that are more than before', at(0, 1, 2), at(5), at(1, 2)],
    ['those at new places', at(0, 3), at(0), at(3)],
  ])('are %s', (_, now, before, added) => {
    expect(addedFields(now, before)).toEqual(added);
  });

  it('are those of another name', () => {
    const other = { place: 'a.other', field: 'a.other' };
    expect(addedFields([...at(0), other], at(1))).toEqual([other]);
  });
});

describe('a changed payload in a strict model', () => {
  const before = { newer: 1, name: 'x' };

  it('keeps the unknown fields that it had', () => {
    const payload = strictModel.readPayload('datasetProperties', { newer: 2, name: 'y' }, before);
    expect(payload.text).toBe('{"newer":2,"name":"y"}');
    expect(payload).not.toHaveProperty('unknownFields');
  });

  it('is refused with further ones', () => {
    const change = () => strictModel.readPayload('datasetProperties', { newer: 1, newest: 1 }, before);
    expect(change).toThrow('datasetProperties.newest: there is no such field');
  });
});

describe('the schema of an aspect', () => {
  it('says whether records may have further members', () => {
    expect(model.schemaOf('status')).not.toHaveProperty('additionalProperties');
    expect(strictModel.schemaOf('status')).toHaveProperty('additionalProperties', false);
  });
});
