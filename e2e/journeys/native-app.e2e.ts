import { PASSWORD, startWithAccount } from '../account-steps';
import { hasNoFaults, startApp } from '../app-steps';
import { expectNoAxeViolations } from '../axe';
import { fillCheckoutUpTo } from '../checkout-steps';
import { expect, test } from '../journey';
import { findAvailableProduct } from '../shop-steps';

test.use({ viewport: { width: 1440, height: 1200 } });

test('in the app a customer shares wishlist and counts, buys with Google Pay and logs in, by its interface only', async ({
  context,
  open,
  browserConsole,
}) => {
  const email = await startWithAccount(context.request);
  const product = await findAvailableProduct(context.request);
  const page = await open('/app-simulator/');
  const app = await startApp(page, { path: product.url, permissions: ['usage'] });
  const main = app.page.locator('main');

  await test.step('the page has no frame of its own, and its first link leads to the content', async () => {
    await app.isAlive('product-details-page');
    await expect(app.page.getByRole('banner')).toHaveCount(0);
    await expect(app.page.getByRole('contentinfo')).toHaveCount(0);
    await expect(app.page.getByRole('navigation', { name: 'Sortiment' })).toHaveCount(0);
    await expect(app.page.getByRole('link').first()).toHaveText('Zum Inhalt springen');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect.poll(() => app.sent('pageContentType')).toMatchObject([{ type: 'ADS' }]);
    await expect.poll(app.state).toMatchObject({ wishlistCount: 0, basketCount: 0, loggedIn: false });
    await expectNoAxeViolations(page);
  });

  await test.step('list and cart are shared with the app', async () => {
    await main
      .getByRole('button', { name: /Merkliste/ })
      .first()
      .click();
    await expect
      .poll(() => app.sent('wishlistAction'))
      .toMatchObject([{ action: 'addWishlist', itemId: product.itemId, amount: 1 }]);
    await main.getByRole('button', { name: 'In den Warenkorb' }).first().click();
    await expect
      .poll(() => app.sent('cartAction'))
      .toMatchObject([{ action: 'addCart', itemId: product.itemId, quantity: 1 }]);
    await expect.poll(app.state).toMatchObject({ wishlistCount: 1, basketCount: 1 });
    await expect(page.getByRole('region', { name: 'App' })).toContainText('wishlistCount1');
  });

  await test.step('the sheet of the app pays the order', async () => {
    await fillCheckoutUpTo(context.request, 'payment');
    await main.getByRole('link', { name: 'Zur Kasse' }).first().click();
    await app.isAlive('checkout-page');
    await expect(main.getByRole('radio', { name: 'Apple Pay' })).toHaveCount(0);
    await main.getByRole('radio', { name: 'Google Pay' }).check();
    await main.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
    await main.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();

    await expect(main.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible();
    await expect
      .poll(() => app.sent('googlePay'))
      .toMatchObject([{ type: 'pay', data: { currency: 'EUR' } }]);
    await expect.poll(() => app.sent('uuid')).not.toEqual([]);
    await expect.poll(() => app.sent('transactionEvent')).toMatchObject([{ type: 'purchase' }]);
    await expect.poll(app.state).toMatchObject({ wishlistCount: 1, basketCount: 0 });
  });

  await test.step('the login is reported, and faulty messages change nothing', async () => {
    await startApp(page, { path: '/login/' });
    await app.isAlive('login-form');
    await expect.poll(() => app.sent('pageContentType')).not.toEqual([]);
    await main.getByRole('textbox', { name: 'E-Mail-Adresse', exact: true }).fill(email);
    await main.getByRole('textbox', { name: 'Passwort', exact: true }).fill(PASSWORD);
    await main.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect.poll(() => app.sent('login')).toEqual([{ method: 'password' }]);
    // The next page listens when it has sent what it shows.
    await expect.poll(async () => (await app.sent('pageContentType')).length).toBe(2);
    await expect.poll(app.state).toMatchObject({ wishlistCount: 1, loggedIn: true, role: 'customer' });
    browserConsole.allow(/Method dance is not supported/);
    await page.getByRole('textbox', { name: 'Nachricht der App' }).fill('{"method":"dance","payload":{}}');
    await page.getByRole('button', { name: 'Senden' }).click();
    await expect.poll(() => browserConsole.messages.join()).toContain('Method dance is not supported');
    await hasNoFaults(page);
  });

  await test.step('afterwards the browser is one again', async () => {
    await page.getByRole('button', { name: 'Beenden' }).click();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('app');
  });
});
