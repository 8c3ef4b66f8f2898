import { Command } from '@commander-js/extra-typings';
import { Digest } from '@fachwerk/shared/contracts';
import { parseDays } from '../argument-parsers';
import { CommandError } from '../command-error';
import type { Context } from '../context';
import { mfeNamed } from '../names';
import { digestText } from '../registry/digest-text';

const WEEK = 7;

export const digestCommand = ({ repository, registry, terminal }: Context) =>
  new Command('digest')
    .summary('what changed within a week: size, failures, times')
    .description(
      'Prints releases, sizes, failures and mount times of the last days beside those of as many days before, for each team ' +
        'and widget.',
    )
    .argument('[micro-frontend]', 'such as cart-mfe; in its folder it needs no name; elsewhere all of them')
    .option('--days <number>', 'length of a period, at most 15', parseDays, WEEK)
    .action(async (text, { days }) => {
      const mfe = text ?? repository.packageHere;
      const query = new URLSearchParams({
        days: String(days),
        ...(mfe !== undefined && { mfe: mfeNamed(mfe, repository) }),
      });
      const { teams } = await registry.get(`digest?${query.toString()}`, Digest);
      if (teams.length === 0)
        throw new CommandError(`There is nothing about ${mfe ?? 'any micro-frontend'}.`, {
          advice: '`fachwerk rollouts` lists what is live',
        });
      terminal.print(teams.map((team) => digestText(team, days)).join('\n\n'));
    });
