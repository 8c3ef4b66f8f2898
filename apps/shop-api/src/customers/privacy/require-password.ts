import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Customer, customerRepository } from '../../identity/customer/customer-repository';
import { isRightPassword } from '../../identity/passwords/passwords';
import { withCaptcha } from '../../kernel/captcha/with-captcha';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { countedAt, loginAttempt } from '../../kernel/limits/attempt-limit';
import { requireSession } from '../../kernel/session/session-plugin';
import type { CustomersContext } from '../context/customers-context';

/** The customer of the session; 401 without a login. */
export async function requireCustomer(context: CustomersContext, request: FastifyRequest): Promise<Customer> {
  const customer = await customerRepository(context.db).findLoggedIn(requireSession(request).id);
  if (!customer) throw new ShopError({ statusCode: 401, key: 'error.login.required' });
  return customer;
}

/**
 * The customer of the session, who proves again to know the password: an open browser is not enough for what
 * cannot be taken back. Guesses count as those of a login.
 */
export async function requirePassword(
  context: CustomersContext,
  { password, frcCaptchaSolution }: { password: string; frcCaptchaSolution: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Customer> {
  const { devices, captcha, attempts } = context;
  const customer = await requireCustomer(context, request);
  const attempt = loginAttempt(devices, request, customer.email);
  await withCaptcha(
    { captcha, attempts, reply, counted: countedAt(attempt), solution: frcCaptchaSolution },
    async () => {
      if (!(await isRightPassword(password, customer.passwordHash)))
        throw fieldRefusal('password', 'account.password.wrong');
    },
  );
  await attempts.succeeded(attempt);
  return customer;
}
