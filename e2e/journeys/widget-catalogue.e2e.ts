import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { foreignPage, MAGAZINE } from '../foreign-site';
import { expect, test } from '../journey';
import { isAlive } from '../steps';

const HEADLINE = 'Für den Balkon & „die Laube“';

/** Presses a copy button; returns the text in the clipboard. */
async function copy(page: Page, key: string, meant: RegExp): Promise<string> {
  await page.getByRole('button', { name: key, exact: true }).click();
  let text = '';
  await expect(async () => {
    text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(meant);
  }).toPass();
  return text;
}

/** Loaded files of the tools. */
const filesOfTools = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/platform/')),
  );

test.describe(() => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('an editor finds a widget, gives it another headline, sees it, and pastes its code into a page of another system', async ({
    context,
    open,
    showForeignPage,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await open('/widgets/');
    await isAlive(page, 'widget-catalogue');
    await page.getByLabel('Suche in Name, Titel, Beschreibung und Team').fill('artikel reihe');
    await page.getByRole('link', { name: 'Artikel in einer Reihe', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Artikel in einer Reihe' })).toBeVisible();

    await page.getByLabel(/^headline/).fill(HEADLINE);
    const preview = page.frameLocator('iframe[title$="360 Pixel breit"]');
    await expect(preview.getByRole('heading', { name: HEADLINE })).toBeVisible();
    await expect(preview.locator('a[href*="/p/"]').first()).toBeVisible();
    await expectNoAxeViolations(page);

    const element = await copy(page, 'Code für andere Seiten kopieren', /^<div data-widget="product-teaser"/);
    const script = await copy(page, 'Skript kopieren', /^<script src="[^"]+\/shell\/shell\.js" defer>/);
    showForeignPage('/balkon', foreignPage(script, `<h1>Magazin</h1>${element}`));
    const foreign = await context.newPage();
    await foreign.goto(`${MAGAZINE}/balkon`);
    await isAlive(foreign, 'product-teaser');
    await expect(foreign.getByRole('heading', { name: HEADLINE })).toBeVisible();
    await expect(foreign.locator('[data-widget] a[href*="/p/"]').first()).toBeVisible();
  });
});

test('the page of a widget names the pages that use it; the list loads no previews, and the shop no tool', async ({
  open,
}) => {
  const used = await open('/widgets/?widget=product-list-page');
  const uses = used.getByRole('region', { name: 'Wo es steht' });
  await expect(uses.getByText('/c/{categoryPath*}/')).toBeVisible();
  await used.close();

  const list = await open('/widgets/');
  await isAlive(list, 'widget-catalogue');
  expect((await filesOfTools(list)).length, 'the catalogue is one of the tools').toBeGreaterThan(0);
  await expect(list.locator('iframe'), 'the list shows no previews').toHaveCount(0);

  for (const path of ['/', '/basket/']) {
    const page = await open(path);
    await isAlive(page, 'header');
    await page.waitForLoadState('networkidle');
    expect(await filesOfTools(page), path).toEqual([]);
  }
});

test('the inspector shows every widget and leaves the page as it was; a session that it saved is sent to a widget in the catalogue', async ({
  open,
}) => {
  const page = await open('/');
  await isAlive(page, 'header');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.waitForLoadState('networkidle');
  const before = await height();
  const widgets = await page.locator('[data-widget]').count();

  await page.keyboard.press('Alt+Shift+KeyW');
  const panel = page.getByRole('region', { name: 'Inspector of the page’s widgets' });
  await expect(panel.getByRole('row').filter({ hasText: 'hero-slider' }).getByText('mounted')).toBeVisible();
  await expect(panel.getByRole('row'), 'a row for each, and the heads').toHaveCount(widgets + 1);
  expect(await height()).toBe(before);
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('cell', { name: /^\d+ user$/ }).first()).toBeVisible();
  await expectNoAxeViolations(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(async () => {
    const { width, height: panelHeight } = (await panel.boundingBox())!;
    expect(width).toBeLessThanOrEqual(360);
    expect(panelHeight, 'half of a phone is left to the page').toBeLessThanOrEqual(740 / 2);
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.locator('#fachwerk-inspector')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.keyboard.press('Alt+Shift+KeyW');
  // The header runs before the visitor is known.
  await page.getByRole('tab', { name: 'Bus', exact: true }).click();
  await expect(page.getByRole('cell', { name: /^\d+ user$/ }).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save session' }).click();
  const session = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { messages: object[] };
  expect(session.messages).toContainEqual(expect.objectContaining({ kind: 'topic', name: 'user' }));
  session.messages.push(
    { kind: 'topic', name: 'cartCount', value: 7, at: 9000 },
    { kind: 'topic', name: 'cartCount', value: 'eight', at: 9001 },
  );

  const catalogue = await open('/widgets/?widget=header');
  await isAlive(catalogue, 'widget-catalogue');
  await catalogue.getByText('Aufzeichnung abspielen').click();
  await catalogue.getByLabel('Datei mit der Aufzeichnung').setInputFiles({
    name: 'session.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(session)),
  });
  await catalogue.getByRole('button', { name: 'Nachrichten senden' }).click();

  await expect(catalogue.getByText(/Nachrichten gesendet\. 1 verletzen ihr Schema\..*header@/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(catalogue.getByText('cartCount: angenommen').last()).toBeVisible();
  await expect(catalogue.getByText(/^cartCount: verletzt das Schema, nicht gesendet: /)).toBeVisible();
  const preview = catalogue.frameLocator('iframe[title*="mit der Aufzeichnung"]');
  await expect(preview.getByRole('link', { name: 'Warenkorb, 7 Artikel' })).toBeVisible();
  await expectNoAxeViolations(catalogue);

  await page.bringToFront();
  await expect(page.getByRole('link', { name: /^Warenkorb, 7/ }), 'other tabs are left alone').toHaveCount(0);
});
