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
