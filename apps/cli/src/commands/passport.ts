import { Command } from '@commander-js/extra-typings';
import type { Passport } from '@fachwerk/shared/contracts';
import { CommandError } from '../command-error';
import type { Context } from '../context';
import { packageNamed } from '../names';
import { findTools, measureVersion } from '../passport/measure-version';

export const passportCommand = (context: Context) =>
  new Command('passport')
    .summary('measure what widgets cost a page')
    .description(
      'Builds a micro-frontend and measures the examples of its widgets in Chromium, against their budgets: size, requests, ' +
        'other hosts, storage, cookies, globals, listeners and memory after 50 mounts, long tasks, layout shift, axe. ' +
        '`release --passport` publishes the result.',
    )
    .argument('[package]', 'such as cart-mfe; in its folder it needs no name')
    .action(async (name) => {
      const { repository, terminal } = context;
      const packageName = packageNamed(name, repository);
      const measure = prepareMeasuring(context, packageName);
      const version = await terminal.step(
        `Building ${packageName}`,
        () => repository.build(packageName),
        (built, seconds) => `Built ${packageName} ${built} (${seconds})`,
      );
      await measure(version);
    });

/** Measures a built version; throws at once if it cannot be measured here. */
export function prepareMeasuring(
  context: Context,
  packageName: string,
): (version: string, reason?: string) => Promise<Passport> {
  if (packageName === 'shell')
    throw new CommandError('The shell has no widgets to measure.', {
      advice: 'name a micro-frontend; journeys check the budgets of pages with the shell',
    });
  const tools = findTools(context);
  return (version, reason) =>
    measureVersion(context, tools, {
      folder: context.repository.versionFolder(packageName, version),
      reason,
    });
}
