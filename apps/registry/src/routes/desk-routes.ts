import { sendStaffTicket, writeStaffTicket } from '@fachwerk/server-kit/staff-ticket';
import { openDesk, signInOperator } from '@fachwerk/shared/calls';
import type { FastifyInstance } from 'fastify';
import { operatorCookie } from '../access/operator-cookie';
import { isSameOrigin } from '../access/same-origin';
import { operatorOf } from '../access/sessions';
import type { RegistryContext } from '../context/registry-context';
import { isHttps } from '../http/page-origin';
import { Refusal } from '../http/refusal';

/** The page with the sign-in of operators (`operations.json` of the page server). */
const OPERATIONS_PAGE = '/operations/';

/** Operators open the desk of the stores without a second sign-in. */
export async function deskRoutes(
  app: FastifyInstance,
  { db, publicUrl, staffTicketSecret, now }: RegistryContext,
): Promise<void> {
  const cookie = operatorCookie(publicUrl);
  // The form has no fields.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null),
  );

  app.post(openDesk.path, async (request, reply) => {
    if (staffTicketSecret === undefined)
      throw new Refusal(404, 'Operators sign in at the desk by number: STAFF_TICKET_SECRET is not set.');
    if (!isSameOrigin(request, publicUrl))
      throw new Refusal(403, 'The desk is opened from the shop’s own pages only.');
    const operator = await operatorOf(db, cookie.read(request) ?? '');
    if (operator === undefined) return reply.redirect(OPERATIONS_PAGE, 303);
    sendStaffTicket(reply, writeStaffTicket(staffTicketSecret, { operator, now: now() }), {
      path: signInOperator.path,
      isSecure: isHttps(request, publicUrl),
    });
    // 307: the browser sends the form again, with the cookie.
    return reply.redirect(signInOperator.path, 307);
  });
}
