import { CONSENT_COOKIE } from '@fachwerk/shared/rules';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { consentLayer } from './consent-steps';
import { storeWithContent } from './market-cms';
import {
  ERIKA,
  findProduct,
  type ListedProduct,
  PASSWORD,
  PROFESSIONAL,
  startLoggedIn,
  startWithOneInCart,
} from './shop-steps';
import { isAlive } from './steps';

/** A page of the shop in one of its states. */
export interface PageState {
  name: string;
  /** Prepares what the page shows; returns its path. */
  path(request: APIRequestContext): Promise<string>;
  /** Brings the page into this state. */
  act?(page: Page): Promise<unknown>;
  status?: number;
  /** Allowed messages of the browser. */
  messages?: RegExp[];
  /** Where this state exists; everywhere by default. */
  where?: 'on phones';
  /** Stands for its page type where not every state is checked. */
  isTypical?: true;
}

const at = (path: string) => () => Promise.resolve(path);
const product =
  (words: string, isIt: (product: ListedProduct) => boolean) =>
  async (request: APIRequestContext): Promise<string> =>
    (await findProduct(request, words, isIt)).url;
const soldOut = product('garten', ({ statusOnline }) => statusOnline !== 'Available');
const loggedIn =
  (email: string, path: string) =>
  async (request: APIRequestContext): Promise<string> => {
    await startLoggedIn(request, email);
    return path;
  };

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const mistakes = (page: Page) => expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();

async function submitEmpty(page: Page, widget: string, button: string): Promise<void> {
  await isAlive(page, widget);
  await page.locator('main').getByRole('button', { name: button, exact: true }).click();
  await mistakes(page);
}

/** As a first visitor: the others of these tests have denied. */
async function beAsked(page: Page): Promise<void> {
  await page.context().clearCookies({ name: CONSENT_COOKIE });
  await page.reload();
  await expect(consentLayer(page)).toBeVisible();
}

async function register(page: Page): Promise<void> {
  await isAlive(page, 'register');
  const main = page.locator('main');
  await main.getByLabel('Keine Angabe').check();
  await main.getByLabel('Vorname').fill('Ida');
  await main.getByLabel('Nachname').fill('Neumann');
  await main.getByLabel('E-Mail-Adresse').fill(`ida-${Date.now()}@example.org`);
  await main.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Kundenkonto anlegen' }).click();
  await heading(page, 'Bitte bestätigen Sie Ihre Adresse');
}

async function requestPassword(page: Page): Promise<void> {
  await isAlive(page, 'request-password');
  await page.locator('main').getByLabel('E-Mail-Adresse').fill('niemand@example.org');
  await page.locator('main').getByRole('button', { name: 'Link anfordern' }).click();
  await heading(page, 'Bitte sehen Sie in Ihrem Postfach nach');
}

async function reviewWithdrawal(page: Page): Promise<void> {
  await isAlive(page, 'withdrawal');
  const main = page.locator('main');
  await main.getByLabel('Ihr Name').fill('Ida Neumann');
  await main.getByLabel('Bestellnummer').fill('FW-2026-000001');
  await main.getByLabel('E-Mail-Adresse').fill('ida@example.org');
  await main.getByRole('button', { name: 'Weiter', exact: true }).click();
  await heading(page, 'Widerruf prüfen und bestätigen');
}

async function withdraw(page: Page): Promise<void> {
  await reviewWithdrawal(page);
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await heading(page, 'Ihr Widerruf ist eingegangen');
}

async function openBackInStock(page: Page): Promise<void> {
  await isAlive(page, 'product-details-page');
  await page.locator('main').getByRole('link', { name: 'Benachrichtigen, sobald wieder lieferbar' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeVisible();
}

async function openStoreLayer(page: Page): Promise<void> {
  await isAlive(page, 'storefinder-layer');
  await page.getByRole('banner').getByRole('link', { name: 'Markt wählen' }).click();
  const layer = page.getByRole('dialog', { name: 'Markt wählen' });
  await layer.getByLabel('Postleitzahl oder Ort').fill('50667');
  await layer.getByLabel('Postleitzahl oder Ort').press('Enter');
  await expect(layer.getByRole('article').first()).toBeVisible();
}

async function openStoreTile(page: Page): Promise<void> {
  await openStoreLayer(page);
  await page
    .getByRole('button', { name: /^Als meinen Markt wählen/ })
    .first()
    .click();
  await isAlive(page, 'store-tile');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Ihr Markt: / })
    .click();
  await expect(page.getByRole('dialog', { name: 'Ihr Markt' }).getByText(/ Uhr/).first()).toBeVisible();
}

