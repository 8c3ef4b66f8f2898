/** @jest-environment node */
import { createOrderLinks } from './order-link';

const links = (secret = 'a secret', now = '2026-11-23T10:00:00Z') =>
  createOrderLinks(secret, { now: () => new Date(now), pageUrl: (path) => `https://shop.example${path}` });
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const token = tokenOf(links().linkTo('order-1'));

it('leads to the page of the order', () => {
  expect(links().linkTo('order-1')).toMatch(
    /^https:\/\/shop\.example\/bestellungen\/order-1\/\?token=\d+-[\w-]{43}$/,
  );
});

it('opens its order for 90 days', () => {
  expect(links().isValid('order-1', token)).toBe(true);
  expect(links('a secret', '2027-02-21T23:00:00Z').isValid('order-1', token)).toBe(true);
  expect(links('a secret', '2027-02-22T00:00:00Z').isValid('order-1', token)).toBe(false);
});

it('opens no other order, and not with another signature or a later day', () => {
  const [day = '', ...signature] = token.split('-');

  expect(links().isValid('order-2', token)).toBe(false);
  expect(links('another secret').isValid('order-1', token)).toBe(false);
  expect(links().isValid('order-1', `${Number(day) + 1}-${signature.join('-')}`)).toBe(false);
  for (const other of ['', 'x', `${token}x`, token.slice(1)])
    expect(links().isValid('order-1', other)).toBe(false);
});
