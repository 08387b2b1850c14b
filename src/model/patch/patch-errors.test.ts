import { CatalogError } from '../../core/errors.js';
import { catchError } from '../../../test/helpers/unit/urns.js';
import { patchRules, add, patch, remove, tag } from '../../../test/helpers/unit/patches.js';
import { readPatchRules } from '../build-definitions.js';

const CURRENT = { tags: [tag('x')], name: 'n', list: [{ a: 1 }] };

describe('a patch is rejected', () => {
  it.each([
    ['that is a string', '[]', /an array or an object, not a string/, undefined],
    ['that has an unknown member', { patch: [], arrayKeys: {} }, /no member "arrayKeys"/, undefined],
    ['without operations', {}, /"patch" is nothing, not an array/, undefined],
    [
      'with keys that are not a list',
      { patch: [], arrayPrimaryKeys: { tags: 'tag' } },
      /"tags" is not a list/,
      undefined,
    ],
    [
      'with a flag that is not a boolean',
      { patch: [], forceGenericPatch: 'yes' },
      /is not a boolean/,
      undefined,
    ],
    ['with an operation that is not an object', [3], /operation 1: it is a number, not an object/, undefined],
    ['with an operation without a path', [{ op: 'add', value: 1 }], /it has no path/, undefined],
    ['with a path without a leading slash', [add('tags', 1)], /a path begins with "\/"/, 'tags'],
    ['with a path of too many parts', [add('/a'.repeat(20_000), 1)], /its path has 20000 parts/, undefined],
    ['with an invalid escape', [add('/a~2', 1)], /"~" is written "~0"/, '/a~2'],
    ['with an add operation without a value', [{ op: 'add', path: '/name' }], /add needs a value/, '/name'],
    [
      'with a test operation',
      [{ op: 'test', path: '/name', value: 'n' }],
      /"test" is not supported; use add/,
      '/name',
    ],
    ['with an unknown operation', [{ op: 'ad', path: '/name' }], /"ad" is not known/, '/name'],
    ['with an object as operation', [{ op: { toString: 1 }, path: '/name' }], /is not known/, '/name'],
    ['with an operation without "op"', [{ path: '/name' }], /no "op"/, '/name'],
    ['that leads through a string', [add('/name/x', 1)], /\/name is a string/, '/name/x'],
    [
      'that leads through items without keys',
      [remove('/list/0')],
      /no keys are known for the array \/list/,
      '/list/0',
    ],
    [
      'whose path and value disagree',
      [add('/tags/urn:li:tag:y', tag('x'))],
      /path says "urn:li:tag:y", the value's tag is "urn:li:tag:x"/,
      '/tags/urn:li:tag:y',
    ],
    [
      'whose item is not an object',
      [add('/tags/urn:li:tag:y', 3)],
      /a number, not an object/,
      '/tags/urn:li:tag:y',
    ],
    [
      'whose result is not an object',
      [add('', [])],
      /leaves an array where the aspect globalTags is an object/,
      '',
    ],
  ])('%s', (_, source, message, path) => {
    const error = catchError(() => patch('globalTags', CURRENT, source)) as CatalogError;
    expect(error).toBeInstanceOf(CatalogError);
    expect(error.code).toBe('INVALID_PATCH');
    expect(error.message).toMatch(message);
    expect(error.details.path).toBe(path);
    expect(error.details.rule).toMatch(/\w/);
  });

  it('with the position of the invalid operation', () => {
    const error = catchError(() => patch('globalTags', CURRENT, [add('/name', 'a'), add('/name/x', 1)]));
    expect(error).toMatchObject({ details: { operation: 1, path: '/name/x' } });
    expect((error as Error).message).toContain('Patch operation 2 at "/name/x"');
  });

  it('if a value or an index on its path has the wrong type', () => {
    const refused = (aspect: string, current: unknown, source: unknown): unknown =>
      (catchError(() => patch(aspect, current, source)) as Error | undefined)?.message;
    expect(refused('globalTags', { tags: 'x' }, [add('/tags/y', {})])).toMatch(
      /\/tags is a string, not an array/,
    );
    expect(refused('siblings', undefined, [add('/siblings/a', 'b')])).toMatch(
      /path says "a", the value is "b"/,
    );
    expect(refused('siblings', undefined, [add('/siblings/a', { b: 1 })])).toMatch(/an object, not a string/);
    expect(refused('siblings', { siblings: ['a'] }, [add('/siblings/a/b', 1)])).toMatch(
      /\/siblings\/\* is a string/,
    );
    const generic = (path: string): unknown =>
      refused(
        'madeUp',
        { list: ['a'] },
        { forceGenericPatch: true, patch: [{ op: 'replace', path, value: 'b' }] },
      );
    expect(generic('/list/1')).toMatch(/"1" is not an index of \/list, which has 1 items/);
    expect(generic('/list/x')).toMatch(/"x" is not an index/);
    expect(generic('/list/0')).toBeUndefined();
  });
});

describe('the patch rules', () => {
  it('of the shipped model are read', () => {
    expect(patchRules.get('globalTags')?.arrays).toEqual({ '/tags': ['tag'] });
  });

  it.each([
    [[], /is not an object/],
    [{ a: 1 }, /a is not an object/],
    [{ a: { keys: {} } }, /a has the unknown member keys/],
    [{ a: { arrays: [] } }, /a arrays is not an object/],
    [{ a: { arrays: { tags: ['x'] } } }, /"tags" is no path/],
    [{ a: { arrays: { '/tags': [] } } }, /"\/tags" is not a list of member names/],
    [{ a: { arrays: { '': ['x'] } } }, /"" is no path/],
    [{ a: { starts: { '/a': 3 } } }, /is not an object/],
    [{ a: { aliases: { '/a': 'b' } } }, /is not a path/],
  ])('are rejected: %j', (source, message) => {
    expect(() => readPatchRules(source)).toThrow(message);
  });
});
