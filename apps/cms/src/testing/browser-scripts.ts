import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import { type BrowserScripts, readBrowserScripts } from '../installable/browser-scripts';

const { browserScriptBuild } = createRequire(__filename)('../../../../shared/build/browser-script-build') as {
  browserScriptBuild: BuildOptions;
};

let scripts: BrowserScripts | undefined;

/** Bundles the scripts of installable pages as the build does. */
export function bundleBrowserScripts(): BrowserScripts {
  if (scripts) return scripts;
  const outdir = mkdtempSync(join(tmpdir(), 'browser-scripts-'));
  const source = join(__dirname, '..');
  buildSync({
    entryPoints: ['install-page', 'service-worker'].map((name) => join(source, `${name}.browser.ts`)),
    outdir,
    ...browserScriptBuild,
    logLevel: 'error',
  });
  scripts = readBrowserScripts(outdir);
  return scripts;
}
