import { contentSnippet, htmlSnippet, scriptTag } from './snippet';

const parts = { name: 'main-teaser', props: {}, fallback: 'Aktionen' };
const read = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};

it('is an element with the name, the props as JSON, and what is shown until then', () => {
  expect(htmlSnippet({ ...parts, props: { headline: 'Neu' } })).toBe(
    '<div data-widget="main-teaser" data-props=\'{"headline":"Neu"}\'>\n  <p>Aktionen</p>\n</div>',
  );
});

it('says nothing of props where there are none', () => {
  expect(htmlSnippet(parts)).toBe('<div data-widget="main-teaser">\n  <p>Aktionen</p>\n</div>');
  expect(htmlSnippet({ ...parts, fallback: ' ' })).toBe('<div data-widget="main-teaser"></div>');
});

it.each([
  'O\'Hara & "Söhne"',
  '</div><script>alert(1)</script>',
  "' onclick='alert(1)",
  '&#39;&amp;',
  'Zeile eins\nZeile zwei\\n',
])('reads back as it was written: %p', (headline) => {
  const element = read(htmlSnippet({ ...parts, props: { headline }, fallback: headline }));

  expect(JSON.parse(element.dataset.props ?? '')).toEqual({ headline });
  expect(element.attributes).toHaveLength(2);
  expect(element.querySelector('p')?.textContent).toBe(headline.trim());
  expect(document.body.children).toHaveLength(1);
});

it('names a major that runs beside an older one', () => {
  expect(read(htmlSnippet({ ...parts, name: 'main-teaser@2' })).dataset.widget).toBe('main-teaser@2');
  expect(JSON.parse(contentSnippet({ ...parts, name: 'main-teaser@2' }))).toEqual({
    widget: 'main-teaser@2',
  });
});

it('for our own pages is an entry of a zone', () => {
  expect(JSON.parse(contentSnippet({ ...parts, props: { limit: 4 } }))).toEqual({
    widget: 'main-teaser',
    props: { limit: 4 },
  });
});

it('needs the shell once per page', () => {
  expect(scriptTag('https://shop.example')).toBe(
    '<script src="https://shop.example/shell/shell.js" defer></script>',
  );
});
