import { readFile } from 'node:fs/promises';
import { Command } from '@commander-js/extra-typings';
import { LiveWidgets } from '@fachwerk/shared/contracts';
import { CommandError } from '../command-error';
import type { Context } from '../context';
import { checkPage } from '../lint-page/check-page';
import { reportText } from '../lint-page/report-text';
import { reasonOf } from '../registry/registry-client';

export const lintPageCommand = (context: Context) =>
  new Command('lint-page')
    .summary('check the widgets of a page')
    .description(
      'Checks the HTML of a page against the widgets that are live: names, props, scripts, places.',
    )
    .argument('<page>', 'address or file')
    .action(async (page) => {
      const html = await readPageText(page, context.config.timeoutMs);
      const { widgets } = await context.registry.getPublic('widgets', LiveWidgets);
      const result = checkPage(html, widgets);
      context.terminal.print(reportText(page, result));
      if (result.findings.some(({ verdict }) => verdict === 'break')) context.exitCode = 1;
    });

async function readPageText(page: string, timeoutMs: number): Promise<string> {
  if (!/^https?:\/\//.test(page))
    return readFile(page, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new CommandError(`${page} cannot be read (${error.code}).`, {
        advice: 'name a file, or an address that begins with https://',
      });
    });
  const response = await fetch(page, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(noAnswer(page));
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok)
    throw new CommandError(`${page} answers with status ${response.status}.`, {
      advice: 'open the address in a browser; a page behind a login can be saved and checked as a file',
    });
  if (!type.includes('html'))
    throw new CommandError(`${page} is not an HTML page (${type || 'no content type'}).`, {
      advice: 'name the address of the page that contains the widgets',
    });
  return response.text().catch(noAnswer(page));
}

const noAnswer =
  (page: string) =>
  (error: unknown): never => {
    throw new CommandError(`${page} does not answer (${reasonOf(error)}).`, {
      advice: 'check the address, and that this machine reaches it; a saved page can be checked as a file',
    });
  };
