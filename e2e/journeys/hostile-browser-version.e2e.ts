import { expect, test } from '../journey';
import { cartLink, quantityField, startWithOneInCart } from '../shop-steps';
import { isAlive, isLong, shopUrl } from '../steps';
import { publishCopy, startCanary, type Tamper } from '../tampered-version';
import { collectReports } from '../telemetry-reports';

/** Appends text to one file. */
const append =
  (path: string, more: string): Tamper =>
  (text, file) =>
    file === path ? `${text}\n${more}` : text;
const ENTRY = 'browser/remoteEntry.js';

const REFUSED: [string, Tamper, RegExp][] = [
  [
    'hides the page with a style',
    append('browser/cart-page.css', 'body{display:none}'),
    /cart: browser\/cart-page\.css: the selector \\"body\\" reaches outside of a widget/,
  ],
  [
    'changes fetch',
    append(ENTRY, 'window.fetch = () => Promise.reject(new Error("hostile"))'),
    /cart: browser\/remoteEntry\.js: \d+:1: .* changes the global \\"fetch\\" of the page/,
  ],
  [
    'changes a prototype',
    append('browser/cart-page.js', 'Array.prototype.map = () => []'),
    /cart: browser\/cart-page\.js: \d+:1: .* changes the prototype of \\"Array\\" for all teams/,
  ],
  [
    'changes a prototype on the server',
    append('node/widgets.js', 'Object.defineProperty(Object.prototype, "a", { value: 1 })'),
    /cart: node\/widgets\.js: .* changes the prototype of \\"Object\\"/,
  ],
  [
    'restyles the document',
    append(ENTRY, '(() => { document.body.style.display = "none" })()'),
    /cart: browser\/remoteEntry\.js: .* changes the page outside of a widget/,
  ],
];

/** The unit tests of the file rules refuse each; LONG=1 publishes all of them. */
for (const [what, tamper, message] of isLong ? REFUSED : REFUSED.slice(0, 1))
  test(`a version that ${what} is not published, and its team gets file and place`, async () => {
    const refusal = await publishCopy('cart', tamper).catch((error: Error) => error.message);
    expect(refusal).toMatch(/^PUT versions\/cart\/.*: 422 /);
    expect(refusal).toMatch(message);
  });

/** Ways to change a function that no parser finds. */
const HIDDEN: [string, string, string][] = [
  ['Array.prototype.map', '[].constructor.prototype.map = () => [];', 'String([1, 2].map((n) => n * 2))'],
  [
    'fetch',
    '[self][0].fetch = () => Promise.reject(new Error("hostile"));',
    'String(fetch).includes("native code")',
  ],
];

interface Failure {
  mfe: string;
  version: string;
  widget: string;
  step: string;
  message: string;
  victim: string;
}
async function failuresOf(version: string): Promise<Failure[]> {
  const answer = await fetch(shopUrl('/federation/failures?hours=1'), {
    headers: { authorization: `Bearer ${process.env.REGISTRY_TOKEN}` },
  });
  const { failures } = (await answer.json()) as { failures: Failure[] };
  return failures.filter((failure) => failure.version === version);
}

for (const [name, code, use] of HIDDEN)
  test(`a version that changes ${name} at run time is named, and other widgets work`, async ({
    browserConsole,
    context,
    open,
  }) => {
    browserConsole.allow(/cart .* changed .* of the page/, /Widget 'product-teaser' .* failed at props/);
    await startWithOneInCart(context.request);
    const canary = await startCanary(context, 'cart', append(ENTRY, code));
    try {
      const reports = await collectReports(context);
      const page = await open('/basket/');
      const before = await page.evaluate(() => String([1, 2].map((n) => n * 2)));
      expect(before).toBe('2,4');
      await isAlive(page, 'header');
      await isAlive(page, 'cart-page');

      // The function is that of the browser again.
      expect(await page.evaluate(use)).toEqual(name === 'fetch' ? true : '2,4');
      // Widgets of other teams and the cart itself work.
      await quantityField(page).fill('2');
      await quantityField(page).press('Enter');
      await expect(cartLink(page, 2)).toBeVisible();

      // One report, for the version that did it.
      const changes = () => reports.flatMap(({ failed }) => failed).filter(({ step }) => step === 'page');
      await expect
        .poll(() => changes().map(({ widget, version, message }) => [widget, version, message]))
        .toEqual([['', canary.version, `changed ${name}`]]);

      // A later failure of another team has a likely cause.
      await page.evaluate(() => {
        const place = document.createElement('div');
        place.dataset.widget = 'product-teaser';
        place.dataset.props = '{"itemIds":"none"}';
        document.querySelector('main')?.append(place);
        // It starts when it comes near the window, and the page of the cart is longer than the window.
        place.scrollIntoView();
      });
      await expect
        .poll(async () =>
          (await failuresOf(canary.version))
            .map(({ widget, step, victim }) => [widget, step, victim.split(' ')[0]])
            .sort(),
        )
        .toEqual([
          ['', 'page', ''],
          ['product-teaser', 'props', 'search'],
        ]);
    } finally {
      await canary.end();
    }
  });
