/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Texts of answers are keys of `kernel/texts/`, or data; a text in code has one language. Folders and files
 * whose German literals no shopper reads in an answer, or reads in German whatever the language of the page.
 */
const GERMAN: Readonly<Record<string, string>> = {
  'kernel/mail/': 'mails have texts of their own',
  'orders/mails/': 'mails have texts of their own',
  'customers/newsletter/campaign-mail.tsx': 'a mail',
  'orders/documents/': 'documents are German',
  'benefits/gift-cards/prepare-gift-cards.ts': 'names of products',
  'catalogue/file/': 'reads files of suppliers',
  'catalogue/values/': 'reads files of suppliers; phrases of hazards are law',
  'catalogue/words/': 'the search understands German',
  'catalogue/prices/price-rules.ts': 'units of the catalogue',
  'catalogue/records/hazards-view.ts': 'names of Regulation (EC) 1272/2008',
  'catalogue/recalls/': 'content of recalls, which is German',
  'catalogue/products/facet-view.ts': 'widgets name these facets by their ids',
  'catalogue/products/range-view.ts': 'widgets name ranges by their ends',
  'catalogue/products/rating-view.ts': 'widgets name ratings by their stars',
  'customers/account/prepare-accounts.ts': 'sample data',
  'customers/lottery/prepare-lotteries.ts': 'sample data',
  'selling/reviews/sample-reviews.ts': 'sample data',
  'customers/cards/card-file.ts': 'reads files of tills',
  'identity/passwords/common-passwords.ts': 'passwords',
  'kernel/errors/error-page.ts': 'has its texts in each language',
  'kernel/import/': 'reads files',
  'orders/payments/': 'what a payment provider shows: the number of an order',
  'stores/import/': 'reads files',
  'stores/finder/place-name.ts': 'reads names of places',
};

const WORDS =
  'der|die|das|und|oder|nicht|kein|keine|ein|eine|für|mit|von|bis|ab|zum|zur|im|am|Uhr|Stück|Artikel|Markt|Marke|Preis|Bestellung|Lieferung|Werktagen?|Tagen?|Monaten?|Wochen?|heute|morgen|Ihre?|Sie|wir|Position|Rabatt|Gutschein|Geschenkkarte|bezahlt|frei|weitere?';
const IS_GERMAN = new RegExp(`[äöüßÄÖÜ„]|(?<![\\p{L}/-])(${WORDS})(?![\\p{L}/-])`, 'u');

const root = join(__dirname, '../..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file));

function literalsOf(file: string, text: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      found.push(node.text.trim());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
const germanOf = (file: string, text: string): string[] =>
  literalsOf(file, text).filter((literal) => IS_GERMAN.test(literal));
const found = sources
  .map((file) => ({ file, texts: germanOf(file, readFileSync(join(root, file), 'utf8')) }))
  .filter(({ texts }) => texts.length > 0);
const isListed = (file: string): boolean => Object.keys(GERMAN).some((place) => file.startsWith(place));

it('answers of the API have no texts in code', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(found.filter(({ file }) => !isListed(file))).toEqual([]);
});

it('every listed place has German literals', () => {
  const unused = Object.keys(GERMAN).filter((place) => !found.some(({ file }) => file.startsWith(place)));

  expect(unused).toEqual([]);
});

/** Where numbers and names are written in German whatever the language of the page. */
const GERMAN_FORMATS: Readonly<Record<string, string>> = {
  'catalogue/prices/price-rules.ts': 'units of the catalogue; widgets write amounts from cents',
  'catalogue/products/range-view.ts': 'widgets name ranges by their ends',
  'kernel/money/display.ts': 'widgets write amounts from cents',
  'kernel/pdf/pdf-sheet.ts': 'documents are German',
  'kernel/text/format-text.ts': 'callers name another language',
  'orders/documents/document-pdf.ts': 'documents are German',
  'selling/cart/cart-sums.ts': 'widgets write weights from grams',
};
const HAS_GERMAN_FORMAT = /\bSHOP_LOCALE\b|'de-DE'/;

it('answers write numbers and names by the locale of the page', () => {
  const german = sources.filter(
    (file) =>
      !/(^|\/)(mails?|words|commands)\//.test(file) &&
      HAS_GERMAN_FORMAT.test(readFileSync(join(root, file), 'utf8')),
  );

  expect(german.sort()).toEqual(Object.keys(GERMAN_FORMATS));
});

it.each([
  ["const label = 'Für Sie'", 'Für Sie'],
  ['const text = `${count} Artikel`', 'Artikel'],
  ['throw new Refusal("heute geschlossen")', 'heute geschlossen'],
])('finds the words of %s', (code, words) => {
  expect(germanOf('x.ts', code)).toEqual([words]);
});
