import { Command } from '@commander-js/extra-typings';
import { CommandError } from '../command-error';
import type { Context } from '../context';
import { comparePackages } from '../registry/compare-packages';

export const doctorCommand = (context: Context) =>
  new Command('doctor')
    .summary('check whether the packages are as new as the shop')
    .description(
      'In a repository of its own: compares the installed packages @fachwerk/* with the shell that is live. ' +
        'Fails if the shop is newer. `release` prints the same.',
    )
    .action(async () => {
      const found = await comparePackages(context);
      if (!found)
        throw new CommandError('There are no packages to compare here.', {
          advice:
            'run it in a repository that `fachwerk create-mfe` made; the repository of the shop has no packages',
        });
      context.terminal.print(found.text);
      if (found.isOlder) context.exitCode = 1;
    });
