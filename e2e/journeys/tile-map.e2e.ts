import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { pressOn } from '../keyboard-steps';
import { hasOwnShop, isAlive } from '../steps';
import { storesNear } from '../store-steps';
import type { TileServer } from '../tile-server';

test.use({ hasTiles: true });
test.skip(!hasOwnShop, 'the shop must know the tile server');

const STORES = '/stores/';
const NEAR_COLOGNE = '/stores/?q=50667';

const map = (page: Page): Locator => page.getByRole('region', { name: 'Karte mit Märkten' });
const agree = (page: Page): Locator => page.getByRole('button', { name: 'Karte von Kartenhaus laden' });
const takeBack = (page: Page): Locator => page.getByRole('button', { name: 'Karte nicht mehr laden' });
/** Tiles that the browser has decoded. */
const decodedTiles = (page: Page): Promise<number> =>
  map(page)
    .locator('img')
    .evaluateAll(
      (tiles) => (tiles as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth > 0).length,
    );
const hasTiles = (page: Page) => expect.poll(() => decodedTiles(page)).toBeGreaterThan(0);

function known(tiles: TileServer | undefined): TileServer {
  if (!tiles) throw new Error('The tile server did not start.');
  tiles.requests.length = 0;
  tiles.isDown = false;
  return tiles;
}

async function policyOf(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path);
  return answer.headers()['content-security-policy'] ?? '';
}

test('the map of another host loads after consent only, is remembered where wished, and is taken back', async ({
  context,
  open,
  tiles: server,
}) => {
  const tiles = known(server);
  const [nearest] = await storesNear(context.request, '50667');
  const page = await open(NEAR_COLOGNE);
  await isAlive(page, 'storefinder-page');

  // Off: all stores are there, and the other host has heard nothing.
  await expect(page.getByRole('article', { name: nearest.name })).toBeVisible();
  await expect(agree(page)).toBeVisible();
  await expect(page.getByText('Ihr Browser sendet dann Ihre IP-Adresse')).toBeVisible();
  await expectNoAxeViolations(page);
  expect(tiles.requests).toEqual([]);

  await agree(page).click();
  await hasTiles(page);
  await expect(map(page).getByText('© Kartenhaus')).toBeVisible();
  await expectNoAxeViolations(page);
  // The other host learns the shop, and not the page.
  expect(new Set(tiles.requests.map(({ headers }) => headers.referer))).toEqual(
    new Set([`${new URL(page.url()).origin}/`]),
  );

  // The keyboard reaches a store that stands alone.
  const pin = map(page)
    .getByRole('button', { name: /^Fachwerk / })
    .first();
  const name = (await pin.getAttribute('aria-label')) ?? '';
  await pressOn(page, pin);
  await expect(map(page).getByRole('link', { name })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // The consent has ended with the page.
  await isAlive(page, 'store-details-page');
  const before = tiles.requests.length;
  await page.getByRole('checkbox', { name: 'Auf diesem Gerät merken' }).check();
  expect(tiles.requests.length).toBe(before);
  await agree(page).click();
  await hasTiles(page);

  await page.goto(STORES);
  await hasTiles(page);
  await expect(
    map(page)
      .getByRole('button', { name: /^\d+ Märkte, näher heran$/ })
      .first(),
  ).toBeVisible();
  const other = await context.newPage();
  await other.goto(STORES);
  await hasTiles(other);
  await takeBack(page).click();
  await expect(map(page).locator('img')).toHaveCount(0);
  await expect(agree(page)).toBeVisible();
  await expect(agree(other)).toBeVisible();
  await expect(map(other).locator('img')).toHaveCount(0);
  await other.close();

  const after = tiles.requests.length;
  await page.reload();
  await expect(agree(page)).toBeVisible();
  expect(tiles.requests.length).toBe(after);
});

test('only pages with a map allow the other host, and a host that fails leaves the page as it is', async ({
  browserConsole,
  open,
  tiles: server,
}) => {
  const tiles = known(server);
  // The browser itself reports each answer 503.
  browserConsole.allow(/Failed to load resource: .*503/);
  const page = await open(STORES);
  await isAlive(page, 'storefinder-page');
  const own = await policyOf(page, STORES);

  expect(own).toContain(`img-src 'self' data: ${tiles.origin};`);
  expect(own).toContain("require-trusted-types-for 'script'");
  for (const path of ['/', '/impressum/', '/basket/'])
    expect(await policyOf(page, path)).toBe(own.replace(` ${tiles.origin}`, ''));

  tiles.isDown = true;
  await agree(page).click();
  await expect(page.getByText('Die Karte kann gerade nicht geladen werden.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Alle \d+ Märkte nach Bundesland$/ })).toBeVisible();

  tiles.isDown = false;
  await agree(page).click();
  await hasTiles(page);
});
