/** @jest-environment node */
import { rollbackOrder } from './rollback-order.mjs';

const channel = (more = {}) => ({ mfe: 'cart', major: 1, stable: '1.4.0-b', rollout: null, ...more });
const open = { rollout: { version: '1.5.0-c' } };

it.each([
  ['what everybody has', [channel()], {}, { major: 1, from: '1.4.0-b' }],
  ['the open rollout', [channel(open)], {}, { major: 1, from: '1.5.0-c' }],
  [
    'the only open rollout of two majors',
    [channel(), channel({ ...open, major: 2 })],
    {},
    { major: 2, from: '1.5.0-c' },
  ],
  [
    'the major that was asked for',
    [channel(), channel({ major: 2, stable: '2.0.0-d' })],
    { major: 2 },
    { major: 2, from: '2.0.0-d' },
  ],
  ['the version that was named', [channel()], { version: '1.4.0-b' }, { major: 1, from: '1.4.0-b' }],
  ['its live build, named without hash', [channel()], { version: '1.4.0' }, { major: 1, from: '1.4.0-b' }],
  [
    'a version that is gone: the registry refuses',
    [channel()],
    { version: '1.5.0-c' },
    { major: 1, from: '1.5.0-c' },
  ],
  [
    'nobody’s choice among two majors: the registry asks',
    [channel(), channel({ major: 2, stable: '2.0.0-d' })],
    {},
    {},
  ],
  ['what the registry does not know', [channel({ mfe: 'other' })], {}, {}],
  [
    'not a retired major',
    [channel(), channel({ major: 2, stable: null })],
    {},
    { major: 1, from: '1.4.0-b' },
  ],
])('a rollback takes %s', (_what, channels, asked, order) => {
  expect(rollbackOrder(channels, { mfe: 'cart', ...asked })).toEqual({ mfe: 'cart', ...order });
});
