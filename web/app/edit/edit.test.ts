import {
  type Overview,
  type Edit,
  addOwner,
  addTag,
  addTerm,
  removeOwner,
  removeTag,
  tagOf,
  termOf,
  type OwnerOfEntity,
  setDataProduct,
  setDomain,
} from './edit.js';
import { addLink, removeLink, rename, setDeprecation, setDescription, setRemoved } from './state-edits.js';
import { setProperty } from './property-edits.js';

const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,orders,PROD)';

const place = (name: string) => ({
  urn: `urn:li:domain:${name}`,
  overview: { name, subTypes: [], platform: null },
});

const OVERVIEW: Overview = {
  name: 'orders',
  subTypes: [],
  platform: null,
  privileges: null,
  description: 'By hand',
  sourceDescription: 'By the source',
  externalUrl: null,
  removed: false,
  openIncidents: 0,
  path: [],
  owners: [],
  tags: [],
  glossaryTerms: [],
  domain: null,
  dataProducts: [],
  application: null,
  deprecation: null,
  links: [{ url: 'https://a.example', label: 'A' }],
  structuredProperties: [],
  customProperties: [],
  lastChange: null,
};

const after = (edit: Edit | undefined, overview: Overview): Overview =>
  edit?.optimistic?.(overview) ?? overview;

it('shows the source’s description after the edited one is removed', () => {
  expect(after(setDescription(URN, { text: '', before: 'By hand' }, OVERVIEW), OVERVIEW)).toMatchObject({
    description: 'By the source',
    sourceDescription: null,
  });
});

it.each<[string, Partial<Overview>, string]>([
  ['an edited description', {}, 'By hand'],
  ['the first description', { description: null, sourceDescription: null }, ''],
  ['a second description without a source', { description: 'By hand', sourceDescription: null }, 'By hand'],
  ['the description of the source', { description: 'By the source', sourceDescription: null }, ''],
])('undo restores %s', (_, parts, before) => {
  const overview = { ...OVERVIEW, ...parts };
  const edit = setDescription(URN, { text: 'New', before }, overview);
  const { description, sourceDescription } = after(edit, overview);
  const source = before === '' ? overview.description : overview.sourceDescription;
  expect({ description, sourceDescription }).toEqual({ description: 'New', sourceDescription: source });
  expect(after(edit.undo, after(edit, overview))).toEqual(overview);
});

const ada: OwnerOfEntity = {
  owner: { urn: 'urn:li:corpuser:ada', overview: { name: 'Ada' } },
  type: 'TECHNICAL_OWNER',
  ownershipType: null,
};
const owners = [ada, { ...ada, type: 'DATA_STEWARD' as const }];
const gold = tagOf({ urn: 'urn:li:tag:gold', overview: { name: 'gold', subTypes: [], platform: null } });

const SLA = { urn: URN, property: 'urn:li:structuredProperty:sla', name: 'sla' };
const SLOW: Overview = {
  ...OVERVIEW,
  structuredProperties: [
    {
      structuredProperty: {
        urn: SLA.property,
        definition: { displayName: 'sla', qualifiedName: 'sla' },
        settings: null,
      },
      values: [{ stringValue: 'slow' }],
      valueEntities: null,
    },
  ],
};

it.each<[string, Edit, Overview]>([
  ['a removed tag', removeTag(URN, gold), { ...OVERVIEW, tags: [gold] }],
  ['an owner with all ownerships', removeOwner(URN, ada, owners), { ...OVERVIEW, owners }],
  ['a domain', setDomain(URN, null, place('sales')), { ...OVERVIEW, domain: place('sales') }],
  ['a data product', setDataProduct(URN, null, [place('x')]), { ...OVERVIEW, dataProducts: [place('x')] }],
  ['a link', removeLink(URN, { url: 'https://a.example', label: 'A' }), OVERVIEW],
  ['a deletion', setRemoved(URN, true), OVERVIEW],
  ['the absence of a tag', addTag(URN, gold), { ...OVERVIEW, tags: [] }],
  ['the absence of a term', addTerm(URN, termOf(place('x'))), OVERVIEW],
  ['the absence of an owner', addOwner(URN, ada), { ...OVERVIEW, owners: [] }],
  ['the absence of a link', addLink(URN, { url: 'https://b.example', label: 'B' }), OVERVIEW],
  ['the absence of a property', setProperty(SLA, [{ stringValue: 'fast' }], []), OVERVIEW],
  ['the values of a property', setProperty(SLA, [{ numberValue: 2 }], [{ stringValue: 'slow' }]), SLOW],
  ['a removed property', setProperty(SLA, [], [{ stringValue: 'slow' }]), SLOW],
  ['a name', rename(URN, { name: 'Orders', before: '' }, 'orders'), OVERVIEW],
])('undo restores %s', (_, edit, before) => {
  const without = after(edit, before);
  expect(without).not.toEqual(before);
  expect(after(edit.undo, without)).toEqual(before);
});

it('offers no undo for a change of several data products', () => {
  expect(setDataProduct(URN, null, [place('x'), place('y')]).undo).toBeUndefined();
});

it('undo restores the deprecation with its note, date and replacement', () => {
  const before = { deprecated: true, note: 'Old', decommissionTime: 5, actorEntity: null, replacement: null };
  const edit = setDeprecation(URN, { ...before, note: 'New' }, before);
  expect(after(edit.undo, after(edit, OVERVIEW)).deprecation).toEqual(before);
});

it('keeps links with the same address and a different text', () => {
  const overview = after(addLink(URN, { url: 'https://a.example', label: 'B' }), OVERVIEW);
  const edit = removeLink(URN, { url: 'https://a.example', label: 'A' });
  expect(after(edit, overview).links).toEqual([{ url: 'https://a.example', label: 'B' }]);
});
