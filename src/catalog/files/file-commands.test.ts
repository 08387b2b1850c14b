import { requireFileName, requireMediaType, requireSize } from './file-commands.js';

it.each(['image/png', 'image/svg+xml', 'text/plain; charset=utf-8', 'a/b;c="d e"'])(
  '%s is a media type',
  (type) => {
    expect(requireMediaType(type, '/mimeType')).toBe(type);
  },
);

it.each([
  '',
  'png',
  'image/',
  'image/png\r\nSet-Cookie: a=b',
  'text/html,text/plain',
  `a/${'b'.repeat(300)}`,
])('%j is no media type', (type) => {
  expect(() => requireMediaType(type, '/mimeType')).toThrow('is not a media type');
});

it.each([
  [' ', 'needs a name'],
  ['a\nb', 'control character'],
  ['ü'.repeat(128), 'at most 255 bytes'],
])('the name %j is refused', (name, message) => {
  expect(() => {
    requireFileName(name, '/fileName');
  }).toThrow(message);
});

it('a size is between 0 and the limit', () => {
  expect(() => {
    requireSize(-1, undefined, '/sizeInBytes');
  }).toThrow('not negative');
  expect(() => {
    requireSize(11, 10, '/sizeInBytes');
  }).toThrow('at most 10 bytes');
  requireSize(10, 10, '/sizeInBytes');
  requireSize(11, undefined, '/sizeInBytes');
});
