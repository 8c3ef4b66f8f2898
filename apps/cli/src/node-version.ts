import { CommandError } from './command-error';

const NEEDED_MAJOR = 24;

/** Fails on a Node that is too old, before a library fails with an error about its syntax. */
export function checkNodeVersion(version: string): void {
  if (Number(version.split('.')[0]) >= NEEDED_MAJOR) return;
  throw new CommandError(`The commands need Node ${NEEDED_MAJOR} or later; this is ${version}.`, {
    advice: 'install it from https://nodejs.org/',
  });
}
