import type { Page } from '@playwright/test';
import {
  expectProblem,
  field,
  fill,
  freshEmail,
  isAsked,
  logIn,
  mailTo,
  PASSWORD,
  press,
  startWithAccount,
} from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { startWithOrder } from '../order-steps';
import { cartLink, findAvailableProduct, findProduct, sendForm } from '../shop-steps';
import { isAlive } from '../steps';

const ORDER = '2026-4711';
const STATEMENT = `Hiermit widerrufe ich den Vertrag zur Bestellung ${ORDER}.`;
const MESSAGE = 'Nur die Säge, <b>nicht</b> die Zwingen.';
const message = (page: Page) => field(page, 'Ihre Mitteilung (freiwillig)');

async function openFromFooter(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await page.waitForURL('**/widerruf/');
  await isAsked(page, 'Vertrag widerrufen');
}

async function fillInWithOneMistake(page: Page, email: string): Promise<void> {
  await fill(page, { 'Ihr Name': 'Änne Groß-Özdemir', 'E-Mail-Adresse': email });
  await message(page).fill(MESSAGE);
  await press(page, 'Weiter');
  await expectProblem(field(page, 'Bestellnummer'), 'Bitte geben Sie die Bestellnummer ein.');
  await expect(field(page, 'Ihr Name')).toHaveValue('Änne Groß-Özdemir');
  await expect(field(page, 'E-Mail-Adresse')).toHaveValue(email);
  await expect(message(page)).toHaveValue(MESSAGE);
  await fill(page, { Bestellnummer: ORDER });
  await press(page, 'Weiter');
  await isAsked(page, 'Widerruf prüfen und bestätigen');
  await expect(page.getByText(STATEMENT)).toBeVisible();
  await expect(page.getByText(MESSAGE)).toBeVisible();
}

/**
 * The page shows the declaration, with the number and time of the mail, of which there is one. No order
 * belongs to the address, so that the mail leaves out what was typed freely.
 */
async function expectReceipt(page: Page, email: string): Promise<void> {
  await isAsked(page, 'Ihr Widerruf ist eingegangen');
  for (const typed of [STATEMENT, 'Änne Groß-Özdemir', MESSAGE])
    await expect(page.locator('main').getByText(typed).first()).toBeVisible();
  const facts = page.locator('main').getByRole('definition');
  const number = (await facts.first().innerText()).trim();
  const time = (await page.locator('main').getByRole('time').innerText()).trim();
  expect(number).toMatch(/^\S{6,}$/);
  expect(time).toMatch(/^\d\d\.\d\d\.\d{4}, \d{1,2}:\d\d Uhr$/);
  const { text } = await mailTo(page.context().request, email, 'withdrawal-receipt');
  for (const fact of [number, time, ORDER])
    expect(text, `The mail does not say ${fact}: ${text}`).toContain(fact);
  expect(text).not.toMatch(/Änne|Säge/);
}

test('withdraw from the footer of a product in two steps; a lost answer and a double click make one', async ({
  browserConsole,
  context,
  open,
}) => {
  browserConsole.allow(/Failed to load resource: net::ERR_FAILED/);
  const email = freshEmail();
  const page = await open((await findAvailableProduct(context.request)).url);
  await openFromFooter(page);
  await isAlive(page, 'withdrawal');
  await fillInWithOneMistake(page, email);
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'Angaben ändern' }).click();
  await expect(field(page, 'Bestellnummer')).toHaveValue(ORDER);
  await expect(message(page)).toHaveValue(MESSAGE);
  await press(page, 'Weiter');
  await context.route('**/widerruf/bestaetigen/', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press(page, 'Widerruf bestätigen');
  await expect(
    page.locator('main').getByRole('alert').getByText('Ihre Eingaben sind noch da.'),
  ).toBeVisible();
  await mailTo(context.request, email, 'withdrawal-receipt');

  await context.unroute('**/widerruf/bestaetigen/');
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).dblclick();
  await expectReceipt(page, email);
  await expectNoAxeViolations(page);
});

test('a new customer orders two articles, withdraws one from the account, and buys the other again', async ({
  context,
  open,
}) => {
  const email = await startWithAccount(context.request);
  const page = await open('/login/');
  await isAlive(page, 'login-form');
  await logIn(page, email, PASSWORD);
  await isAsked(page, 'Guten Tag, Änne Groß-Özdemir');
  const other = await findProduct(
    context.request,
    'bleistift',
    ({ statusOnline }) => statusOnline === 'Available',
  );
  await sendForm(context.request, '/basket/add/', { itemId: other.itemId, quantity: '1' });
  const [, orderId = ''] = /bestellung\/([^/]+)\//.exec(await startWithOrder(context.request, email)) ?? [];

  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await isAlive(page, 'withdrawal');
  await expectNoAxeViolations(page, 'main');
  const own = page.getByRole('navigation', { name: 'Welche Bestellung möchten Sie widerrufen?' });
  await own.getByRole('link').click();
  await page.waitForURL(`**/widerruf/?bestellung=${orderId}`);
  await isAlive(page, 'withdrawal');
  await expect(field(page, 'E-Mail-Adresse')).toHaveValue(email);
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await page.getByRole('checkbox', { name: other.name }).check();
  await press(page, 'Weiter');
  await press(page, 'Widerruf bestätigen');
  await isAsked(page, 'Ihr Widerruf ist eingegangen');

  await page.goto('/account/bestellungen/');
  await isAlive(page, 'account-page');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoAxeViolations(page, 'main');
  await page.getByRole('button', { name: /^Erneut bestellen/ }).dblclick();
  await expect(page.getByRole('group', { name: '1 Artikel liegt jetzt im Warenkorb' })).toBeFocused();
  await expect(cartLink(page, 1)).toBeVisible();
  await page.getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(page.getByRole('spinbutton', { name: /^Menge von/ })).toHaveValue('1');
  await expect(page.locator('main').getByText(other.name)).toHaveCount(0);

  await sendForm(context.request, `/rest/orders/${orderId}/cancel/`, {});
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script the withdrawal is the same two steps, and a double click makes one', async ({
    context,
    open,
  }) => {
    const email = freshEmail();
    const page = await open((await findAvailableProduct(context.request)).url);
    await openFromFooter(page);
    await fillInWithOneMistake(page, email);
    await page.getByRole('link', { name: 'Angaben ändern' }).click();
    await expect(field(page, 'Bestellnummer')).toHaveValue(ORDER);
    await expect(message(page)).toHaveValue(MESSAGE);
    await press(page, 'Weiter');
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).dblclick();

    await expectReceipt(page, email);
  });
});
