/** @jest-environment node */
import { isLocal } from './is-local';

const from = (ip: string, headers: Record<string, string> = {}) =>
  isLocal({ ip, headers: { host: 'localhost:8080', ...headers } });

it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('this machine is local: %s', (ip) => {
  expect(from(ip)).toBe(true);
});

it.each(['localhost', 'shop.localhost:8080', '127.0.0.1:8080', '[::1]:8080'])('so is its name %s', (host) => {
  expect(from('127.0.0.1', { host })).toBe(true);
});

it.each(['192.168.1.20', '::ffff:10.0.0.1', '2001:db8::7', '1270.0.0.1'])('another one is not: %s', (ip) => {
  expect(from(ip)).toBe(false);
});

it.each([
  ['forwarded', 'for=203.0.113.7'],
  ['x-forwarded-for', '127.0.0.1'],
  ['x-forwarded-host', 'localhost'],
  ['x-forwarded-proto', 'https'],
  ['x-real-ip', '127.0.0.1'],
  ['via', '1.1 proxy'],
])('what a proxy has forwarded is not: %s', (name, value) => {
  expect(from('127.0.0.1', { [name]: value })).toBe(false);
});

it.each(['shop.example', 'evil.example:8080', 'localhost.evil.example', '127.0.0.1.evil.example', ''])(
  'what was asked for by another name is not: "%s"',
  (host) => {
    expect(from('127.0.0.1', { host })).toBe(false);
  },
);
