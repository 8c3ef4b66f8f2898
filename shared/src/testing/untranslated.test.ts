import { formatMessage } from '../widget/messages';
import { pseudo } from './pseudo';
import { stringsIn, untranslated } from './untranslated';

const texts = pseudo({ title: 'Warenkorb', line: '{count} Artikel, je {price}', all: 'Alle' });

const page = (html: string): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
};
const line = formatMessage(texts, 'line', { count: 2, price: '9,99 €' });

it('keeps placeholders and puts brackets around words', () => {
  expect(texts).toEqual({ title: '⟦Wáréñkórb⟧', line: '{count}⟦ Ártíkél, jé ⟧{price}', all: '⟦Állé⟧' });
  expect(line).toBe('2⟦ Ártíkél, jé ⟧9,99 €');
});

it('accepts texts, numbers, units, English dates and data', () => {
  const data = stringsIn({ name: 'Bohrer <b>groß</b>', stores: [{ city: 'Fachwerk Köln-Deutz' }] });

  expect(
    untranslated(
      page(
        `<h1>${texts.title}</h1><p>${line}</p><p>12 kg · 4 mm</p><p>Sunday, 6 December</p>` +
          `<p>Bohrer <b>groß</b></p><p>Köln-Deutz</p><code>data-id</code><script>x</script>`,
      ),
      data,
    ),
  ).toEqual([]);
});

it.each([
  ['<p>Warenkorb</p>', 'p: Warenkorb'],
  [`<p>${texts.title} leeren</p>`, 'p: ⟦Wáréñkórb⟧ leeren'],
  ['<button aria-label="Schließen">×</button>', 'button[aria-label]: Schließen'],
  ['<img alt="Bild">', 'img[alt]: Bild'],
  ['<input placeholder="Suchen">', 'input[placeholder]: Suchen'],
  ['<input type="submit" value="Senden">', 'input[value]: Senden'],
  ['<span title="Mehr"></span>', 'span[title]: Mehr'],
  ['<svg><title>Karte</title></svg>', 'title: Karte'],
  ['<p>Orte</p>', 'p: Orte'],
  // A part of a word of the data.
  ['<p><span>ab</span> 5 €</p>', 'span: ab'],
  [`<p>${formatMessage(texts, 'line', { count: 2, price: 'gratis' })}</p>`, 'p: 2⟦ Ártíkél, jé ⟧gratis'],
])('finds what no translation reaches in %s', (html, found) => {
  expect(untranslated(page(html), stringsIn({ place: 'Ort', name: 'Kabel' }))).toEqual([found]);
});
