import { CSV_HEADER, csvOfRow } from './impact-csv.js';
import type { ExportRow } from './impact-rows.js';

const ADA = {
  owner: { urn: 'urn:li:corpuser:ada', overview: { name: 'Ada' } },
  ownershipType: null,
  type: null,
};

const ROW: ExportRow = {
  degree: 2,
  entity: {
    urn: 'urn:li:chart:(superset,1)',
    overview: {
      ...{
        name: '=SUM',
        subTypes: [],
        description: 'Two\nlines',
        platform: { name: 'superset' },
        domain: null,
      },
      path: [{ name: 'sales' }, { name: 'daily' }],
      owners: [ADA, ADA],
      tags: [],
      glossaryTerms: [],
      deprecation: { deprecated: true },
    },
  },
};

it('a row has a cell for each heading', () => {
  const line = csvOfRow(ROW, () => 'http://localhost/chart/1');
  expect(line).toBe(
    '"urn:li:chart:(superset,1)",\'=SUM,Chart,superset,sales / daily,2,Ada,urn:li:corpuser:ada,,,,yes,"Two\nlines",http://localhost/chart/1\r\n',
  );
  expect(CSV_HEADER.split(',')).toHaveLength(14);
});
