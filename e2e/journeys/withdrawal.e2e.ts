import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { expectProblem, field, fill, freshEmail, isAsked, mailTo, press } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { findAvailableProduct } from '../shop-steps';
import { hasValue, isAlive, isSeen, journey } from '../steps';

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
  await expectProblem(field(page, 'Bestellnummer'), 'Bitte füllen Sie dieses Feld aus.');
  await hasValue(field(page, 'Ihr Name'), 'Änne Groß-Özdemir');
  await hasValue(field(page, 'E-Mail-Adresse'), email);
  await hasValue(message(page), MESSAGE);
  await fill(page, { Bestellnummer: ORDER });
  await press(page, 'Weiter');
  await isAsked(page, 'Widerruf prüfen und bestätigen');
  await isSeen(page.getByText(STATEMENT));
  await isSeen(page.getByText(MESSAGE));
}

/** Number and time on the page are those of the one mail. */
async function expectReceipt(page: Page, email: string): Promise<void> {
  await isAsked(page, 'Ihr Widerruf ist eingegangen');
  await isSeen(page.getByText(STATEMENT));
  const facts = page.locator('main').getByRole('definition');
  const number = (await facts.first().innerText()).trim();
  const time = (await page.locator('main').getByRole('time').innerText()).trim();
  assert.match(number, /^\S{6,}$/);
  assert.match(time, /^\d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr$/);
  const { text } = await mailTo(page.context().request, email, 'withdrawal-receipt');
  for (const fact of [number, time, ORDER, 'Änne Groß-Özdemir', MESSAGE])
    assert.ok(text.includes(fact), `The mail does not say ${fact}: ${text}`);
}

journey('withdraw from the footer of a product in two steps; a double click makes one', async (visitor) => {
  const { context, open } = visitor;
  const email = freshEmail();
  const page = await open((await findAvailableProduct(context.request)).url);
  await openFromFooter(page);
  await isAlive(page, 'withdrawal');
  await fillInWithOneMistake(page, email);
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'Angaben ändern' }).click();
  await hasValue(field(page, 'Bestellnummer'), ORDER);
  await hasValue(message(page), MESSAGE);
  await press(page, 'Weiter');
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).dblclick();

  await expectReceipt(page, email);
  await expectNoAxeViolations(page);
});

journey(
  'an answer that got lost on the way makes no second withdrawal',
  async ({ context, open }) => {
    const email = freshEmail();
    const page = await open('/widerruf/');
    await isAlive(page, 'withdrawal');
    await fillInWithOneMistake(page, email);
    await context.route('**/widerruf/bestaetigen/', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await press(page, 'Widerruf bestätigen');
    await isSeen(page.locator('main').getByRole('alert').getByText('Ihre Eingaben sind noch da.'));
    await mailTo(context.request, email, 'withdrawal-receipt');

    await context.unroute('**/widerruf/bestaetigen/');
    await press(page, 'Widerruf bestätigen');
    await expectReceipt(page, email);
  },
  { expectedMessages: [/Failed to load resource: net::ERR_FAILED/] },
);

journey(
  'without script the withdrawal is the same two steps, and a double click makes one',
  async ({ context, open }) => {
    const email = freshEmail();
    const page = await open((await findAvailableProduct(context.request)).url);
    await openFromFooter(page);
    await fillInWithOneMistake(page, email);
    await page.getByRole('link', { name: 'Angaben ändern' }).click();
    await hasValue(field(page, 'Bestellnummer'), ORDER);
    await hasValue(message(page), MESSAGE);
    await press(page, 'Weiter');
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).dblclick();

    await expectReceipt(page, email);
  },
  { javaScriptEnabled: false },
);
