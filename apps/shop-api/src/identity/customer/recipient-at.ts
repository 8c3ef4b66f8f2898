import type { Queryable } from '@fachwerk/database';
import { DEFAULT_LANGUAGE } from '@fachwerk/shared/rules';
import type { Recipient } from '../../kernel/mail/outbox';
import { customerRepository } from './customer-repository';

/** For a mail that an employee causes: in the language of the account of the address, else in German. */
export async function recipientAt(tx: Queryable, email: string): Promise<Recipient> {
  const owner = await customerRepository(tx).findByEmail(email);
  return { email, language: owner?.isConfirmed ? owner.language : DEFAULT_LANGUAGE };
}
