import { type QueueState, readQueues, readSchedule, revive } from '@fachwerk/database';
import { queues } from './app';
import { readConfig } from './config';
import { print, runCommand, withDatabase } from './kernel/commands/with-database';
import { SCHEDULE } from './kernel/jobs/metrics-route';
import type { MailConfig } from './kernel/mail/mail-config';
import { mailQueue } from './kernel/mail/mail-queue';

/**
 * `node dist/jobs.entry.js` prints the queues and the schedule, and ends with code 2 if rows were given up.
 * `node dist/jobs.entry.js revive <queue>` puts those back. The shop may run meanwhile.
 */
async function main(): Promise<void> {
  const [action, ...words] = process.argv.slice(2);
  const name = words.join(' ');
  const queue = queues.find((one) => one.name === name);
  if (action !== undefined && (action !== 'revive' || !queue))
    throw new Error(`Expected: revive <queue>. The queues are: ${queues.map((one) => one.name).join(', ')}.`);
  const config = readConfig();
  await withDatabase(config, async (db) => {
    if (queue) return print(`${await revive(db, queue)} rows of "${queue.name}" are due again.`);
    const states = await readQueues(db, queues);
    for (const { name: of, ageSeconds, failing, dead } of states)
      print(`${of}: ${ageOf({ name: of, ageSeconds }, config.mail)}, ${failing} failing, ${dead} given up`);
    for (const { name: of, lateSeconds, attempts, lastError } of await readSchedule(db, SCHEDULE))
      if (attempts > 0)
        print(`${of}: late by ${Math.round(lateSeconds)} s, attempt ${attempts}, ${lastError ?? 'running'}`);
    if (states.some(({ dead }) => dead > 0)) process.exitCode = 2;
  });
}

/** The age of a queue that no process does says nothing. */
function ageOf({ name, ageSeconds }: Pick<QueueState, 'name' | 'ageSeconds'>, mail: MailConfig): string {
  const isOff = name === mailQueue.name && mail.smtpUrl === undefined;
  return isOff ? 'off (no SMTP_URL)' : `oldest due for ${Math.round(ageSeconds)} s`;
}

runCommand(main());
