/** @jest-environment node */
import { createSealer } from './sealed-text';

const sealer = createSealer('a secret', 'bank details');

it('is readable with the same secret, purpose and context', () => {
  const sealed = sealer.seal('DE02120300000000202051', 'order-1');

  expect(sealer.open(sealed, 'order-1')).toBe('DE02120300000000202051');
  expect(createSealer('a secret', 'bank details').open(sealed, 'order-1')).toBe('DE02120300000000202051');
});

it('is different each time and does not contain the text', () => {
  const [one, two] = [sealer.seal('DE02', 'order-1'), sealer.seal('DE02', 'order-1')];

  expect(one).not.toBe(two);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('DE02');
});

it.each([
  ['in another row', sealer, 'order-2'],
  ['with another secret', createSealer('another secret', 'bank details'), 'order-1'],
  ['for another purpose', createSealer('a secret', 'order link'), 'order-1'],
])('is not readable %s', (_, other, context) => {
  expect(other.open(sealer.seal('DE02', 'order-1'), context)).toBeUndefined();
});

it('is not readable after a change, and other texts are refused', () => {
  const sealed = Buffer.from(sealer.seal('DE02', 'order-1'), 'base64url');
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;

  expect(sealer.open(sealed.toString('base64url'), 'order-1')).toBeUndefined();
  expect(sealer.open('', 'order-1')).toBeUndefined();
  expect(sealer.open('short', 'order-1')).toBeUndefined();
});
