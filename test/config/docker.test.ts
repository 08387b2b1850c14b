/** A test cannot build the image, so it checks that the files for the image exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

it('the Dockerfile copies existing files, and .dockerignore lets exactly these through', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap((match) =>
    match[1]!.split(' '),
  );
  const passed = read('.dockerignore')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
  expect(copied.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  expect([...new Set(copied)].sort()).toEqual(passed.sort());
});
