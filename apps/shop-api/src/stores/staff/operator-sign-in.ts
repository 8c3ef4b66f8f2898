import {
  readStaffTicket,
  sendStaffTicket,
  sentStaffTicket,
  type StaffTicket,
} from '@fachwerk/server-kit/staff-ticket';
import { signInOperator } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { IdentityContext } from '../../identity/context/identity-context';
import { actionOf } from '../../identity/staff/desk-access';
import { noteAudit } from '../../identity/staff/staff-audit';
import { staffLogins } from '../../identity/staff/staff-logins';
import { type PersonAtDesk, staffRepository } from '../../identity/staff/staff-repository';
import { usedTickets } from '../../identity/staff/used-tickets';
import { wantsPage } from '../../kernel/errors/error-page';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import { staffStates } from './staff-states';

/** The page of the desk (`desk.json` of the page server). */
const DESK_PAGE = '/desk/';

const refused = (key: string, values?: Record<string, string>): ShopError =>
  new ShopError({ statusCode: 403, key, values });

/** An operator opens the desk with a ticket of the registry, where they have signed in. */
export async function operatorSignIn(app: FastifyInstance, context: IdentityContext): Promise<void> {
  const { db, cookies, now, secrets, pageUrl } = context;
  const stateOf = staffStates(db);
  const cookieRules = { path: signInOperator.path, isSecure: pageUrl('/').startsWith('https:') };

  /** Uses up the ticket and opens the login, both or none. The session `oldId` gets the id `newId`. */
  const logIn = ({ id, operator }: StaffTicket, oldId: string, newId: string): Promise<PersonAtDesk> =>
    db.transaction(async (tx) => {
      if (!(await usedTickets(tx).use(id))) throw refused('staffError.ticket');
      const person = await staffRepository(tx).findOperator(operator);
      if (!person) throw refused('staffError.notLinked', { operator });
      if (person.blockedAt) throw refused('staffError.blocked');
      await context.sessions(tx).rename(oldId, newId, sessionExpiry(now()));
      await staffLogins(tx).logIn(newId, person);
      return person;
    });

  route(
    app,
    signInOperator,
    async (request, reply) => {
      if (secrets.staffTickets === undefined)
        throw new ShopError({ statusCode: 404, key: 'staffError.noTickets' });
      const ticket = readStaffTicket(secrets.staffTickets, sentStaffTicket(request, cookieRules), now());
      if (!ticket) throw refused('staffError.ticket');
      const fresh = cookies.fresh();
      const person = await logIn(ticket, requireSession(request).id, fresh.id);
      cookies.use(reply, fresh);
      sendStaffTicket(reply, null, cookieRules);
      await noteAudit(db, {
        person,
        desk: null,
        action: actionOf(request),
        target: person.number,
        after: { operator: ticket.operator },
      });
      return wantsPage(request) ? reply.redirect(DESK_PAGE, 303) : stateOf(fresh.id);
    },
    { wayBack: 'operations' },
  );
}
