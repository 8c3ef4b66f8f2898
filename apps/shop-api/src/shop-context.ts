import { EventEmitter } from 'node:events';
import { connectionsPerProcess, type Database, openDatabase } from '@fachwerk/database';
import { type KnownDevices, knownDevices } from '@fachwerk/server-kit/known-device';
import { logIn } from '@fachwerk/shared/calls';
import type { FastifyBaseLogger } from 'fastify';
import type { SearchIndex } from './catalogue/query/search-index';
import { createSnapshotReader, type SnapshotReader } from './catalogue/records/catalogue-snapshot';
import { createMemorySearchIndex } from './catalogue/search/memory-search-index';
import { createOpenSearchIndex } from './catalogue/search/opensearch/opensearch-index';
import { type Captcha, createCaptcha } from './kernel/captcha/captcha';
import { createFormAnswers, type FormAnswers } from './kernel/form-answers/form-answer-repository';
import { type AttemptLimit, createAttemptLimit } from './kernel/limits/attempt-limit';
import type { MailConfig } from './kernel/mail/mail-config';
import { createMessageSource, type MessageSource } from './kernel/messages/message-source';
import { createSealer, type Sealer } from './kernel/secrets/sealed-text';
import type { SessionCookies } from './kernel/session/session-plugin';
import { createOrderLinks, type OrderLinks } from './orders/pages/order-link';
import { createProviders } from './orders/payments/create-providers';
import type { PaymentConfig } from './orders/payments/payment-config';
import { returnPath } from './orders/payments/payment-pages';
import { createPaymentService, type PaymentService } from './orders/payments/payment-service';

/** Events between modules: name to arguments. */
export interface ShopEvents {
  /** A mail was put into the outbox. */
  'mail:enqueued': [];
}

/** The services that every module receives. */
export interface ShopContext {
  db: Database;
  log: FastifyBaseLogger;
  now: () => Date;
  /** Absolute address of a page, for links in mails. */
  pageUrl: (path: string) => string;
  cookies: SessionCookies;
  attempts: AttemptLimit;
  captcha: Captcha;
  /** Countries that goods are sent to, the shop's own first. */
  deliveryCountries: readonly string[];
  /** "<form>:<question>" of the surveys whose answers are stored. */
  surveys: ReadonlySet<string>;
  /** Hashes numbers and PINs of gift cards. */
  giftCardSecret: string;
  /** Encrypts number and PIN of a bought gift card until its mail is sent. */
  giftCardSealer: Sealer;
  /** "<store>:<token>" of the desks. */
  deskTokens: readonly string[];
  /** Links of mails that open an order without a login. */
  orderLinks: OrderLinks;
  /** Encrypts the accounts of refunds. */
  bankDetailsSealer: Sealer;
  /** Encrypts back-in-stock requests in the links of mails. */
  backInStockSealer: Sealer;
  /** Browsers that have logged in before. */
  devices: KnownDevices;
  formAnswers: FormAnswers;
  /** The small tables of the catalogue, cached. */
  readSnapshot: SnapshotReader;
  /**
   * Raised by imports and changes of prices; the search index belongs to it. At most a second old; read from
   * memory in between.
   */
  catalogueVersion: () => Promise<number>;
  /** One per process: in memory it holds the whole catalogue. */
  searchIndex: SearchIndex;
  messages: MessageSource;
  /** Languages that a call may request; German is always one of them. */
  languages: ReadonlySet<string>;
  mail: MailConfig | undefined;
  payments: PaymentService;
  events: EventEmitter<ShopEvents>;
}

export interface ContextOptions {
  databaseUrl: string;
  /** Number of processes like this one; they share the database's connections. */
  processes?: number;
  /** Signs cookies; the same in every instance. May be several (`secretsOf`). */
  sessionSecret: string;
  /** Hashes gift cards; the same for as long as they are valid. By default the secret of sessions. */
  giftCardSecret?: string | undefined;
  /** "<store>:<token>"; the store of the warehouse is "online". Without them the desk API is closed. */
  deskTokens?: readonly string[];
  publicUrl: string;
  /** Searches in OpenSearch; in memory by default. */
  openSearchUrl?: string | undefined;
  /** Countries that goods are sent to; Germany by default. */
  deliveryCountries?: readonly string[];
  /** "<form>:<question>" of the surveys; that of the product page by default. */
  surveys?: readonly string[];
  /** Origin of the registry, which has the texts of the live micro-frontends. */
  registryUrl?: string;
  /** Languages of the texts besides German. */
  languages?: readonly string[];
  /** Without it, mails stay in the outbox. */
  mail?: MailConfig;
  /** Payment providers; without one, only payment types of the store can be used. */
  payments?: PaymentConfig;
  now?: () => Date;
}

const HOME_COUNTRY = 'DE';
/** Of the product page in `apps/cms/content/product.json`. */
const PAGE_SURVEY = 'produktseite:zufriedenheit';

export function createContext(
  options: ContextOptions,
  { log, cookies }: Pick<ShopContext, 'log' | 'cookies'>,
): ShopContext {
  const { processes = 1, sessionSecret, publicUrl, registryUrl, mail, now = () => new Date() } = options;
  const db = openDatabase({
    url: options.databaseUrl,
    maxConnections: connectionsPerProcess(processes),
    // The error itself is not logged: the driver attaches the whole connection to it.
    onError: ({ message }) => log.warn({ reason: message }, 'a database connection was lost'),
  });
  const readSnapshot = createSnapshotReader(db);
  const catalogueVersion = async () => (await readSnapshot()).version;
  const pageUrl = (path: string) => new URL(path, publicUrl).href;
  const { payments = {}, giftCardSecret = sessionSecret, openSearchUrl } = options;
  const searchOptions = {
    db,
    readVersions: readSnapshot,
    onError: (error: unknown) => log.warn({ err: error }, 'the catalogue cannot be loaded for the search'),
  };
  return {
    db,
    log,
    now,
    cookies,
    mail,
    pageUrl,
    payments: createPaymentService({
      db,
      log,
      providers: createProviders(payments),
      pauseMs: payments.taskPauseMs,
      returnUrl: (paymentId) => pageUrl(returnPath(paymentId)),
    }),
    orderLinks: createOrderLinks(sessionSecret, { now, pageUrl }),
    bankDetailsSealer: createSealer(sessionSecret, 'bank details'),
    backInStockSealer: createSealer(sessionSecret, 'back in stock'),
    attempts: createAttemptLimit(db),
    captcha: createCaptcha(db, sessionSecret),
    deliveryCountries: options.deliveryCountries?.length ? options.deliveryCountries : [HOME_COUNTRY],
    surveys: new Set(options.surveys?.length ? options.surveys : [PAGE_SURVEY]),
    giftCardSecret,
    giftCardSealer: createSealer(giftCardSecret, 'gift card mail'),
    deskTokens: options.deskTokens ?? [],
    devices: knownDevices({
      secret: sessionSecret,
      path: logIn.path,
      isSecure: () => publicUrl.startsWith('https:'),
      now: () => now().getTime(),
    }),
    formAnswers: createFormAnswers(db),
    readSnapshot,
    catalogueVersion,
    searchIndex: openSearchUrl
      ? createOpenSearchIndex({ ...searchOptions, url: openSearchUrl })
      : createMemorySearchIndex(searchOptions),
    messages: createMessageSource({
      db,
      registryUrl,
      onError: (error) => log.warn({ err: error }, 'no texts from the registry'),
    }),
    languages: new Set(['de', ...(options.languages ?? [])]),
    events: new EventEmitter<ShopEvents>(),
  };
}
