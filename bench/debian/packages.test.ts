import fc from 'fast-check';
import { parsePackages, parseRelations, resolveDependencies } from './packages.js';

const LIST = `Package: mawk
Version: 1.3.4-1
Maintainer: Boyuan Yang <BYang@example.org>
Provides: awk (= 1), pattern-scanner
Pre-Depends: libc6 (>= 2.34)
Depends: perl:any, mta | mail-agent (<< 2) [amd64]
Description: pattern scanning
 and text processing
Homepage: https://invisible-island.net/mawk/
Section: utils

Package: mawk
Version: 1.0

Package: libc6
section: libs
`;

test('Packages are parsed with all their fields', () => {
  expect(parsePackages(LIST)).toEqual([
    {
      name: 'mawk',
      version: '1.3.4-1',
      section: 'utils',
      description: 'pattern scanning and text processing',
      maintainer: { name: 'Boyuan Yang', email: 'byang@example.org' },
      homepage: 'https://invisible-island.net/mawk/',
      depends: [['libc6'], ['perl'], ['mta', 'mail-agent']],
      provides: ['awk', 'pattern-scanner'],
    },
    expect.objectContaining({
      name: 'libc6',
      section: 'libs',
      maintainer: undefined,
      depends: [],
      provides: [],
      homepage: undefined,
    }),
  ]);
});

test('An empty list has no packages', () => {
  expect(parsePackages('')).toEqual([]);
  expect(parsePackages('\n\n\n')).toEqual([]);
});

test('Relations keep the alternatives and drop versions, architectures and profiles', () => {
  const names = fc.stringMatching(/^[a-z0-9][a-z0-9+.-]{1,12}$/);
  const ends = fc.constantFrom(
    '',
    ':any',
    ' (>= 1:2.0-3)',
    '(= 1)',
    ' [amd64 !i386]',
    ' <!nocheck>',
    ':native (<< 3)',
  );
  const relations = fc.array(fc.array(fc.tuple(names, ends), { minLength: 1, maxLength: 3 }), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(relations, (list) => {
      const field = list.map((each) => each.map(([name, end]) => name + end).join(' | ')).join(', ');
      expect(parseRelations(field)).toEqual(list.map((each) => each.map(([name]) => name)));
    }),
  );
});

test('Alternatives, virtual packages and unknown names are resolved to packages of the list', () => {
  const debianPackage = (name: string, depends: string[][], provides: string[] = []) => ({
    name,
    depends,
    provides,
  });
  const resolved = resolveDependencies([
    debianPackage('script', [['awk'], ['bash', 'dash'], ['no-such-package']]),
    debianPackage('mawk', [['libc6']], ['awk']),
    // Real, and also provided by another package.
    debianPackage('awk', [['awk']]),
    debianPackage('bash', [['libc6'], ['libc6']]),
    debianPackage('libc6', []),
  ]);
  expect(Object.fromEntries(resolved)).toEqual({
    script: ['awk', 'mawk', 'bash'],
    mawk: ['libc6'],
    awk: ['mawk'],
    bash: ['libc6'],
    libc6: [],
  });
});
