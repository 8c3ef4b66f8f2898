import { openContext } from './context';
import { checkNodeVersion } from './node-version';
import { failureText, runCommandLine } from './run-command-line';
import { terminalOf } from './terminal';

const terminal = terminalOf(process.stdout, process.stderr);

// The folder can be refused before there is a command: a package.json that is not JSON.
async function run(): Promise<number> {
  checkNodeVersion(process.versions.node);
  return runCommandLine(
    process.argv.slice(2),
    openContext({ cwd: process.cwd(), env: process.env, terminal }),
  );
}

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    terminal.printError(failureText(error, { color: terminal.hasErrorColors }));
    process.exitCode = 1;
  },
);
