import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { hasFocusWithin, pressOn, skipToContent, tabTo } from '../keyboard-steps';
import { addButton, cartLink, findProduct } from '../shop-steps';
import { isAlive } from '../steps';

const opener = (page: Page) => page.locator('main').getByRole('button', { name: 'Menge berechnen' });
const isAvailable = ({ statusOnline }: { statusOnline: string }) => statusOnline === 'Available';

test('the quantity for a room is calculated by the keyboard, taken over, and put into the cart', async ({
  context,
  open,
}) => {
  const { url } = await findProduct(context.request, 'laminat', isAvailable);
  const page = await open(url);
  await isAlive(page, 'product-details-page');
  await isAlive(page, 'area-calculator-layer');
  await skipToContent(page);
  await pressOn(page, opener(page));

  const layer = page.getByRole('dialog', { name: 'Menge berechnen' });
  await hasFocusWithin(layer);
  const area = layer.getByRole('textbox', { name: 'Fläche in m²' });
  await tabTo(page, area);
  await page.keyboard.press('Enter');
  await expect(area).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(page, '[role="dialog"]');
  await page.keyboard.type('3,7');
  // A pack of the sample catalogue has 1,99 or 2,47 m².
  await expect(layer.getByRole('status').first()).toContainText(/Sie brauchen\s*2 × (1,99|2,47) m²/);
  await expectNoAxeViolations(page, '[role="dialog"]');
  await page.keyboard.press('Enter');

  await expect(layer).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page.getByRole('spinbutton', { name: 'Menge' })).toHaveValue('2');
  await expect(page.getByText('Menge aus dem Rechner übernommen: 2.')).toBeVisible();
  await expect(cartLink(page)).toBeVisible();
  await pressOn(page, addButton(page));
  await expect(cartLink(page, 2)).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script the page states how much a bucket of paint covers', async ({ context, open }) => {
    const { url } = await findProduct(context.request, 'wandfarbe', isAvailable);
    const page = await open(url);
    await expect(
      page.locator('main').getByText(/^Reicht für etwa [\d,]+\sm² bei einem Anstrich$/),
    ).toBeVisible();
    await expect(opener(page)).toBeHidden();
  });
});
