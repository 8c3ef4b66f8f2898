import { execFileSync } from 'node:child_process';

/** Arguments of apt-get before the names of packages. */
export const APT_INSTALL = ['install', '-y', '-qq', '--no-install-recommends'];

/** Whether the user may install packages of the system without being asked. */
export const isRoot = () => process.getuid?.() === 0;

/** Runs the steps of a package manager. A failure is logged: the caller looks for what it needs. */
export function installPackages([command, steps], log) {
  try {
    for (const step of steps)
      execFileSync(command, step, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
  } catch (error) {
    log(`${command} could not install it: ${error.message}`);
  }
}
