import { EventEmitter } from 'node:events';
import { connectionsPerProcess, openDatabase } from '@fachwerk/database';
import { LANGUAGES } from '@fachwerk/shared/rules';
import { createCaptcha } from './captcha/captcha';
import type { Kernel } from './context/kernel';
import { createFormAnswers } from './form-answers/form-answer-repository';
import { createAttemptLimit } from './limits/attempt-limit';
import type { MailConfig } from './mail/mail-config';
import type { ShopEvents } from './mail/mail-services';
import { createMessageSource } from './messages/message-source';
import { createSealer } from './secrets/sealed-text';

export interface KernelOptions {
  databaseUrl: string;
  /** Number of processes like this one; they share the database's connections. */
  processes?: number;
  sessionSecret: string;
  /** By default the secret of sessions. */
  giftCardSecret?: string | undefined;
  /** Without it, operators sign in at the desk by number only. */
  staffTicketSecret?: string | undefined;
  publicUrl: string;
  /** Origin of the registry, which has the texts of the live micro-frontends. */
  registryUrl?: string;
  /** Languages of texts that only editors write, besides those of the shop. */
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
  const { giftCardSecret = sessionSecret, staffTicketSecret } = options;
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
    languages: new Set([...Object.keys(LANGUAGES), ...(options.languages ?? [])]),
    mailSealer: createSealer(giftCardSecret, 'gift card mail'),
    secrets: { sessions: sessionSecret, giftCards: giftCardSecret, staffTickets: staffTicketSecret },
    events: new EventEmitter<ShopEvents>(),
  };
}
