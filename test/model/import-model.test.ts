/** Checks that the generated files of `schemas/` are the output of `npm run import-model`, so that a newer model can be imported. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchemaFiles } from '../../scripts/model/build-schema-files.js';
import type { ModelFacts } from '../../scripts/model/facts.js';
import { describeIf } from '../helpers/run-if.js';
import { hasShared, readShared } from '../helpers/shared-files.js';

const ROOT = join(import.meta.dirname, '..', '..');
const FACTS = 'model/metadata-model.json';
const readJson = (file: string): any => JSON.parse(readFileSync(file, 'utf8'));
const handWritten = () => ({
  descriptions: readJson(join(ROOT, 'scripts/model/descriptions.json')),
  searchGroups: readJson(join(ROOT, 'scripts/model/search-groups.json')),
  overrides: readJson(join(ROOT, 'scripts/model/overrides.json')),
});

const describeWithFacts = describeIf(hasShared(FACTS), `../shared/${FACTS}`);

describeWithFacts('schemas/', () => {
  const facts = JSON.parse(readShared(FACTS)) as ModelFacts;

  it('contains the files that scripts/model generates from the facts, unchanged', () => {
    const built = buildSchemaFiles(facts, handWritten());
    const differing = [...built].filter(
      ([name, content]) =>
        readFileSync(join(ROOT, 'schemas', name), 'utf8') !== `${JSON.stringify(content, null, 1)}\n`,
    );
    expect(differing.map(([name]) => name)).toEqual([]);
  });

  it('uses every override: each has a reason, and is for an aspect or entity type of the facts or for a record type', () => {
    const { overrides, descriptions } = handWritten();
    const named = [...Object.keys(overrides), ...Object.keys(descriptions)].filter(
      (key) => !key.startsWith('type:'),
    );
    const known = [
      ...facts.aspects.map(({ name }) => `aspect:${name}`),
      ...facts.entities.map(({ name }) => `entity:${name}`),
    ];
    expect(named.filter((key) => !known.includes(key))).toEqual([]);
    for (const override of Object.values<any>(overrides)) expect(typeof override.why).toBe('string');
  });
});
