import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MfeVersion, PageConfig, Passport } from '@fachwerk/shared/contracts';
import { releaseFor, ReleasePlan } from '@fachwerk/shared/federation';
import { CommandError } from '../command-error';
import type { Context } from '../context';
import { findChromium } from './find-chromium';
import { loadTools, type Tools } from './load-tools';
import { measureWidget } from './measure-widget';
import { passportText } from './passport-text';

export interface MeasuringTools extends Tools {
  /** File of the browser. */
  executablePath: string;
}

/** Throws before a long build if something is not installed. */
export const findTools = ({ repository, config }: Context): MeasuringTools => ({
  ...loadTools(repository.root),
  executablePath: findChromium(config),
});

interface Options {
  /** Folder of a built version. */
  folder: string;
  reason?: string | undefined;
}

/**
 * Measures all widgets of a built version in Chromium, in the pages of the running shop, prints the result
 * and writes it into its `widgets.json`.
 */
export async function measureVersion(
  { registry, terminal }: Context,
  { chromium, axe, executablePath }: MeasuringTools,
  { folder, reason }: Options,
): Promise<Passport> {
  const file = join(folder, 'widgets.json');
  const manifest = MfeVersion.parse(JSON.parse(readFileSync(file, 'utf8')));
  const shell = releaseFor(await registry.getPublic('plan', ReleasePlan))?.shell;
  if (!shell)
    throw new CommandError(`No shell is live at ${registry.url()}.`, {
      advice: 'start the shop, or set its address: REGISTRY_URL=https://shop.example',
    });
  const subject = {
    manifest,
    folder,
    shell,
    origin: new URL(registry.url()).origin,
    config: await registry.getPublic('config', PageConfig),
  };

  const browser = await chromium.launch({ executablePath });
  try {
    const passport: Passport = {
      at: new Date().toISOString(),
      browser: `Chromium ${browser.version()}`,
      ...(reason !== undefined && { reason }),
      widgets: {},
    };
    for (const widget of manifest.widgets)
      passport.widgets[widget.name] = await terminal.step(
        `Measuring ${widget.name}`,
        () => measureWidget({ browser, axe }, subject, widget),
        (_measures, seconds) => `Measured ${widget.name} (${seconds})`,
      );
    terminal.print(`\n${passportText(passport, manifest)}\n`);
    writeFileSync(file, `${JSON.stringify({ ...manifest, passport: Passport.parse(passport) }, null, 2)}\n`);
    return passport;
  } finally {
    await browser.close();
  }
}
