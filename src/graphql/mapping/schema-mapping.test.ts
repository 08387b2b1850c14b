/** The schema files and the metadata model say the same of what is stored. */
import { join } from 'node:path';
import { buildCatalogSchema } from '../build-schema.js';
import { readSdl } from '../read-sdl.js';
import { loadModel } from '../../model/load-model.js';
import { misfits } from '../../../test/helpers/unit/mapping-walk.js';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'schemas');
const model = loadModel([FOLDER]);
const served = readSdl(join(FOLDER, 'graphql'));

const misfitsWith = (sdl: string) => misfits(buildCatalogSchema(`${served}\n${sdl}`, model), model);

it('fields show members that exist, are never null only where these always are, and know all symbols', () => {
  expect(misfitsWith('')).toEqual([]);
});

describe('the walk finds', () => {
  const tag = (fields: string, more = '') =>
    misfitsWith(`extend type Tag { ${fields} } ${more}`).filter((line) => /^(Tag\.|Probe)/.test(line));

  it.each([
    [
      'an aspect that has no such member',
      'x: String @aspect(name: "tagProperties", path: "hue")',
      /has no hue/,
    ],
    [
      'an aspect taken for granted',
      'x: String! @aspect(name: "tagProperties", path: "name")',
      /may be absent/,
    ],
    ['a record shown as text', 'x: String @aspect(name: "tagProperties")', /is a String/],
    ['a text shown as number', 'x: Int @aspect(name: "tagProperties", path: "name")', /is a Int/],
    ['a list that is none', 'x: [String!] @aspect(name: "tagProperties", path: "name")', /is a list/],
  ])('%s', (_, field, message) => {
    expect(tag(field)).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ['a member that is not there', 'hue: String', /Probe\.hue: there is no member hue/],
    ['an optional member taken for granted', 'description: String!', /may be absent in what is stored/],
  ])('in a record %s', (_, field, message) => {
    expect(tag('x: Probe @aspect(name: "tagProperties")', `type Probe { ${field} }`)).toEqual([
      expect.stringMatching(message),
    ]);
  });

  it('an enum without a symbol', () => {
    const found = misfitsWith(
      'extend type DataPlatform { x: Probe @aspect(name: "dataPlatformInfo", path: "type") } enum Probe { OTHERS }',
    );
    expect(found).toContainEqual(expect.stringMatching(/DataPlatform\.x: Probe lacks .*RELATIONAL_DB/));
  });
});
