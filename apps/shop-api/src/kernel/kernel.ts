import { EventEmitter } from 'node:events';
import { connectionsPerProcess, type Database, openDatabase } from '@fachwerk/database';
import type { FastifyBaseLogger } from 'fastify';
import { type Captcha, createCaptcha } from './captcha/captcha';
import { createFormAnswers, type FormAnswers } from './form-answers/form-answer-repository';
import { type AttemptLimit, createAttemptLimit } from './limits/attempt-limit';
import type { MailConfig } from './mail/mail-config';
import { createMessageSource, type MessageSource } from './messages/message-source';
import { createSealer, type Sealer } from './secrets/sealed-text';
import type { SessionCookies } from './session/session-plugin';

/** Events between areas: name to arguments. */
export interface ShopEvents {
  /** A mail was put into the outbox. */
  'mail:enqueued': [];
}

/** What every area receives. */
export interface Kernel {
  db: Database;
  log: FastifyBaseLogger;
  now: () => Date;
  /** Absolute address of a page, for links in mails. */
  pageUrl: (path: string) => string;
  cookies: SessionCookies;
  attempts: AttemptLimit;
  captcha: Captcha;
  formAnswers: FormAnswers;
  messages: MessageSource;
  /** Languages that a call may request; German is always one of them. */
  languages: ReadonlySet<string>;
  mail: MailConfig | undefined;
  /** Encrypts what is secret in a mail (the number of a gift card) until it is sent. */
  mailSealer: Sealer;
  /** By what they protect; each is the same in every instance and may be several (`secretsOf`). */
  secrets: {
    /** Signs cookies and links. */
    sessions: string;
    /** Hashes numbers and PINs of gift cards; the same for as long as they are valid. */
    giftCards: string;
  };
  events: EventEmitter<ShopEvents>;
}

export interface KernelOptions {
  databaseUrl: string;
  /** Number of processes like this one; they share the database's connections. */
  processes?: number;
  sessionSecret: string;
  /** By default the secret of sessions. */
  giftCardSecret?: string | undefined;
  publicUrl: string;
  /** Origin of the registry, which has the texts of the live micro-frontends. */
  registryUrl?: string;
  /** Languages of the texts besides German. */
  languages?: readonly string[];
  /** Without it, mails stay in the outbox. */
  mail?: MailConfig;
  now?: () => Date;
}

export function createKernel(
  options: KernelOptions,
  { log, cookies }: Pick<Kernel, 'log' | 'cookies'>,
): Kernel {
  const { processes = 1, sessionSecret, publicUrl, registryUrl, mail, now = () => new Date() } = options;
  const { giftCardSecret = sessionSecret } = options;
  const db = openDatabase({
    url: options.databaseUrl,
    maxConnections: connectionsPerProcess(processes),
    // The error itself is not logged: the driver attaches the whole connection to it.
    onError: ({ message }) => log.warn({ reason: message }, 'a database connection was lost'),
  });
  return {
    db,
    log,
    now,
    cookies,
    mail,
    pageUrl: (path) => new URL(path, publicUrl).href,
    attempts: createAttemptLimit(db),
    captcha: createCaptcha(db, sessionSecret),
    formAnswers: createFormAnswers(db),
    messages: createMessageSource({
      db,
      registryUrl,
      onError: (error) => log.warn({ err: error }, 'no texts from the registry'),
    }),
    languages: new Set(['de', ...(options.languages ?? [])]),
    mailSealer: createSealer(giftCardSecret, 'gift card mail'),
    secrets: { sessions: sessionSecret, giftCards: giftCardSecret },
    events: new EventEmitter<ShopEvents>(),
  };
}
