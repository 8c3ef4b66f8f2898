import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { hashPassword } from '../identity/passwords/passwords';

export const PASSWORD = 'Holzleim-47';

/** All fields of `POST /register/`. */
export const registration = (email: string) => ({
  salutation: 'MRS',
  firstName: 'Erika',
  lastName: 'Musterfrau',
  email,
  password: PASSWORD,
  acceptTerms: 'on',
});

let passwordHash: Promise<string> | undefined;

/** Inserts a customer with a confirmed account and returns its id. */
export async function aCustomer(
  db: Queryable,
  email: string,
  flags: { isProhibis?: boolean; isEmployee?: boolean } = {},
): Promise<string> {
  const id = randomUUID();
  passwordHash ??= hashPassword(PASSWORD);
  await db.query(
    `insert into customer (id, email, password_hash, salutation, first_name, last_name, is_prohibis, is_employee, confirmed_at)
     values ($1, $2, $3, 'MRS', 'Erika', 'Musterfrau', $4, $5, now())`,
    [id, email, await passwordHash, flags.isProhibis ?? false, flags.isEmployee ?? false],
  );
  return id;
}

export interface SentMail {
  [column: string]: unknown;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Mails to an address, oldest first. */
export const mailsTo = (db: Queryable, email: string): Promise<SentMail[]> =>
  db.query<SentMail>(
    `select kind, to_address as "to", subject, text, html from mail_outbox where lower(to_address) = lower($1) order by created_at`,
    [email],
  );

export const tokenOf = (mail: SentMail | undefined): string =>
  /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
