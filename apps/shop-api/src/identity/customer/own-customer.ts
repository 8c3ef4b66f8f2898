import type { Queryable } from '@fachwerk/database';
import type { FastifyRequest } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import { requireSession } from '../../kernel/session/session-plugin';
import { type Customer, customerRepository } from './customer-repository';

/** The customer who is logged in; otherwise 401. */
export async function ownCustomer(db: Queryable, request: FastifyRequest): Promise<Customer> {
  const customer = await customerRepository(db).findLoggedIn(requireSession(request).id);
  if (!customer) throw new ShopError({ statusCode: 401, key: 'error.login.required' });
  return customer;
}
