/** @jest-environment node */
import fc from 'fast-check';
import { plainLine, plainList, plainText } from './plain-text';

describe('the text of a supplier', () => {
  it.each([
    ['paragraphs', '<p>Deckt gut.</p>\n<p>Riecht&nbsp;kaum.</p>', 'Deckt gut.\n\nRiecht kaum.'],
    ['line breaks', 'Deckt gut.<br/>Riecht kaum.<BR>Fertig.', 'Deckt gut.\nRiecht kaum.\nFertig.'],
    ['a list', '<ul><li>matt<li>weiß</ul>', '• matt\n• weiß'],
    ['a numbered list', '<ol><li>Mischen</li><li>Streichen</li></ol>', '1. Mischen\n2. Streichen'],
    ['a heading', '<h2>Technik</h2>Text', 'Technik\n\nText'],
    [
      'a table',
      '<table><tr><th>Farbe</th><td>rot</td></tr><tr><td>Länge</td><td>5 m</td></tr></table>',
      'Farbe: rot\nLänge 5 m',
    ],
    [
      'links and pictures',
      '<a href="https://x.example/">Hier</a> <img src="x.jpg" alt="Bild" />mehr',
      'Hier mehr',
    ],
    ['inline tags in lines of text', 'Zeile <b>eins</b>\nZeile zwei', 'Zeile eins\nZeile zwei'],
    [
      'entities',
      'Farbe &amp; Lack &ndash; 5&#8239;l &euro; f&uuml;r Au&szlig;en',
      'Farbe & Lack – 5 l € für Außen',
    ],
    ['tags that are encoded twice', '&lt;p&gt;Farbe &amp;amp; Lack&lt;/p&gt;', 'Farbe & Lack'],
    ['scripts and styles', '<style>p{}</style><script>alert(1)</script>Farbe<!-- <b> -->', 'Farbe'],
    ['a script that does not end', 'Farbe <script>alert(1)', 'Farbe'],
    ['a tag with an event', 'Farbe <img src=x onerror="alert(\'>\')">rot', 'Farbe rot'],
    ['a tag that was cut', 'Farbe für Holz <strong', 'Farbe für Holz'],
    ['a tag with an event that was cut', 'Farbe <img src=x onerror=alert(1)', 'Farbe'],
    ['tags of Word', '<o:p></o:p><span lang=DE style=\'font-family:"Arial"\'>Farbe</span>', 'Farbe'],
    ['a section of XML', '<![CDATA[<p>Farbe</p>]]>', 'Farbe'],
    ['a list of terms', '<dl><dt>Farbe</dt><dd>rot</dd></dl>', 'Farbe\nrot'],
    ['entities without semicolon', 'Farbe &amp Lack&nbsp f&uumlr', 'Farbe & Lack f&uumlr'],
    ['exponents', '5 m<sup>2</sup> und 2 m<sup>3</sup>', '5 m² und 2 m³'],
    ['soft hyphens and zero-width spaces', 'Boden&shy;fliese\u200B', 'Bodenfliese'],
    ['signs that turn round the direction', 'Farbe \u202Ettam&#x202E; \u2066weiß\u2069', 'Farbe ttam weiß'],
    ['a hundred tags that are never closed', `${'<span>'.repeat(100)}Farbe`, 'Farbe'],
    ['line ends of Windows and Unicode', 'Deckt\r\ngut\u2028immer', 'Deckt\ngut\nimmer'],
    ['decomposed umlauts', 'Mo\u0308bel', 'Möbel'],
  ])('is read without %s', (_, html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it.each([
    'Dübel mit d < 5 mm und l > 20 mm',
    'Dübel <5 mm',
    'Länge <Breite',
    'Bohren & Schrauben; R&D, AT&T',
    'Erste Zeile\n  zweite  Zeile',
    'Kugelhahn 1/2"',
  ])('stays as it is: %s', (text) => {
    expect(plainText(text)).toBe(text);
  });

  it('keeps "less than" beside HTML', () => {
    expect(plainText('<p>d < 5 mm &amp; l &lt; 20</p>')).toBe('d < 5 mm & l < 20');
  });

  it('is one line for names, and a list for features', () => {
    expect(plainLine('<p>Farbe</p><p>matt</p>')).toBe('Farbe matt');
    expect(plainList('<ul><li>matt</li><li>d &lt; 5 mm</li></ul>')).toBe('matt | d < 5 mm');
    expect(plainList('matt | weiß')).toBe('matt | weiß');
  });

  const tags = fc.constantFrom(
    'p',
    'b',
    'ul',
    'li',
    'span',
    'script',
    'o:p',
    'table',
    'td',
    'br',
    'h1',
    'img',
  );
  const part = fc.oneof(
    tags.map((tag) => `<${tag}>`),
    tags.map((tag) => `</${tag}>`),
    tags.map((tag) => `<${tag} class="x" title='a > b'>`),
    fc.constantFrom('&nbsp;', '&amp;', '&lt;', '&gt;', '&#39;', '&quot;', '<!-- x -->', '<br/>'),
    fc.constantFrom('Farbe', ' ', '\n', 'd < 5', '5 > 3', 'A & B'),
  );
  it('never shows a tag or an entity', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        expect(plainText(parts.join(''))).not.toMatch(/<\/?[a-z][^<>]*>|&(?:nbsp|amp|lt|gt|quot|#39);/i);
      }),
    );
  });
});
