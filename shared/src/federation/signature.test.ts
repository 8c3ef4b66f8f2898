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

    expect(() => verifier(() => Date.now() + 6 * minutes).check('old', signature)).toThrow(/too long ago/);
  });
});

it.each(['', 'nonsense', 'AAAA'])('a key %j is named as what it is not', (text) => {
  expect(() => createSigner(text)).toThrow(/no Ed25519 key/);
  expect(() => createVerifier(text)).toThrow(/no Ed25519 key/);
});
