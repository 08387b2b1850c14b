/** Tests which columns of open tables are drawn, and the lineage among them. */
import { refusal } from '../../../../test/helpers/unit/refusal.js';
import { schemaFieldUrn } from '../../../model/field-path.js';
import { checkOpenColumns, readOpenColumns } from './open-columns.js';
import type { LineageFlow, LineageFlowsQuery } from '../types.js';

const [from, to] = ['from', 'to'].map((name) => `urn:li:dataset:(urn:li:dataPlatform:x,${name},PROD)`) as [
  string,
  string,
];
const schemaOf = (...names: readonly string[]) => ({ fields: names.map((fieldPath) => ({ fieldPath })) });

function flowsOf(...flows: readonly LineageFlow[]) {
  const queries: LineageFlowsQuery[] = [];
  const listFlows = (query: LineageFlowsQuery) => {
    queries.push(query);
    return Promise.resolve({ flows, cuts: [] });
  };
  return { queries, listFlows };
}

it('returns the edges between columns that are drawn', async () => {
  const flow = { from: schemaFieldUrn(from, 'a'), to: schemaFieldUrn(to, 'b'), isManual: false };
  const { queries, listFlows } = flowsOf(flow, { ...flow, to: schemaFieldUrn(to, 'not drawn') });
  const schemas = new Map([
    [from, schemaOf('a')],
    [to, schemaOf('b')],
    ['urn:li:dataset:bare', undefined],
  ]);
  const open = await readOpenColumns(schemas, { startTimeMillis: 7 }, listFlows);
  expect([...open.columns.keys()]).toEqual([from, to]);
  expect(open.columns.get(from)).toEqual([{ fieldPath: 'a', urn: flow.from, type: null }]);
  expect(open.edges).toEqual([{ fromUrn: from, fromField: 'a', toUrn: to, toField: 'b' }]);
  expect(open.cuts).toEqual([]);
  expect(queries).toEqual([{ startTimeMillis: 7, urns: [flow.from, flow.to], columns: true }]);
});

it('draws the first 200 columns of a table', async () => {
  const names = Array.from({ length: 201 }, (_, index) => `c${index}`);
  const { queries, listFlows } = flowsOf();
  const open = await readOpenColumns(new Map([[from, schemaOf(...names)]]), {}, listFlows);
  expect(open.columns.get(from)?.map(({ fieldPath }) => fieldPath)).toEqual(names.slice(0, 200));
  expect(open.cuts).toEqual([{ bound: 'columns', limit: 200 }]);
  expect(queries[0]?.urns).toHaveLength(200);
});

it('refuses more than 50 open tables', () => {
  const urns = Array.from({ length: 51 }, (_, index) => `urn:li:dataset:${index}`);
  expect(() => {
    checkOpenColumns(urns);
  }).toThrow(refusal('LIMIT_EXCEEDED', { path: '/openColumns' }));
  expect(() => {
    checkOpenColumns(urns.slice(1));
  }).not.toThrow();
});
