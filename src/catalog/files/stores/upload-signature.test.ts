import fc from 'fast-check';
import { isSignedUpload, signUpload } from './upload-signature.js';

const secret = Buffer.from('a secret');
const upload = fc.record({
  key: fc.string(),
  contentType: fc.option(fc.string(), { nil: undefined }),
  expires: fc.nat(),
});

it('a signature holds for its upload, and for no other upload or secret', () => {
  fc.assert(
    fc.property(upload, upload, ({ contentType, ...one }, { contentType: otherType, ...other }) => {
      const given = { ...one, ...(contentType !== undefined && { contentType }) };
      const further = { ...other, ...(otherType !== undefined && { contentType: otherType }) };
      const signature = signUpload(given, secret);
      const isSame =
        JSON.stringify([given.key, contentType, given.expires]) ===
        JSON.stringify([further.key, otherType, further.expires]);
      expect(isSignedUpload(given, signature, secret)).toBe(true);
      expect(isSignedUpload(further, signature, secret)).toBe(isSame);
      expect(isSignedUpload(given, signature, Buffer.from('another'))).toBe(false);
    }),
  );
});

it('a text of another length is no signature', () => {
  expect(isSignedUpload({ key: 'a/b', expires: 1 }, '', secret)).toBe(false);
});
