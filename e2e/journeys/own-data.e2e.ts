import { readFileSync } from 'node:fs';
import { field, freshEmail, isAsked, linkIn, mailTo, PASSWORD, press } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { startWithOrder } from '../order-steps';
import { isAlive } from '../steps';

test('a guest becomes a customer, takes a copy of the own data along, deletes the account and keeps it', async ({
  browserConsole,
  context,
  open,
}) => {
  // The browser reports a refused password.
  browserConsole.allow(/status of 400/);
  const email = freshEmail();
  const page = await open(await startWithOrder(context.request, email));
  await isAlive(page, 'order-confirmation');
  const number = await page.locator('main').getByText('Bestellnummer').locator('strong').innerText();

  await page.getByRole('link', { name: 'Kundenkonto anlegen' }).click();
  await isAlive(page, 'register');
  await expect(page.getByText(`aus der Bestellung ${number} haben wir übernommen`)).toBeVisible();
  await expect(field(page, 'E-Mail-Adresse')).toHaveValue(email);
  await field(page, 'Passwort').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /^Ich stimme den AGB zu/ }).check();
  await press(page, 'Kundenkonto anlegen');
  await isAsked(page, 'Bitte bestätigen Sie Ihre Adresse');

  await page.goto(linkIn(await mailTo(context.request, email, 'account-confirm')));
  await isAlive(page, 'register-confirm');
  await field(page, 'Passwort').fill('Fremdes-Passwort-1');
  await press(page, 'Konto bestätigen');
  await expect(page.getByText('Dieses Passwort gehört nicht zu dieser Registrierung.')).toBeVisible();
  await field(page, 'Passwort').fill(PASSWORD);
  await press(page, 'Konto bestätigen');
  await expect(page.getByRole('link', { name: `Bestellung ${number}` })).toBeVisible();

  await page.locator('main').getByRole('link', { name: 'Datenschutz', exact: true }).click();
  await page.waitForURL('/account/datenschutz/');
  await isAlive(page, 'account-page');
  const copy = page.getByRole('form', { name: 'Ihre Daten herunterladen' });
  await copy.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await copy.getByRole('button', { name: 'Daten anfordern' }).click();
  await expect(page.getByText(/^Angefordert am/)).toBeVisible();
  const ready = await mailTo(context.request, email, 'export-ready');
  await page.goto(linkIn(ready));
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^JSON/ }).click();
  const { data } = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as {
    data: Record<string, { number?: string }[]>;
  };
  expect(data.shop_order?.map((order) => order.number)).toEqual([number]);

  await isAlive(page, 'account-page');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoAxeViolations(page, 'main');
  const deletion = page.getByRole('form', { name: 'Kundenkonto löschen' });
  await deletion.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await deletion.getByRole('button', { name: 'Konto löschen' }).click();
  await expect(page.getByRole('heading', { name: /^Ihr Kundenkonto wird am .* gelöscht$/ })).toBeVisible();
  const mail = await mailTo(context.request, email, 'account-deletion');
  await page.goto('/account/');
  await expect(page.getByText(/^Ihr Kundenkonto wird am .* gelöscht\.$/)).toBeVisible();
  await page.goto(linkIn(mail));
  await isAlive(page, 'account-page');
  await press(page, 'Konto behalten');
  await expect(page.getByRole('heading', { name: 'Kundenkonto löschen' })).toBeVisible();
  await page.goto('/account/');
  await expect(page.getByText(/^Ihr Kundenkonto wird am/)).toHaveCount(0);
});
