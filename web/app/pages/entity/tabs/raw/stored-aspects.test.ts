import { filterAspects, firstOpen, joinAspects } from './stored-aspects.js';

const STATUS = { name: 'status', payload: '{"removed":false}' };
const OWNERSHIP = { name: 'ownership', payload: '{"owners":[{"owner":"urn:li:corpuser:ada"}]}' };
const LONG = { name: 'schemaMetadata', payload: JSON.stringify('x'.repeat(5_000)) };

describe('stored aspects', () => {
  it('are filtered by name and text', () => {
    expect(filterAspects([STATUS, OWNERSHIP], 'ADA')).toEqual([OWNERSHIP]);
    expect(filterAspects([STATUS, OWNERSHIP], 'status')).toEqual([STATUS]);
    expect(filterAspects([STATUS, OWNERSHIP], ' ')).toEqual([STATUS, OWNERSHIP]);
  });

  it('are initially open if they are short, up to a limit', () => {
    expect([...firstOpen([STATUS, LONG, OWNERSHIP])]).toEqual(['status', 'ownership']);
    const many = Array.from({ length: 50 }, (_, at) => ({ name: `a${at}`, payload: '0'.repeat(1_000) }));
    expect(firstOpen(many).size).toBe(6);
  });

  it('are copied as one JSON object', () => {
    expect(JSON.parse(joinAspects([STATUS, OWNERSHIP]))).toEqual({
      status: { removed: false },
      ownership: { owners: [{ owner: 'urn:li:corpuser:ada' }] },
    });
    expect(joinAspects([])).toBe('{}');
  });
});
