import { resolveDependencies } from './dependencies.js';
import type { DebianPackage } from './parse-packages.js';

const LACKING = { version: '', section: '', description: '', maintainer: '', homepage: undefined };

function debianPackage(
  name: string,
  depends: readonly (readonly string[])[],
  provides: readonly string[] = [],
): DebianPackage {
  return { ...LACKING, name, depends, provides };
}

test('Alternatives, virtual packages and unknown names are resolved to packages of the list', () => {
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
