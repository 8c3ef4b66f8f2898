import { readTextFile } from '@fachwerk/server-kit/text-file';
import { readConfig } from './config';
import { readCampaignContent } from './customers/newsletter/campaign-content';
import { importSubscriptions } from './customers/newsletter/import-subscriptions';
import { readCampaigns, startCampaign } from './customers/newsletter/newsletter-campaigns';
import { statGiven } from './kernel/commands/given-path';
import { print, runCommand, withDatabase } from './kernel/commands/with-database';

const USAGE = `Usage: npm run newsletter -- send <campaign.json>
       npm run newsletter -- import <subscriptions.jsonl>
       npm run newsletter -- list`;

/**
 * `node dist/newsletter.entry.js send campaign.json` starts a campaign, whose mails the running shop writes
 * and sends; a repeated call changes nothing. `import` takes subscriptions of another system with the proofs
 * of their consents. `list` prints how far campaigns are.
 */
async function main(): Promise<void> {
  const [command, path] = process.argv.slice(2);
  if (command === 'list' && !path) return withDatabase(readConfig(), list);
  if (!path || statGiven(path).isDirectory() || (command !== 'send' && command !== 'import'))
    throw new Error(USAGE);
  const content = await readTextFile(path);
  if (command === 'send') {
    const campaign = readCampaignContent(content);
    return withDatabase(readConfig(), async (db) => {
      const isNew = await startCampaign(db, campaign);
      print(`The campaign "${campaign.id}" ${isNew ? 'has started' : 'was started before'}.`);
    });
  }
  return withDatabase(readConfig(), async (db) => {
    const { added, ended, faults } = await importSubscriptions(db, content);
    for (const { line, reason } of faults) print(`Line ${line}: ${reason}`);
    print(`${added} subscriptions are stored, ${ended} had ended since and stay so.`);
    if (faults.length > 0) process.exitCode = 2;
  });
}

const list: Parameters<typeof withDatabase>[1] = async (db) => {
  for (const { id, startedAt, completedAt, mails } of await readCampaigns(db))
    print(
      `${id}: ${mails} mails, started ${startedAt.toISOString()}, ${completedAt ? 'written' : 'going on'}`,
    );
};

runCommand(main());
