/** @jest-environment node */
import Fastify from 'fastify';
import { cookieOf, onlyCookieOf, ownCookieName, setCookie } from './cookies';

describe('reading a cookie', () => {
  it.each([
    ['bucket=7', '7'],
    ['mode=x; bucket=7', '7'],
    ['mode=x;bucket=7', '7'],
    ['bucket=a%40b', 'a@b'],
    ['bucket=a=b', 'a=b'],
    ['bucket=1; bucket=2', '1'],
    ['bucket=', ''],
    ['bucket=%', undefined],
    ['xbucket=7', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j: %j', (cookie, expected) => {
    expect(cookieOf({ headers: { cookie } }, 'bucket')).toBe(expected);
  });
});

it.each([
  ['ticket=1', '1'],
  ['mode=x; ticket=1; xticket=2', '1'],
  ['ticket=1; ticket=2', undefined],
  ['ticket=1;ticket=1', undefined],
  ['mode=x', undefined],
])('of %j only a cookie counts that has its name alone: %j', (cookie, expected) => {
  expect(onlyCookieOf({ headers: { cookie } }, 'ticket')).toBe(expected);
});

it('a cookie of the own host has a prefix that browsers check, by https', () => {
  expect(ownCookieName('ticket', true)).toBe('__Host-ticket');
  expect(ownCookieName('ticket', false)).toBe('ticket');
});

it.each([
  [true, 'a=1; Path=/x; Max-Age=60; HttpOnly; SameSite=Strict; Secure'],
  [false, 'a=1; Path=/x; Max-Age=60; HttpOnly; SameSite=Strict'],
])('a cookie is hidden from scripts and with https: %s secure', async (isSecure, expected) => {
  const app = Fastify();
  app.get('/', async (_request, reply) => {
    setCookie(reply, 'a', '1', { path: '/x', sameSite: 'Strict', maxAgeSeconds: 60, isSecure });
    return '';
  });

  expect((await app.inject('/')).headers['set-cookie']).toBe(expected);
  await app.close();
});
