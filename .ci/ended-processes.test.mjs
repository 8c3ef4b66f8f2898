/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endingProcesses } from './ended-processes.cjs';

const START = process.platform === 'linux' ? it : it.skip;
const passed = { numPassingTests: 1, failureMessage: null };
const RUNS_ON = "console.log('started'); setInterval(() => {}, 1000);";
const STARTS_ANOTHER = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'],
  { stdio: 'inherit' });`;

async function start(program) {
  const child = spawn(process.execPath, ['-e', program]);
  await once(child.stdout, 'data');
  return child;
}
const runFile = (run) => endingProcesses(run, 200)({}, {}, {}, {}, 'apps/cms/src/app.test.ts', undefined);

it('leaves the result of a file that has ended its processes as it is', async () => {
  const result = await runFile(async () => {
    const child = await start(RUNS_ON);
    child.kill('SIGKILL');
    return passed;
  });

  expect(result).toBe(passed);
});

START(
  'fails a file whose process goes on, names its command and ends it with what it has started',
  async () => {
    let child;
    const result = await runFile(async () => {
      child = await start(STARTS_ANOTHER + RUNS_ON);
      return passed;
    });

    expect(result.testExecError.message).toMatch(
      /^apps\/cms\/src\/app\.test\.ts has not ended 1 of its processes:\n.*setInterval/s,
    );
    // Both have the pipe.
    await once(child, 'close');
    expect(child.signalCode).toBe('SIGKILL');
  },
);
