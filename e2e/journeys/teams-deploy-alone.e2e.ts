import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { cartLink, emptyCartHeading } from '../shop-steps';
import { isAlive } from '../steps';

const PROJECT = resolve('..');
const MICRO_FRONTENDS = readdirSync(PROJECT).filter((name) => name.endsWith('-mfe'));
const PACKAGES = ['shared', 'shell', ...MICRO_FRONTENDS];
/** The checkout of the cart's team. */
const checkout = mkdtempSync(join(tmpdir(), 'fachwerk-team-'));
const run = promisify(execFile);

/** The only test of the cart in the checkout: a release runs the tests, which `npm test` has run already. */
const KEPT_TEST = 'expectations.test.ts';
const isLeftOut = (path: string) =>
  /\/(\.cache|\.data)$/.test(path) ||
  (/\.test\.tsx?$/.test(path) && path.includes('/cart-mfe/src/') && !path.endsWith(KEPT_TEST));

const OLD_TEXT = 'Suchen Sie oben nach einem Artikel';
/** Differs in every run, because the shop keeps the versions of earlier runs. */
const NEW_TEXT = `Gleich weiter (${Date.now().toString(36)}): Finden Sie oben einen Artikel`;

test.beforeAll(() => {
  for (const name of [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'tsconfig.base.json',
    'jest.config.js',
  ])
    cpSync(join(PROJECT, name), join(checkout, name));
  // Installed packages link to each other and are not written to.
  symlinkSync(join(PROJECT, 'node_modules'), join(checkout, 'node_modules'));
  for (const name of [...PACKAGES, 'apps', '.ci'])
    cpSync(join(PROJECT, name), join(checkout, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !isLeftOut(path),
    });
});
test.afterAll(() => rmSync(checkout, { recursive: true, force: true }));

const command = (name: string, args: string[], folder = '.') =>
  run(process.execPath, [join(checkout, 'apps/cli/bin/fachwerk.mjs'), name, ...args], {
    cwd: join(checkout, folder),
  });

/** Path and hash of every built file and source of the packages. */
function hashes(): Map<string, string> {
  const files = PACKAGES.flatMap((name) =>
    readdirSync(join(checkout, name), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !/node_modules|\.cache/.test(relative(checkout, entry.parentPath)),
    ),
  ).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    files.map((file) => [
      relative(checkout, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

const versionsOn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const text = document.getElementById('fachwerk-release')?.textContent ?? '{}';
    const { mfes } = JSON.parse(text) as { mfes: Record<string, { version: string }> };
    return Object.fromEntries(Object.entries(mfes).map(([name, { version }]) => [name, version]));
  });

/**
 * Loads the page until it shows the text; returns the seconds until the last page view without it began, 0 if
 * there was none. A page view may take long on a busy machine.
 */
async function secondsUntil(page: Page, text: string): Promise<number> {
  const start = Date.now();
  let last = 0;
  for (;;) {
    const seconds = (Date.now() - start) / 1000;
    const html = await (await page.request.get('/basket/')).text();
    if (html.includes(text)) return last;
    if (seconds > 10) throw new Error(`"${text}" is not on the page after ten seconds`);
    last = seconds;
  }
}

test('a team releases at noon and takes it back, and no shopper notices anything but the new text', async ({
  open,
}) => {
  const openPage = await open('/basket/');
  await isAlive(openPage, 'cart-page');
  await expect(openPage.getByText(OLD_TEXT)).toBeVisible();
  const versions = await versionsOn(openPage);

  const texts = join(checkout, 'cart-mfe/src/messages.de.json');
  writeFileSync(texts, readFileSync(texts, 'utf8').replace(OLD_TEXT, NEW_TEXT));
  const earlier = hashes();
  const { stdout } = await command('release', ['--to', '100'], 'cart-mfe');
  expect(stdout).toMatch(/Tests: [1-9]\d* passed/);
  const visible = await secondsUntil(openPage, NEW_TEXT);
  console.log(`${stdout.trim()}\nOn the page ${visible.toFixed(1)} s after the command ended.`);

  // Only this version was built.
  const added = [...hashes()].filter(([file, hash]) => earlier.get(file) !== hash).map(([file]) => file);
  const version = /Built cart-mfe (\S+)/.exec(stdout)?.[1] ?? '';
  expect(added, stdout).toContain(`cart-mfe/dist/${version}/widgets.json`);
  expect(added.filter((file) => !file.startsWith(`cart-mfe/dist/${version}/`))).toEqual([]);

  // A page that was open keeps its version and works.
  await openPage.getByRole('combobox', { name: 'Suche' }).focus();
  await expect(cartLink(openPage)).toBeVisible();
  await expect(openPage.getByText(OLD_TEXT)).toBeVisible();

  // A new page view has the new version of this micro-frontend and the old versions of the others.
  const newPage = await open('/basket/');
  await isAlive(newPage, 'cart-page');
  await expect(newPage.getByText(NEW_TEXT)).toBeVisible();
  expect(await versionsOn(newPage)).toEqual({ ...versions, cart: version });

  await command('rollback', ['cart-mfe']);
  const back = await secondsUntil(newPage, OLD_TEXT);
  expect(back, `the rollback was on the page after ${back} s`).toBeLessThanOrEqual(1);
  console.log(`The rollback was on the page ${back.toFixed(1)} s after the command ended.`);
  await newPage.reload();
  await expect(emptyCartHeading(newPage)).toBeVisible();
  expect(await versionsOn(newPage)).toEqual(versions);
});
