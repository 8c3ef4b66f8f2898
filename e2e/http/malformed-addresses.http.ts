import fc from 'fast-check';
import { attributeOf, elementsIn, textOf } from '../html-tree';
import { expect, type ServedPage, test } from '../http-test';
import { isLong, shopUrl } from '../steps';

/** Addresses for each page; LONG=1 chooses others in every run. A failing one is printed with its seed. */
const CHOICE = isLong ? { numRuns: 3000 } : { numRuns: 30, seed: 29 };
/** A page that takes too long on a busy machine answers 503 once. */
const TRIES = 3;

const GOOD = [
  ...['werkzeug-maschinen', 'akkuschrauber', '1424786', 'x-1424786', '2', '48', 'price-asc', 'Eberholt'],
  ...['10-50', 'ab-4', 'true', 'typed', '1424786,1424787'],
];
const HOSTILE = [
  ...['\u0000', '__proto__', 'constructor', '../../etc/passwd', '<script>alert(1)</script>', '\r\nx: y'],
  ...['-1', '0', '1.5', '1e9', '99999999999999999999', 'NaN', '50-10', 'ab-', ',,,', 'x'.repeat(3000)],
];
const NAMES = [
  ...['q', 'ms', 'page', 'size', 'sort', 'as', 'markt', 'item', 'items', 'unterschiede', 'answer', 'sterne'],
  ...['lat', 'lon', 'accuracy', 'services', 'brands', 'categories', 'specialists', 'categorySpecialists'],
  ...['states', 'itemId', 'inStock', 'complete', 'chosen', 'type', 'limit'],
  ...['f.marke', 'f.preis', 'f.bewertung', 'f.energieklasse', 'von.preis', 'bis.preis'],
];

/** Escapes that are no UTF-8, and percent signs that are no escapes. */
const brokenEscapes = fc
  .array(fc.constantFrom('%', '%0', '%00', '%ff', '%ED%A0%80', '%c0%ae', '%u0041', '%2f', '%5c', 'a', '1'), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => parts.join(''));
const part = fc.oneof(
  fc.constantFrom(...GOOD, ...HOSTILE).map(encodeURIComponent),
  fc.string({ unit: 'binary', maxLength: 30 }).map(encodeURIComponent),
  fc.integer().map(String),
  brokenEscapes,
);
const name = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 1, arbitrary: part.map((text) => `f.${text}`) },
  { weight: 1, arbitrary: part },
);
const search = fc
  .array(
    fc.tuple(name, part).map((pair) => pair.join('=')),
    { maxLength: 5 },
  )
  .map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''));

/** `{}` is a part of the path. */
const PAGES = [
  '/c/werkzeug-maschinen/',
  '/c/{}/',
  '/c/werkzeug-maschinen/{}/',
  '/search/',
  '/p/{}/',
  '/p/{}-{}/',
  '/p/x-1424786/',
  '/vergleich/',
  '/stores/',
  '/stores/{}/',
  '/stores/x-{}/',
  '/stores/{}-/',
  '/stores/land/{}/',
  '/stores/land/sachsen/{}/',
  '/prospekte/{}/',
  '/basket/stores/',
  '/transporter/',
  '/transporter/buchung/{}/',
  '/geschenkkarten/{}/',
  '/bestellung/{}/',
  '/bestellungen/{}/',
  '/bestellungen/{}/stornieren/',
  '/bestellungen/{}/ruecksendeschein/{}/',
  '/bestellungen/{}/bankverbindung/',
  '/bewertung/{}/',
  '/bewertung/{}/melden/{}/',
  '/energielabel/{}/',
  '/wieder-da/{}/',
];

/** Redirects are not followed: a shortened address leads to the full one. */
async function statusOf(path: string, tries = 1): Promise<number> {
  const answer = await fetch(shopUrl(path), { redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status === 503 && tries < TRIES ? statusOf(path, tries + 1) : answer.status;
}

for (const page of PAGES)
  test(`malformed addresses of ${page} have a page or are refused`, async () => {
    const [first = '', ...others] = page.split('{}');
    const address = fc
      .tuple(fc.tuple(...others.map(() => part)), search)
      .map(
        ([parts, query]) => first + others.map((text, index) => `${parts[index]}${text}`).join('') + query,
      );
    await fc.assert(
      fc.asyncProperty(address, async (path) => {
        expect([200, 301, 302, 308, 400, 404, 410, 414], path.slice(0, 300)).toContain(await statusOf(path));
      }),
      CHOICE,
    );
  });

test('choices that a list does not have are ignored', async ({ getPage }) => {
  const path = '/c/werkzeug-maschinen/';
  const page = await getPage(`${path}?f.gibtsnicht=1&f.preis=50-10&page=abc&size=7&sort=zufall`);
  const namesOn = ({ document }: ServedPage) => elementsIn(document, 'article').map(textOf);

  expect(namesOn(page).length).toBeGreaterThan(0);
  expect(namesOn(page)).toEqual(namesOn(await getPage(path)));
  const labels = elementsIn(page.document).map((element) => attributeOf(element, 'aria-label'));
  expect(labels).not.toContain('Gewählte Filter');
});
