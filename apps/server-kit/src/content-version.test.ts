/** @jest-environment node */
import { versionOf } from './content-version';

it('is the start of the hash of the bytes, whether text or not', () => {
  expect(versionOf('abc')).toBe('ba7816bf');
  expect(versionOf(Buffer.from('abc'))).toBe('ba7816bf');
  expect(versionOf('abd')).not.toBe(versionOf('abc'));
});
