import { markStyles } from './page-style';

it('style sheets of the page are known by their absolute address, if they are there', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/assets/cart.css"><link rel="stylesheet" href="/lost.css">';
  const [there, lost] = Array.from(document.querySelectorAll('link'));
  // jsdom loads no style sheets.
  Object.defineProperty(there, 'sheet', { value: {} });
  markStyles();
  expect(there?.dataset.href).toBe('http://localhost/assets/cart.css');
  expect(lost?.dataset.href).toBe('failed');
});

describe('a composed style sheet', () => {
  const address = '/pages/styles/abc.css?of=shell/1.0.0-a/page.css,assets/cart/1.0.0%2Bb/browser/cart.css';
  const marks = () =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('link:not([href])'), ({ dataset }) => dataset.href);
  beforeEach(() => {
    document.head.innerHTML = `<link rel="stylesheet" href="${address}"><link rel="stylesheet" href="/x.css?of=y">`;
  });

  it('counts as each of its parts', () => {
    Object.defineProperty(document.querySelector('link'), 'sheet', { value: {} });
    markStyles();
    expect(marks()).toEqual([
      'http://localhost/shell/1.0.0-a/page.css',
      'http://localhost/assets/cart/1.0.0+b/browser/cart.css',
    ]);
  });

  it('is requested once more if it failed to load, and no part counts as loaded', () => {
    markStyles();
    expect(marks()).toEqual([]);
    expect(document.querySelectorAll(`link[href="${address}"]`)).toHaveLength(2);
    expect(document.querySelectorAll('link[href^="/x.css"]')).toHaveLength(1);
  });
});
