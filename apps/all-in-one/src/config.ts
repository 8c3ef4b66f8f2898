import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import {
  type Analytics,
  type ChatScript,
  type Metrics,
  type OutsideScript,
  readAccessibilityAssist,
  readAnalytics,
  readCardFrames,
  readChat,
  readMapTiles,
  readMetrics,
  readSurveyScript,
} from '@fachwerk/cms/settings';
import {
  type FilesConfig,
  type Permissions,
  readFilesConfig,
  readPermissions,
  readRules,
  type RolloutRules,
} from '@fachwerk/registry/settings';
import { offeredServices } from '@fachwerk/server-kit/consent-services';
import {
  flag,
  giftCardSecret,
  list,
  marketCmsOrigins,
  migrates,
  oneOf,
  origin,
  origins,
  port,
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
import type { CardFrames, MapTiles } from '@fachwerk/shared/contracts';
import {
  type MailConfig,
  openSearchAddress,
  type PaymentConfig,
  readMailConfig,
  readPaymentConfig,
  readWalletConfig,
  type WalletConfig,
} from '@fachwerk/shop-api/settings';
import { PROJECT } from './paths';

export interface Config {
  port: number;
  host: string;
  /** Number of processes that serve. */
  processes: number;
  /** Database, published versions and secrets of this machine. */
  dataDir: string;
  /** An external PostgreSQL server; undefined starts the embedded one. */
  databaseUrl: string | undefined;
  /** Applies missing steps of the schema at the start; always with the embedded server. */
  migrates: boolean;
  /** OpenSearch and the names of its indices; without it, searches run in memory. */
  openSearchUrl: string | undefined;
  publicUrl: string | undefined;
  catalogueItems: number;
  /** One grey area instead of each drawing. */
  plainPictures: boolean;
  sessionSecret: string | undefined;
  /** Hashes numbers and PINs of gift cards; the session secret if it is not set. */
  giftCardSecret: string | undefined;
  /** Signs tickets with which operators open the desk; the demonstration has one by default. */
  staffTicketSecret: string | undefined;
  /** "<store>:<token>" of the desks; that of the warehouse is "online". */
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
  /** Tile server of maps; undefined: pages have no map of others. */
  mapTiles: MapTiles | undefined;
  cardFrames: CardFrames | undefined;
  /** Collector of web vitals; undefined: pages are not measured. */
  metrics: Metrics | undefined;
  /** Google Analytics; undefined: pages have none of it. */
  analytics: Analytics | undefined;
  /** The script of a survey service; undefined: pages have none of it. */
  survey: OutsideScript | undefined;
  /** The script of a chat; undefined: pages have none of it. */
  chat: ChatScript | undefined;
  /** The script of a tool for accessibility; undefined: pages have none of it. */
  accessibilityAssist: OutsideScript | undefined;
  /** Languages of the texts besides German. */
  languages: readonly string[];
  /** Origins of the same site whose pages use the shop's widgets, e.g. "https://*.shop.example". */
  allowedOrigins: string[];
  /** False in journeys on busy machines: servers wait until they have an answer. */
  hasTimeLimits: boolean;
  /** Number of renderers of widgets, of all processes together. */
  renderWorkers: number;
  /** Deadline for a widget on the server. After it the browser renders the widget. */
  renderDeadlineMs: number;
  /** A proxy or CDN in front passes early hints on. */
  earlyHints: boolean;
  /** Changes per minute and address; more are refused with 429. */
  changesPerMinute: number;
  /** Proxies in front that add to X-Forwarded-For, so that limits count the visitor's address. */
  proxies: number;
  mail: MailConfig;
  payments: PaymentConfig;
  wallets: WalletConfig;
  /** Origins of third-party pages. No release may break the widgets they use. */
  thirdPartyOrigins: string[];
  /** What micro-frontends may do outside of their widgets, e.g. "vue=trusted-types:vue". */
  permissions: Permissions;
  /** Whether a version needs a passport. */
  passports: 'optional' | 'required';
  /** Rules for advancing and ending rollouts (docs/decisions/0013). */
  rolloutRules: RolloutRules;
  /** Storage of published files: a folder, or an object store. */
  registryFiles: FilesConfig;
  /** Key that signs plans and previews; undefined creates one at the first start, kept in the data folder. */
  registrySigningKey: string | undefined;
  logLevel: string;
  /** Readable lines, or JSON for programs that collect logs. */
  logFormat: 'text' | 'json';
}

/** Each process takes memory and database connections. */
const MOST_PROCESSES = 8;
const CORES = availableParallelism();

const VARIABLES = {
  PORT: port(8080),
  PROCESSES: processes(Math.min(CORES, MOST_PROCESSES)),
  HOST: text().optional(),
  DATA_DIR: text().default('.data'),
  DATABASE_URL: secret(text().optional()),
  MIGRATE: migrates(),
  OPENSEARCH_URL: openSearchAddress(),
  PUBLIC_URL: origin('https://shop.example').optional(),
  CATALOGUE_ITEMS: wholeNumber(1, 5_000_000).default(6000),
  PICTURES: oneOf('drawn', 'plain').default('drawn'),
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
  ALLOWED_ORIGINS: list(),
  TIME_LIMITS: oneOf('on', 'off').default('on'),
  RENDER_WORKERS: wholeNumber(1, 64).default(Math.min(64, Math.max(2, CORES))),
  RENDER_DEADLINE_MS: wholeNumber(1, 60_000).default(800),
  EARLY_HINTS: flag().default(false),
  CHANGES_PER_MINUTE: wholeNumber(1, 1_000_000).default(600),
  TRUST_PROXY: proxies(),
  THIRD_PARTY_ORIGINS: origins('https://blog.example'),
  PERMISSIONS: list(),
  PASSPORTS: oneOf('optional', 'required').default('optional'),
  ROLLOUT_RULES: text().optional(),
  REGISTRY_SIGNING_KEY: secret(text().optional()),
  LOG_LEVEL: text().default('warn'),
  LOG_FORMAT: oneOf('text', 'json').optional(),
};

/** Every environment variable of `npm start`. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readEnvironment(VARIABLES, env);
  if (values.TIME_LIMITS === 'off' && values.PUBLIC_URL !== undefined)
    throw new Error(
      'TIME_LIMITS=off: is for tests; with PUBLIC_URL, a server that hangs must not stop the others.',
    );
  const dataDir = resolve(PROJECT, values.DATA_DIR);
  return {
    port: values.PORT,
    // A replaced process does not learn which free port the first ones got.
    processes: values.PORT === 0 ? 1 : values.PROCESSES,
    // Without a public address it is a demonstration, for this machine only.
    host: values.HOST ?? (values.PUBLIC_URL === undefined ? '127.0.0.1' : '0.0.0.0'),
    dataDir,
    databaseUrl: values.DATABASE_URL,
    migrates: values.MIGRATE,
    openSearchUrl: values.OPENSEARCH_URL,
    publicUrl: values.PUBLIC_URL,
    catalogueItems: values.CATALOGUE_ITEMS,
    plainPictures: values.PICTURES === 'plain',
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
    mapTiles: readMapTiles(env, values.PUBLIC_URL),
    cardFrames: readCardFrames(env, values.PUBLIC_URL),
    metrics: readMetrics(env, values.PUBLIC_URL),
    analytics: readAnalytics(env, values.PUBLIC_URL),
    survey: readSurveyScript(env, values.PUBLIC_URL),
    chat: readChat(env, values.PUBLIC_URL),
    accessibilityAssist: readAccessibilityAssist(env, values.PUBLIC_URL),
    languages: values.LANGUAGES,
    allowedOrigins: values.ALLOWED_ORIGINS,
    hasTimeLimits: values.TIME_LIMITS === 'on',
    renderWorkers: values.RENDER_WORKERS,
    renderDeadlineMs: values.RENDER_DEADLINE_MS,
    earlyHints: values.EARLY_HINTS,
    changesPerMinute: values.CHANGES_PER_MINUTE,
    proxies: values.TRUST_PROXY,
    mail: readMailConfig(env, values.PUBLIC_URL),
    payments: readPaymentConfig(env),
    wallets: readWalletConfig(env),
    thirdPartyOrigins: values.THIRD_PARTY_ORIGINS,
    permissions: readPermissions(values.PERMISSIONS),
    passports: values.PASSPORTS,
    rolloutRules: readRules(values.ROLLOUT_RULES),
    registryFiles: readFilesConfig(env, join(dataDir, 'registry')),
    registrySigningKey: values.REGISTRY_SIGNING_KEY,
    logLevel: values.LOG_LEVEL,
    logFormat: values.LOG_FORMAT ?? (values.PUBLIC_URL === undefined ? 'text' : 'json'),
  };
}

/** The payment sandbox is for demonstrations; a configured provider replaces it. */
export const runsSandbox = ({ mail, payments }: Pick<Config, 'mail' | 'payments'>): boolean =>
  mail.devMailbox && !payments.stripe && !payments.sandbox;
