import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type webpack from 'webpack';
import { showPagesOf } from './page-server';

const PROJECT = resolve('..');
const OUT = join(PROJECT, '.cache/e2e-development-shell');
const FOLDER = '/__dev/shell/';

const requireFromBuild = createRequire(join(PROJECT, 'shared/build/dev-server.js'));
const { shellScript } = requireFromBuild('./shell-webpack') as {
  shellScript(options: { dir: string; out: string; mode: 'development' }): webpack.Configuration;
};
const { runWebpack } = requireFromBuild('./run-webpack') as {
  runWebpack(configuration: webpack.Configuration): Promise<webpack.Stats>;
};
const { developmentPage } = requireFromBuild('./development-page') as {
  developmentPage(html: string, options: { shell: string }): string;
};

/** Builds the shell for development: its React reports every mismatch, its bus checks every value. */
export async function buildDevelopmentShell(): Promise<void> {
  await runWebpack(shellScript({ dir: join(PROJECT, 'shell'), out: OUT, mode: 'development' }));
}

/** Shows pages of a page server with the development shell; the micro-frontends are the published ones. */
export async function showPagesWithDevelopmentShell(
  context: BrowserContext,
  url: string,
  change: (html: string) => string = (html) => html,
): Promise<void> {
  await context.route(`**${FOLDER}*.js`, (route) =>
    route.fulfill({
      body: readFileSync(join(OUT, basename(new URL(route.request().url()).pathname))),
      contentType: 'text/javascript; charset=utf-8',
    }),
  );
  await showPagesOf(context, url, (html) => change(developmentPage(html, { shell: `${FOLDER}shell.js` })));
}
