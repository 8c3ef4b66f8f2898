import { join } from 'node:path';
import { prepareDemoCatalogue } from '@fachwerk/demo-catalogue';
import { prepareSandbox } from '@fachwerk/payment-sandbox';
import { prepareAccess, prepareRegistry } from '@fachwerk/registry';
import type { OnOpen } from '@fachwerk/server-kit/server-plan';
import {
  findDatabase,
  prepareAccounts,
  prepareDatabase,
  prepareGiftCards,
  prepareLotteries,
  prepareRecalls,
  prepareReviews,
  STORES_FILE,
} from '@fachwerk/shop-api';
import { type Config, runsSandbox } from './config';
import { publishBuilt } from './publish-built';
import { registrySettings } from './registry-settings';
import { dropToken, storedSecret, storedSigningKey, storedToken, usageTokenOf } from './stored-secret';

export type Say = (message: string) => void;

/** Facts that every serving process needs. */
export interface Prepared {
  databaseUrl: string;
  sessionSecret: string;
  giftCardSecret: string;
  signingKey: string;
  pictureList: string;
}

/** Database, catalogue, accounts and published versions: once for all processes. */
export async function prepareShop(config: Config, say: Say, onOpen: OnOpen): Promise<Prepared> {
  const database = await findDatabase({ ...config, log: say });
  onOpen(() => database.stop());
  const databaseUrl = database.url;
  const migrates = config.migrates || database.isEmbedded;
  const catalogue = await prepareDemoCatalogue({
    dir: join(config.dataDir, 'demo-catalogue'),
    items: config.catalogueItems,
    storesFile: STORES_FILE,
    log: say,
  });
  await prepareDatabase({ databaseUrl, migrates, catalogueFolder: catalogue.folder, log: say });
  await prepareAccounts({ databaseUrl, demonstration: config.mail.devMailbox, log: say });
  const sessionSecret = config.sessionSecret ?? (await storedSecret(config.dataDir));
  const giftCardSecret = config.giftCardSecret ?? sessionSecret;
  await prepareGiftCards({ databaseUrl, giftCardSecret, demonstration: config.mail.devMailbox, log: say });
  await prepareRecalls({ databaseUrl, demonstration: config.mail.devMailbox, log: say });
  await prepareLotteries({ databaseUrl, demonstration: config.mail.devMailbox, log: say });
  await prepareReviews({ databaseUrl, demonstration: config.mail.devMailbox, log: say });
  if (runsSandbox(config)) await prepareSandbox(databaseUrl);
  const prepared = {
    databaseUrl,
    sessionSecret,
    giftCardSecret,
    signingKey: config.registrySigningKey ?? (await storedSigningKey(config.dataDir)),
    pictureList: catalogue.pictureList,
  };
  const schema = await prepareRegistry(databaseUrl, { migrates, log: say });
  if (schema.length > 0) say(`Database schema of the registry: ${schema.join(', ')}`);
  await fillRegistry(config, prepared, say);
  return prepared;
}

/** Accounts and built versions. */
async function fillRegistry(config: Config, prepared: Prepared, say: Say): Promise<void> {
  const { dataDir, publicUrl, mail } = config;
  const { databaseUrl, signingKey } = prepared;
  await prepareAccess({
    databaseUrl,
    demonstration: mail.devMailbox,
    usageToken: usageTokenOf(signingKey),
    ...(publicUrl === undefined
      ? { operateToken: await storedToken(dataDir) }
      : { revoked: await dropToken(dataDir) }),
    log: say,
  });
  say('Publishing the built versions');
  for (const version of await publishBuilt(registrySettings(config, prepared))) say(`  ${version}`);
}
