import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts of the scripts of installable pages. */
export interface BrowserScripts {
  /** Bundle of install-page.browser.ts. */
  installPage: string;
  /** Bundle of service-worker.browser.ts. */
  serviceWorker: string;
}

export function readBrowserScripts(dir: string): BrowserScripts {
  const read = (name: string) => readFileSync(join(dir, `${name}.browser.js`), 'utf8');
  return { installPage: read('install-page'), serviceWorker: read('service-worker') };
}
