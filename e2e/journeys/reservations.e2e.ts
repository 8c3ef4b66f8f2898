import { expectProblem, field, fill, freshEmail, isAsked, press } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { CONTACT } from '../checkout-steps';
import { expect, test } from '../journey';
import { sendForm } from '../shop-steps';
import { isAlive } from '../steps';
import { findStockedItem, storesNear } from '../store-steps';

test.use({ viewport: { width: 360, height: 740 } });

test('a reservation whose answer is lost is one, without a contract, and is given up again', async ({
  browserConsole,
  context,
  open,
}) => {
  browserConsole.allow(/ERR_FAILED/);
  const [store] = await storesNear(context.request, '50667&services=CLICK_AND_RESERVE');
  const { product } = await findStockedItem(context.request, 'schrauben', [store]);
  await sendForm(context.request, '/rest/stores/select/', { companyId: store.companyId });
  await sendForm(context.request, '/basket/add/', { itemId: product.itemId, companyId: store.companyId });
  const page = await open('/checkout/reservierung/');
  const reservations: string[] = [];
  await page.route('**/rest/reservation/submit/', async (route) => {
    const response = await route.fetch();
    reservations.push(((await response.json()) as { reservationId: string }).reservationId);
    await (reservations.length === 1 ? route.abort() : route.fulfill({ response }));
  });

  await isAsked(page, 'Unverbindlich reservieren');
  await isAlive(page, 'checkout-page');
  await press(page, 'Unverbindlich reservieren');
  await expectProblem(field(page, 'E-Mail-Adresse'), 'Bitte geben Sie Ihre E-Mail-Adresse ein.');
  await expect(page.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' })).toBeFocused();
  await fill(page, { ...CONTACT, 'E-Mail-Adresse': freshEmail() });
  await page.getByRole('radio', { name: 'Frau' }).check();
  await press(page, 'Unverbindlich reservieren');
  await expect(page.locator('main').getByRole('alert')).toBeVisible();
  await press(page, 'Unverbindlich reservieren');

  await isAsked(page, 'Ihre Reservierung ist eingegangen');
  expect(reservations).toHaveLength(2);
  expect(new Set(reservations).size).toBe(1);
  await expect(page.getByText('Sie kaufen erst im Markt.')).toBeVisible();
  await expect(page.getByText('Ihr Abholcode', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'Reservierung ansehen oder stornieren' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Reservierung / })).toBeVisible();
  await page.getByRole('link', { name: 'Reservierung stornieren' }).click();
  await isAsked(page, 'Reservierung wirklich stornieren?');
  await isAlive(page, 'cancel-order-page');
  await expectNoAxeViolations(page);
  await press(page, 'Reservierung stornieren');
  await expect(page.getByRole('group', { name: 'Ihre Reservierung ist storniert' })).toBeFocused();
});