async function openMenu(page: Page): Promise<void> {
  await isAlive(page, 'burger-menu');
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('dialog', { name: 'Sortiment' }).getByText('Garten').first()).toBeVisible();
}

async function openArticleList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Artikelliste' }).click();
  const list = page.getByRole('dialog', { name: 'Artikelliste' });
  await list.getByLabel('Artikelnummern oder EAN mit Menge').fill('87653923;1\n43441201 2\n1;1\nviele');
  await list.getByRole('button', { name: 'Liste prüfen' }).click();
  await expect(list.getByText('Zeilen brauchen eine Korrektur')).toBeVisible();
}

const SEARCH = '/search/?q=akkuschrauber&ms=true';

export const STATES: readonly PageState[] = [
  { name: 'the start page', isTypical: true, path: at('/') },
  { name: 'the question about services', isTypical: true, path: at('/'), act: beAsked },
  { name: 'the settings of services', path: at('/cookie-einstellungen/') },
  { name: 'a category with categories', isTypical: true, path: at('/c/werkzeug-maschinen/') },
  { name: 'a category of the second level', path: at('/c/werkzeug-maschinen/akkuwerkzeuge/') },
  { name: 'a list with filters', isTypical: true, path: at(`${SEARCH}&sort=price-asc&f.marke=Fachwerk`) },
  { name: 'a search', path: at(SEARCH) },
  { name: 'a search without results', isTypical: true, path: at('/search/?q=xyzxyzxyz&ms=true') },
  { name: 'a search without words', path: at('/search/') },
  {
    name: 'a product with variants',
    isTypical: true,
    path: product('akkuschrauber', ({ variations }) => variations.length > 0),
  },
  { name: 'a sold out product', path: soldOut },
  { name: 'the layer of a sold out product', isTypical: true, path: soldOut, act: openBackInStock },
  {
    name: 'the form of a sold out product',
    async path(request) {
      const [, productId = '', item = ''] = /-(\w+)\/(.*)$/.exec(await soldOut(request)) ?? [];
      return `/wieder-da/${productId}/${item}`;
    },
  },
  {
    name: 'the form of a product that is there',
    path: at('/wieder-da/1424786/'),
  },
  {
    name: 'the confirmation of a back-in-stock request',
    path: at('/wieder-da/bestaetigen/?token=0123456789'),
  },
  { name: 'the deletion of a back-in-stock request', path: at('/wieder-da/abmelden/?token=0123456789') },
  {
    name: 'a product with an energy label',
    isTypical: true,
    path: product('led leuchte', ({ eeLabels }) => eeLabels.length > 0),
  },
  {
    name: 'a comparison of two items',
    isTypical: true,
    async path(request) {
      const first = await findProduct(request, 'akkuschrauber', () => true);
      const second = await findProduct(request, 'led leuchte', ({ eeLabels }) => eeLabels.length > 0);
      return `/vergleich/?items=${first.itemId},${second.itemId}`;
    },
  },
  { name: 'a comparison without items', path: at('/vergleich/') },
  { name: 'the empty cart', path: at('/basket/') },
  {
    name: 'the filled cart',
    isTypical: true,
    async path(request) {
      await startWithOneInCart(request);
      return '/basket/';
    },
  },
  { name: 'a page that does not exist', isTypical: true, path: at('/gibt-es-nicht/'), status: 404 },
  { name: 'a product that does not exist', path: at('/p/gibt-es-nicht-1/'), status: 404 },
  { name: 'an address that cannot be read', path: at('/%'), status: 400 },

  { name: 'the list of all stores', path: at('/stores/') },
  {
    name: 'a store',
    isTypical: true,
    async path(request) {
      const answer = await request.get('/rest/stores/?limit=1');
      const { results } = (await answer.json()) as { results: { store: { url: string } }[] };
      return results[0]?.store.url ?? '';
    },
  },
  { name: 'a store with content of the market CMS', isTypical: true, path: storeWithContent },
  { name: 'stores near a postcode', isTypical: true, path: at('/stores/?q=50667') },
  { name: 'stores near an unknown place', path: at('/stores/?q=Xyzhausen') },
  { name: 'the search for a store with vehicles', path: at('/transporter/') },
  { name: 'the vehicles of a store', path: at('/transporter/?companyId=1007') },
  {
    name: 'the free times of a vehicle',
    isTypical: true,
    path: at('/transporter/?companyId=1007&vehicleId=1007-A1'),
  },
  {
    name: 'the suggested time of a vehicle',
    path: at('/transporter/?companyId=1007&vehicleId=1007-A1&suggest=time'),
  },
  { name: 'a booking of another visitor', path: at('/transporter/buchung/gibt-es-nicht/') },
  { name: 'the layer of stores', isTypical: true, path: at('/'), act: openStoreLayer },
  { name: 'the tile of the store', path: at('/basket/'), act: openStoreTile },
  { name: 'the menu', isTypical: true, path: at('/basket/'), act: openMenu, where: 'on phones' },

  { name: 'the login', path: at('/login/') },
  {
    name: 'the login with mistakes',
    path: at('/login/'),
    act: (page) => submitEmpty(page, 'login-form', 'Anmelden'),
  },
  { name: 'the login after logging in', path: loggedIn(ERIKA, '/login/') },
  { name: 'the registration', path: at('/register/') },
  {
    name: 'the registration with mistakes',
    isTypical: true,
    path: at('/register/'),
    act: (page) => submitEmpty(page, 'register', 'Kundenkonto anlegen'),
  },
  { name: 'the finished registration', path: at('/register/'), act: register },
  { name: 'the confirmation of an account', path: at('/register/confirm/?token=0123456789') },
  { name: 'the request for a new password', path: at('/password/request/') },
  { name: 'the sent request for a new password', path: at('/password/request/'), act: requestPassword },
  {
    name: 'the new password',
    path: at('/password/reset/?token=0123456789'),
    // The page does not show the e-mail address, which the link identifies.
    messages: [/Password forms should have \(optionally hidden\) username fields/],
  },
  { name: 'the new password without its token', path: at('/password/reset/') },
  { name: 'the account', isTypical: true, path: loggedIn(ERIKA, '/account/') },
  { name: 'the personal data of the account', isTypical: true, path: loggedIn(ERIKA, '/account/daten/') },
  { name: 'the addresses of the account', path: loggedIn(ERIKA, '/account/adressen/') },
  { name: 'a new address of the account', path: loggedIn(ERIKA, '/account/adressen/?adresse=neu') },
  { name: 'the orders of the account', path: loggedIn(ERIKA, '/account/bestellungen/') },
  { name: 'the products of the account', path: loggedIn(ERIKA, '/account/produkte/') },
  { name: 'the newsletter of the account', path: loggedIn(ERIKA, '/account/newsletter/') },
  { name: 'the privacy of the account', path: loggedIn(ERIKA, '/account/datenschutz/') },
  { name: 'the security of the account', path: loggedIn(ERIKA, '/account/sicherheit/') },
  { name: 'the reviews of the account', path: loggedIn(ERIKA, '/account/bewertungen/') },
  { name: 'the rentals of the account', path: loggedIn(ERIKA, '/account/mieten/') },
  { name: 'the wishlist of the account', path: loggedIn(ERIKA, '/account/merkliste/') },
  { name: 'the confirmation of another address', path: at('/email/confirm/?token=0123456789') },
  { name: 'the objection to another address', path: at('/email/objection/?token=0123456789') },
  { name: 'the account without a login', path: at('/account/') },
  { name: 'the card of the account', isTypical: true, path: loggedIn(ERIKA, '/account/kundenkarte/') },
  { name: 'the account without a card', path: loggedIn(PROFESSIONAL, '/account/kundenkarte/') },
  { name: 'the digital card', path: loggedIn(ERIKA, '/kundenkarte/digital/') },
  { name: 'the digital card without a login', path: at('/kundenkarte/digital/') },
  { name: 'the form for a card', path: loggedIn(PROFESSIONAL, '/kundenkarte/') },
  { name: 'the consent of a card', path: loggedIn(ERIKA, '/kundenkarte/angebote/') },
  { name: 'the bonus card', path: at('/bonuskarte/') },
  { name: 'the partner card', path: at('/partnerkarte/') },
  { name: 'the withdrawal', path: at('/widerruf/') },
  {
    name: 'the withdrawal before it is confirmed',
    isTypical: true,
    path: at('/widerruf/'),
    act: reviewWithdrawal,
  },
  { name: 'the received withdrawal', path: at('/widerruf/'), act: withdraw },

  { name: 'the imprint', path: at('/impressum/') },
  { name: 'the terms', isTypical: true, path: at('/agb/') },
  { name: 'the privacy notice', path: at('/datenschutz/') },
  { name: 'a campaign', path: at('/aktionen/winter/') },
  { name: 'a guide', path: at('/ratgeber/wand-streichen/') },
  { name: 'the prize draw', path: at('/gewinnspiel/') },
  { name: 'the thanks for an entry', path: at('/lottery/?newsletterSubscribedSuccess=true') },
  { name: 'an entry that was refused', path: at('/lottery/?restriction=closed') },
  { name: 'the page about shipping', path: at('/versand/') },
  { name: 'the accessibility statement', path: at('/barrierefreiheit/') },
  { name: 'the instruction on withdrawal', path: at('/widerrufsbelehrung/') },
  { name: 'the contact', path: at('/kontakt/') },
  { name: 'the message to the service', path: at('/kontakt/nachricht/') },
  { name: 'the requests to the service', path: at('/service-anfragen/') },
  { name: 'the newsletter', path: at('/newsletter/') },
  { name: 'the confirmation of the newsletter', path: at('/newsletter/bestaetigen/?token=0123456789') },
  { name: 'the welcome to the newsletter', path: at('/newsletter/willkommen/?token=0123456789') },
  { name: 'the topics of the newsletter', path: at('/newsletter/aendern/?token=0123456789') },
  { name: 'the end of the newsletter', path: at('/newsletter/abmelden/?token=0123456789') },
  { name: 'the end of a consent', path: at('/mitteilungen/abbestellen/?token=0123456789') },
  { name: 'the newsletter after its end', path: at('/newsletter/abgemeldet/') },

  { name: 'the catalogue of widgets', path: at('/widgets/') },
  { name: 'a widget in the catalogue', isTypical: true, path: at('/widgets/?widget=usp-teaser') },
  { name: 'the catalogue without a match', path: at('/widgets/?q=xyzxyzxyz') },
  { name: 'the simulator of the app', path: at('/app-simulator/') },
  {
    name: 'the operators’ page, signed out',
    path: at('/operations/'),
    act: (page) => expect(page.getByRole('heading', { level: 2, name: 'Anmelden' })).toBeVisible(),
    messages: [/Failed to load resource: .* status of 401/],
  },

  {
    name: 'the store desk, signed out',
    path: at('/desk/'),
    act: (page) => expect(page.getByRole('heading', { level: 2, name: 'Anmelden' })).toBeVisible(),
  },

  { name: 'the start page for professionals', path: loggedIn(PROFESSIONAL, '/') },
  { name: 'a list for professionals', path: loggedIn(PROFESSIONAL, SEARCH) },
  { name: 'a product for professionals', path: loggedIn(PROFESSIONAL, '/p/x-1424786/') },
  { name: 'the cart for professionals', path: loggedIn(PROFESSIONAL, '/basket/') },
  {
    name: 'the article list',
    isTypical: true,
    path: loggedIn(PROFESSIONAL, '/basket/'),
    act: openArticleList,
  },
  {
    name: 'the order of professionals without goods',
    path: loggedIn(PROFESSIONAL, '/prohibis/market/order/'),
  },
  { name: 'a refused order of professionals', path: at('/prohibis/market/error?e=stock') },
];

/** States of which the server sends the HTML. */
export const SERVED_STATES = STATES.filter(({ act }) => !act);
