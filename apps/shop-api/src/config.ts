import { join } from 'node:path';
import { offeredServices } from '@fachwerk/server-kit/consent-services';
import {
  giftCardSecret,
  list,
  marketCmsOrigins,
  migrates,
  origin,
  port,
  privateAddress,
  processes,
  proxies,
  readEnvironment,
  secret,
  sessionSecret,
  staffTicketSecret,
  text,
  wholeNumber,
} from '@fachwerk/server-kit/environment';
import { checkedNoticeFolder } from '@fachwerk/server-kit/guarantee-notice';
import type { ImportLimits } from './catalogue/import/import-limits';
import { openSearchAddress } from './catalogue/search/opensearch/opensearch-address';
import { readWalletConfig, type WalletConfig } from './customers/wallet/wallet-config';
import { packageRoot } from './kernel/files/paths';
import { type MailConfig, readMailConfig } from './kernel/mail/mail-config';
import { type PaymentConfig, readPaymentConfig } from './orders/payments/payment-config';

export interface ShopApiConfig {
  port: number;
  host: string;
  /** Number of processes that serve. */
  processes: number;
  /** Listener for our own servers, not reachable from outside. */
  privateAddress: { host: string; port: number } | undefined;
  dataDir: string;
  /** Without it, the embedded PostgreSQL is started. */
  databaseUrl: string | undefined;
  /** Applies missing steps of the schema at the start; always with the embedded PostgreSQL. */
  migrates: boolean;
  /** OpenSearch and the names of its indices; without it, searches run in memory. */
  openSearchUrl: string | undefined;
  /** Address of the shop; with https, cookies are `Secure`. */
  publicUrl: string;
  registryUrl: string | undefined;
  /** Pages of these origins may use the visitor's session, for example `https://*.shop.example`. */
  allowedOrigins: readonly string[];
  sessionSecret: string | undefined;
  /** Hashes numbers and PINs of gift cards; the session secret if it is not set. */
  giftCardSecret: string | undefined;
  /** Checks tickets with which operators open the desk; the same as that of the registry. */
  staffTicketSecret: string | undefined;
  /** "<store>:<token>" of the desks. */
  deskTokens: readonly string[];
  /** Gets a mail for each request to the customer service. */
  serviceEmail: string | undefined;
  /** With it, the mail provider reports mails of the newsletter that did not arrive. */
  bounceToken: string | undefined;
  /** Countries that goods are sent to; Germany if empty. */
  deliveryCountries: readonly string[];
  /** Folder with the operator's files of the notice on the legal guarantee. */
  guaranteeNoticeDir: string | undefined;
  /** "<form>:<question>[=<value>|<value>]" of the surveys; those of the content pages if empty. */
  surveys: readonly string[];
  /** Ids of the services that visitors are asked about. */
  consentServices: readonly string[];
  /** Scheme, host and port of the market CMS; none: its content is not requested. */
  marketCmsOrigins: readonly string[];
  /** Languages of the texts besides German. */
  languages: readonly string[];
  /** Folder that fills an empty database. */
  catalogueFolder: string | undefined;
  /** What an import may change without a confirmation. */
  importLimits: ImportLimits;
  logLevel: string;
  /** Number of load balancers that set X-Forwarded-*. */
  proxies: number;
  mail: MailConfig;
  payments: PaymentConfig;
  wallets: WalletConfig;
}

const VARIABLES = {
  PORT: port(8081),
  PROCESSES: processes(),
  PRIVATE_ADDRESS: privateAddress(),
  HOST: text().default('127.0.0.1'),
  DATA_DIR: text().default(join(packageRoot, '../../.data')),
  DATABASE_URL: secret(text().optional()),
  MIGRATE: migrates(),
  OPENSEARCH_URL: openSearchAddress(),
  PUBLIC_URL: origin('https://shop.example').optional(),
  REGISTRY_URL: origin('http://localhost:8080').optional(),
  ALLOWED_ORIGINS: list(),
  DELIVERY_COUNTRIES: list(),
  GUARANTEE_NOTICE_DIR: text().optional(),
  SURVEYS: list(),
  MARKET_CMS_ORIGINS: marketCmsOrigins(),
  LANGUAGES: list(),
  SESSION_SECRET: sessionSecret(),
  GIFT_CARD_SECRET: giftCardSecret(),
  STAFF_TICKET_SECRET: staffTicketSecret(),
  DESK_TOKENS: secret(list()),
  SERVICE_EMAIL: text().optional(),
  NEWSLETTER_BOUNCE_TOKEN: secret(text().optional()),
  CATALOGUE_FOLDER: text().optional(),
  IMPORT_MAX_UNLISTED_PERCENT: wholeNumber(0, 100).default(10),
  IMPORT_MAX_REPRICED_PERCENT: wholeNumber(0, 100).default(20),
  IMPORT_MAX_PRICE_FACTOR: wholeNumber(1, 1_000_000).default(5),
  IMPORT_MAX_ENDED_PERCENT: wholeNumber(0, 100).default(50),
  LOG_LEVEL: text().default('info'),
  TRUST_PROXY: proxies(),
};

/** All environment variables of the API when it runs in its own process. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): ShopApiConfig {
  const values = readEnvironment(VARIABLES, env);
  return {
    port: values.PORT,
    processes: values.PROCESSES,
    privateAddress: values.PRIVATE_ADDRESS,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    migrates: values.MIGRATE,
    openSearchUrl: values.OPENSEARCH_URL,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    registryUrl: values.REGISTRY_URL,
    allowedOrigins: values.ALLOWED_ORIGINS,
    sessionSecret: values.SESSION_SECRET,
    giftCardSecret: values.GIFT_CARD_SECRET,
    staffTicketSecret: values.STAFF_TICKET_SECRET,
    deskTokens: values.DESK_TOKENS,
    serviceEmail: values.SERVICE_EMAIL,
    bounceToken: values.NEWSLETTER_BOUNCE_TOKEN,
    deliveryCountries: values.DELIVERY_COUNTRIES,
    guaranteeNoticeDir: checkedNoticeFolder(values.GUARANTEE_NOTICE_DIR),
    surveys: values.SURVEYS,
    consentServices: offeredServices(env),
    marketCmsOrigins: values.MARKET_CMS_ORIGINS,
    languages: values.LANGUAGES,
    catalogueFolder: values.CATALOGUE_FOLDER,
    importLimits: {
      unlistedPercent: values.IMPORT_MAX_UNLISTED_PERCENT,
      repricedPercent: values.IMPORT_MAX_REPRICED_PERCENT,
      priceFactor: values.IMPORT_MAX_PRICE_FACTOR,
      endedPercent: values.IMPORT_MAX_ENDED_PERCENT,
    },
    logLevel: values.LOG_LEVEL,
    proxies: values.TRUST_PROXY,
    mail: readMailConfig(env, values.PUBLIC_URL),
    payments: readPaymentConfig(env),
    wallets: readWalletConfig(env),
  };
}
