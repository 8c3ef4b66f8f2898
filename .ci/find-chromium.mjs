import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { APT_INSTALL, installPackages, isRoot } from './install-packages.mjs';

/** Chromium without windows. A page takes less work in it than in the whole browser. */
const WITHOUT_WINDOWS = ['chromium-headless-shell', 'chrome-headless-shell'];
const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const PLACES = {
  linux: ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};
/** Unattended installation as root, by package manager. The first steps that succeed are enough. */
const INSTALLERS = [
  // Debian has both packages, Ubuntu only the second.
  [
    '/usr/bin/apt-get',
    [
      ['update', '-qq'],
      [...APT_INSTALL, 'chromium-headless-shell'],
    ],
  ],
  ['/usr/bin/apt-get', [[...APT_INSTALL, 'chromium']]],
  ['/usr/bin/dnf', [['install', '-y', '-q', 'chromium']]],
  ['/sbin/apk', [['add', '--quiet', 'chromium']]],
  ['/usr/bin/pacman', [['-Sy', '--noconfirm', 'chromium']]],
];

/**
 * Path of an installed Chromium, Chrome or Edge: `CHROMIUM_PATH`, else the usual places; null when there is
 * none. `withWindows`: one that can show its windows.
 */
export function findChromium({ withWindows = false } = {}) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  }
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...(process.platform === 'linux' ? PLACES.linux : []),
  ];
  const inFolders = (commands) =>
    folders.flatMap((folder) => commands.map((command) => join(folder, command)));
  const candidates = [
    ...(withWindows ? [] : inFolders(WITHOUT_WINDOWS)),
    ...inFolders(COMMANDS),
    ...(process.platform === 'linux' ? [] : (PLACES[process.platform] ?? [])),
  ];
  return candidates.find(isExecutable) ?? null;
}

/** The same; installs a missing one from the system's packages, and throws with advice when that fails. */
export function ensureChromium(wanted, log = console.log) {
  const found = findChromium(wanted);
  if (found) return found;
  const installers = isRoot() ? INSTALLERS.filter(([command]) => existsSync(command)) : [];
  if (installers.length > 0) log('No Chromium found: installing it from the system’s packages …');
  for (const installer of installers) {
    installPackages(installer, log);
    const installed = findChromium(wanted);
    if (installed) return installed;
  }
  throw new Error(
    'The end-to-end tests need Chromium, Chrome or Edge. Install one (e.g. `sudo apt-get install chromium`), ' +
      'or name its file in CHROMIUM_PATH.',
  );
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
