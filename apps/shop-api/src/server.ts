import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listenPrivately } from '@fachwerk/server-kit/private-listener';
import { runServer } from '@fachwerk/server-kit/run-server';
import { readTextFileSync } from '@fachwerk/server-kit/text-file';
import {
  buildShopApi,
  findDatabase,
  prepareAccounts,
  prepareDatabase,
  prepareGiftCards,
  prepareReviews,
} from './app';
import { readConfig } from './config';

const print = (message: string): void => void process.stdout.write(`${message}\n`);

runServer(() => {
  const config = readConfig();
  return {
    processes: config.processes,
    async prepare(onOpen) {
      const database = await findDatabase({ ...config, log: print });
      onOpen(() => database.stop());
      const databaseUrl = database.url;
      await prepareDatabase({
        databaseUrl,
        migrates: config.migrates || database.isEmbedded,
        catalogueFolder: config.catalogueFolder,
        log: print,
      });
      await prepareAccounts({ databaseUrl, demonstration: config.mail.devMailbox, log: print });
      const sessionSecret = config.sessionSecret ?? storedSecret(config.dataDir);
      const giftCardSecret = config.giftCardSecret ?? sessionSecret;
      const demonstration = config.mail.devMailbox;
      await prepareGiftCards({ databaseUrl, giftCardSecret, demonstration, log: print });
      await prepareReviews({ databaseUrl, demonstration, log: print });
      return { databaseUrl, sessionSecret, giftCardSecret };
    },
    async serve({ onOpen, prepared }) {
      const app = await buildShopApi({
        ...(await prepared()),
        processes: config.processes,
        publicUrl: config.publicUrl,
        openSearchUrl: config.openSearchUrl,
        allowedOrigins: config.allowedOrigins,
        registryUrl: config.registryUrl,
        deliveryCountries: config.deliveryCountries,
        guaranteeNoticeDir: config.guaranteeNoticeDir,
        surveys: config.surveys,
        consentServices: config.consentServices,
        marketCmsOrigins: config.marketCmsOrigins,
        languages: config.languages,
        deskTokens: config.deskTokens,
        serviceEmail: config.serviceEmail,
        bounceToken: config.bounceToken,
        staffTicketSecret: config.staffTicketSecret,
        logger: { level: config.logLevel },
        proxies: config.proxies,
        mail: config.mail,
        payments: config.payments,
        wallets: config.wallets,
      });
      onOpen(() => app.close());
      const address = await app.listen({ port: config.port, host: config.host });
      if (config.privateAddress) {
        const inside = await listenPrivately(app.routing, config.privateAddress);
        onOpen(() => inside.close());
      }
      return `Shop API on ${address}\n`;
    },
  };
});

/** One secret per data folder, so that sessions survive a restart. Several instances share SESSION_SECRET. */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  if (existsSync(file)) return readTextFileSync(file);
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
