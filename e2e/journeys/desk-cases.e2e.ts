import type { APIRequestContext, Page } from '@playwright/test';
import { fill, freshEmail, isAsked, press } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { openWarehouse, sendParcel } from '../desk-steps';
import { expect, test } from '../journey';
import { startWithOrder } from '../order-steps';
import { isAlive } from '../steps';

/** An order that has been sent: its id and number. */
async function aSentOrder(request: APIRequestContext, warehouse: Page, email: string) {
  const confirmation = await startWithOrder(request, email);
  const orderId = confirmation.split('/')[2]!;
  const order = (await (await request.get(`/rest/orders/${orderId}/`)).json()) as { number: string };
  await sendParcel(warehouse, orderId);
  return { orderId, number: order.number };
}

/** Opens the case of the buyer from the list of the desk. */
async function openCase(warehouse: Page, number: string): Promise<void> {
  await warehouse.getByRole('link', { name: 'Rückgaben' }).first().click();
  await expectNoAxeViolations(warehouse);
  await warehouse.locator('main').getByRole('link', { name: number }).click();
  await expect(warehouse.getByRole('heading', { level: 2, name: number })).toBeFocused();
}

const isDone = (warehouse: Page, text: string) => expect(warehouse.getByText(text)).toBeAttached();

test('a withdrawal goes from the form to the refund', async ({ context, open, playwright }, testInfo) => {
  const email = freshEmail();
  const { close, page: warehouse } = await openWarehouse(playwright, testInfo.outputPath('profile'));
  const { orderId, number } = await aSentOrder(context.request, warehouse, email);

  const page = await open('/widerruf/');
  await isAlive(page, 'withdrawal');
  await fill(page, { 'Ihr Name': 'Änne Groß-Özdemir', 'E-Mail-Adresse': email, Bestellnummer: number });
  await press(page, 'Weiter');
  await press(page, 'Widerruf bestätigen');
  await isAsked(page, 'Ihr Widerruf ist eingegangen');

  // The declaration names no login, so that the online shop finds the order.
  const { request: desk } = warehouse.context();
  const answer = await desk.get('/rest/desk/cases/', { headers: { 'x-desk': 'online' } });
  const { cases } = (await answer.json()) as { cases: { orderNumber: string; number: string }[] };
  await openCase(warehouse, cases.find((one) => one.orderNumber === number)!.number);
  await press(warehouse, 'Bestellung suchen');
  await press(warehouse, 'Zuordnen');
  await isDone(warehouse, 'Die Bestellung ist zugeordnet.');
  await expect(warehouse.getByText('Geld fällig in 14 Tagen')).toBeVisible();
  await press(warehouse, 'Ist da');
  await isDone(warehouse, 'Gespeichert: Artikel sind da.');
  await warehouse.getByLabel('Wohin').selectOption({ label: 'Zurück ins Regal' });
  await press(warehouse, 'Verbleib speichern');
  await isDone(warehouse, 'Der Verbleib ist gespeichert.');
  await warehouse.getByRole('button', { name: /^\d+,\d\d\s€ erstatten$/ }).click();
  await isDone(warehouse, 'Das Geld ist erstattet.');
  await press(warehouse, 'Vorgang abschließen');
  await expect(warehouse.getByText('Abgeschlossen').first()).toBeVisible();
  await expectNoAxeViolations(warehouse);

  await page.goto(`/bestellungen/${orderId}/`);
  await isAsked(page, `Bestellung ${number}`);
  await expect(
    page
      .locator('main')
      .getByText(/erstattet/i)
      .first(),
  ).toBeVisible();
  await close();
});

test('a complaint is found by the camera and repaired, and the buyer reads how much longer the warranty is', async ({
  context,
  open,
  playwright,
}, testInfo) => {
  const email = freshEmail();
  const pictures = testInfo.outputPath('camera.mjpeg');
  const phone = await openWarehouse(playwright, testInfo.outputPath('profile'), { pictures });
  const { close, page: warehouse } = phone;
  const { orderId, number } = await aSentOrder(context.request, warehouse, email);

  const page = await open(`/bestellungen/${orderId}/zurueckgeben/`);
  await isAlive(page, 'return-order');
  await page.getByRole('radio', { name: 'Etwas stimmt mit dem Artikel nicht' }).check();
  await page.getByRole('radio', { name: 'Reparatur' }).check();
  await page.getByLabel('Was ist passiert?').fill('Der Dübel dreht durch.');
  await press(page, 'Absenden');
  await isAsked(page, 'Wir haben Ihre Meldung erhalten');
  const receipt = await page.getByText(/^Ihre Vorgangsnummer: /).innerText();

  // The bar code of the slip is held close to the camera, so that its bars are several pixels wide.
  await page.getByRole('link', { name: 'Rücksendeschein drucken' }).click();
  await isAsked(page, 'Rücksendeschein');
  await page.getByRole('img', { name: /^Strichcode/ }).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    image.style.cssText = 'position: fixed; z-index: 9999; inset: 100px; width: 1080px; height: 324px';
  });
  const before = { x: 0, y: 0, width: 1280, height: 720 };
  await page.screenshot({ path: pictures, type: 'jpeg', quality: 95, clip: before });
  await warehouse.getByRole('link', { name: 'Rückgaben' }).first().click();
  await press(warehouse, 'Kamera');
  const caseNumber = receipt.replace('Ihre Vorgangsnummer: ', '');
  await expect(warehouse.getByRole('heading', { level: 2, name: caseNumber })).toBeFocused();
  await expect(warehouse.getByText('Der Dübel dreht durch.')).toBeVisible();
  await press(warehouse, 'Ist da');
  await isDone(warehouse, 'Gespeichert: Artikel sind da.');
  await warehouse.getByLabel('Wohin').selectOption({ label: 'In Reparatur' });
  await press(warehouse, 'Verbleib speichern');
  await isDone(warehouse, 'Der Verbleib ist gespeichert.');
  await press(warehouse, 'Repariert zurückgeben');
  await isDone(warehouse, 'Die Reparatur ist gespeichert.');
  await expect(warehouse.getByRole('button', { name: 'Bestätigung der Reparatur drucken' })).toBeVisible();
  await warehouse.getByText('Kein Geld geschuldet', { exact: true }).click();
  await warehouse.getByLabel('Grund').fill('Repariert');
  await press(warehouse, 'Nichts erstatten');
  await isDone(warehouse, 'Gespeichert: kein Geld geschuldet.');
  await press(warehouse, 'Vorgang abschließen');
  await expect(warehouse.getByText('Abgeschlossen').first()).toBeVisible();

  await page.goto(`/bestellungen/${orderId}/`);
  await isAsked(page, `Bestellung ${number}`);
  await expect(
    page
      .locator('main')
      .getByText(/Gewährleistung/)
      .first(),
  ).toBeVisible();
  await close();
});
