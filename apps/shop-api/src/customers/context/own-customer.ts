import type { Queryable } from '@fachwerk/database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Customer, customerRepository } from '../../identity/customer/customer-repository';
import { ownCustomer } from '../../identity/customer/own-customer';
import { isRightPassword } from '../../identity/passwords/passwords';
import { withCaptcha } from '../../kernel/captcha/with-captcha';
import { fieldRefusal } from '../../kernel/errors/shop-error';
import type { CustomersContext } from './customers-context';

/**
 * First in the transaction that writes what a password has allowed: the check is slow and happens before, and
 * a new password that came meanwhile must win. Others wait until the end of the transaction.
 */
export async function stillProven(
  tx: Queryable,
  customer: Pick<Customer, 'id' | 'passwordHash'>,
  field = 'currentPassword',
): Promise<void> {
  if (!(await customerRepository(tx).lockUnchanged(customer)))
    throw fieldRefusal(field, 'account.password.wrong');
}

/**
 * The customer who is logged in and has typed the password again: a device that is left open must not be
 * enough. Limited like a login, and counted apart from it: strangers at the login must not block the owner.
 */
export async function provenCustomer(
  { db, attempts, captcha }: Pick<CustomersContext, 'db' | 'attempts' | 'captcha'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { currentPassword, frcCaptchaSolution }: { currentPassword: string; frcCaptchaSolution: string },
  field = 'currentPassword',
): Promise<Customer> {
  const customer = await ownCustomer(db, request);
  await withCaptcha(
    { captcha, attempts, reply, counted: [['ownPassword', customer.id]], solution: frcCaptchaSolution },
    async () => {
      if (!(await isRightPassword(currentPassword, customer.passwordHash)))
        throw fieldRefusal(field, 'account.password.wrong');
    },
  );
  await attempts.clear('ownPassword', customer.id);
  return customer;
}
