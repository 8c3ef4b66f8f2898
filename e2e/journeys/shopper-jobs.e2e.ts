import type { APIRequestContext } from '@playwright/test';
import { freshEmail, linkIn, mailTo } from '../account-steps';
import { CONTACT, isAtStep, orderButton, PLACE, startCheckoutAt } from '../checkout-steps';
import { expect, test } from '../journey';
import { GIFT_CARD, ORDER_ZIP, startWithOrder } from '../order-steps';
import { CARDS } from '../payment-steps';
import { Shopper } from '../shopper';
import { isAlive, isLong } from '../steps';
import { findStockedItem, placeField, storesNear } from '../store-steps';

/**
 * Fourteen jobs of a shopper on a phone, from the start page to the result. The number is the most taps that
 * a job may need; what is typed counts apart. `LONG=1 pnpm e2e shopper-jobs` prints what each needs.
 */
type Job = [name: string, mostTaps: number, work: (shopper: Shopper, ways: Ways) => Promise<void>];
interface Ways {
  request: APIRequestContext;
}

const THANKS = 'Vielen Dank für Ihre Bestellung';

async function search(shopper: Shopper, words: string): Promise<void> {
  const { page } = shopper;
  await isAlive(page, 'header');
  await shopper.typeAndConfirm(page.getByRole('combobox', { name: 'Suche' }), words);
  await page.waitForURL(/\/search\/\?|\/p\//);
}

async function openProduct(shopper: Shopper, words: string): Promise<void> {
  const { page } = shopper;
  await search(shopper, words);
  const tiles = page.locator('main').getByRole('article').filter({ hasText: 'Online verfügbar' });
  await shopper.tap(tiles.first().getByRole('link'));
  await page.waitForURL('**/p/**');
  await isAlive(page, 'product-details-page');
}

/** By the items that the search suggests below its field. */
async function openSuggested(shopper: Shopper, words: string): Promise<void> {
  const { page } = shopper;
  await isAlive(page, 'header');
  shopper.fields += 1;
  await page.getByRole('combobox', { name: 'Suche' }).fill(words);
  await shopper.tap(page.getByRole('group', { name: 'Artikel' }).getByRole('option'));
  await page.waitForURL('**/p/**');
  await isAlive(page, 'product-details-page');
}

async function nameOneself(shopper: Shopper): Promise<string> {
  const email = freshEmail();
  await isAtStep(shopper.page, 'Wer bestellt?');
  await isAlive(shopper.page, 'checkout-page');
  await shopper.type({ 'E-Mail-Adresse': email, Vorname: CONTACT.Vorname, Nachname: CONTACT.Nachname });
  await shopper.tapButton('Weiter zur Lieferung');
  return email;
}

/** From the first step to the review, paid by this method. */
async function checkOut(shopper: Shopper, method?: string): Promise<string> {
  const email = await nameOneself(shopper);
  await isAtStep(shopper.page, 'Wie kommt Ihr Einkauf zu Ihnen?');
  await shopper.choose(shopper.page.getByRole('radio', { name: 'Lieferung nach Hause' }));
  await shopper.tapButton(/^Weiter zur /);
  await isAtStep(shopper.page, 'Wohin und an wen?');
  await shopper.type(PLACE);
  await shopper.tapButton(/^Weiter zur /);
  if (method) {
    await isAtStep(shopper.page, 'Wie möchten Sie zahlen?');
    await shopper.choose(shopper.page.getByRole('radio', { name: method }));
    await shopper.tapButton('Weiter zur Prüfung');
  }
  await isAtStep(shopper.page, 'Bitte prüfen Sie Ihre Bestellung');
  return email;
}

async function chooseStore(shopper: Shopper, asksForPlace = shopper.page.getByRole('dialog')): Promise<void> {
  const layer = shopper.page.getByRole('dialog');
  await shopper.typeAndConfirm(placeField(asksForPlace), '50667');
  await shopper.tap(layer.getByRole('button', { name: /^Als meinen Markt wählen/ }));
  await layer.waitFor({ state: 'hidden' });
}

const JOBS: Job[] = [
  [
    'buys one item by credit card with a release by the bank',
    12,
    async (shopper) => {
      const { page } = shopper;
      await openProduct(shopper, 'akkuschrauber');
      await shopper.tapButton('In den Warenkorb');
      await shopper.tapLink('Zur Kasse');
      await checkOut(shopper, 'Kreditkarte');
      await shopper.tap(orderButton(page));
      await isAtStep(page, 'Mit Karte bezahlen');
      await shopper.type({ Kartennummer: CARDS.challenge, 'Gültig bis (MM/JJ)': '12/30', Prüfziffer: '123' });
      await shopper.type({ 'Name auf der Karte': 'Erika Musterfrau' });
      await shopper.tapButton('Jetzt bezahlen');
      await isAtStep(page, 'Freigabe durch Ihre Bank');
      await shopper.type({ Code: '1234' });
      await shopper.tapButton('Zahlung freigeben');
      await isAtStep(page, THANKS);
    },
  ],
  [
    'collects three items in a store',
    15,
    async (shopper) => {
      const { page } = shopper;
      for (const words of ['silikon', 'schrauben', 'spreizdübel']) {
        await openSuggested(shopper, words);
        await shopper.tapButton('In den Warenkorb');
      }
      await shopper.tapLink('Zur Kasse');
      await nameOneself(shopper);
      await isAtStep(page, 'Wie kommt Ihr Einkauf zu Ihnen?');
      await chooseStore(shopper, page.getByRole('group', { name: 'Ihr Markt' }));
      await expect(page.getByRole('radio', { name: 'Im Markt abholen' })).toBeChecked();
      await shopper.tapButton('Weiter zur Adresse');
      await isAtStep(page, 'Ihre Rechnungsadresse');
      await shopper.type(PLACE);
      await shopper.tapButton('Weiter zur Zahlung');
      await shopper.choose(page.getByRole('radio', { name: 'Zahlung im Markt' }));
      await shopper.tapButton('Weiter zur Prüfung');
      await shopper.tap(orderButton(page));
      await isAtStep(page, THANKS);
    },
  ],
  [
    'reserves an item in a store',
    7,
    async (shopper, { request }) => {
      const { page } = shopper;
      const [store] = await storesNear(request, '50667&services=CLICK_AND_RESERVE');
      const { product } = await findStockedItem(request, 'silikon', [store]);
      await search(shopper, product.itemId);
      await isAlive(page, 'product-details-page');
      await shopper.tapButton('Im Markt reservieren');
      await chooseStore(shopper);
      await shopper.tapLink('Zum Warenkorb');
      await page.waitForURL('**/basket/');
      await isAlive(page, 'cart-page');
      await shopper.tapButton(/reservieren/i);
      await isAtStep(page, 'Unverbindlich reservieren');
      await isAlive(page, 'checkout-page');
      await shopper.type({ 'E-Mail-Adresse': freshEmail(), Vorname: 'Erika', Nachname: 'Musterfrau' });
      await shopper.tapButton('Unverbindlich reservieren');
      await isAtStep(page, 'Ihre Reservierung ist eingegangen');
    },
  ],
  [
    'calculates paint, redeems a coupon and a gift card, and orders',
    14,
    async (shopper) => {
      const { page } = shopper;
      await openProduct(shopper, 'wandfarbe');
      await isAlive(page, 'area-calculator-layer');
      await shopper.tapButton('Menge berechnen');
      const area = page.getByRole('dialog').getByRole('textbox', { name: 'Fläche in m²' });
      // The packs are in the cart then.
      await shopper.typeAndConfirm(area, '98');
      await shopper.tap(page.getByRole('dialog').getByRole('link', { name: 'Zum Warenkorb' }));
      await page.waitForURL('**/basket/');
      await isAlive(page, 'cart-page');
      await shopper.tap(page.getByText('Gutscheincode einlösen'));
      await shopper.typeAndConfirm(page.getByRole('textbox', { name: 'Gutscheincode' }), 'FARBE15');
      await expect(page.getByText('Gutschein FARBE15 ist eingelöst')).toBeVisible();
      await shopper.tap(page.getByText('Geschenkkarte einlösen'));
      await shopper.type({ Kartennummer: GIFT_CARD.cardNumber });
      await shopper.typeAndConfirm(page.getByRole('textbox', { name: 'PIN' }), GIFT_CARD.pin);
      await expect(page.getByText('Geschenkkarte •••• 0025 zahlt')).toBeVisible();
      await shopper.tapButton('Zur Kasse');
      await checkOut(shopper);
      await shopper.tap(orderButton(page));
      await isAtStep(page, THANKS);
    },
  ],
  [
    'finds an order as a guest and cancels it',
    3,
    async (shopper, { request }) => {
      const { page } = shopper;
      const email = freshEmail();
      const path = await startWithOrder(request, email);
      await page.goto(path);
      const number = await page.locator('main').getByText('Bestellnummer').locator('strong').innerText();
      await page.context().clearCookies();
      // Before there were links to it, only those who knew the address came here.
      await page.goto('/bestellungen/anmelden/');
      await isAlive(page, 'guest-order-login');
      await shopper.type({ Bestellnummer: number, 'E-Mail-Adresse': email, Postleitzahl: ORDER_ZIP });
      await shopper.tapButton('Bestellung öffnen');
      await isAtStep(page, `Bestellung ${number}`);
      await shopper.tapLink('Stornieren');
      await shopper.tapButton('Jetzt stornieren');
      await isAtStep(page, 'Ihre Stornierung ist erledigt');
    },
  ],
  [
    'withdraws from a contract',
    3,
    async (shopper) => {
      const { page } = shopper;
      await shopper.tap(page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }));
      await isAlive(page, 'withdrawal');
      await shopper.type({ 'Ihr Name': 'Erika Musterfrau', 'E-Mail-Adresse': freshEmail() });
      await shopper.type({ Bestellnummer: '2026-4711' });
      await shopper.tapButton('Weiter');
      await shopper.tapButton('Widerruf bestätigen');
      await isAtStep(page, 'Ihr Widerruf ist eingegangen');
    },
  ],
  [
    'registers and places the first order',
    11,
    async (shopper, { request }) => {
      const { page } = shopper;
      const email = freshEmail();
      const password = 'Werkbank-17';
      await shopper.tap(page.getByRole('banner').getByRole('link', { name: 'Mein Konto' }));
      await shopper.tapLink(/Kundenkonto anlegen/);
      await isAlive(page, 'register');
      const name = { Vorname: 'Erika', Nachname: 'Musterfrau' };
      await shopper.type({ Vorname: name.Vorname, Nachname: name.Nachname });
      await shopper.type({ 'E-Mail-Adresse': email, Passwort: password });
      await shopper.choose(page.getByRole('checkbox', { name: /^Ich stimme den AGB zu/ }));
      await shopper.tapButton('Kundenkonto anlegen');
      await isAtStep(page, 'Bitte bestätigen Sie Ihre Adresse');
      await page.goto(linkIn(await mailTo(request, email, 'account-confirm')));
      await shopper.type({ Passwort: password });
      await shopper.tapButton('Konto bestätigen');
      await isAtStep(page, 'Guten Tag, Erika Musterfrau');
      await openProduct(shopper, 'akkuschrauber');
      await shopper.tapButton('In den Warenkorb');
      await shopper.tapLink('Zur Kasse');
    },
  ],
  [
    'compares four items',
    5,
    async (shopper) => {
      const { page } = shopper;
      await search(shopper, 'akkuschrauber');
      await isAlive(page, 'search-results-page');
      await isAlive(page, 'comparison-bar');
      const tiles = page.locator('main').getByRole('article');
      for (let index = 0; index < 4; index += 1)
        await shopper.tap(
          tiles.nth(index).getByRole('link', { name: index < 3 ? /^Vergleichen: / : /^Vergleichen \(4\)/ }),
        );
      await page.waitForURL('**/vergleich/?items=*');
    },
  ],
  [
    'writes a review',
    5,
    async (shopper) => {
      const { page } = shopper;
      await openProduct(shopper, 'akkuschrauber');
      await shopper.tapLink('Bewertung schreiben');
      await isAlive(page, 'review-form');
      await shopper.choose(page.getByRole('radio', { name: '4 – gut' }));
      await shopper.type({ Überschrift: 'Gut', 'Ihre Bewertung': 'Liegt gut in der Hand, hält lange.' });
      await shopper.type({ 'Name, der bei der Bewertung steht': 'Jo K.' });
      await shopper.tapButton('Bewertung absenden');
      await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bewertung' })).toBeVisible();
    },
  ],
  [
    'keeps two items on the wishlist and puts them into the cart',
    5,
    async (shopper) => {
      const { page } = shopper;
      await search(shopper, 'akkuschrauber');
      await isAlive(page, 'search-results-page');
      const hearts = page.locator('main').getByRole('button', { name: /auf die Merkliste/i });
      await shopper.tap(hearts.nth(0));
      await shopper.tap(hearts.nth(1));
      await shopper.tap(page.getByRole('banner').getByRole('link', { name: /^Merkliste/ }));
      await isAlive(page, 'wishlist-page');
      await shopper.tapButton('Alles in den Warenkorb');
      await expect(page.getByText('Artikel liegen jetzt im Warenkorb')).toBeVisible();
    },
  ],
  [
    'chooses a store and reads on which shelf an item lies',
    4,
    async (shopper, { request }) => {
      const { page } = shopper;
      const [store] = await storesNear(request, '50667');
      const { product, stock } = await findStockedItem(request, 'silikon', [store]);
      await isAlive(page, 'storefinder-layer');
      await shopper.tap(page.getByRole('banner').getByRole('link', { name: 'Markt wählen' }));
      await chooseStore(shopper);
      await search(shopper, product.itemId);
      await expect(page.getByText(stock[0]!.location, { exact: false }).first()).toBeVisible();
    },
  ],
  [
    'buys a gift card',
    2,
    async (shopper) => {
      const { page } = shopper;
      await page.goto('/geschenkkarten/');
      await shopper.tapLink('Zum Geburtstag');
      await isAlive(page, 'gift-card-details');
      await shopper.type({ 'Betrag in Euro': '25,50' });
      await shopper.tapButton('In den Warenkorb');
      await page.waitForURL('**/basket/');
    },
  ],
  [
    'pays a refused order with another method',
    5,
    async (shopper, { request }) => {
      const { page } = shopper;
      await startCheckoutAt(request, 'review', { payment: { paymentMethod: 'CREDIT_CARD' } });
      await page.goto('/checkout/');
      await isAlive(page, 'checkout-page');
      await orderButton(page).click();
      await isAtStep(page, 'Mit Karte bezahlen');
      await shopper.type({ Kartennummer: CARDS.declined, 'Gültig bis (MM/JJ)': '12/30', Prüfziffer: '123' });
      await shopper.type({ 'Name auf der Karte': 'Erika Musterfrau' });
      await shopper.tapButton('Jetzt bezahlen');
      await isAtStep(page, 'Die Zahlung hat nicht geklappt');
      await shopper.tapLink('Andere Zahlungsart wählen');
      await isAlive(page, 'checkout-page');
      await shopper.tap(page.getByText('Andere Zahlungsart', { exact: true }));
      await shopper.tapButton('Bezahlen: PayPal');
      await shopper.type({ 'E-Mail-Adresse': 'erika@example.org', 'Name des Kontos': 'Erika Musterfrau' });
      await shopper.tapButton('Anmelden und bezahlen');
      await isAtStep(page, THANKS);
    },
  ],
  [
    'finds the nearest store and its opening hours',
    2,
    async (shopper) => {
      const { page } = shopper;
      await isAlive(page, 'storefinder-layer');
      await shopper.tap(page.getByRole('banner').getByRole('link', { name: 'Markt wählen' }));
      const layer = page.getByRole('dialog');
      await shopper.typeAndConfirm(placeField(layer), '50667');
      await expect(layer.getByRole('article').first()).toContainText(/geöffnet|geschlossen|Uhr/i);
    },
  ],
];

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(({ browserConsole }) => browserConsole.allow(/status of 40\d/));

if (isLong)
  for (const [name, mostTaps, work] of JOBS)
    test(`a shopper on a phone ${name} with at most ${mostTaps} taps`, async ({ context, open }) => {
      const page = await open('/');
      const shopper = new Shopper(page);
      await work(shopper, { request: context.request });
      console.log(`${name}: ${shopper.taps} taps, ${shopper.fields} fields`);
      expect(shopper.taps).toBeLessThanOrEqual(mostTaps);
    });
