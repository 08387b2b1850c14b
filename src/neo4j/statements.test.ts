/** Statement files: their names, and the text that is sent. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scopeSlots } from '../catalog/search/scope.js';
import {
  CYPHER_FOLDER,
  fillSlots,
  listStatementFiles,
  loadStatements,
  nameOf,
  nameStatement,
  statementName,
  type StatementName,
  withoutName,
} from './statements.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'statements-'));
  mkdirSync(join(folder, 'b', 'c'), { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Loads the statements of the folder, which have other names than those of Trellis. */
function loadFolder(): (name: string) => string {
  const load = loadStatements(folder);
  return (name) => load(name as StatementName);
}

it('are found in all folders by their paths, and sent with their name as the only comment line', () => {
  writeFileSync(
    join(folder, 'b', 'c', 'second.cypher'),
    '// Purpose: none.\n\n  // more\nRETURN 1 // one\n// end\n',
  );
  writeFileSync(join(folder, 'first.cypher'), "RETURN '//' AS slashes\n");
  writeFileSync(join(folder, 'notes.md'), 'RETURN 2');
  expect(listStatementFiles(folder).map((file) => statementName(folder, file))).toEqual([
    'b/c/second',
    'first',
  ]);
  const load = loadFolder();
  expect(load('b/c/second')).toBe('// b/c/second\nRETURN 1 // one');
  expect(load('first')).toBe("// first\nRETURN '//' AS slashes");
});

it('are read once', () => {
  writeFileSync(join(folder, 'first.cypher'), 'RETURN 1');
  const load = loadFolder();
  writeFileSync(join(folder, 'first.cypher'), 'RETURN 2');
  expect(load('first')).toBe('// first\nRETURN 1');
});

it('get the conditions of present entities in the slots that name them, and keep all other slots', () => {
  writeFileSync(
    join(folder, 'first.cypher'),
    'MATCH (a), (b), (c) WHERE true /* notSoftDeleted a */ /* present b */ /* presentOrColumn c */ /* visible a */ RETURN *',
  );
  expect(loadFolder()('first')).toBe(
    '// first\nMATCH (a), (b), (c) WHERE true AND NOT coalesce(a.removed, false) ' +
      'AND b.type IS NOT NULL AND NOT coalesce(b.removed, false) ' +
      'AND NOT coalesce(c.removed, false) AND (c.type IS NOT NULL OR c:SchemaField) /* visible a */ RETURN *',
  );
});

it('have a name that can be read from the text, and removed', () => {
  const text = nameStatement('b/c/second-one', 'RETURN 1 // one');
  expect([nameOf(text), withoutName(text)]).toEqual(['b/c/second-one', 'RETURN 1 // one']);
  for (const nameless of ['RETURN 1', '// two words\nRETURN 1', 'RETURN 1\n// late', ''])
    expect([nameOf(nameless), withoutName(nameless)]).toEqual(['other', nameless]);
});

it('without a file cause an internal error', () => {
  const load = loadFolder();
  for (const name of ['first', 'b/c', '../secret', 'toString', ''])
    expect(() => load(name)).toThrow(`No statement cypher/${name}.cypher`);
});

describe('of Trellis', () => {
  it('keep the checksums that databases have recorded for migrations', () => {
    const text = withoutName(load('schema/0001-entity-urn' as StatementName));
    const checksum = '7864361543e466392d333e376b9701439c59dde06d6eaef958621dbaec4646fd';
    expect(createHash('sha256').update(text).digest('hex')).toBe(checksum);
  });

  const load = loadStatements();
  const names = listStatementFiles().map((file) => statementName(CYPHER_FOLDER, file) as StatementName);

  it('leave no slot of a scope open', () => {
    const slots = scopeSlots({ allConditions: [(node) => `${node}.seen`] });
    const scoped = names.filter((name) => /\/\* (visible|visibleUrn|visibleEdge) /.test(load(name)));
    expect(scoped.length).toBeGreaterThan(5);
    for (const name of scoped) {
      const filled = fillSlots(load(name), slots);
      expect([name, filled]).toEqual([
        name,
        expect.not.stringMatching(/\/\* (visible|visibleUrn|visibleEdge)/),
      ]);
      expect(filled).toContain('checked.seen');
    }
  });

  it('do not spell out the condition that leaves out soft-deleted entities, but name it in a slot', () => {
    const spelled = listStatementFiles().filter((file) =>
      /NOT\s+coalesce\(\w+\.removed/i.test(readFileSync(file, 'utf8')),
    );
    expect(spelled).toEqual([]);
    for (const name of names)
      expect([name, load(name)]).toEqual([name, expect.not.stringMatching(/\/\* (present|notSoftDeleted)/)]);
  });

  it('of migrations have no slots, because another filling would change the checksums that databases have recorded', () => {
    const slotted = listStatementFiles().filter(
      (file) => /[\\/]schema[\\/]/.test(file) && readFileSync(file, 'utf8').includes('/* '),
    );
    expect(slotted).toEqual([]);
  });

  it('have slots in the form that composition fills', () => {
    const slots = names.flatMap((name) =>
      [...load(name).matchAll(/\/\* ([^*]*) \*\//g)].map(([, slot]) => [name, slot]),
    );
    for (const [name, slot] of slots)
      expect([name, slot]).toEqual([
        name,
        expect.stringMatching(/^(\w+|(visible|visibleUrn|visibleEdge) \$?[\w.]+)$/),
      ]);
  });
});

describe('slots of a statement', () => {
  it('are filled by name, with texts as they are', () => {
    expect(fillSlots('/* a */ /* b */ /* toString */ /* a */', { a: '$1 $&' })).toBe(
      '$1 $& /* b */ /* toString */ $1 $&',
    );
    expect(fillSlots('/* a *//* b */', { a: '', b: '/* a */' })).toBe('/* a */');
  });

  it('with an argument are filled for this argument', () => {
    const slots = { has: (variable: string) => `${variable}.x IS NOT NULL` };
    expect(fillSlots('/* has node */ AND /* has $row.a */', slots)).toBe(
      'node.x IS NOT NULL AND $row.a.x IS NOT NULL',
    );
  });

  it('stay comments if the filling needs an argument and there is none, or the other way round', () => {
    const text = '/* a node */ /* has */ /*has node*/ /* has two words */';
    expect(fillSlots(text, { a: 'text', has: () => 'filled' })).toBe(text);
  });
});
