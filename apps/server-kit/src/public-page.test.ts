/** @jest-environment node */
import { isFileAddress, isPublicPage, isShopPath } from './public-page';

it.each(['https://maker.example/', 'HTTPS://www.maker.example/p?x=1#y', 'https://xn--mller-kva.example/a@b'])(
  '%s is a page of another site',
  (address) => {
    expect(isPublicPage(address)).toBe(true);
    expect(isFileAddress(address)).toBe(true);
    expect(isShopPath(address)).toBe(false);
  },
);

it.each([
  ['without encryption', 'http://maker.example/'],
  ['with a user', 'https://maker.example@stranger.example/'],
  ['with an empty user', 'https://@stranger.example/'],
  ['with a password', 'https://user:word@maker.example/'],
  ['with a port', 'https://maker.example:8443/'],
  ['with the usual port', 'https://maker.example:443/'],
  ['of this machine', 'https://localhost/'],
  ['of a number', 'https://127.0.0.1/'],
  ['of a number in one piece', 'https://2130706433/'],
  ['of a hexadecimal number', 'https://0x7f.1/'],
  ['of a number of the own network', 'https://192.168.1.1/'],
  ['of a number of version 6', 'https://[::1]/'],
  ['of the own network', 'https://printer.local/'],
  ['of a cloud', 'https://metadata.google.internal/'],
  ['of one word', 'https://maker/'],
  ['with a dot at the end', 'https://maker.example./'],
  ['with a backslash', 'https://stranger.example\\@maker.example/'],
  ['with a hidden sign', 'https://ma\u00ADker.example/'],
  ['with a space', 'https://maker.example/a b'],
  ['without a name', 'https:///etc/passwd'],
  ['that is too long', `https://maker.example/${'x'.repeat(500)}`],
  ['of a script', 'javascript:alert(1)'],
  ['without a scheme', '//maker.example/'],
])('an address %s is neither page nor file', (_, address) => {
  expect(isPublicPage(address)).toBe(false);
  expect(isFileAddress(address)).toBe(false);
  expect(isShopPath(address)).toBe(false);
});

it('a path of the shop is a file, and no page of another site', () => {
  expect(isFileAddress('/media/4711-{width}.webp')).toBe(true);
  expect(isPublicPage('/media/4711.pdf')).toBe(false);
  expect(isShopPath('/media/4711.pdf')).toBe(true);
});
