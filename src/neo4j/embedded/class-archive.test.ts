import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openClassArchive } from './class-archive.js';
import { layoutOf } from './layout.js';

const folder = mkdtempSync(join(tmpdir(), 'trellis-archive-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function open(name: string, { version = '17', mayWrite = true } = {}) {
  const layout = layoutOf(join(folder, name));
  mkdirSync(layout.home, { recursive: true });
  const parts = { jars: join(folder, `${name}-jars`), java: { program: 'java', version }, layout, mayWrite };
  return { archive: openClassArchive(parts), written: join(layout.home, 'classes.jsa') };
}

const files = (name: string) => readdirSync(folder).filter((file) => file.startsWith(`${name}-jars`));

describe('the archive of classes', () => {
  it('is written by the first server when it stops, and read by later ones', () => {
    const { archive, written } = open('first');
    expect([archive.isNew, archive.arguments]).toEqual([true, [`-XX:ArchiveClassesAtExit=${written}`]]);
    writeFileSync(written, 'classes');
    expect(open('first').archive.isNew).toBe(true);
    writeFileSync(written, 'classes');
    archive.keep();
    const [file] = files('first');
    const { archive: later } = open('first');
    expect([later.isNew, later.arguments]).toEqual([false, [`-XX:SharedArchiveFile=${join(folder, file!)}`]]);
    expect([readFileSync(join(folder, file!), 'utf8'), existsSync(written)]).toEqual(['classes', false]);
  });

  it('belongs to one Java installation', () => {
    const { archive, written } = open('java');
    writeFileSync(written, 'classes');
    archive.keep();
    expect(open('java', { version: '21' }).archive.isNew).toBe(true);
  });

  it('is absent if the server has written none', () => {
    const { archive } = open('none');
    archive.keep();
    expect(files('none')).toEqual([]);
  });

  it('is not written by a server that must stop without delay', () => {
    expect(open('quick', { mayWrite: false }).archive).toMatchObject({ arguments: [], isNew: false });
  });
});
