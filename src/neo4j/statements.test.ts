/** Statements are files; what they are called, and what of them is sent. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillMarks } from '../catalog/scope/fill-marks.js';
import { CYPHER_FOLDER, listStatementFiles, loadStatements, statementName } from './statements.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'statements-'));
  mkdirSync(join(folder, 'b', 'c'), { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('are found in all folders by their paths, and sent without the lines that are comments', () => {
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
  const load = loadStatements(folder);
  expect(load('b/c/second')).toBe('RETURN 1 // one');
  expect(load('first')).toBe("RETURN '//' AS slashes");
});

it('are read once', () => {
  writeFileSync(join(folder, 'first.cypher'), 'RETURN 1');
  const load = loadStatements(folder);
  writeFileSync(join(folder, 'first.cypher'), 'RETURN 2');
  expect(load('first')).toBe('RETURN 1');
});

it('that have no file are a fault of ours', () => {
  const load = loadStatements(folder);
  for (const name of ['first', 'b/c', '../secret', 'toString', ''])
    expect(() => load(name)).toThrow(`No statement cypher/${name}.cypher`);
});

describe('of Trellis', () => {
  const load = loadStatements();
  const names = listStatementFiles().map((file) => statementName(CYPHER_FOLDER, file));

  it('leave no mark of visibility open where there is a view', () => {
    const view = { allConditions: ['node.seen'] };
    const marked = names.filter((name) => /\/\* (visible|seen|stated) /.test(load(name)));
    expect(marked.length).toBeGreaterThan(5);
    for (const name of marked) {
      const filled = fillMarks(load(name), view);
      expect([name, filled]).toEqual([name, expect.not.stringMatching(/\/\* (visible|seen|stated)/)]);
      expect(filled).toContain('judged.seen');
    }
  });

  it('name their places as composition does', () => {
    const places = names.flatMap((name) =>
      [...load(name).matchAll(/\/\* ([^*]*) \*\//g)].map(([, place]) => [name, place]),
    );
    for (const [name, place] of places)
      expect([name, place]).toEqual([name, expect.stringMatching(/^(\w+|(visible|seen|stated) \$?[\w.]+)$/)]);
  });
});
