import type { Locator, Page } from '@playwright/test';
import { expectProblem, field, fill, press } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { CONTACT, goOn, isAtStep, orderButton, PLACE, startCheckoutAt } from '../checkout-steps';
import { expect, test } from '../journey';
import { pressOn, skipToContent, tabTo, typeInto } from '../keyboard-steps';
import { payByPayPal } from '../payment-steps';
import { GUARANTEE_CODE, scanScreen } from '../qr-code';
import { sendForm, startWithOneInCart } from '../shop-steps';
import { isAlive } from '../steps';
import { storesNear } from '../store-steps';

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };
const THANKS = 'Vielen Dank für Ihre Bestellung';

test.describe(() => {
  test.use({ viewport: PHONE });

  test('a guest on a phone comes from the cart to the paid order, and every step is sound', async ({
    context,
    open,
  }) => {
    await startWithOneInCart(context.request);
    const page = await open('/basket/');
    await isAlive(page, 'cart-page');
    await showsGuaranteeNotice(page);
    await page.getByRole('button', { name: 'Zur Kasse' }).click();

    await isAtStep(page, 'Wer bestellt?');
    await isAlive(page, 'checkout-page');
    await expectNoAxeViolations(page);
    await fill(page, CONTACT);
    await page.getByRole('radio', { name: 'Frau' }).check();
    await goOn(page, 'Lieferung');

    await isAtStep(page, 'Wie kommt Ihr Einkauf zu Ihnen?');
    await page.getByRole('radio', { name: 'Im Markt abholen' }).check();
    await expectNoAxeViolations(page);
    await page.getByRole('radio', { name: 'Lieferung nach Hause' }).check();
    await goOn(page, 'Adresse');

    await isAtStep(page, 'Wohin und an wen?');
    await fill(page, PLACE);
    await page.getByRole('checkbox', { name: 'Rechnung an eine andere Adresse' }).check();
    await expectNoAxeViolations(page);
    await page.getByRole('checkbox', { name: 'Rechnung an eine andere Adresse' }).uncheck();
    await goOn(page, 'Zahlung');

    await isAtStep(page, 'Wie möchten Sie zahlen?');
    await expectNoAxeViolations(page);
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await goOn(page, 'Prüfung');

    await isAtStep(page, 'Bitte prüfen Sie Ihre Bestellung');
    await expect(page).toHaveURL(/\/checkout\/pruefen\//);
    await expect(orderButton(page)).toBeVisible();
    await expectNoAxeViolations(page);
    await showsGuaranteeNotice(page);
    await page.setViewportSize(WIDE);
    await expectNoAxeViolations(page);
    await showsGuaranteeNotice(page);
    await page.setViewportSize(PHONE);

    // The back button returns to a step with its values, and a reload loses nothing.
    await page.goBack();
    await isAtStep(page, 'Wie möchten Sie zahlen?');
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
    await page.goto('/checkout/kontakt/');
    await isAlive(page, 'checkout-page');
    await fill(page, { Nachname: 'Neumann' });
    await page.reload();
    await expect(field(page, 'Nachname')).toHaveValue('Neumann');
    await goOn(page, 'Prüfung');

    await isAtStep(page, 'Bitte prüfen Sie Ihre Bestellung');
    await orderButton(page).click();
    await payByPayPal(page);
    await isAtStep(page, THANKS);
  });
});

/** The official notice opens at the first click, and its QR code can be scanned from the screen. */
async function showsGuaranteeNotice(page: Page): Promise<void> {
  await page.locator('main').getByRole('link', { name: 'Gesetzliche Gewährleistung' }).click();
  const notice = page.getByRole('dialog', { name: 'Gesetzliche Gewährleistung' });
  await expect(notice.getByRole('img', { name: /^Hinweis der Europäischen Union/ })).toBeVisible();
  await expect.poll(() => scanScreen(page)).toEqual([GUARANTEE_CODE]);
  await expectNoAxeViolations(page);
  await notice.getByRole('button', { name: 'Hinweis schließen' }).click();
  await expect(notice).toBeHidden();
}

/** The focus is on the heading of the step that has replaced another one. */
async function hasArrived(page: Page, headline: string): Promise<void> {
  await isAtStep(page, headline);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Between two steps: the answer is held back until the page is checked. */
async function staysAccessibleMeanwhile(page: Page, path: string, button: Locator): Promise<void> {
  await tabTo(page, button);
  let answer = () => {};
  const isChecked = new Promise<void>((done) => (answer = done));
  await page.route(`**${path}`, async (route) => {
    await isChecked;
    await route.continue();
  });
  // Waits for a quiet page, which comes after the answer.
  const pressed = page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);
  answer();
  await pressed;
  await page.unroute(`**${path}`);
}

const next = (page: Page, name: string) => page.locator('main').getByRole('button', { name });

test.describe(() => {
  // The bar with the sum stays at the bottom of the cart.
  test.use({ viewport: PHONE });

  test('from the cart to a collected order on a small screen with the keyboard alone: the focus leads and is never covered', async ({
    context,
    open,
  }) => {
    const [store] = await storesNear(context.request, '50667');
    await sendForm(context.request, '/rest/stores/select/', { companyId: store.companyId });
    await startWithOneInCart(context.request);
    const page = await open('/basket/');
    await isAlive(page, 'cart-page');
    await skipToContent(page);
    await pressOn(page, page.getByRole('button', { name: 'Zur Kasse' }));

    await isAtStep(page, 'Wer bestellt?');
    await isAlive(page, 'checkout-page');
    await skipToContent(page);
    await pressOn(page, next(page, 'Weiter zur Lieferung'));
    const mistakes = page.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' });
    await expect(mistakes).toBeFocused();
    await pressOn(page, mistakes.getByRole('link').first());
    const email = field(page, 'E-Mail-Adresse');
    await expect(email).toBeFocused();
    await expectProblem(email, 'Bitte geben Sie Ihre E-Mail-Adresse ein.');
    await expectNoAxeViolations(page);
    await page.keyboard.type(CONTACT['E-Mail-Adresse']);
    // "Keine Angabe" is preselected, the last of three.
    await tabTo(page, page.getByRole('radio', { name: 'Keine Angabe' }));
    for (const name of ['Herr', 'Frau']) {
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('radio', { name })).toBeChecked();
    }
    await typeInto(page, { Vorname: CONTACT.Vorname, Nachname: CONTACT.Nachname });
    await staysAccessibleMeanwhile(page, '/rest/checkout/contact/', next(page, 'Weiter zur Lieferung'));

    await hasArrived(page, 'Wie kommt Ihr Einkauf zu Ihnen?');
    await tabTo(page, page.getByRole('radio', { name: 'Lieferung nach Hause' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Im Markt abholen' })).toBeChecked();
    await tabTo(page, page.getByRole('group', { name: 'Ihr Markt' }).getByRole('radio').first());
    await page.keyboard.press('Space');
    await pressOn(page, next(page, 'Weiter zur Adresse'));

    await hasArrived(page, 'Ihre Rechnungsadresse');
    await expect(page.getByLabel('Land')).toBeVisible();
    await typeInto(page, PLACE);
    await pressOn(page, next(page, 'Weiter zur Zahlung'));

    await hasArrived(page, 'Wie möchten Sie zahlen?');
    await tabTo(page, page.getByRole('radio', { name: 'PayPal' }));
    // The last of the methods that are possible.
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Zahlung im Markt' })).toBeChecked();
    await pressOn(page, next(page, 'Weiter zur Prüfung'));

    await hasArrived(page, 'Bitte prüfen Sie Ihre Bestellung');
    await pressOn(page, orderButton(page));
    await isAtStep(page, THANKS);
    await expectCollection(page);
    await expectNoAxeViolations(page);
  });
});

/** Code, symbols, way and calendar; the payment is still to come. */
async function expectCollection(page: Page): Promise<void> {
  await expect(page.getByText('Ihr Abholcode', { exact: true })).toBeVisible();
  for (const name of ['Abholcode als QR-Code', 'Abholcode als Strichcode']) {
    const width = () =>
      page.getByRole('img', { name }).evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
  await expect(page.getByRole('link', { name: /^Weg zum Markt/ })).toBeVisible();
  await expect(page.getByText(/voraussichtlich ab .+ Uhr/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'In den Kalender' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Zahlung im Markt', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Zahlung, erledigt' })).toHaveCount(0);
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('from the cart to the paid order by plain forms, without JavaScript', async ({ context, open }) => {
    await startWithOneInCart(context.request);
    const page = await open('/basket/');
    await press(page, 'Zur Kasse');
    await isAtStep(page, 'Wer bestellt?');
    await goOn(page, 'Lieferung');
    await expect(page.getByText('Bitte geben Sie Ihren Nachnamen ein.').first()).toBeVisible();
    await fill(page, CONTACT);
    await page.getByRole('radio', { name: 'Frau' }).check();
    await goOn(page, 'Lieferung');

    await page.getByRole('radio', { name: 'Im Markt abholen' }).check();
    await expect(page.getByRole('group', { name: 'Ihr Markt' })).toBeVisible();
    await page.getByRole('radio', { name: 'Lieferung nach Hause' }).check();
    await goOn(page, 'Adresse');
    await fill(page, PLACE);
    await goOn(page, 'Zahlung');
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await goOn(page, 'Prüfung');

    await isAtStep(page, 'Bitte prüfen Sie Ihre Bestellung');
    await page.getByRole('link', { name: 'Kontakt ändern' }).click();
    await expect(field(page, 'Vorname')).toHaveValue('Erika');
    await goOn(page, 'Prüfung');
    await orderButton(page).click();
    await payByPayPal(page);
    await isAtStep(page, THANKS);
  });
});

/** Ids of the orders in the answers to submissions. The first answers are lost on their way. */
async function collectOrders(page: Page, lostAnswers = 0): Promise<string[]> {
  const orders: string[] = [];
  await page.route('**/rest/checkout/submit/', async (route) => {
    const response = await route.fetch();
    orders.push(((await response.json()) as { orderId: string }).orderId);
    await (orders.length <= lostAnswers ? route.abort() : route.fulfill({ response }));
  });
  return orders;
}
const hasLeft = (page: Page) => page.waitForURL(/\/(bestellung|payment-sandbox)\//);

test('an order from two tabs, with a lost answer, is placed once; it waits for its payment, and is given up', async ({
  browserConsole,
  context,
  open,
}) => {
  browserConsole.allow(/ERR_FAILED/);
  await startCheckoutAt(context.request, 'review');
  const first = await open('/checkout/');
  const second = await open('/checkout/pruefen/');
  await isAlive(first, 'checkout-page');
  await isAlive(second, 'checkout-page');
  const [one, other] = [await collectOrders(first, 1), await collectOrders(second)];

  await orderButton(first).click();
  await hasLeft(first);
  await orderButton(second).click();
  await hasLeft(second);

  expect(one, 'is sent again after the lost answer').toHaveLength(2);
  expect(other).toHaveLength(1);
  expect(new Set([...one, ...other]).size, 'all answers name one order').toBe(1);
  await first.goto('/checkout/');
  await isAtStep(first, 'Ihre Bestellung wartet auf die Zahlung');
  await isAlive(first, 'checkout-page');
  await expectNoAxeViolations(first);
  await first.getByRole('button', { name: 'Bestellung stornieren' }).click();
  await isAtStep(first, 'Bitte prüfen Sie Ihre Bestellung');
});
