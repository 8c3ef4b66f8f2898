import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import type { EdgeAnswer } from './edge';

/**
 * How the same page is built without federation: everything in one script, or a script per widget with
 * preloads.
 */
export type PlainKind = 'bundle' | 'split';

const SCRIPT_OF_SHELL = /<script[^>]*src="[^"]*\/shell\/[^"]*"[^>]*><\/script>/g;
const SCRIPT_PRELOAD = /<link[^>]*rel="(?:module)?preload"[^>]*as="script"[^>]*>/g;
const RELEASE = /<script[^>]*id="fachwerk-release"[^>]*>[^<]*<\/script>/;

/** Names of the widgets that the page hydrates, from its release. */
export function hydratedWidgets(html: string): string[] {
  const json = /<script[^>]*id="fachwerk-release"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? '{}';
  const { widgets } = JSON.parse(json) as { widgets: Record<string, { hydrate: string }> };
  const onPage = new Set([...html.matchAll(/data-widget="([^"]+)"/g)].map(([, name]) => name));
  return Object.keys(widgets).filter((name) => onPage.has(name) && widgets[name]?.hydrate !== 'never');
}

/** The page as a browser without JavaScript gets it: the floor that no build can go below. */
export const withoutScripts = (html: string): string =>
  html.replace(SCRIPT_OF_SHELL, '').replace(SCRIPT_PRELOAD, '').replace(RELEASE, '');

/** Builds the page's script(s) into `folder` and answers what the edge serves for it. */
export async function buildPlainPage(options: {
  root: string;
  folder: string;
  /** URL path under which the page and its scripts are served. */
  base: string;
  html: string;
  kind: PlainKind;
}): Promise<EdgeAnswer> {
  const { root, folder, base, html, kind } = options;
  const names = hydratedWidgets(html);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'entry.ts'), await entrySource(root, names, kind));

  const require = createRequire(join(root, 'shared/build/package.json'));
  const { moduleRules } = require(join(root, 'shared/build/module-rules.js')) as {
    moduleRules: (options: object) => webpack.RuleSetRule[];
  };
  const { minifyScripts } = require(join(root, 'shared/build/mfe-webpack.js')) as {
    minifyScripts: () => webpack.WebpackPluginInstance;
  };
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: root,
        target: ['web', 'es2017'],
        entry: { page: join(folder, 'entry.ts') },
        resolve: {
          extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
          modules: [join(root, 'e2e/node_modules'), 'node_modules'],
        },
        // Style sheets are those of the page's own links: only scripts are compared here.
        module: {
          rules: moduleRules({ mfe: 'plain', isServer: true, isDevelopment: false }).map(forBrowsers),
        },
        output: {
          path: join(folder, 'out'),
          publicPath: `${base}out/`,
          filename: '[name].js',
          chunkFilename: '[name].js',
          chunkLoadingGlobal: `plain_${kind}`,
        },
        optimization: {
          minimizer: [minifyScripts()],
          splitChunks: kind === 'split' ? { chunks: 'all', minSize: 8_000 } : false,
        },
        performance: false,
      },
      (error, result) =>
        error || !result || result.hasErrors()
          ? reject(error ?? new Error(result?.toString({ all: false, errors: true })))
          : resolve(result),
    ),
  );

  const { entrypoints, namedChunkGroups } = stats.compilation;
  const entryFiles = entrypoints.get('page')?.getFiles() ?? [];
  // Of the widgets themselves; what they load when a layer opens is not needed by the page.
  const needed = new Set(names.flatMap((name) => namedChunkGroups.get(name)?.getFiles() ?? []));
  const files = (await readdir(join(folder, 'out'))).filter((file) => file.endsWith('.js'));
  const links = files
    .filter((file) => needed.has(file) && !entryFiles.includes(file))
    .map((file) => `<link rel="preload" as="script" href="${base}out/${file}">`)
    .join('');
  const scripts = entryFiles.map((file) => `<script src="${base}out/${file}" defer></script>`).join('');
  const page = withoutScripts(html)
    .replace('</head>', `${links}${scripts}</head>`)
    .replace('<html', `<html data-counted="${names.join(' ')}"`);

  return async (path) => {
    if (path === base) return { type: 'text/html; charset=utf-8', body: Buffer.from(page) };
    if (!path.startsWith(`${base}out/`)) return undefined;
    const name = files.find((file) => path === `${base}out/${file}`);
    return name
      ? { type: 'text/javascript', body: await readFile(join(folder, 'out', name)), immutable: true }
      : undefined;
  };
}

/** The Node build's rules give class names without style sheets; here the syntax must be the browsers'. */
function forBrowsers(rule: webpack.RuleSetRule): webpack.RuleSetRule {
  const options = rule.options as { jsc?: object } | undefined;
  return options?.jsc
    ? { ...rule, options: { ...options, jsc: { ...options.jsc, target: 'es2017' } } }
    : rule;
}

async function entrySource(root: string, names: string[], kind: PlainKind): Promise<string> {
  const files = await widgetFiles(root);
  const fileOf = (name: string) => {
    const file = files.find((path) => path.endsWith(`/${name}.widget.tsx`));
    if (!file) throw new Error(`No source of widget '${name}' found.`);
    return JSON.stringify(file);
  };
  const imports =
    kind === 'bundle' ? names.map((name, index) => `import w${index} from ${fileOf(name)};`) : [];
  const lines = names.map((name, index) =>
    kind === 'bundle'
      ? `  ${JSON.stringify(name)}: () => w${index},`
      : `  ${JSON.stringify(name)}: () => import(/* webpackChunkName: "${name}" */ ${fileOf(name)}).then((found) => found.default),`,
  );
  const runtime = JSON.stringify(join(root, 'e2e/bench/plain-runtime.ts'));
  return [`import { mountAll } from ${runtime};`, ...imports, 'mountAll({', ...lines, '});', ''].join('\n');
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
