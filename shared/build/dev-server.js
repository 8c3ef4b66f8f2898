/**
 * Dev server of one micro-frontend (or of the shell) inside the running shop. Run it in the package's folder
 * while the shop runs (SHOP_URL, by default http://localhost:8080). It serves every page of the shop with
 * this package from the disk; changes are applied to the open page.
 */
const { existsSync } = require('node:fs');
const { basename, join, resolve } = require('node:path');
const webpack = require('webpack');
const WebpackDevServer = require('webpack-dev-server');
const { developmentPage } = require('./development-page');
const { developmentTexts } = require('./development-texts');
const { ENTRY, developmentPath, loadPreset } = require('./mfe-webpack');
const { shellScript } = require('./shell-webpack');
const { proxyShop } = require('./shop-proxy');
const { PROJECT, globalOf, mfeNameOf, widgetFilesOf } = require('./sources');

process.env.WEBPACK_DEV_SERVER_BASE_PORT ??= '8300';

const PACKED_SHELL = join(__dirname, 'development-shell');

async function serve(dir, { shopUrl, port }) {
  const shellDir = join(PROJECT, 'shell');
  const isShell = resolve(dir) === shellDir;
  const mfe = isShell ? undefined : describeMfe(dir);
  // The package @fachwerk/build contains the development shell, this repository builds it.
  const isPacked = existsSync(PACKED_SHELL);
  const shellOut = isPacked ? PACKED_SHELL : join(dir, '.cache/development-shell');
  if (!isPacked) watchShell(shellDir, shellOut);

  const server = new WebpackDevServer(
    {
      port: port ?? 'auto',
      hot: true,
      // The shell has no dev client: two on a page conflict. A change of the shell reloads the page.
      static: { directory: shellOut, publicPath: developmentPath('shell'), watch: isShell },
      devMiddleware: { stats: 'errors-warnings' },
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: { overlay: false, logging: 'error' },
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        proxyShop(shopUrl, {
          changePage: (html) => developmentPage(html, { mfe, shell: `${developmentPath('shell')}shell.js` }),
          changeTexts: (answer, prefixes, language) => developmentTexts(answer, dir, prefixes, language),
        }),
      ],
    },
    webpack(mfe ? loadPreset(dir).development() : { mode: 'development', entry: {} }),
  );
  await server.start();
  const address = /** @type {import('node:net').AddressInfo} */ (server.server?.address());
  console.log(`${basename(dir)} in the pages of ${shopUrl}: http://localhost:${address.port}`);
}

function watchShell(shellDir, out) {
  const config = shellScript({ dir: shellDir, out, mode: 'development' });
  webpack(config).watch({}, (error, stats) => {
    if (error || stats?.hasErrors()) console.error(error ?? stats?.toString({ preset: 'errors-only' }));
  });
}

const describeMfe = (dir) => {
  const name = mfeNameOf(dir);
  return {
    name,
    entry: developmentPath(name) + ENTRY,
    global: globalOf(name, 'development'),
    widgets: Object.keys(widgetFilesOf(dir)),
  };
};

if (require.main === module)
  serve(process.cwd(), {
    shopUrl: process.env.SHOP_URL ?? 'http://localhost:8080',
    port: process.env.PORT,
  }).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
