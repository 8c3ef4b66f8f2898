import { Command } from '@commander-js/extra-typings';
import { Preview } from '@fachwerk/shared/contracts';
import { parseHours } from '../argument-parsers';
import type { Context } from '../context';
import { versionNamed } from '../names';

export const previewCommand = ({ repository, registry, terminal }: Context) =>
  new Command('preview')
    .summary('make a link that shows one version')
    .description('Prints a link that shows a published version on any page to those who open it.')
    .argument('<version>', 'such as cart-mfe@1.4.0; in its folder 1.4.0')
    .option('--hours <number>', 'the link is valid for so many hours, at most 168', parseHours, 24)
    .option('--page <path>', 'the page that the link opens', '/')
    .action(async (text, { hours, page }) => {
      const { mfe, version } = versionNamed(text, repository);
      const { token, until } = await registry.post('previews', { mfe, version, hours }, Preview);
      const link = new URL(page, registry.url());
      link.searchParams.set('preview', token);
      terminal.print(`${link.href}\n`);
      terminal.print(
        `Shows ${mfe} ${version} until ${new Date(until).toLocaleString('en-GB')}. ` +
          'Its parameter works behind the address of every other page, too.',
      );
    });
