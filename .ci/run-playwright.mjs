import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from './project.mjs';

const E2E = join(ROOT, 'e2e');

/**
 * Runs tests of e2e, whose configuration writes into `folder`, and returns Playwright's report. The rule of
 * the gate decides what it means, not the exit code. `wrap` changes the command.
 */
export async function runPlaywright({ args, folder, env, wrap = (command) => command }) {
  const program = join(
    dirname(createRequire(join(E2E, 'package.json')).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  const [command, ...rest] = wrap([process.execPath, program, 'test', ...args]);
  const child = spawn(command, rest, {
    cwd: E2E,
    env: { ...process.env, ...env, RESULTS: folder },
    stdio: 'inherit',
  });
  // Ctrl-C reaches Playwright too: it stops its browsers and shops, and ends.
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  let isInterrupted = false;
  const pass = (signal) => {
    isInterrupted = true;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  await once(child, 'exit');
  for (const signal of signals) process.off(signal, pass);
  const outcome = join(folder, 'outcome.json');
  if (isInterrupted) throw new Error('The journeys were stopped.');
  if (!existsSync(outcome)) throw new Error('The journeys wrote no report.');
  const report = JSON.parse(readFileSync(outcome, 'utf8'));
  // Such as a file that cannot be loaded.
  for (const { message } of report.errors) throw new Error(message);
  return report;
}
