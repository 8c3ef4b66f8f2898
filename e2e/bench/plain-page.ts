import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { HydrateMode } from '@fachwerk/shared/contracts';
import webpack from 'webpack';
import type { EdgeAnswer } from './edge';

const SCRIPT_OF_SHELL = /<script[^>]*src="[^"]*\/shell\/[^"]*"[^>]*><\/script>/g;
const SCRIPT_PRELOAD = /<link[^>]*rel="(?:module)?preload"[^>]*as="script"[^>]*>/g;
const RELEASE = /<script[^>]*id="fachwerk-release"[^>]*>([^<]*)<\/script>/;
/** Conditions that are met without an interaction, if the widget is visible. */
const AT_LOAD = ['load', 'idle', 'visible'] as const;
/** Scripts of a plain page; the page lists them for its core, as the release lists those of the shop. */
const FILES = 'plain-files';

/** The widgets of the page that have to be hydrated, with their condition, from the page's release. */
function hydratedWidgets(html: string): Record<string, HydrateMode> {
  const { widgets } = JSON.parse(RELEASE.exec(html)?.[1] ?? '{"widgets":{}}') as {
    widgets: Record<string, { hydrate: HydrateMode }>;
  };
  const onPage = new Set([...html.matchAll(/data-widget="([^"]+)"/g)].map(([, name]) => name));
  const modes = Object.entries(widgets).map(([name, { hydrate }]): [string, HydrateMode] => [name, hydrate]);
  return Object.fromEntries(modes.filter(([name, mode]) => onPage.has(name) && mode !== 'never'));
}

/** Names of the widgets that a page is interactive with, if they are visible. */
export const countedWidgets = (html: string): string[] =>
  Object.entries(hydratedWidgets(html))
    .filter(([, mode]) => AT_LOAD.some((condition) => condition === mode))
    .map(([name]) => name);

/** The page as a browser without JavaScript gets it: no build can be faster. */
export const withoutScripts = (html: string): string =>
  html.replace(SCRIPT_OF_SHELL, '').replace(SCRIPT_PRELOAD, '').replace(RELEASE, '');

/**
 * Builds the page without federation into `folder`: a core that starts by the rule of the shell, and either
 * one more script or a script per widget. Returns what the edge answers.
 */
export async function buildPlainPage(options: {
  root: string;
  folder: string;
  /** URL path under which the page and its scripts are served. */
  base: string;
  html: string;
  isSplit: boolean;
}): Promise<EdgeAnswer> {
  const { root, folder, base, html, isSplit } = options;
  const modes = hydratedWidgets(html);
  const names = Object.keys(modes);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'core.ts'), coreSource(root));
  await writeFile(join(folder, 'app.ts'), await appSource(root, modes, isSplit));

  const require = createRequire(join(root, 'shared/build/package.json'));
  const { moduleRules } = require(join(root, 'shared/build/module-rules.js')) as {
    moduleRules: (options: object) => webpack.RuleSetRule[];
  };
  const { minifyScripts } = require(join(root, 'shared/build/mfe-webpack.js')) as {
    minifyScripts: () => webpack.WebpackPluginInstance;
  };
  const rulesFor = (isServer: boolean) => moduleRules({ mfe: 'plain', isServer, isDevelopment: false });
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: root,
        target: ['web', 'es2017'],
        entry: { core: join(folder, 'core.ts') },
        resolve: {
          extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
          modules: [join(root, 'e2e/node_modules'), 'node_modules'],
        },
        // Style sheets are those of the page's own links: the server's rules give class names only.
        module: { rules: [...rulesFor(false).filter(isForScripts), ...rulesFor(true).filter(isForStyles)] },
        output: {
          path: join(folder, 'out'),
          publicPath: base,
          filename: '[name].js',
          chunkFilename: '[name].js',
          chunkLoadingGlobal: 'plain',
        },
        optimization: {
          minimizer: [minifyScripts()],
          splitChunks: isSplit ? { chunks: 'all', minSize: 8_000 } : false,
        },
        performance: false,
      },
      (error, result) =>
        error || !result || result.hasErrors()
          ? reject(error ?? new Error(result?.toString({ all: false, errors: true })))
          : resolve(result),
    ),
  );

  const { namedChunkGroups } = stats.compilation;
  const atLoad = names.filter((name) => modes[name] === 'load');
  const early = new Set(
    ['app', ...atLoad]
      .flatMap((name) => namedChunkGroups.get(name)?.getFiles() ?? [])
      .map((file) => base + file),
  );
  const page = withoutScripts(html).replace(
    '</head>',
    `<script type="application/json" id="${FILES}">${JSON.stringify([...early])}</script>` +
      `<script src="${base}core.js" defer></script></head>`,
  );
  const files = new Set((await readdir(join(folder, 'out'))).map((file) => base + file));

  return async (path) => {
    if (path === base) return { type: 'text/html; charset=utf-8', body: Buffer.from(page) };
    if (!files.has(path)) return undefined;
    const body = await readFile(join(folder, 'out', path.slice(base.length)));
    return { type: 'text/javascript', body, immutable: true };
  };
}

const isForStyles = ({ test }: webpack.RuleSetRule) => test instanceof RegExp && test.test('a.module.css');
const isForScripts = (rule: webpack.RuleSetRule) =>
  !isForStyles(rule) && !(rule.test instanceof RegExp && rule.test.test('a.css'));

const source = (...path: string[]) => JSON.stringify(join(...path));

/** The start rule is the shell's own code, so that it is the same. */
const coreSource = (root: string) => `
import { whenToStart } from ${source(root, 'shell/src/core/when-to-start.ts')};
import { preloadScripts } from ${source(root, 'e2e/bench/plain-core.ts')};
whenToStart().then((reason) => {
  preloadScripts('${FILES}', reason);
  return import(/* webpackChunkName: "app" */ './app');
});
`;

async function appSource(
  root: string,
  modes: Record<string, HydrateMode>,
  isSplit: boolean,
): Promise<string> {
  const files = await widgetFiles(root);
  const fileOf = (name: string) => {
    const file = files.find((path) => path.endsWith(`/${name}.widget.tsx`));
    if (!file) throw new Error(`No source of widget '${name}' found.`);
    return source(file);
  };
  const mode = (name: string) => (isSplit ? `webpackChunkName: "${name}"` : 'webpackMode: "eager"');
  const widgets = Object.entries(modes).map(
    ([name, hydrate]) =>
      `  ${JSON.stringify(name)}: { hydrate: ${JSON.stringify(hydrate)}, ` +
      `load: () => import(/* ${mode(name)} */ ${fileOf(name)}) },`,
  );
  return [
    `import { hydrateWhen } from ${source(root, 'shell/src/lifecycle/hydrate-when.ts')};`,
    `import { lateClient } from ${source(root, 'shell/src/platform/late-client.ts')};`,
    `import { mountAll } from ${source(root, 'e2e/bench/plain-runtime.ts')};`,
    ...['mountAll({', ...widgets, '}, { hydrateWhen, lateClient });', ''],
  ].join('\n');
}

async function widgetFiles(root: string): Promise<string[]> {
  const folders = (await readdir(root)).filter((name) => name.endsWith('-mfe'));
  const below = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder, 'src'), { recursive: true })).map((file) =>
        join(root, folder, 'src', file),
      ),
    ),
  );
  return below.flat().filter((file) => file.endsWith('.widget.tsx'));
}
