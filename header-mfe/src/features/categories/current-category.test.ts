import { currentMark } from './current-category';

describe('currentMark', () => {
  it.each([
    ['/c/garten/', '/c/garten/', 'page'],
    ['/c/garten/pflanzen/', '/c/garten/', 'true'],
    ['/c/garten-und-terrasse/', '/c/garten/', undefined],
    ['/c/garten/', '/c/garten/pflanzen/', undefined],
    ['/', '/c/garten/', undefined],
  ])('on %s the link to %s is marked %s', (path, url, mark) => {
    expect(currentMark(path, url)).toBe(mark);
  });
});
