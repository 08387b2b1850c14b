import fc from 'fast-check';
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const newDataset = () => datasetUrn(unique('kept'));

describe('reads return exactly what was written', () => {
  it('for any text in any text member', async () => {
    const anyValue = fc.record({
      description: fc.string({ unit: 'binary' }),
      customProperties: fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })),
    });
    const many = fc.array(anyValue, { minLength: 20, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(many, async (values) => {
        const urns = values.map(newDataset);
        const answer = await catalog.ingestBatch(
          values.map((value, index) => proposal(urns[index]!, 'datasetProperties', value)),
        );
        expect(answer.status === 200 ? 200 : answer.text).toBe(200);
        const { json } = await catalog.get(
          `/entitiesV2?ids=List(${urns.map(encodeURIComponent).join(',')})&aspects=List(datasetProperties)`,
        );
        expect(urns.map((urn) => json.results[urn].aspects.datasetProperties.value)).toEqual(values);
      }),
      { numRuns: 3 },
    );
  });

  it('for numbers with more digits than a double can represent', async () => {
    const urn = newDataset();
    const text = '{"created":{"time":9007199254740993,"actor":"urn:li:corpuser:a"},"description":"big"}';
    await catalog.ingest(urn, 'datasetProperties', text);
    expect((await catalog.entity(urn)).text).toContain('"time":9007199254740993,');
    expect((await catalog.aspect(urn, 'datasetProperties')).text).toContain('"time":9007199254740993,');
    const near = text.replace('9007199254740993', '9007199254740992');
    await catalog.ingest(urn, 'datasetProperties', near);
    expect((await catalog.aspect(urn, 'datasetProperties', 1)).text).toContain('9007199254740993');
  });

  it('for big numbers in a snapshot, which is not JSON text within JSON', async () => {
    const urn = newDataset();
    const body = `{"entity":{"value":{"com.linkedin.pegasus2avro.metadata.snapshot.DatasetSnapshot":{"urn":"${urn}","aspects":[
      {"com.linkedin.pegasus2avro.dataset.DatasetProperties":{"lastModified":{"time":9223372036854775807,"actor":"urn:li:corpuser:a"},"description":null}}]}}}}`;
    const answer = await catalog.post('/entities?action=ingest', body);
    expect([answer.status, answer.json]).toEqual([200, { value: urn }]);
    const read = await catalog.entity(urn, ['datasetProperties']);
    expect(read.text).toContain('"time":9223372036854775807');
    expect(read.json.aspects.datasetProperties.value).not.toHaveProperty('description');
  });

  it('for payloads of several megabytes', async () => {
    const urn = newDataset();
    const customProperties = Object.fromEntries(
      Array.from({ length: 4_000 }, (_, index) => [`key ${index}`, `${'ä'.repeat(600)}${index}`]),
    );
    const answer = await catalog.ingest(urn, 'datasetProperties', { customProperties });
    expect(answer.status === 200 ? 200 : answer.text.slice(0, 500)).toBe(200);
    const { json } = await catalog.entity(urn, ['datasetProperties']);
    expect(json.aspects.datasetProperties.value).toEqual({ customProperties });
  });

  it('for URNs with spaces, slashes, percent signs and non-ASCII letters', async () => {
    for (const name of [
      'a b',
      'a/b//c',
      'a%2Cb',
      'größe.表',
      'x%20y',
      'emoji😀',
      'quo\'te"',
      'back\\slash',
      'a+b&c=d?e#f',
    ]) {
      const urn = datasetUrn(`${unique('odd')}${name}`);
      const answer = await catalog.ingest(urn, 'datasetProperties', { description: name });
      expect([name, answer.status === 200 ? 200 : answer.text]).toEqual([name, 200]);
      const { json } = await catalog.entity(urn, ['datasetProperties']);
      expect(json).toMatchObject({ urn, aspects: { datasetProperties: { value: { description: name } } } });
      const key = await catalog.aspect(urn, 'datasetKey');
      expect([name, key.status]).toEqual([name, 200]);
      const relationships = await catalog.get(
        `/relationships?urn=${encodeURIComponent(urn)}&direction=OUTGOING`,
      );
      expect([name, relationships.status]).toEqual([name, 200]);
    }
  });

  it('for a URN whose parentheses and commas are not encoded in the path', async () => {
    const urn = newDataset();
    await catalog.ingest(urn, 'datasetProperties', { description: 'x' });
    const partly = urn.replaceAll(':', '%3A');
    for (const form of [partly, urn]) {
      expect((await catalog.get(`/entities/${form}`)).json.value).toHaveProperty(
        ['com.linkedin.metadata.snapshot.DatasetSnapshot', 'urn'],
        urn,
      );
      expect((await catalog.get(`/aspects/${form}?aspect=datasetProperties&version=0`)).status).toBe(200);
      expect((await catalog.get(`/entitiesV2/${form}`)).json.urn).toBe(urn);
    }
  });
});
