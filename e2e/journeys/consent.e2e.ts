import { type BrowserContext, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { allowedServices, consentLayer, watchWithoutConsent } from '../consent-steps';
import { expect, test } from '../journey';
import { SERVED_STATES } from '../page-states';
import { whenQuiet } from '../quiet';
import { isAlive, shopUrl, UNDECIDED } from '../steps';

const POSITION = 'storefinder:position';
const keysOf = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));
const keepPosition = (page: Page) =>
  page.evaluate((key) => sessionStorage.setItem(key, '{"lat":50.9,"lon":7}'), POSITION);
const settled = (context: BrowserContext) => ({
  is: (services: string[] | undefined) => expect.poll(() => allowedServices(context)).toEqual(services),
});

test.describe('a first visitor', () => {
  test.use(UNDECIDED);

  test('denies, is not asked again, allows one service in the settings and withdraws with one click', async ({
    context,
    open,
  }) => {
    const consent = settled(context);
    const page = await open('/');
    const layer = consentLayer(page);
    await expect(layer).toBeVisible();
    await consent.is(undefined);
    await expectNoAxeViolations(page, 'section[data-bottom-bar]');

    // Neither a dialog nor an answer: the page is used, and Escape decides nothing.
    await page.keyboard.press('Escape');
    await expect(layer).toBeVisible();
    const deny = layer.getByRole('button', { name: 'Alle ablehnen' });
    await page.getByRole('link', { name: 'Zum Inhalt springen' }).focus();
    await page.keyboard.press('Tab');
    await expect(layer.getByRole('link', { name: 'Cookie-Einstellungen' })).toBeFocused();
    await deny.focus();
    await page.keyboard.press('Enter');
    await expect(layer).toBeHidden();
    await consent.is([]);

    const later = await open('/agb/');
    await isAlive(later, 'header');
    await whenQuiet(later);
    await expect(consentLayer(later)).toHaveCount(0);
    await later.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
    await isAlive(later, 'consent-settings');
    await expect(later.getByText(/^Sie haben am .* alles abgelehnt\.$/)).toBeVisible();
    await expectNoAxeViolations(later);

    await later.getByRole('checkbox', { name: 'Standort der Marktsuche' }).check();
    await later.getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect(later.getByRole('status')).toContainText('gilt ab sofort');
    await consent.is(['store-position']);

    // The withdrawal ends what the other tab has kept, too.
    await keepPosition(page);
    await keepPosition(later);
    await later.getByRole('button', { name: 'Alle ablehnen' }).click();
    await expect(later.getByText(/^Sie haben am .* alles abgelehnt\.$/)).toBeVisible();
    await consent.is([]);
    await expect.poll(() => keysOf(later)).not.toContain(POSITION);
    await expect.poll(() => keysOf(page)).not.toContain(POSITION);
  });

  test('decides for all tabs at once', async ({ context, open }) => {
    const [first, second] = [await open('/'), await open('/impressum/')];
    await expect(consentLayer(second)).toBeVisible();

    await consentLayer(first).getByRole('button', { name: 'Alle akzeptieren' }).click();

    await expect(consentLayer(first)).toBeHidden();
    await expect(consentLayer(second)).toBeHidden();
    await settled(context).is(['store-position', 'promotion-tracking']);

    // Back to the settings after a denial elsewhere: the boxes show it, and not what the browser remembers.
    await first.goto('/cookie-einstellungen/');
    await isAlive(first, 'consent-settings');
    await first.reload();
    await isAlive(first, 'consent-settings');
    await expect(first.getByRole('checkbox', { name: 'Zählung von Aktionen' })).toBeChecked();
    await first.goto('/agb/');
    await second.goto('/cookie-einstellungen/');
    await isAlive(second, 'consent-settings');
    await second.getByRole('button', { name: 'Alle ablehnen' }).click();
    await settled(context).is([]);
    await first.goBack();
    await isAlive(first, 'consent-settings');
    for (const box of await first.locator('main').getByRole('checkbox').all())
      await expect(box).not.toBeChecked();
  });

  test('has decided nothing while the shop does not take the answer', async ({
    browserConsole,
    context,
    open,
  }) => {
    browserConsole.allow(/Failed to load resource/);
    const page = await open('/');
    await context.route('**/consent/accept-all/', (route) => route.abort());

    await consentLayer(page).getByRole('button', { name: 'Alle akzeptieren' }).click();

    await expect(consentLayer(page).getByRole('alert')).toContainText('Ihre Wahl ist nicht gespeichert');
    await settled(context).is(undefined);
  });

  test('with Global Privacy Control is not asked, and learns why', async ({ context, open }) => {
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    const page = await open('/cookie-einstellungen/');
    await isAlive(page, 'consent-settings');
    await expect(page.getByText(/Global Privacy Control.*fragen nicht/)).toBeVisible();

    await page.goto('/');
    await isAlive(page, 'header');
    await whenQuiet(page);
    await expect(consentLayer(page)).toHaveCount(0);
  });

  test('moves nothing with the question, and is asked on pages of all kinds without anything being stored', async ({
    browserConsole,
    context,
    open,
  }) => {
    browserConsole.allow(/Failed to load resource/);
    await context.addInitScript(() => {
      Object.assign(window, { __shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            __shift:
              (window as unknown as { __shift: number }).__shift +
              (entry as PerformanceEntry & { value: number }).value,
          });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const watch = watchWithoutConsent(context, shopUrl());
    const page = await open('/');
    await expect(consentLayer(page)).toBeVisible();
    await whenQuiet(page);
    expect(await page.evaluate('window.__shift')).toBeLessThan(0.01);

    for (const { name, path } of SERVED_STATES)
      await test.step(name, async () => {
        await page.goto(await path(context.request));
        await whenQuiet(page);
        expect.soft(await watch.faults(page), name).toEqual([]);
      });
    await settled(context).is(undefined);
  });
});

test('a visitor who has denied gets no request of others and no key of a service on any page', async ({
  browserConsole,
  context,
  open,
}) => {
  browserConsole.allow(/Failed to load resource/);
  const watch = watchWithoutConsent(context, shopUrl());
  const page = await open('/');
  for (const { name, path } of SERVED_STATES)
    await test.step(name, async () => {
      await page.goto(await path(context.request));
      await whenQuiet(page);
      expect.soft(await watch.faults(page), name).toEqual([]);
    });
  // What a service without consent would store is found.
  await keepPosition(page);
  expect(await watch.faults(page)).toEqual([`session: ${POSITION}`]);
  await settled(context).is([]);
});

test.describe('without JavaScript', () => {
  test.use({ ...UNDECIDED, javaScriptEnabled: false, waitsForQuiet: false });

  test('the settings are a form, which shows what was decided', async ({ context, open }) => {
    const page = await open('/cookie-einstellungen/');
    await expect(page.getByText('Sie haben noch nicht entschieden.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Zählung von Aktionen' }).check();
    await page.getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect(page.getByText(/erlaubt: Zählung von Aktionen\.$/)).toBeVisible();
    await settled(context).is(['promotion-tracking']);

    await page.getByRole('button', { name: 'Alle ablehnen' }).click();
    await expect(page.getByText(/alles abgelehnt\.$/)).toBeVisible();
    await settled(context).is([]);
  });
});
