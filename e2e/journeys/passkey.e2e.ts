import type { Page } from '@playwright/test';
import { accountLink, isAsked, logIn, mailTo, PASSWORD, press, startWithAccount } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { isAlive } from '../steps';

/** The device of the visitor, which confirms what its owner would confirm. */
async function plugInDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey: added with the password, told by mail, used to log in without an address, removed; and logged out everywhere', async ({
  context,
  open,
}) => {
  const email = await startWithAccount(context.request);
  const page = await open('/login/');
  await plugInDevice(page);
  await logIn(page, email, PASSWORD);
  await page.locator('main').getByRole('link', { name: 'Sicherheit' }).click();
  await isAlive(page, 'account-page');
  await expect(page.getByText('Dieses Gerät', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Werkstatt');
  await page.getByLabel('Ihr Passwort', { exact: true }).fill(PASSWORD);
  await press(page, 'Passkey einrichten');
  await expect(page.getByText('Werkstatt', { exact: true })).toBeVisible();
  await mailTo(context.request, email, 'passkey-added');

  await press(page, 'Überall abmelden');
  await isAsked(page, 'Anmelden');
  await isAlive(page, 'login-form');
  await press(page, 'Mit Passkey anmelden');
  await isAsked(page, 'Guten Tag, Änne Groß-Özdemir');
  await expect(accountLink(page, 'Änne Groß-Özdemir')).toBeVisible();

  await page.goto('/account/sicherheit/');
  await isAlive(page, 'account-page');
  await expect(page.getByText(/zuletzt genutzt am/)).toBeVisible();
  await press(page, 'Löschen: Werkstatt');
  await expect(page.getByText('Werkstatt', { exact: true })).toHaveCount(0);
});
