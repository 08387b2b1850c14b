import fc from 'fast-check';
import type { JsonObject } from '../core/json.js';
import { readRequest, taskOf } from './read-request.js';
import { listPlaceholders, resolveRecipe } from './resolve-recipe.js';

const URN = 'urn:li:dataHubExecutionRequest:r';

const input = (parts: object = {}): string =>
  JSON.stringify({
    task: 'RUN_INGEST',
    args: { recipe: '{"source": {"type": "file"}}' },
    source: {},
    ...parts,
  });

describe('a request', () => {
  it('is read with its connector, and its recipe gets a run id', () => {
    const args = { recipe: '{"source": {"type": "file"}}', version: '1.2', debug_mode: 'true' };
    const source = { ingestionSource: 'urn:li:dataHubIngestionSource:s' };
    expect(readRequest(URN, input({ args, source }))).toEqual({
      task: 'RUN_INGEST',
      recipe: { source: { type: 'file' }, run_id: URN },
      connector: 'file',
      version: '1.2',
      isDebug: true,
      source: source.ingestionSource,
      extras: { packages: [], plugins: [], variables: {} },
    });
    expect(readRequest(URN, input({ args: { ...args, version: '' } })).version).toBeUndefined();
  });

  it('has one of the known tasks', () => {
    expect([input(), input({ task: 'CLI Ingestion' })].map(taskOf)).toEqual(['RUN_INGEST', undefined]);
  });
});

describe('a recipe', () => {
  it('has placeholders in its texts at any depth, each listed once', () => {
    const recipe = { a: ['${ONE}', { b: 'x${TWO}${ONE}', '${KEY}': 1 }], c: '${THREE:-d} $FOUR', d: 1.5 };
    expect(listPlaceholders(recipe)).toEqual(['ONE', 'TWO']);
  });

  it('gets any value as it is, unless a dollar sign would be expanded once more', () => {
    const value = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(value, value, (one, two) => {
        const recipe = { source: { a: 'x ${ONE} y', b: '${TWO}' }, big: 1 };
        const { text, environment } = resolveRecipe(recipe, new Map(Object.entries({ ONE: one, TWO: two })));
        const { source } = JSON.parse(text) as { source: { a: string; b: string } };
        // What the command makes of the text.
        const expand = (given: string): string =>
          given.replace(/\$\{(TRELLIS_VALUE_\d+)\}/g, (_, name: string) => environment[name] ?? '');
        expect(expand(source.a)).toBe(`x ${one} y`);
        expect(expand(source.b)).toBe(two);
        for (const given of [source.a, source.b])
          expect(given.replace(/\$\{TRELLIS_VALUE_\d+\}/g, '')).not.toContain('$');
      }),
    );
  });

  it('keeps placeholders with defaults for the command, and the digits of numbers', () => {
    const recipe = JSON.parse('{"a": "${ONE} ${X:-y}", "b": "${X:-y}"}') as JsonObject;
    expect(resolveRecipe(recipe, new Map([['ONE', '1']]))).toEqual({
      text: '{"a":"${TRELLIS_VALUE_1} ${X:-y}","b":"${X:-y}"}',
      environment: { TRELLIS_VALUE_1: '1' },
    });
    const args = { recipe: '{"source": {"type": "file"}, "id": 12345678901234567890}' };
    const read = readRequest(URN, input({ args, task: 'TEST_CONNECTION' }));
    expect(resolveRecipe(read.recipe, new Map()).text).toBe(
      '{"source":{"type":"file"},"id":12345678901234567890}',
    );
  });
});
