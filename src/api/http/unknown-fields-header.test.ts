import { UnknownFields } from './unknown-fields-header.js';

const fieldsAt = (...places: string[]) =>
  places.map((place) => ({ place, field: place.replace(/\d+/, '*') }));

function headersOf(...places: string[]): Readonly<Record<string, string>> {
  const unknown = new UnknownFields();
  unknown.add(fieldsAt(...places));
  return unknown.headers;
}

describe('the header with unknown fields', () => {
  it('is absent if there are none', () => {
    expect(headersOf()).toEqual({});
  });

  it('lists each place once, in the order of the request', () => {
    expect(headersOf('b.x', 'a.y', 'b.x')).toEqual({ 'X-Unknown-Fields': 'b.x, a.y' });
  });

  it('lists all fields before the further places of a field', () => {
    const header = 'a[0].x, b.y, a[1].x';
    expect(headersOf('a[0].x', 'a[1].x', 'b.y')).toEqual({ 'X-Unknown-Fields': header });
  });

  it('has a limited length, and counts the rest', () => {
    const places = Array.from({ length: 5_000 }, (_, index) => `schemaMetadata.fields[${index}].flavour`);
    const { 'X-Unknown-Fields': header = '' } = headersOf(...places);
    expect(header.length).toBeLessThan(1_050);
    const items = header.split(', ');
    expect(items.slice(0, -1)).toEqual(places.slice(0, items.length - 1));
    expect(items.at(-1)).toBe(`and ${5_001 - items.length} more`);
  });
});
