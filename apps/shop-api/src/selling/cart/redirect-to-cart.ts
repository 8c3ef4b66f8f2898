import type { FastifyReply, FastifyRequest } from 'fastify';
import { safeRedirect } from '../../kernel/http/safe-redirect';
import { CART_PAGE } from './cart-refusals';

/** After a native form: to the page that it names, else to the cart. */
export const redirectToCart = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.redirect(safeRedirect(request.formRedirect, CART_PAGE), 303);
