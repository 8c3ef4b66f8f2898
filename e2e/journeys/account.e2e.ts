import type { Page } from '@playwright/test';
import {
  accountLink,
  expectProblem,
  field,
  fill,
  freshEmail,
  isAsked,
  linkIn,
  mailsTo,
  mailTo,
  PASSWORD,
  press,
  startWithAccount,
} from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { cartLink, startWithOneInCart } from '../shop-steps';
import { isAlive } from '../steps';

const NAME = 'Änne Groß-Özdemir';
const NEW_PASSWORD = 'Hobelbank-18';

test.beforeEach(({ browserConsole }) =>
  browserConsole.allow(
    // The browser logs every refused call.
    /Failed to load resource: .* status of 400/,
    // The link of the mail does not contain the user name that browsers want beside a new password.
    /Password forms should have \(optionally hidden\) username fields/,
  ),
);

const FAILED =
  'Die E-Mail-Adresse oder das Passwort stimmt nicht, oder die Registrierung ist noch nicht bestätigt. ' +
  'Bitte prüfen Sie Ihre Eingaben und Ihr Postfach.';
const alert = (page: Page, text: string) =>
  page.locator('main').getByRole('alert').getByText(text, { exact: true });
const terms = (page: Page) => page.getByRole('checkbox', { name: /^Ich stimme den AGB zu/ });
const birthDate = (page: Page) => field(page, 'Geburtsdatum (freiwillig)');

/** Makes one mistake of every kind. */
async function registerWithMistakes(page: Page): Promise<void> {
  await fill(page, { Vorname: 'Änne', 'E-Mail-Adresse': 'aenne@example', Passwort: 'zu-kurz' });
  await birthDate(page).fill('24.12.2020');
  await press(page, 'Kundenkonto anlegen');

  await expectProblem(field(page, 'Nachname'), 'Bitte geben Sie Ihren Nachnamen ein.');
  await expectProblem(field(page, 'E-Mail-Adresse'), 'Bitte geben Sie eine gültige E-Mail-Adresse ein');
  await expectProblem(field(page, 'Passwort'), 'Bitte wählen Sie 8 bis 255 Zeichen mit Groß- und');
  await expectProblem(birthDate(page), 'Sie müssen mindestens 18 Jahre alt sein.');
  await expectProblem(terms(page), 'Bitte stimmen Sie den AGB zu');
  await expect(field(page, 'Vorname')).toHaveValue('Änne');
  await expect(field(page, 'E-Mail-Adresse')).toHaveValue('aenne@example');
  await expect(birthDate(page)).toHaveValue('24.12.2020');
}

async function registerCorrectly(page: Page, email: string): Promise<void> {
  await page.getByRole('radio', { name: 'Frau' }).check();
  await fill(page, {
    Vorname: 'Änne',
    Nachname: 'Groß-Özdemir',
    'E-Mail-Adresse': email,
    Passwort: PASSWORD,
  });
  await birthDate(page).fill('24.12.1990');
  await terms(page).check();
  await press(page, 'Kundenkonto anlegen');
  await isAsked(page, 'Bitte bestätigen Sie Ihre Adresse');
}

async function confirm(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await isAsked(page, 'Konto bestätigen');
  await field(page, 'Passwort').fill(PASSWORD);
  await press(page, 'Konto bestätigen');
  await isAsked(page, `Guten Tag, ${NAME}`);
}

/** On the page of the login. */
async function isRefused(page: Page, email: string, password: string): Promise<void> {
  await fill(page, { 'E-Mail-Adresse': email, Passwort: password });
  await press(page, 'Anmelden');
  await expect(alert(page, FAILED)).toBeVisible();
  await expect(field(page, 'E-Mail-Adresse')).toHaveValue(email);
}

test('register with mistakes, confirm by mail with the cart of before, log out and in; other tabs follow', async ({
  context,
  open,
}) => {
  const email = freshEmail();
  await startWithOneInCart(context.request);
  const page = await open('/register/');
  await isAlive(page, 'register');
  await registerWithMistakes(page);
  await expectNoAxeViolations(page);
  await registerCorrectly(page, email);
  await expect(page.getByText(`Wir haben eine E-Mail an ${email} geschickt.`)).toBeVisible();
  await page.goto('/login/');
  await isRefused(page, email, PASSWORD);
  await confirm(page, linkIn(await mailTo(context.request, email, 'account-confirm')));

  await expect(cartLink(page, 1)).toBeVisible();
  await isAlive(page, 'account-page');
  await press(page, 'Abmelden');
  await page.waitForURL('/');
  await page.goto('/login/');
  await isAlive(page, 'login-form');
  await isRefused(page, 'niemand@example.org', PASSWORD);
  await isRefused(page, email, 'Falsch-gemerkt-1');
  const other = await open('/impressum/');
  await isAlive(other, 'header');
  await expect(accountLink(other)).toBeVisible();
  await field(page, 'Passwort').fill(PASSWORD);
  await press(page, 'Anmelden');

  await isAsked(page, `Guten Tag, ${NAME}`);
  await expect(page.locator('main').getByText(email, { exact: true })).toBeVisible();
  await expect(accountLink(page, NAME)).toBeVisible();
  await expect(cartLink(page, 1)).toBeVisible();
  await expect(accountLink(other, NAME)).toBeVisible();
  await other.reload();
  await expect(accountLink(other, NAME)).toBeVisible();
  await expect(cartLink(other, 1)).toBeVisible();

  await isAlive(page, 'account-page');
  await press(page, 'Abmelden');
  await page.waitForURL('/');
  await expect(accountLink(other)).toBeVisible();
  await expect(accountLink(page)).toBeVisible();
  await expect(cartLink(page)).toBeVisible();
  await page.goBack();
  await isAsked(page, 'Anmelden');
  await expect(page.getByText(email)).toHaveCount(0);
});

