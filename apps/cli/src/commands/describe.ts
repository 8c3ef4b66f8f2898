import { Command } from '@commander-js/extra-typings';
import { CommandError } from '../command-error';
import type { Context } from '../context';
import { describeVersion } from '../describe/describe-version';

export const describeCommand = ({ cwd, terminal }: Context) =>
  new Command('describe')
    .summary('describe the files of another bundler as a version')
    .description(
      'Makes a version of what Vite, Rspack or another bundler has built: checks it against fachwerk.json and writes ' +
        '.fachwerk/<version> with its widgets.json. `release` does it, too.',
    )
    .action(async () => {
      const { version, manifest, faults } = await describeVersion(cwd);
      const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
      if (faults.length > 0)
        throw new CommandError(`${manifest.mfe} ${version} reaches outside of its widgets.`, {
          details: faults.join('\n'),
          advice: 'change it, or ask an operator for a permission (docs/contracts/what-the-gate-checks.md)',
        });
      terminal.print(
        `${manifest.mfe} ${version}: ${manifest.widgets.length} widgets, ${manifest.files.length} files, ` +
          `${Math.round(bytes / 1024)} kB in .fachwerk/${version}`,
      );
    });
