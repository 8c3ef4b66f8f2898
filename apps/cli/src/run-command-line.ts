import { Command, CommanderError } from '@commander-js/extra-typings';
import { CommandError, errorText } from './command-error';
import { createMfeCommand } from './commands/create-mfe';
import { dependenciesCommand } from './commands/dependencies';
import { describeCommand } from './commands/describe';
import { devCommand } from './commands/dev';
import { digestCommand } from './commands/digest';
import { doctorCommand } from './commands/doctor';
import { expectationsCommand } from './commands/expectations';
import { firstReleaseCommand } from './commands/first-release';
import { lintPageCommand } from './commands/lint-page';
import { operatorCommand } from './commands/operator';
import { passportCommand } from './commands/passport';
import { previewCommand } from './commands/preview';
import { registryTokenCommand } from './commands/registry-token';
import { releaseCommand } from './commands/release';
import { retireCommand } from './commands/retire';
import { rollbackCommand } from './commands/rollback';
import { rolloutCommand } from './commands/rollout';
import { rolloutsCommand } from './commands/rollouts';
import { staffCommand } from './commands/staff';
import { thirdPartyUsesCommand } from './commands/third-party-uses';
import { widgetOwnerCommand } from './commands/widget-owner';
import { widgetTypesCommand } from './commands/widget-types';
import { ENVIRONMENT } from './config';
import type { Context } from './context';
import { RegistryError } from './registry/registry-client';
import { verdictText } from './registry/verdict-text';

const GROUPS = {
  'Release:': [
    releaseCommand,
    rolloutCommand,
    rollbackCommand,
    rolloutsCommand,
    previewCommand,
    retireCommand,
  ],
  'Develop:': [
    createMfeCommand,
    devCommand,
    describeCommand,
    passportCommand,
    doctorCommand,
    widgetTypesCommand,
    lintPageCommand,
    expectationsCommand,
  ],
  'Watch:': [digestCommand, dependenciesCommand],
  'Operate:': [
    firstReleaseCommand,
    registryTokenCommand,
    operatorCommand,
    staffCommand,
    widgetOwnerCommand,
    thirdPartyUsesCommand,
  ],
};

export const EXIT_CODES = { done: 0, failed: 1, notUnderstood: 2 } as const;
const EXIT_CODE_TEXTS = [
  [EXIT_CODES.done, 'done'],
  [EXIT_CODES.failed, 'failed: refused, not reachable, a test or the build failed, a page has breaks'],
  [EXIT_CODES.notUnderstood, 'unknown or missing command, argument or option; nothing was done'],
] as const;

/** Runs one command and returns the exit code. */
export async function runCommandLine(args: readonly string[], context: Context): Promise<number> {
  try {
    // npm removes the "--" in front of options, pnpm does not.
    await createProgram(context).parseAsync(
      args.filter((word) => word !== '--'),
      { from: 'user' },
    );
    return context.exitCode;
  } catch (error) {
    // Help and version count as errors in commander; it has printed all of them.
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.notUnderstood;
    const { terminal, config } = context;
    terminal.printError(
      failureText(error, { color: terminal.hasErrorColors, showsStack: config.showsStack }),
    );
    return EXIT_CODES.failed;
  }
}

function createProgram(context: Context): Command {
  const { terminal } = context;
  const program = new Command('fachwerk').description(
    'Release, watch and develop micro-frontends. In the repository every command except doctor is a script, too: pnpm release.',
  );
  const configure = (command: Command) =>
    command
      .exitOverride()
      .helpCommand(false)
      .helpOption('-h, --help', 'show this help')
      .configureHelp({ showGlobalOptions: false })
      .configureOutput({
        writeOut: (text) => terminal.print(text.trimEnd()),
        writeErr: (text) => terminal.printError(text.trimEnd()),
        getOutHelpWidth: () => terminal.width,
        getErrHelpWidth: () => terminal.width,
        outputError: (text, write) => write(usageErrorText(text, command)),
      });
  configure(program);
  for (const [group, commands] of Object.entries(GROUPS)) {
    program.commandsGroup(group);
    for (const create of commands) program.addCommand(configure(create(context) as unknown as Command));
  }
  return program.addHelpText('after', footer());
}

/** Commander writes "error: unknown option '--dryrun'", and "(Did you mean --dry-run?)" in a second line. */
function usageErrorText(text: string, command: Command): string {
  const [problem = '', suggestion = ''] = text
    .trim()
    .replace(/^error: /, '')
    .split('\n');
  const sentence = problem.charAt(0).toUpperCase() + problem.slice(1).replace(/(?<![.?])$/, '.');
  const message = `${sentence} ${suggestion.replace(/^\((.*)\)$/, '$1')}`.trim();
  const path = command.parent ? `fachwerk ${command.name()}` : 'fachwerk';
  return errorText(new CommandError(message, { advice: `\`${path} --help\`` }));
}

interface FailureOptions {
  color: boolean;
  /** For the developers of the command line: other users cannot act on a stack. */
  showsStack?: boolean;
}

/** A failure that no command expects: of the disk, or a bug. */
function unexpectedText(error: unknown, showsStack: boolean): string {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return errorText(
    new CommandError((message.split('\n', 1)[0] ?? '').replace(/(?<!\.)$/, '.'), {
      ...(showsStack && stack && { details: stack }),
      advice: 'set FACHWERK_STACK=1, run it again, and report the output to the platform team',
    }),
  );
}

export function failureText(error: unknown, { color, showsStack = false }: FailureOptions): string {
  if (!(error instanceof CommandError)) return unexpectedText(error, showsStack);
  const verdict = error instanceof RegistryError ? error.verdict : undefined;
  // The message of the registry contains the advice.
  return [errorText(error), ...(verdict ? ['', verdictText(verdict, { color, advice: false })] : [])].join(
    '\n',
  );
}

function footer(): string {
  const rows = (title: string, entries: readonly (readonly [string | number, string])[]) => [
    '',
    title,
    ...entries.map(([term, text]) => `  ${String(term).padEnd(16)}  ${text}`),
  ];
  return [...rows('Environment:', ENVIRONMENT), ...rows('Exit codes:', EXIT_CODE_TEXTS)].join('\n');
}
