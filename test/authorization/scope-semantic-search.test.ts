/** With view authorisation on, questions mean nothing by words of what somebody may not see, and checks tell nothing of it. */
import { datasetUrn, proposal, unique, uniqueWord } from '../helpers/catalog.js';
import { inviteReader, openViewing, type Reader } from './scope-support.js';

const mark = unique('meaning');
const word = uniqueWord('zq');
const [seen, hidden] = [datasetUrn(`${mark}.seen`), datasetUrn(`${mark}.hidden`)];
const term = `urn:li:glossaryTerm:${mark}`;
const [ofSeen, ofHidden] = [`urn:li:assertion:${mark}1`, `urn:li:assertion:${mark}2`];

const { catalog, root } = await openViewing();
/** Sees one table, and what is asserted of both. */
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

describe('a question', () => {
  it('finds what somebody sees, by the words that he sees', async () => {
    expect(await found(root)).toEqual([hidden, seen].sort());
    expect(await found(reader)).toEqual([]);
    const knowing = await inviteReader(catalog, [{ field: 'URN', values: [seen, term] }]);
    expect(await found(knowing)).toEqual([seen]);
  });
});

describe('a check', () => {
  const run = async (by: Reader, urn: string) => {
    const query = `mutation { runAssertion(urn: "${urn}", saveResult: false) {
      type rowCount error { type properties { value } } } }`;
    return (await by.query(query)).runAssertion;
  };

  it('of what somebody sees tells how it is', async () => {
    expect(await run(reader, ofSeen)).toEqual({ type: 'SUCCESS', rowCount: 7, error: null });
    expect(await run(root, ofHidden)).toMatchObject({ type: 'SUCCESS', rowCount: 7 });
  });

  it('of what he does not see says that it is not there', async () => {
    expect(await run(reader, ofHidden)).toMatchObject({
      type: 'ERROR',
      rowCount: null,
      error: { type: 'INSUFFICIENT_DATA' },
    });
  });
});
