import type { EventEmitter } from 'node:events';
import type { Database } from '@fachwerk/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Sealer } from '../secrets/sealed-text';
import type { MailConfig } from './mail-config';

/** Events between areas: name to arguments. */
export interface ShopEvents {
  /** A mail was put into the outbox. */
  'mail:enqueued': [];
  /** A customer asked for a file with the own data. */
  'export:requested': [];
}

/** What sends mails. */
export interface MailServices {
  db: Database;
  log: FastifyBaseLogger;
  events: EventEmitter<ShopEvents>;
  /** Without it, mails stay in the outbox. */
  mail: MailConfig | undefined;
  /** Encrypts what is secret in a mail (the number of a gift card) until it is sent. */
  mailSealer: Sealer;
}
