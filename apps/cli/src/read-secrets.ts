import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CommandError } from './command-error';

const INTERRUPTED = 130;

/** Reads one line per question from the terminal or a pipe. Typed characters are not shown. */
export async function readSecrets(questions: readonly string[]): Promise<string[]> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  lines.once('SIGINT', () => process.exit(INTERRUPTED));
  const typed = lines[Symbol.asyncIterator]();
  const secrets: string[] = [];
  try {
    for (const question of questions) {
      process.stderr.write(question);
      const line = await typed.next();
      if (line.done)
        throw new CommandError('No password was given.', { advice: 'type it, or pass it by a pipe' });
      process.stderr.write('\n');
      secrets.push(line.value);
    }
  } finally {
    lines.close();
  }
  return secrets;
}
