import { fill, freshEmail, isAsked, press } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { pressOn, skipToContent, typeInto } from '../keyboard-steps';
import { ORDER_ZIP, startWithOrder } from '../order-steps';
import { isAlive, shopUrl } from '../steps';

const REPORT = '/transaction/';

test('an order is confirmed once, opened by keyboard elsewhere, and cancelled without script', async ({
  browser,
  context,
  open,
}) => {
  const email = freshEmail();
  const confirmation = await startWithOrder(context.request, email);
  const reports: unknown[] = [];
  context.on('response', async (response) => {
    if (response.url().endsWith(REPORT)) reports.push(await response.json());
  });
  const page = await open(confirmation);
  await isAlive(page, 'order-confirmation');
  await isAsked(page, 'Vielen Dank für Ihre Bestellung');
  await expect.poll(() => reports).toEqual([{ isFirst: true }]);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoAxeViolations(page, 'main');

  await page.reload();
  await isAlive(page, 'order-confirmation');
  await page.goto('/impressum/');
  await page.goBack();
  await isAsked(page, 'Vielen Dank für Ihre Bestellung');
  expect(reports).toEqual([{ isFirst: true }]);
  const number = await page.locator('main').getByText('Bestellnummer').locator('strong').innerText();

  const elsewhere = await browser.newContext({ baseURL: shopUrl() });
  const other = await elsewhere.newPage();
  expect((await other.goto(confirmation))?.status()).toBe(404);
  await other.goto('/bestellungen/anmelden/');
  await isAlive(other, 'guest-order-login');
  await skipToContent(other);
  const values = { Bestellnummer: number.toLowerCase(), 'E-Mail-Adresse': email, Postleitzahl: ORDER_ZIP };
  await typeInto(other, values);
  await pressOn(other, other.getByRole('button', { name: 'Bestellung öffnen' }));
  await isAsked(other, `Bestellung ${number}`);
  await expectNoAxeViolations(other, 'main');
  await elsewhere.close();

  const scriptless = await browser.newContext({ baseURL: shopUrl(), javaScriptEnabled: false });
  const plain = await scriptless.newPage();
  await plain.goto('/bestellungen/anmelden/');
  await fill(plain, { ...values, Postleitzahl: '11111' });
  await press(plain, 'Bestellung öffnen');
  await expect(plain.getByText('Zu diesen Angaben finden wir keine Bestellung.')).toBeVisible();
  await fill(plain, values);
  await press(plain, 'Bestellung öffnen');
  await isAsked(plain, `Bestellung ${number}`);
  await plain.locator('main').getByRole('link', { name: 'Stornieren' }).click();
  await isAsked(plain, 'Stornierung bestätigen');
  await expect(plain.getByText('sofort wieder auf der Karte')).toBeVisible();
  await press(plain, 'Jetzt stornieren');
  await expect(plain.locator('main').getByText('Storniert').first()).toBeVisible();
  await scriptless.close();
});
