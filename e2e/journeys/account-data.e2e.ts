import type { Page } from '@playwright/test';
import {
  fill,
  freshEmail,
  isAsked,
  linkIn,
  logIn,
  mailTo,
  PASSWORD,
  press,
  startWithAccount,
} from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { isAlive } from '../steps';

const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true });

async function askFor(page: Page, email: string): Promise<void> {
  const fields = form(page, 'E-Mail-Adresse ändern');
  await fields.getByRole('textbox', { name: 'Neue E-Mail-Adresse' }).fill(email);
  await fields.getByLabel('Ihr Passwort', { exact: true }).fill(PASSWORD);
  await press(page, 'Link anfordern');
  await expect(page.getByText('Wir haben zwei E-Mails geschickt')).toBeVisible();
}

test('another address: asked in the account, confirmed by its mail, opposed by the old one; the other device is logged out', async ({
  context,
  browser,
  open,
}) => {
  const email = await startWithAccount(context.request);
  const newEmail = freshEmail();
  const page = await open('/login/');
  await logIn(page, email, PASSWORD);
  await page
    .getByRole('navigation', { name: 'Mein Konto' })
    .getByRole('link', { name: 'Persönliche Daten' })
    .click();
  await isAlive(page, 'account-page');
  await expectNoAxeViolations(page);
  await fill(page, { Nachname: 'Groß' });
  await press(page, 'Speichern');
  await expect(page.getByText('Ihre Angaben sind gespeichert.')).toBeVisible();
  const phone = await (await browser.newContext()).newPage();
  await logIn(phone, email, PASSWORD);
  await isAsked(phone, 'Guten Tag, Änne Groß');

  await askFor(page, newEmail);
  const notice = linkIn(await mailTo(context.request, email, 'email-change-notice'));
  await page.goto(linkIn(await mailTo(context.request, newEmail, 'email-change')));
  await fill(page, { Passwort: PASSWORD });
  await press(page, 'Neue Adresse bestätigen');
  await isAsked(page, 'Ihre neue E-Mail-Adresse gilt');
  await page.getByRole('link', { name: 'Zum Kundenkonto' }).click();
  await expect(page.locator('main').getByText(newEmail, { exact: true })).toBeVisible();
  await phone.reload();
  await isAsked(phone, 'Anmelden');

  await phone.goto(notice);
  await press(phone, 'Widersprechen');
  await isAsked(phone, 'Die Änderung gilt nicht');
  await phone.getByRole('link', { name: 'Neues Passwort anfordern' }).click();
  await isAsked(phone, 'Passwort vergessen?');
  await page.goto('/account/daten/');
  await isAsked(page, 'Anmelden');
  await phone.context().close();
});
