import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { allowedServices, consentLayer } from '../consent-steps';
import type { HelperServer } from '../helper-server';
import { expect, test } from '../journey';
import { turnWheel } from '../pointer-steps';
import { whenQuiet } from '../quiet';
import { hasOwnShop, UNDECIDED } from '../steps';

test.use({ hasHelpers: true });
test.skip(!hasOwnShop, 'the shop must know the helpers');

const MACHINE = 'Sie schreiben mit einem Computerprogramm.';

function known(server: HelperServer | undefined): HelperServer {
  if (!server) throw new Error('The server of the helpers did not start.');
  server.requests.length = 0;
  server.answers = 'script';
  return server;
}

const pathsOf = ({ requests }: HelperServer) => requests.map(({ path }) => path);
const chatButton = (page: Page) => page.getByRole('button', { name: 'Chat', exact: true });
const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat' });
const assist = (page: Page) => page.getByRole('link', { name: 'Bedienhilfe' });

test.describe('a first visitor', () => {
  test.use(UNDECIDED);

  test('chat and tool for accessibility ask in their place, load once, and end with the consent', async ({
    helperServer,
    context,
    open,
    browserConsole,
  }) => {
    const host = known(helperServer);
    // The script tries to insert HTML, which Trusted Types refuse.
    browserConsole.allow(/TrustedHTML/);
    const page = await open('/');
    const shop = `${new URL(page.url()).origin}/`;
    await expect(consentLayer(page)).toBeVisible();
    await expectAbove(page);
    await chatButton(page).click();
    await expect(chat(page).getByText(MACHINE)).toBeVisible();
    await expect(chat(page).getByText('Chat GmbH')).toBeVisible();
    await expectNoAxeViolations(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(chatButton(page)).toBeFocused();
    await whenQuiet(page);
    expect(host.requests, 'without an answer').toEqual([]);
    expect(await allowedServices(context)).toBeUndefined();

    await chatButton(page).click();
    await chat(page).getByRole('button', { name: 'Zustimmen und Chat öffnen' }).click();
    await chat(page).getByLabel('Ihre Frage').fill('Haben Sie Dübel?');
    await chat(page).getByRole('button', { name: 'Senden' }).click();
    await expect(chat(page).getByText('Sie fragen: Haben Sie Dübel?')).toBeVisible();
    await expect(chat(page).getByText(MACHINE)).toBeVisible();
    await expect(page.locator('#foreign')).toHaveCount(0);
    expect(await allowedServices(context)).toEqual(['chat']);
    await expect(consentLayer(page)).toBeHidden();
    // The other host learns the shop, and not the page.
    expect(host.requests).toEqual([
      { path: '/chat.js', referer: shop },
      { path: '/message', referer: shop },
    ]);
    await page.keyboard.press('Escape');
    await expect.poll(() => spaceBelow(page), 'the question is gone').toBeLessThan(40);
    await chatButton(page).click();
    await expect(chat(page).getByLabel('Ihre Frage')).toBeVisible();
    expect(pathsOf(host), 'the script loads once').toEqual(['/chat.js', '/message']);
    await page.keyboard.press('Escape');

    await assist(page).click();
    await page.getByRole('button', { name: 'Zustimmen und Bedienhilfe öffnen' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-large-text');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(assist(page)).toBeFocused();
    expect(await allowedServices(context)).toEqual(['chat', 'accessibility-assist']);
    await assist(page).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-large-text');
    expect(pathsOf(host)).toEqual(['/chat.js', '/message', '/hilfe.js']);

    await page.goto('/cookie-einstellungen/');
    await page.getByRole('button', { name: 'Alle ablehnen' }).click();
    await expect(page.getByText('Ihre Wahl ist gespeichert')).toBeVisible();
    host.requests.length = 0;
    await page.goto('/');
    await chatButton(page).click();
    await expect(chat(page).getByRole('button', { name: 'Zustimmen und Chat öffnen' })).toBeVisible();
    await whenQuiet(page);
    expect(host.requests, 'after the withdrawal').toEqual([]);
  });
});

test.describe('a visitor with two tabs', () => {
  test.use(UNDECIDED);

  test('a withdrawal in the other one ends a script that is still on its way', async ({
    helperServer,
    context,
    open,
  }) => {
    const host = known(helperServer);
    host.answers = 'slow';
    const page = await open('/');
    await chatButton(page).click();
    await chat(page).getByRole('button', { name: 'Zustimmen und Chat öffnen' }).dblclick();
    await expect(chat(page).getByText('Der Chat wird geladen.')).toBeVisible();
    await expect.poll(() => pathsOf(host)).toEqual(['/chat.js']);
    expect(await allowedServices(context)).toEqual(['chat']);

    const loadedAgain = page.waitForEvent('load');
    const settings = await open('/cookie-einstellungen/');
    await settings.getByRole('button', { name: 'Alle ablehnen' }).click();
    await expect(settings.getByText('Ihre Wahl ist gespeichert')).toBeVisible();
    await loadedAgain;
    host.goOn();
    await whenQuiet(page);

    expect(await page.evaluate(() => 'fachwerkHelpers' in window)).toBe(false);
    expect(pathsOf(host)).toEqual(['/chat.js']);
    expect(await allowedServices(context)).toEqual([]);
  });
});

/** Pixels of the window below the button. */
const spaceBelow = (page: Page) =>
  chatButton(page).evaluate((button) => innerHeight - button.getBoundingClientRect().bottom);

/** The button is above the question at the lower edge. */
async function expectAbove(page: Page): Promise<void> {
  const height = (await consentLayer(page).boundingBox())?.height ?? 0;
  await expect.poll(() => spaceBelow(page)).toBeGreaterThanOrEqual(Math.floor(height));
}

test('a host that is dead or sends something else leads to the contact, and the page goes on', async ({
  helperServer,
  open,
  browserConsole,
}) => {
  const host = known(helperServer);
  browserConsole.allow(/The script of 'chat' was not loaded|Failed to load resource/);
  const page = await open('/');
  host.answers = 'failure';
  await chatButton(page).click();
  await chat(page).getByRole('button', { name: 'Zustimmen und Chat öffnen' }).click();
  await expect(chat(page).getByText('Der Chat ist gerade nicht erreichbar.')).toBeVisible();
  await expectNoAxeViolations(page, '[role=dialog]');

  host.answers = 'garbage';
  await chat(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(chat(page).getByText('Der Chat ist gerade nicht erreichbar.')).toBeVisible();
  await chat(page).getByRole('link', { name: 'Zum Kontakt' }).click();
  await page.waitForURL('**/kontakt/');
});

test('only pages without payments and personal data have the helpers, and only their policy names the host', async ({
  helperServer,
  open,
}) => {
  const host = known(helperServer);
  const page = await open('/');
  const answerOf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await page.request.get(path, { headers });
    return { policy: answer.headers()['content-security-policy'] ?? '', html: await answer.text() };
  };
  const start = await answerOf('/');
  expect(start.policy).toMatch(new RegExp(`script-src 'self' ${host.origin}(;| )`));
  expect(start.policy).toContain("require-trusted-types-for 'script'");
  expect(start.html).not.toMatch(/<script[^>]+chat\.js/);
  expect((await answerOf('/basket/')).policy).toContain(host.origin);
  for (const path of ['/login/', '/checkout/', '/kontakt/']) {
    const { policy, html } = await answerOf(path);
    expect(policy + html, path).not.toContain(host.origin);
    expect(html, path).not.toMatch(/data-widget="(?:chat-|accessibility-assist)|Bedienhilfe</);
  }
  const inApp = await answerOf('/', { cookie: 'app=android' });
  expect(inApp.policy + inApp.html).not.toContain(host.origin);
});

test('at the lower edge the button is above the cart button of a product, and never behind it', async ({
  helperServer,
  open,
}) => {
  known(helperServer);
  const page = await open('/search/?q=hammer');
  await page.setViewportSize({ width: 360, height: 740 });
  await page
    .locator('[data-widget="product-list-page"] a, [data-widget*="search"] a[href^="/p/"]')
    .first()
    .click();
  await page.waitForURL('**/p/**');
  await expect(chatButton(page)).toBeVisible();
  await turnWheel(page, 1200);
  const covered = () =>
    page.evaluate(() => {
      const button = document.querySelector('[data-widget="chat-button"] button');
      const box = button?.getBoundingClientRect();
      const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top?.closest('button') === button;
    });
  await expect.poll(covered).toBe(true);
});
