import { buildCms } from '@fachwerk/cms';
import { buildPaymentSandbox } from '@fachwerk/payment-sandbox';
import { buildPictures } from '@fachwerk/pictures';
import { buildRegistry } from '@fachwerk/registry';
import { readableLog } from '@fachwerk/server-kit/readable-log';
import type { ServerStart } from '@fachwerk/server-kit/server-plan';
import { turnTimeLimitsOff } from '@fachwerk/server-kit/time-limits';
import { publicKeyOf } from '@fachwerk/shared/federation';
import { buildShopApi } from '@fachwerk/shop-api';
import type { FastifyInstance } from 'fastify';
import { type Config, runsSandbox } from './config';
import { createOneServer } from './one-server';
import type { Prepared, Say } from './prepare-shop';
import { registrySettings } from './registry-settings';
import { sandboxSettings } from './sandbox-settings';
import { staffTicketSecretOf, usageTokenOf } from './stored-secret';
import { warmUp } from './warm-up';

/** Serves all apps on one port, in this process. Returns the address of the shop. */
export async function serveShop(
  config: Config,
  say: Say,
  { onOpen, prepared, isReplacement }: ServerStart<Prepared>,
): Promise<string> {
  if (!config.hasTimeLimits) turnTimeLimitsOff();
  const server = await createOneServer();
  onOpen(() => server.close());
  const port = isReplacement ? config.port : await server.listen(config.port, config.host);
  const address = config.publicUrl ?? `http://localhost:${port}`;
  const facts = await prepared();
  const { databaseUrl, sessionSecret, giftCardSecret, signingKey, pictureList } = facts;

  const { publicUrl, proxies, processes } = config;
  const loggerOf = (app: string) => ({
    level: config.logLevel,
    ...(config.logFormat === 'text' && { stream: readableLog(app) }),
  });
  const open = async (building: Promise<FastifyInstance>) => {
    const app = await building;
    onOpen(() => app.close());
    await app.ready();
    return app;
  };
  const sandbox = runsSandbox(config)
    ? sandboxSettings(sessionSecret, server.privateUrl, publicUrl)
    : undefined;
  const isDemonstration = config.mail.devMailbox;
  const staffTicketSecret =
    config.staffTicketSecret ?? (isDemonstration ? staffTicketSecretOf(sessionSecret) : undefined);
  const api = await open(
    buildShopApi({
      databaseUrl,
      processes,
      sessionSecret,
      giftCardSecret,
      staffTicketSecret,
      proxies,
      logger: loggerOf('shop-api'),
      publicUrl: address,
      openSearchUrl: config.openSearchUrl,
      allowedOrigins: config.allowedOrigins,
      deliveryCountries: config.deliveryCountries,
      guaranteeNoticeDir: config.guaranteeNoticeDir,
      surveys: config.surveys,
      consentServices: config.consentServices,
      marketCmsOrigins: config.marketCmsOrigins,
      languages: config.languages,
      deskTokens: config.deskTokens,
      serviceEmail: config.serviceEmail,
      bounceToken: config.bounceToken,
      registryUrl: server.privateUrl,
      mail: config.mail,
      wallets: config.wallets,
      payments: sandbox ? { sandbox: sandbox.provider } : config.payments,
      rateLimit: { changes: config.changesPerMinute },
    }),
  );
  const registry = await open(
    buildRegistry({
      ...registrySettings(config, facts),
      staffTicketSecret,
      processes,
      proxies,
      logger: loggerOf('registry'),
      thirdPartyOrigins: config.thirdPartyOrigins,
      permissions: config.permissions,
      passports: config.passports,
      rules: config.rolloutRules,
      metricsKey: config.metrics?.key,
    }),
  );
  const pictures = await open(
    buildPictures({
      listFile: pictureList,
      plain: config.plainPictures,
      guaranteeNoticeDir: config.guaranteeNoticeDir,
      logger: loggerOf('pictures'),
    }),
  );
  const paymentSandbox =
    sandbox &&
    (await open(buildPaymentSandbox({ ...sandbox.app, databaseUrl, logger: loggerOf('payment-sandbox') })));
  const cms = await open(
    buildCms({
      apiUrl: server.privateUrl,
      registryUrl: server.privateUrl,
      picturesUrl: server.privateUrl,
      registryKey: publicKeyOf(signingKey),
      usageToken: usageTokenOf(signingKey),
      publicUrl,
      mapTiles: config.mapTiles,
      cardFrames: config.cardFrames,
      consentServices: config.consentServices,
      metrics: config.metrics,
      analytics: config.analytics,
      survey: config.survey,
      chat: config.chat,
      accessibilityAssist: config.accessibilityAssist,
      workers: Math.max(1, Math.round(config.renderWorkers / processes)),
      deadlineMs: config.renderDeadlineMs,
      earlyHints: config.earlyHints,
      proxies,
      logger: loggerOf('cms'),
    }),
  );
  server.serve({
    'shop-api': api.routing,
    registry: registry.routing,
    pictures: pictures.routing,
    cms: cms.routing,
    'payment-sandbox': paymentSandbox?.routing,
  });

  await warmUp(server.privateUrl, new URL(address).host, say);
  if (isReplacement) await server.listen(config.port, config.host);
  return address;
}
