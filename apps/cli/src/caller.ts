import type { Terminal } from './terminal';

/** How the command line was called outside of the repository of the shop. */
export function callerOf({ npm_command, npm_config_user_agent = '' }: NodeJS.ProcessEnv): string {
  if (npm_config_user_agent.startsWith('pnpm')) return 'pnpm exec fachwerk';
  return npm_command === undefined ? 'fachwerk' : 'npx fachwerk';
}

/**
 * Prints commands as the user calls them: messages, also those of the registry, contain them as `fachwerk
 * rollouts` between backticks.
 */
export function namingCaller(terminal: Terminal, caller: string): Terminal {
  const named = (text: string): string =>
    text.replace(/`fachwerk ([^`]*)/g, (_all, rest: string) => `\`${prefixOf(rest)} ${rest}`);
  // `pnpm --help` is the help of pnpm itself.
  const prefixOf = (rest: string): string =>
    caller === 'pnpm' && rest.endsWith('--help') ? 'pnpm fachwerk' : caller;
  return {
    ...terminal,
    print: (text) => terminal.print(named(text)),
    printError: (text) => terminal.printError(named(text)),
  };
}
