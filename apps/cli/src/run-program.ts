import { spawn } from 'node:child_process';
import { CommandError } from './command-error';

/** Runs a program and returns its output; an error carries the output. */
export function runProgram(
  command: string,
  args: readonly string[],
  { cwd }: { cwd: string },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      // npx is a .cmd file on Windows.
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += String(chunk)));
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new CommandError(`${command} cannot be started (${error.code}).`, {
          advice: `install it, or add it to PATH`,
        }),
      ),
    );
    child.once('close', (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new CommandError(`${command} ended with ${code ?? signal}.`, { details: output.trim() }));
    });
  });
}
