import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { chromium } from 'playwright-core';
import { CommandError } from '../command-error';

export interface Tools {
  chromium: typeof chromium;
  /** Script of axe, for a page. */
  axe: string;
}

/**
 * The browser library and axe, which only passports need: from the repository of the team, or from ours.
 * They are loaded at the first use, so that all other commands work without them.
 */
export function loadTools(root: string, here = __filename): Tools {
  for (const place of [join(root, 'package.json'), here])
    try {
      const load = createRequire(place);
      const library = load('playwright-core') as Pick<Tools, 'chromium'>;
      return { chromium: library.chromium, axe: readFileSync(load.resolve('axe-core/axe.min.js'), 'utf8') };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    }
  throw new CommandError('A passport needs the packages playwright-core and axe-core.', {
    advice: 'npm install --save-dev playwright-core axe-core',
  });
}
