import { localTarget, previewInAddress } from './preview-link';

describe('a preview in an address', () => {
  it.each([
    ['/c/holz/?preview=abc', { kind: 'open', token: 'abc' }, '/c/holz/'],
    ['/c/holz/?a=1&preview=abc&b=%20', { kind: 'open', token: 'abc' }, '/c/holz/?a=1&b=%20'],
    ['/?preview=end', { kind: 'end' }, '/'],
    ['/?preview=abc&preview=end', { kind: 'open', token: 'abc' }, '/'],
    ['/?a=preview=abc', { kind: 'none' }, '/?a=preview=abc'],
    ['/?mypreview=abc', { kind: 'none' }, '/?mypreview=abc'],
    ['/c/preview=abc/', { kind: 'none' }, '/c/preview=abc/'],
  ])('%s', (url, wish, rest) => {
    expect(previewInAddress(url)).toEqual({ wish, rest });
  });

  it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', '/a\r\nSet-Cookie: x'])(
    'leads nowhere else: %j',
    (rest) => {
      expect(localTarget(rest)).toBe('/');
    },
  );
});
