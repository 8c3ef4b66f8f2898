/**
 * Packs docs/guides/examples/wordpress into a plugin that WordPress installs:
 * `node .ci/pack-wordpress-plugin.mjs [file]` writes to .cache/fachwerk-widgets.zip. Equal sources give equal
 * bytes.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';
import { ROOT } from './project.mjs';

export const PLUGIN = join(ROOT, 'docs/guides/examples/wordpress/fachwerk-widgets');
/** The oldest time of the format. */
const MTIME = new Date(1980, 0, 1);

/** Returns the path of the file. */
export function packWordpressPlugin(target = join(ROOT, '.cache/fachwerk-widgets.zip')) {
  const files = readdirSync(PLUGIN)
    .sort()
    .map((name) => [`fachwerk-widgets/${name}`, [readFileSync(join(PLUGIN, name)), { mtime: MTIME }]]);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, zipSync(Object.fromEntries(files), { level: 9 }));
  return target;
}

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href)
  console.log(packWordpressPlugin(process.argv[2] && resolve(process.argv[2])));
