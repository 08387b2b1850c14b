import { readFolders } from './read-folders.js';

it.each([
  ['"␟prod␟urn:li:container:a"', ['prod', 'urn:li:container:a']],
  ['"␟"', []],
  ['null', []],
  [undefined, []],
])('reads the folders of %s', (value, folders) => {
  expect(readFolders(value)).toEqual(folders);
});
