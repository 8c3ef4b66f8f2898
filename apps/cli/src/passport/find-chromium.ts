import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError } from '../command-error';
import type { Config } from '../config';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
  'chromium-headless-shell',
];
/** Where installers put it without adding it to PATH. */
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Path of an installed Chromium, Chrome or Edge: CHROMIUM_PATH, else the usual places. */
export function findChromium({
  chromiumPath: chosen,
  searchPath,
}: Pick<Config, 'chromiumPath' | 'searchPath'>): string {
  const inPath = searchPath
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => COMMANDS.map((command) => join(folder, command)));
  const places = chosen ? [chosen] : [...inPath, ...PLACES];
  const file = places.find((path) => existsSync(path));
  if (file) return file;
  throw new CommandError(
    chosen
      ? `CHROMIUM_PATH names ${chosen}, which does not exist.`
      : 'There is no Chromium, Chrome or Edge on this machine.',
    {
      advice:
        'install one (e.g. `apt-get install chromium`), or name its file: CHROMIUM_PATH=/path/to/chromium',
    },
  );
}
