import fc from 'fast-check';
import { headersOfFile } from './files.js';

const shown = (type: string) => {
  const { type: sent, headers } = headersOfFile({ name: 'a', type });
  return [sent, headers['Content-Disposition']?.split(';')[0]];
};

it.each([
  ['image/png', 'image/png', 'inline'],
  ['IMAGE/PNG; a=b', 'image/png', 'inline'],
  ['text/plain', 'text/plain; charset=utf-8', 'inline'],
  ['image/svg+xml', 'image/svg+xml', 'attachment'],
  ['application/pdf', 'application/pdf', 'attachment'],
  ['text/html', 'application/octet-stream', 'attachment'],
  ['text/javascript', 'application/octet-stream', 'attachment'],
  ['application/xhtml+xml', 'application/octet-stream', 'attachment'],
  ['no type', 'application/octet-stream', 'attachment'],
])('%s is sent as %s, %s', (type, sent, disposition) => {
  expect(shown(type)).toEqual([sent, disposition]);
});

it('any name makes valid headers and is kept', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const value = headersOfFile({ name, type: 'image/png' }).headers['Content-Disposition'] ?? '';
      const [, plain = '', encoded = ''] =
        /^inline; filename="([ -~]*)"; filename\*=UTF-8''([\w.~!%-]*)$/.exec(value) ?? [];
      expect(plain).not.toMatch(/["\\]/);
      expect(decodeURIComponent(encoded)).toBe(name);
    }),
  );
});

it('browsers do not guess types and execute nothing', () => {
  expect(headersOfFile({ name: 'a "b".png', type: 'image/png', bytes: 3 }).headers).toEqual({
    'Content-Disposition': `inline; filename="a _b_.png"; filename*=UTF-8''a%20%22b%22.png`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Content-Length': '3',
  });
});
