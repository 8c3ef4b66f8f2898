import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { after, before } from 'node:test';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { cartLink, emptyCartHeading } from '../shop-steps';
import { isAlive, isSeen, journey, shopUrl } from '../steps';

const PROJECT = resolve('..');
const MICRO_FRONTENDS = readdirSync(PROJECT).filter((name) => name.endsWith('-mfe'));
const PACKAGES = ['shared', 'shell', ...MICRO_FRONTENDS];
/** The checkout of the cart's team. */
const checkout = mkdtempSync(join(tmpdir(), 'fachwerk-team-'));
const run = promisify(execFile);

const OLD_TEXT = 'Suchen Sie oben nach einem Artikel';
/** Another one in every run: a shop that keeps its data has the version of the run before. */
const NEW_TEXT = `Gleich weiter (${Date.now().toString(36)}): Suchen Sie oben nach einem Artikel`;

before(() => {
  for (const name of [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'tsconfig.base.json',
    'jest.config.js',
  ])
    cpSync(join(PROJECT, name), join(checkout, name));
  // Installed packages are links among themselves, and are not written to.
  symlinkSync(join(PROJECT, 'node_modules'), join(checkout, 'node_modules'));
  for (const name of [...PACKAGES, 'apps', '.ci'])
    cpSync(join(PROJECT, name), join(checkout, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/\/(\.cache|\.data)$/.test(path),
    });
});
after(() => rmSync(checkout, { recursive: true, force: true }));

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

/** Loads the page again and again until it shows the text; answers how long that took. */
async function secondsUntil(page: Page, text: string): Promise<number> {
  const start = Date.now();
  for (;;) {
    const html = await (await page.request.get(shopUrl('/basket/'))).text();
    if (html.includes(text)) return (Date.now() - start) / 1000;
    if (Date.now() - start > 10_000) throw new Error(`"${text}" is not on the page after ten seconds`);
  }
}

journey(
  'a team releases at noon and takes it back, and no shopper notices anything but the new text',
  async ({ open }) => {
    const openPage = await open('/basket/');
    await isAlive(openPage, 'cart-page');
    await isSeen(openPage.getByText(OLD_TEXT));
    const versions = await versionsOn(openPage);

    const texts = join(checkout, 'cart-mfe/src/messages.de.json');
    writeFileSync(texts, readFileSync(texts, 'utf8').replace(OLD_TEXT, NEW_TEXT));
    const earlier = hashes();
    const { stdout } = await command('release', ['--to', '100'], 'cart-mfe');
    const visible = await secondsUntil(openPage, NEW_TEXT);
    console.log(`${stdout.trim()}\nOn the page ${visible.toFixed(1)} s after the command ended.`);

    // Nothing else was built.
    const added = [...hashes()].filter(([file, hash]) => earlier.get(file) !== hash).map(([file]) => file);
    const version = /Built cart-mfe (\S+)/.exec(stdout)?.[1] ?? '';
    assert.ok(added.includes(`cart-mfe/dist/${version}/widgets.json`), stdout);
    assert.deepEqual(
      added.filter((file) => !file.startsWith(`cart-mfe/dist/${version}/`)),
      [],
    );

    // A page that was open keeps its version and works.
    await openPage.getByRole('searchbox', { name: 'Suche' }).focus();
    await isSeen(cartLink(openPage));
    await isSeen(openPage.getByText(OLD_TEXT));

    // A new page view has the new version of this micro-frontend and the old ones of all others.
    const newPage = await open('/basket/');
    await isAlive(newPage, 'cart-page');
    await isSeen(newPage.getByText(NEW_TEXT));
    assert.deepEqual(await versionsOn(newPage), { ...versions, cart: version });

    await command('rollback', ['cart-mfe']);
    const back = await secondsUntil(newPage, OLD_TEXT);
    assert.ok(back <= 1, `the rollback was on the page after ${back} s`);
    console.log(`The rollback was on the page ${back.toFixed(1)} s after the command ended.`);
    await newPage.reload();
    await isSeen(emptyCartHeading(newPage));
    assert.deepEqual(await versionsOn(newPage), versions);
  },
  { timeout: 240_000 },
);
