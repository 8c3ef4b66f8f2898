import type { Page } from '@playwright/test';
import { fill, logIn, PASSWORD, press, startWithAccount } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { scanScreen } from '../qr-code';
import { isAlive } from '../steps';

const TAB = '/account/kundenkarte/';
const DIGITAL = '/kundenkarte/digital/';
const POSTCODE = '10115';

test.beforeEach(({ browserConsole }) =>
  // The browser logs every refused call, and each one without network.
  browserConsole.allow(/Failed to load resource: (?:.* status of 40[01]|net::ERR_INTERNET_DISCONNECTED)/),
);

/** The worker is active: the page is kept with all of its files. */
async function openKept(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(DIGITAL);
    const state = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
    await expect.poll(state, { timeout: 30_000 }).toBe('activated');
  }).toPass({ timeout: 300_000 });
}

const numberOf = async (page: Page): Promise<string> => {
  const code = page.getByRole('img', { name: /^Strichcode der Kundenkarte / });
  return ((await code.getAttribute('aria-label')) ?? '').replace(/\D/g, '');
};

test('a card is issued, leaves the account, is linked again with its postcode, and is shown without network', async ({
  context,
  open,
}) => {
  const email = await startWithAccount(context.request);
  const page = await open('/login/');
  await isAlive(page, 'login-form');
  await logIn(page, email, PASSWORD);
  await page.waitForURL('**/account/');

  await page.goto('/kundenkarte/');
  await isAlive(page, 'customer-card-registration');
  await fill(page, { Vorname: 'Änne', Nachname: 'Groß-Özdemir', Postleitzahl: POSTCODE });
  await page.getByRole('checkbox', { name: /^Ich möchte die Kundenkarte/ }).check();
  await press(page, 'Kundenkarte anlegen');
  await page.getByRole('link', { name: 'Zur Kundenkarte' }).click();
  await isAlive(page, 'account-page');
  const number = await numberOf(page);
  expect(number).toMatch(/^29\d{10}$/);
  await expectNoAxeViolations(page);

  await page.getByText('Karte aus dem Konto nehmen').click();
  await press(page, 'Aus dem Konto nehmen');
  await expect(page.getByRole('heading', { name: 'Vorhandene Karte hinzufügen' })).toBeVisible();
  await isAlive(page, 'account-page');
  await fill(page, { Kartennummer: number, Postleitzahl: '99999' });
  await press(page, 'Karte hinzufügen');
  await expect(page.getByRole('textbox', { name: 'Kartennummer' })).toBeFocused();
  await expect(page.getByText('Diese Angaben passen zu keiner Karte').first()).toBeVisible();
  await fill(page, { Postleitzahl: POSTCODE });
  await press(page, 'Karte hinzufügen');
  await expect(page.getByRole('heading', { name: 'Belege' })).toBeVisible();
  expect(await numberOf(page)).toBe(number);

  await openKept(page);
  await isAlive(page, 'digital-customer-card');
  expect(await scanScreen(page, 'Code128')).toEqual([number]);
  await expectNoAxeViolations(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Ohne Netz: Der Punktestand')).toBeVisible();
  expect(await scanScreen(page, 'Code128')).toEqual([number]);

  // With the login the card leaves this browser.
  await context.setOffline(false);
  await page.goto(TAB);
  await isAlive(page, 'account-page');
  await press(page, 'Abmelden');
  await page.waitForURL((url) => url.pathname === '/');
  await isAlive(page, 'hero-slider');
  await context.setOffline(true);
  await page.goto(DIGITAL);
  await isAlive(page, 'digital-customer-card');
  await expect(page.getByRole('heading', { name: 'Bitte melden Sie sich an' })).toBeVisible();
  await context.setOffline(false);
});
