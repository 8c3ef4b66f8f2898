const { readFileSync } = require('node:fs');
const { setTimeout: wait } = require('node:timers/promises');
const { childrenOf } = require('./cpu-time.cjs');

/** The database server of a test process serves all of its files and ends with it. */
const KEPT = /fachwerk-test-postgres-/;
/** A process that was told to end may need this long on a busy machine. */
const END_MS = 20_000;
const PAUSE_MS = 50;

/**
 * Runs a test file with `run`. A process that it has started and not ended is killed and fails the file: Jest
 * would wait for it for ever.
 */
exports.endingProcesses =
  (run, endMs = END_MS) =>
  async (globalConfig, config, environment, runtime, path, send) => {
    const before = new Set(childrenOf(process.pid));
    const result = await run(globalConfig, config, environment, runtime, path, send);
    const left = () => childrenOf(process.pid).filter((pid) => !before.has(pid) && isRunning(pid));
    for (const end = Date.now() + endMs; left().length > 0 && Date.now() < end;) await wait(PAUSE_MS);
    const programs = left().map((pid) => {
      const program = commandOf(pid);
      kill(pid);
      return program;
    });
    if (programs.length === 0) return result;
    const message = `${path} has not ended ${programs.length} of its processes:\n${programs.join('\n')}`;
    return {
      ...result,
      testExecError: { message, stack: '' },
      failureMessage: [result.failureMessage, message].filter(Boolean).join('\n\n'),
    };
  };

function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/** A process that has ended and was not waited for has no command. */
const isRunning = (pid) => commandOf(pid) !== '' && !KEPT.test(commandOf(pid));

function kill(pid) {
  for (const child of childrenOf(pid)) kill(child);
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
