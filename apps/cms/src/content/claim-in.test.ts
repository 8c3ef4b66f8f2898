/** @jest-environment node */
import { claimIn } from './claim-in';

const page = (html: string | string[]) => ({ title: 'Seite', zones: { main: [{ html }] } });

it.each([
  ['a title', { title: 'Klimaneutral einkaufen' }],
  ['HTML', page('<p>Unsere <b>umwelt</b><i>freundlichen</i> Farben</p>')],
  ['a part of a word', page('<p>Um<b>welt</b>freundlich</p>')],
  ['references', page('<p>Umwelt&shy;freundlich, &ouml;kologisch</p>')],
  ['references of signs that are not seen', page('<p>klima&#8203;neu&zwj;tral</p>')],
  ['a hashtag', { text: '#klimaneutral' }],
  ['the text of a picture', page('<p><img src="/a.svg" alt="Umweltsiegel"></p>')],
  ['a paragraph before the proof', page('<p>Nachhaltiges Holz</p><p>PEFC/04-31-1234</p>')],
  ['parts of one text', page(['<p>Unser Versand ist klima', 'neutral.</p>'])],
  ['props of a widget', { zones: { main: [{ widget: 'x', props: { teasers: [{ text: 'nachhaltig' }] } }] } }],
])('finds a claim about the environment without proof in %s (UWG §5)', (_, content) => {
  expect(claimIn(content)).toBeDefined();
});

it('accepts a claim whose text names certificate and number', () => {
  expect(
    claimIn(page(['<p>Holz aus nachhaltiger Forstwirtschaft', '(PEFC/04-31-1234)</p>'])),
  ).toBeUndefined();
});

it('finds nothing in other texts', () => {
  expect(
    claimIn({ ...page('<p>Klimageräte und Naturstein</p>'), cache: 'public', limit: 3, none: null }),
  ).toBe(undefined);
});
