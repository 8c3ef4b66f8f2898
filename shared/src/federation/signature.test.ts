/** @jest-environment node */
import { createSigner, createVerifier, newSigningKey, publicKeyOf } from './signature';

const key = newSigningKey();
const minutes = 60_000;
const verifier = (clock?: () => number) => createVerifier(publicKeyOf(key), clock ? { clock } : {});

describe('a signed answer', () => {
  it('is accepted as it is', () => {
    expect(() => verifier().check('{"a":1}', createSigner(key).sign('{"a":1}'))).not.toThrow();
  });

  it.each([
    ['without signature', null, /no signature/],
    ['with something else in its place', 'x.y', /no signature/],
    ['of another text', createSigner(key).sign('{"a":2}'), /wrong/],
    ['by another key', createSigner(newSigningKey()).sign('{"a":1}'), /wrong/],
    ['with another time', createSigner(key).sign('{"a":1}').replace(/^\d/, '9'), /wrong/],
  ])('%s is refused', (_what, signature, reason) => {
    expect(() => verifier().check('{"a":1}', signature)).toThrow(reason);
  });

  it('is refused when it is played back later', () => {
    const signature = createSigner(key).sign('old');

    expect(() => verifier(() => Date.now() + 6 * minutes).check('old', signature)).toThrow(
      /signed 360 s ago.*clocks/,
    );
  });

  it('says how far the clocks are apart when that of the registry is ahead', () => {
    const ahead = createSigner(key, () => Date.now() + 10 * minutes).sign('new');

    expect(() => verifier().check('new', ahead)).toThrow(/600 s in the future.*clocks/);
  });

  it('may be of the old or the new key while the registry changes it, and of no third one', () => {
    const next = newSigningKey();
    const both = createVerifier(`${publicKeyOf(key)}, ${publicKeyOf(next)}`);

    expect(() => both.check('x', createSigner(key).sign('x'))).not.toThrow();
    expect(() => both.check('x', createSigner(next).sign('x'))).not.toThrow();
    expect(() => both.check('x', createSigner(newSigningKey()).sign('x'))).toThrow(/wrong/);
  });
});

it.each(['', 'nonsense', 'AAAA'])('a key %j is named as what it is not', (text) => {
  expect(() => createSigner(text)).toThrow(/no Ed25519 key/);
  expect(() => createVerifier(text)).toThrow(/no Ed25519 key/);
});
