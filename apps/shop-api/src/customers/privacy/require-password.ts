import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Customer } from '../../identity/customer/customer-repository';
import { ownCustomer, provenCustomer } from '../account/own-customer';
import type { CustomersContext } from '../context/customers-context';

/** The customer of the session; 401 without a login. */
export const requireCustomer = (context: CustomersContext, request: FastifyRequest): Promise<Customer> =>
  ownCustomer(context.db, request);

/**
 * The customer of the session, who proves again to know the password: an open browser is not enough for what
 * cannot be taken back.
 */
export const requirePassword = (
  context: CustomersContext,
  { password, frcCaptchaSolution }: { password: string; frcCaptchaSolution: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Customer> =>
  provenCustomer(context, request, reply, { currentPassword: password, frcCaptchaSolution }, 'password');
