/** With view authorisation on, semantic search ignores words of hidden entities, and assertion runs reveal nothing about them. */
import { datasetUrn, proposal, unique, uniqueWord } from '../helpers/catalog.js';
import { inviteReader, openViewing, type Reader } from './scope-support.js';

const mark = unique('meaning');
const word = uniqueWord('zq');
const [seen, hidden] = [datasetUrn(`${mark}.seen`), datasetUrn(`${mark}.hidden`)];
const term = `urn:li:glossaryTerm:${mark}`;
const [ofSeen, ofHidden] = [`urn:li:assertion:${mark}1`, `urn:li:assertion:${mark}2`];

const { catalog, root } = await openViewing();
/** Sees one dataset, and the assertions about both. */
let reader: Reader;

const auditStamp = { time: 0, actor: 'urn:li:corpuser:a' };
const hasRows = (entity: string) => ({
  type: 'VOLUME',
  entityUrn: entity,
  volumeAssertion: {
    entity,
    type: 'ROW_COUNT_TOTAL',
    rowCountTotal: { operator: 'GREATER_THAN', parameters: { value: { value: '1', type: 'NUMBER' } } },
  },
});

beforeAll(async () => {
  reader = await inviteReader(catalog, [{ field: 'URN', values: [seen, ofSeen, ofHidden] }]);
  const proposals = [
    proposal(term, 'glossaryTermInfo', {
      name: mark,
      definition: `Also called ${word}`,
      termSource: 'INTERNAL',
    }),
    ...[seen, hidden].flatMap((urn) => [
      proposal(urn, 'glossaryTerms', { terms: [{ urn: term }], auditStamp }),
      proposal(urn, 'datasetProfile', { timestampMillis: 1_000, rowCount: 7 }),
    ]),
    proposal(ofSeen, 'assertionInfo', hasRows(seen)),
    proposal(ofHidden, 'assertionInfo', hasRows(hidden)),
  ];
  expect((await root.post('/aspects?action=ingestProposalBatch', { proposals })).status).toBe(200);
});

const found = async (by: Reader): Promise<string[]> => {
  const query = `query ($input: SearchAcrossEntitiesInput!) { semanticSearchAcrossEntities(input: $input) {
    total searchResults { entity { urn } } } }`;
  const input = { query: word, types: ['DATASET'] };
  const { total, searchResults } = (await by.query(query, { input })).semanticSearchAcrossEntities;
  expect(total).toBe(searchResults.length);
  return searchResults.map(({ entity }: any) => entity.urn).sort();
};

describe('a semantic search', () => {
  it('finds visible entities by visible words', async () => {
    expect(await found(root)).toEqual([hidden, seen].sort());
    expect(await found(reader)).toEqual([]);
    const knowing = await inviteReader(catalog, [{ field: 'URN', values: [seen, term] }]);
    expect(await found(knowing)).toEqual([seen]);
  });
});

describe('a run of an assertion', () => {
  const run = async (by: Reader, urn: string) => {
    const query = `mutation { runAssertion(urn: "${urn}", saveResult: false) {
      type rowCount error { type properties { value } } } }`;
    return (await by.query(query)).runAssertion;
  };

  it('about a visible dataset returns the result', async () => {
    expect(await run(reader, ofSeen)).toEqual({ type: 'SUCCESS', rowCount: 7, error: null });
    expect(await run(root, ofHidden)).toMatchObject({ type: 'SUCCESS', rowCount: 7 });
  });

  it('about a hidden dataset reports that it has no data', async () => {
    expect(await run(reader, ofHidden)).toMatchObject({
      type: 'ERROR',
      rowCount: null,
      error: { type: 'INSUFFICIENT_DATA' },
    });
  });
});
