/** @jest-environment node */
import { viewerOf } from './viewer';

it.each([
  ['203.0.113.7', {}, '203.0.113.7'],
  ['2001:db8:1:2:3::4', {}, '2001:db8:1:2::/64'],
  ['127.0.0.1', {}, '127.0.0.1'],
  // A proxy of this machine that is not trusted: its visitors are together one network, and not local.
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 'forwarded'],
  ['::1', { forwarded: 'for=203.0.113.7' }, 'forwarded'],
])('a visitor at %s %j counts as %s', (ip, headers, network) => {
  expect(viewerOf({ ip, headers: { host: 'localhost:8080', ...headers } }).network).toBe(network);
});

it('has the bucket of the cookie, if it is one', () => {
  expect(viewerOf({ ip: '203.0.113.7', headers: { cookie: 'bucket=17' } }).bucket).toBe(17);
  expect(viewerOf({ ip: '203.0.113.7', headers: { cookie: 'bucket=x' } }).bucket).toBeUndefined();
});
