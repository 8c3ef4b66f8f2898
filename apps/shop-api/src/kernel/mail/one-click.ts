import type { endConsentByMail, endNewsletterByMail } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route';
import { acceptPictures } from '../uploads/read-pictures';

/** Mail programs end what a mail was sent for by its header (RFC 8058), without a page and a session. */
export const oneClickRoute = (
  app: FastifyInstance,
  contract: typeof endNewsletterByMail | typeof endConsentByMail,
  end: (token: string) => Promise<void>,
) =>
  app.register(async (scope) => {
    // RFC 8058 asks for this type; a part with a file is read and dropped.
    acceptPictures(scope, '');
    route(scope, contract, async (request, reply) => {
      await end(request.query.token);
      return reply.code(204).send();
    });
  });
