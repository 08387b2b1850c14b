import { listWrongFlags, type Member } from './follow-versions.js';

const version = (sortId: string, isLatest?: boolean): Member => ({
  ...{ urn: `v${sortId}`, sortId },
  ...(isLatest !== undefined && { isLatest }),
});

it.each<[string, string | undefined, Member[], string[]]>([
  ['right flags', 'v2', [version('1', false), version('2', true), version('0')], []],
  ['two latest versions', 'v3', [version('1', true), version('3', true)], ['v1']],
  ['a latest version that the set no longer has', 'v2', [version('1'), version('3', true)], ['v3']],
  ['a latest version without its flag', 'v2', [version('1', true), version('2')], ['v2', 'v1']],
  ['no latest version', undefined, [version('1', false)], ['v1']],
  ['no versions', 'v1', [], []],
])('of a set with %s, the wrong ones are listed', (_name, latest, members, wrong) => {
  expect(listWrongFlags(latest, members)).toEqual(wrong);
});
