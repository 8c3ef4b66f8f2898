import { openContext } from './context';
import { runCommandLine } from './run-command-line';
import { terminalOf } from './terminal';

const context = openContext({
  cwd: process.cwd(),
  env: process.env,
  terminal: terminalOf(process.stdout, process.stderr),
});

runCommandLine(process.argv.slice(2), context).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    throw error;
  },
);
