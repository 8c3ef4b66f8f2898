/** @jest-environment node */
import { withSlash } from './with-slash';

describe('an address without its slash', () => {
  it.each([
    ['/basket', '/basket/'],
    ['/c/holz', '/c/holz/'],
  ])('%s belongs to %s', (path, target) => {
    expect(withSlash(path)).toBe(target);
  });

  it.each(['/basket/', '/robots.txt', '//evil.example', '/\\evil.example'])('%s is left alone', (path) => {
    expect(withSlash(path)).toBeUndefined();
  });
});
