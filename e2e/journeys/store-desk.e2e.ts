import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import {
  ANNA,
  DESK,
  findDeskStore,
  giveUp,
  lineOf,
  openKept,
  openPhone,
  orderLink,
  reserve,
  signIn,
  unsent,
} from '../desk-steps';
import { expect, test } from '../journey';
import { shopUrl } from '../steps';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const chooseList = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).click();

test('a reservation is picked without a connection, sent once after the phone was closed, and handed over; the slower of two phones reads what happened', async ({
  playwright,
}, testInfo) => {
  const profile = testInfo.outputPath('profile');
  const newShopper = () => playwright.request.newContext({ baseURL: shopUrl() });
  const [first, second] = await Promise.all([newShopper(), newShopper()]);
  const { store, product } = await findDeskStore(first);
  const picked = await reserve(first, store, product, 2);
  const contested = await reserve(second, store, product, 1);

  let phone = await openPhone(playwright, profile);
  let page = await phone.newPage();
  await openKept(page);
  await signIn(page, ANNA);
  await expect(page.getByText(ANNA.name)).toBeVisible();
  await expect(orderLink(page, picked.number)).toBeVisible();
  await expect(orderLink(page, contested.number)).toBeVisible();
  await expectNoAxeViolations(page);

  await phone.setOffline(true);
  await orderLink(page, picked.number).click();
  await lineOf(page, product).click();
  await press(page, 'Fertig');
  await expect(unsent(page, 2)).toBeVisible();
  await orderLink(page, contested.number).click();
  await lineOf(page, product).click();
  await press(page, 'Fertig');
  await expect(unsent(page, 4)).toBeVisible();
  await phone.close();

  // Meanwhile the buyer gives the second one up.
  await giveUp(second, contested);

  phone = await openPhone(playwright, profile);
  await phone.setOffline(true);
  page = await phone.newPage();
  await page.goto(DESK);
  await expect(unsent(page, 4)).toBeVisible();
  await chooseList(page, 'Bereit');
  await expect(orderLink(page, picked.number)).toBeVisible();
  await phone.setOffline(false);

  await expect(page.getByRole('link', { name: /^2 nicht gesendet/ })).toBeVisible();
  await page.getByRole('link', { name: /^2 nicht gesendet/ }).click();
  await expect(page.getByText('Die Bestellung ist jetzt: storniert.')).toBeVisible();
  await expectNoAxeViolations(page);
  await press(page, 'Verstanden, den Rest verwerfen');
  await expect(unsent(page, 0)).toBeVisible();

  await page.getByRole('link', { name: 'Abholungen' }).first().click();
  await chooseList(page, 'Bereit');
  await orderLink(page, picked.number).click();
  await page.getByRole('link', { name: 'Ausgeben' }).click();
  await page.getByLabel('Abholcode').fill('000000');
  await press(page, 'Ausgeben');
  await expect(page.getByText('Der Abholcode passt nicht zu dieser Bestellung.')).toBeVisible();
  await expect(page.getByLabel('Abholcode')).toHaveValue('000000');
  await page.getByLabel('Abholcode').fill(picked.pickupCode);
  await press(page, 'Ausgeben');
  await expect(page.getByText(`${picked.number} ist ausgegeben.`)).toBeAttached();
  const collected = await first.get(`/rest/reservation/${picked.reservationId}/`);
  expect(await collected.json()).toMatchObject({ state: 'COLLECTED' });

  await phone.close();
  await Promise.all([first, second].map((shopper) => shopper.dispose()));
});
