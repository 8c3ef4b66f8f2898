import { spawn } from 'node:child_process';
import { ROOT } from './project.mjs';

/**
 * Runs a program in the project and answers what it said; rejects with it when the program fails. `show` lets it write
 * to the terminal, `tee` writes there and collects.
 */
export function run(command, args, { cwd = ROOT, env, show = false, tee = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // npx is a .cmd file there
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
        if (tee) process.stdout.write(chunk);
      });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output);
      else {
        const said = tee ? '' : `\n${output}`;
        const error = new Error(`${command} ${args.join(' ')} ended with ${code ?? signal}${said}`);
        reject(Object.assign(error, { output }));
      }
    });
  });
}
