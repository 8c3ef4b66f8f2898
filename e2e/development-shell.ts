import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type webpack from 'webpack';
import { showPagesOf } from './page-server';

const PROJECT = resolve('..');
const OUT = join(PROJECT, '.cache/e2e-development-shell');
const ADDRESS = '/__dev/shell/shell.js';

const require = createRequire(join(PROJECT, 'shared/build/dev-server.js'));
const { shellScript } = require('./shell-webpack') as {
  shellScript(options: { dir: string; out: string; mode: 'development' }): webpack.Configuration;
};
const { runWebpack } = require('./run-webpack') as {
  runWebpack(configuration: webpack.Configuration): Promise<webpack.Stats>;
};
const { developmentPage } = require('./development-page') as {
  developmentPage(html: string, options: { shell: string }): string;
};

/** Builds the shell as developers have it: with a React that tells of every mismatch, and a bus that checks. */
export async function buildDevelopmentShell(): Promise<void> {
  await runWebpack(shellScript({ dir: join(PROJECT, 'shell'), out: OUT, mode: 'development' }));
}

/** Pages of a page server with that shell in place of the published one; micro-frontends are the published ones. */
export async function showPagesWithDevelopmentShell(
  context: BrowserContext,
  url: string,
  change: (html: string) => string = (html) => html,
): Promise<void> {
  const body = readFileSync(join(OUT, 'shell.js'));
  await context.route(`**${ADDRESS}`, (route) =>
    route.fulfill({ body, contentType: 'text/javascript; charset=utf-8' }),
  );
  await showPagesOf(context, url, (html) => change(developmentPage(html, { shell: ADDRESS })));
}