test('a forgotten password: ask for a link, choose another; the old one is refused and the link used up', async ({
  context,
  open,
}) => {
  const email = await startWithAccount(context.request);
  const page = await open('/login/');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await isAsked(page, 'Passwort vergessen?');
  await isAlive(page, 'request-password');
  await askForLink(page, 'aenne@example');
  await expectProblem(field(page, 'E-Mail-Adresse'), 'Bitte geben Sie eine gültige E-Mail-Adresse ein');
  await askForLink(page, 'niemand@example.org');
  await expect(page.getByText('Wenn es zu niemand@example.org ein Konto gibt')).toBeVisible();

  await page.locator('main').getByRole('link', { name: 'Eingaben ändern' }).click();
  await askForLink(page, email);
  await expect(page.getByText(`Wenn es zu ${email} ein Konto gibt`)).toBeVisible();
  expect(await mailsTo(context.request, 'niemand@example.org')).toEqual([]);

  const link = linkIn(await mailTo(context.request, email, 'password-reset'));
  await page.goto(link);
  await isAlive(page, 'reset-password');
  await choosePassword(page, 'zu-kurz');
  await expectProblem(field(page, 'Neues Passwort'), 'Bitte wählen Sie 8 bis 255 Zeichen mit Groß- und');
  await expect(field(page, 'Neues Passwort')).toHaveValue('zu-kurz');
  await choosePassword(page, NEW_PASSWORD);
  await isAsked(page, 'Ihr neues Passwort gilt');
  await mailTo(context.request, email, 'password-changed');

  await page.goto('/login/');
  await isRefused(page, email, PASSWORD);
  await field(page, 'Passwort').fill(NEW_PASSWORD);
  await press(page, 'Anmelden');
  await isAsked(page, `Guten Tag, ${NAME}`);
  await page.goto(link);
  await choosePassword(page, PASSWORD);
  await expect(page.locator('main').getByRole('alert').getByText('Dieser Link ist abgelaufen')).toBeVisible();
});

async function askForLink(page: Page, email: string): Promise<void> {
  await field(page, 'E-Mail-Adresse').fill(email);
  await press(page, 'Link anfordern');
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await fill(page, { 'Neues Passwort': password });
  await press(page, 'Passwort speichern');
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script every form of the account answers with a page that keeps what was typed, and the way is the same', async ({
    context,
    open,
  }) => {
    const email = freshEmail();
    await startWithOneInCart(context.request);
    const page = await open('/register/');
    await registerWithMistakes(page);
    await expect(field(page, 'Passwort')).toHaveValue('');
    await registerCorrectly(page, email);
    await confirm(page, linkIn(await mailTo(context.request, email, 'account-confirm')));

    await press(page, 'Abmelden');
    await page.waitForURL('/');
    await page.goto('/login/');
    await isRefused(page, email, 'Falsch-gemerkt-1');
    await expect(field(page, 'Passwort')).toHaveValue('');
    await field(page, 'Passwort').fill(PASSWORD);
    await press(page, 'Anmelden');
    await isAsked(page, `Guten Tag, ${NAME}`);
    await page.locator('main').getByRole('link', { name: 'Zum Warenkorb' }).click();
    await expect(page.getByRole('spinbutton', { name: /^Menge von/ })).toBeVisible();
    await page.goBack();
    await press(page, 'Abmelden');
    await page.waitForURL('/');
    await page.goto('/account/');
    await isAsked(page, 'Anmelden');

    await page.goto('/password/request/');
    await askForLink(page, 'aenne@example');
    await expectProblem(field(page, 'E-Mail-Adresse'), 'Bitte geben Sie eine gültige E-Mail-Adresse ein');
    await expect(field(page, 'E-Mail-Adresse')).toHaveValue('aenne@example');
    await askForLink(page, email);
    await isAsked(page, 'Bitte sehen Sie in Ihrem Postfach nach');
    await page.goto(linkIn(await mailTo(context.request, email, 'password-reset')));
    await choosePassword(page, 'zu-kurz');
    await expectProblem(field(page, 'Neues Passwort'), 'Bitte wählen Sie 8 bis 255 Zeichen mit Groß- und');
    await expect(field(page, 'Neues Passwort')).toHaveValue('');
    await choosePassword(page, NEW_PASSWORD);
    await isAsked(page, 'Ihr neues Passwort gilt');
    await page.goto('/login/');
    await isRefused(page, email, PASSWORD);
    await field(page, 'Passwort').fill(NEW_PASSWORD);
    await press(page, 'Anmelden');
    await isAsked(page, `Guten Tag, ${NAME}`);
  });
});
