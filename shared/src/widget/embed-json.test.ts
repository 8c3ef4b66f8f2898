import { embedJson } from './embed-json';

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '</SCRIPT >',
  '<!-- <script>',
  ']]>',
  '\u2028\u2029',
  '"quotes" and \\back\\slashes\\',
  '<img src=x onerror=alert(1)>',
  '\u0000\ud800',
];

it.each(HOSTILE)('%j stays data: the same value comes out of the page', (text) => {
  const page = document.createElement('div');
  page.innerHTML = `<script type="application/json">${embedJson({ text })}</script>`;
  expect(page.childElementCount).toBe(1);
  expect(page.querySelector('script[type="application/json"]')).not.toBeNull();
  expect(JSON.parse(page.textContent ?? '')).toEqual({ text });
});

it('writes no character that could end a script or a line of JavaScript', () => {
  expect(embedJson(HOSTILE)).not.toMatch(/[<\u2028\u2029]/);
});
