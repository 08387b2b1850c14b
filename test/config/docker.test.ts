/** A test cannot build the image, so it checks that the files for the image exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

it('all images are pinned to exact versions, and Node.js is a release that is maintained', () => {
  const [dockerfile, compose] = [read('Dockerfile'), read('docker-compose.yml')];
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm), ...compose.matchAll(/^ +image: (\S+)/gm)].map(
    ([, image]) => image!,
  );
  expect(images).toHaveLength(3);
  for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+-\w+(@sha256:[0-9a-f]{64})?$/);
  for (const image of images.filter((name) => name.startsWith('node:')))
    expect(image).toMatch(/^node:2[24]\./);
  const pom = read('neo4j/pom.xml');
  expect(pom).toContain(`<version>${/neo4j:([\d.]+)-community/.exec(compose)![1]}</version>`);
});

it('each container has a memory limit, and uploaded files and the key are in a volume', () => {
  const compose = read('docker-compose.yml');
  const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'));
  expect(services.match(/^ {4}mem_limit: /gm)).toHaveLength(services.match(/^ {2}\w+:$/gm)!.length);
  expect(services).toContain('- trellis-data:/data\n');
  expect(services).toContain('TRELLIS_DATA_DIR: /data\n');
});

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
