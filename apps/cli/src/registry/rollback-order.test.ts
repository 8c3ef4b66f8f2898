/** @jest-environment node */
import { rollbackOrder } from './rollback-order';

const channel = (more = {}) => ({ mfe: 'cart', major: 1, stable: '1.4.0-b', rollout: null, ...more });
const open = { rollout: { version: '1.5.0-c' } };

it.each([
  ['the stable version', [channel()], {}, { major: 1, from: '1.4.0-b' }],
  ['the open rollout', [channel(open)], {}, { major: 1, from: '1.5.0-c' }],
  [
    'the only open rollout of two majors',
    [channel(), channel({ ...open, major: 2 })],
    {},
    { major: 2, from: '1.5.0-c' },
  ],
  [
    'the given major',
    [channel(), channel({ major: 2, stable: '2.0.0-d' })],
    { major: 2 },
    { major: 2, from: '2.0.0-d' },
  ],
  ['the given version', [channel()], { version: '1.4.0-b' }, { major: 1, from: '1.4.0-b' }],
  ['its live build, given without hash', [channel()], { version: '1.4.0' }, { major: 1, from: '1.4.0-b' }],
  [
    'a version that is not live any more, which the registry refuses',
    [channel()],
    { version: '1.5.0-c' },
    { major: 1, from: '1.5.0-c' },
  ],
  [
    'none of two majors, which the registry refuses',
    [channel(), channel({ major: 2, stable: '2.0.0-d' })],
    {},
    {},
  ],
  ['a micro-frontend without versions', [channel({ mfe: 'other' })], {}, {}],
  [
    'the live major beside a retired one',
    [channel(), channel({ major: 2, stable: null })],
    {},
    { major: 1, from: '1.4.0-b' },
  ],
])('a rollback takes back %s', (_what, channels, wanted, order) => {
  expect(rollbackOrder(channels, { mfe: 'cart', ...wanted })).toEqual({ mfe: 'cart', ...order });
});
