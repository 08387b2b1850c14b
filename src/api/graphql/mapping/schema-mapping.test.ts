/** The schema files agree with the metadata model. */
import { join } from 'node:path';
import { buildCatalogSchema } from '../build-schema.js';
import { readSdl } from '../sdl.js';
import { loadModel } from '../../../model/load-model.js';
import { misfits } from '../../../../test/helpers/unit/mapping-walk.js';

const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'schemas');
const model = loadModel([FOLDER]);
const served = readSdl(join(FOLDER, 'graphql'));

const misfitsWith = (sdl: string) => misfits(buildCatalogSchema(`${served}\n${sdl}`, model), model);

it('fields refer to existing members, are non-null only if these are required, and have all enum symbols', () => {
  expect(misfitsWith('')).toEqual([]);
});

describe('the walk finds', () => {
  const wrong: [string, string, RegExp][] = [
    [
      'an aspect that has no such member',
      'a: String @aspect(name: "tagProperties", path: "hue")',
      /has no hue/,
    ],
    [
      'an aspect taken for granted',
      'b: String! @aspect(name: "tagProperties", path: "name")',
      /may be absent/,
    ],
    ['a record shown as text', 'c: String @aspect(name: "tagProperties")', /is a String/],
    ['a text shown as number', 'd: Int @aspect(name: "tagProperties", path: "name")', /is a Int/],
    ['a list that is none', 'e: [String!] @aspect(name: "tagProperties", path: "name")', /is a list/],
  ];
  const found = misfitsWith(`
    extend type Tag { ${wrong.map(([, field]) => field).join('\n')} record: ProbeRecord @aspect(name: "tagProperties") }
    type ProbeRecord { hue: String description: String! }
    extend type DataPlatform { x: ProbeSymbols @aspect(name: "dataPlatformInfo", path: "type") }
    enum ProbeSymbols { OTHERS }
  `).filter((line) => /^(Tag\.|Probe)|Probe/.test(line));

  it.each(wrong)('%s', (_, field, message) => {
    const place = new RegExp(`^Tag\\.${field.charAt(0)}\\b`);
    expect(found.filter((line) => place.test(line))).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ['a member of a record that is not there', /ProbeRecord\.hue: there is no member hue/],
    [
      'an optional member of a record taken for granted',
      /ProbeRecord\.description .*may be absent in what is stored/,
    ],
    ['an enum without a symbol', /DataPlatform\.x: ProbeSymbols lacks .*RELATIONAL_DB/],
  ])('%s', (_, message) => {
    expect(found.filter((line) => message.test(line))).toHaveLength(1);
  });

  it('nothing else', () => {
    expect(found).toHaveLength(wrong.length + 3);
  });
});

it('a root field without a permission is refused', () => {
  expect(() => misfitsWith('extend type Query { probe: String }')).toThrow(
    /Query\.probe declares no permission/,
  );
});
