import { Command } from '@commander-js/extra-typings';
import { LiveExpectations } from '@fachwerk/shared/contracts';
import { CommandError } from '../command-error';
import type { Context } from '../context';
import { answersText } from '../expectations/answers-text';
import { checkAnswers } from '../expectations/check-answers';

export const expectationsCommand = (context: Context) =>
  new Command('expectations')
    .summary('check an API against what live versions expect of it')
    .description(
      'Sends the requests that the live versions have recorded and compares the answers with what they expect. Run it ' +
        'before a new version of the API goes live, on the demonstration data. The gate checks what is expected of messages.',
    )
    .option('--api <address>', 'the API to check, such as http://localhost:8080; that of the shop if absent')
    .action(async ({ api }) => {
      const { config, registry, terminal } = context;
      const address = (api ?? registry.url()).replace(/\/+$/, '');
      if (!/^https?:\/\/[^/]/.test(address) || !URL.canParse(address))
        throw new CommandError(`"${address}" is not an address.`, {
          advice: '`fachwerk expectations --api http://localhost:8080`',
        });
      const checked = await checkAnswers(
        await registry.get('expectations', LiveExpectations),
        address,
        config.timeoutMs,
      );
      terminal.print(answersText(checked));
      if (checked.some(({ fault }) => fault !== undefined)) context.exitCode = 1;
    });
