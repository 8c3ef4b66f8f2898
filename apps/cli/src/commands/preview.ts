import { Command } from '@commander-js/extra-typings';
import { Preview } from '@fachwerk/shared/contracts';
import { parseInstant } from '@fachwerk/shared/time';
import { parseHours } from '../argument-parsers';
import type { Context } from '../context';
import { type NamedVersion, versionNamed } from '../names';

const PREVIEW_HOURS = 24;

export const previewCommand = (context: Context) =>
  new Command('preview')
    .summary('make a link that shows one version')
    .description('Prints a link that shows a published version on any page to those who open it.')
    .argument('<version>', 'such as cart-mfe@1.4.0; in its folder 1.4.0')
    .option('--hours <number>', 'the link is valid for so many hours, at most 168', parseHours, PREVIEW_HOURS)
    .option('--page <path>', 'the page that the link opens', '/')
    .action((text, { hours, page }) =>
      printPreview(context, { ...versionNamed(text, context.repository), hours, page }),
    );

export async function printPreview(
  { registry, terminal }: Pick<Context, 'registry' | 'terminal'>,
  { mfe, version, hours = PREVIEW_HOURS, page = '/' }: NamedVersion & { hours?: number; page?: string },
): Promise<void> {
  const { token, until } = await registry.post('previews', { mfe, version, hours }, Preview);
  const link = new URL(page, registry.url());
  link.searchParams.set('preview', token);
  terminal.print(`${link.href}\n`);
  terminal.print(
    `Shows ${mfe} ${version} until ${parseInstant(until).toLocaleString('en-GB')}. ` +
      'Its parameter works behind the address of every other page, too.',
  );
}
