/** @jest-environment node */
import { CONTACT, LINK, LOCAL_LINK, PICTURE_PATH } from './links';

/** Addresses that lead out of the shop or run code, in the spellings that browsers accept. */
const hostile = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  'https://shop.example@evil.example/',
  'https://user:word@evil.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://maker',
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  '/a b',
  '/a\n/b',
  '',
];

it.each([
  ['a link', LINK],
  ['a picture', PICTURE_PATH],
  ['a link of a page', LOCAL_LINK],
  ['a contact', CONTACT],
])('%s is no address that runs code or only looks like a path', (_, pattern) => {
  expect(hostile.filter((address) => pattern.test(address))).toEqual([]);
});

it('a link leads to a page, a part of it, a mail or a call', () => {
  const links = [
    'https://a.example/?b=1#c',
    '/c/holz/',
    '/',
    '#daten',
    '?page=2',
    'mailto:a@b.example',
    'tel:+49221',
  ];

  expect(links.filter((address) => LINK.test(address))).toEqual(links);
});
