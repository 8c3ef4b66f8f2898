import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from '../axe';
import { foreignPage, MAGAZINE, openForeignSite } from '../foreign-site';
import { eventually, isAlive, isSeen, journey } from '../steps';

const show = openForeignSite();
const HEADLINE = 'Für den Balkon & „die Laube“';

/** Presses the key and answers what an editor would paste. */
async function copy(page: Page, key: string, meant: RegExp): Promise<string> {
  await page.getByRole('button', { name: key, exact: true }).click();
  let text = '';
  await eventually(async () => {
    text = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(text, meant);
  });
  return text;
}

/** Files of the tools that the page has loaded. */
const filesOfTools = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/platform/')),
  );

journey(
  'an editor finds a widget, gives it another headline, sees it, and pastes its code into a page of another system',
  async ({ context, open }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await open('/widgets/');
    await isAlive(page, 'widget-catalogue');
    await page.getByLabel('Suche in Name, Titel, Beschreibung und Team').fill('artikel reihe');
    await page.getByRole('link', { name: 'Artikel in einer Reihe', exact: true }).click();
    await isSeen(page.getByRole('heading', { level: 1, name: 'Artikel in einer Reihe' }));

    await page.getByLabel(/^headline/).fill(HEADLINE);
    const preview = page.frameLocator('iframe[title$="360 Pixel breit"]');
    await isSeen(preview.getByRole('heading', { name: HEADLINE }));
    await isSeen(preview.locator('a[href*="/p/"]').first());
    await expectNoAxeViolations(page);

    const element = await copy(page, 'Code für andere Seiten kopieren', /^<div data-widget="product-teaser"/);
    const script = await copy(page, 'Skript kopieren', /^<script src="[^"]+\/shell\/shell\.js" defer>/);
    show('/balkon', foreignPage(script, `<h1>Magazin</h1>${element}`));
    const foreign = await context.newPage();
    await foreign.goto(`${MAGAZINE}/balkon`);
    await isAlive(foreign, 'product-teaser');
    await isSeen(foreign.getByRole('heading', { name: HEADLINE }));
    await isSeen(foreign.locator('[data-widget] a[href*="/p/"]').first());
  },
  { viewport: { width: 1440, height: 900 }, timeout: 60_000 },
);

journey('previews load when they come into view, and pages of the shop load no tool', async ({ open }) => {
  const list = await open('/widgets/');
  await isAlive(list, 'widget-catalogue');
  assert.ok((await filesOfTools(list)).length > 0, 'the catalogue is one of the tools');
  assert.equal(await list.locator('iframe').count(), 0, 'the list shows no previews');

  for (const path of ['/', '/basket/']) {
    const page = await open(path);
    await isAlive(page, 'header');
    await page.waitForLoadState('networkidle');
    assert.deepEqual(await filesOfTools(page), [], path);
  }
});

journey(
  'the inspector opens by its key, shows every widget, and leaves the page as it was',
  async ({ open }) => {
    const page = await open('/');
    await isAlive(page, 'header');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await page.waitForLoadState('networkidle');
    const before = await height();
    const widgets = await page.locator('[data-widget]').count();

    await page.keyboard.press('Alt+Shift+KeyW');
    const panel = page.getByRole('region', { name: 'Inspector of the page’s widgets' });
    await isSeen(panel.getByRole('row').filter({ hasText: 'hero-slider' }).getByText('mounted'));
    assert.equal(await panel.getByRole('row').count(), widgets + 1, 'a row for each, and the heads');
    assert.equal(await height(), before);
    await page.keyboard.press('ArrowRight');
    await isSeen(panel.getByRole('cell', { name: 'user', exact: true }).first());
    await expectNoAxeViolations(page);

    await page.setViewportSize({ width: 360, height: 740 });
    const box = await panel.boundingBox();
    assert.ok(box && box.width <= 360 && box.height <= 740 / 2, 'half of a phone is left to the page');
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('#fachwerk-inspector').count(), 0);
  },
);
