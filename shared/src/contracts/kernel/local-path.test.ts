import { localPath } from './local-path';

it.each(['/', '/account/', '/p/hammer-1/?farbe=rot#bewertungen'])('goes to %s', (path) => {
  expect(localPath(path)).toBe(path);
});

it.each([
  undefined,
  null,
  '',
  'account/',
  '//evil.example/',
  '/\\evil.example/',
  'https://evil.example/',
  'javascript:alert(1)',
  '/a\nb',
  ' /account/',
  `/${'x'.repeat(2001)}`,
])('does not go to %j', (path) => {
  expect(localPath(path)).toBeUndefined();
});
