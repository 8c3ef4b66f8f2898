import type { Queryable } from '@fachwerk/database';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal';
import type { Actor } from './actor';
import { operatorCookie } from './operator-cookie';
import { refuseForeignPage } from './same-origin';
import { actorOfSession } from './sessions';
import { actorOfToken } from './tokens';

/** Authentication and authorisation. Every guard throws the HTTP answer for a caller without the right. */
export interface Access {
  /** By `Authorization: Bearer <token>`, else by the cookie of a signed-in operator. */
  actorOf(request: FastifyRequest): Promise<Actor | undefined>;
  /** Any token or session. */
  known(request: FastifyRequest): Promise<Actor>;
  /** The team of this micro-frontend, or an operator. */
  team(request: FastifyRequest, mfe: string): Promise<Actor>;
  operator(request: FastifyRequest): Promise<Actor>;
  /** The page server, or an operator. */
  pageServer(request: FastifyRequest): Promise<Actor>;
}

export function createAccess(db: Queryable, publicUrl: string | undefined): Access {
  const cookie = operatorCookie(publicUrl);
  const actorOf = async (request: FastifyRequest): Promise<Actor | undefined> => {
    const { authorization } = request.headers;
    if (authorization !== undefined) {
      const token = /^Bearer ([\w-]+)$/i.exec(authorization)?.[1];
      return token === undefined ? undefined : actorOfToken(db, token);
    }
    const session = cookie.read(request);
    const actor = session === undefined ? undefined : await actorOfSession(db, session);
    // A browser also sends the cookie with requests that other sites start.
    if (actor) refuseForeignPage(request, publicUrl);
    return actor;
  };

  const known = async (request: FastifyRequest): Promise<Actor> => {
    const actor = await actorOf(request);
    if (actor) return actor;
    throw new Refusal(
      401,
      request.headers.authorization === undefined
        ? 'Send a token: "Authorization: Bearer <token>" (`fachwerk registry-token <micro-frontend>` makes one), or sign in as operator.'
        : 'This token is unknown or was revoked. `fachwerk registry-token <micro-frontend>` makes a new one.',
      {},
      { 'www-authenticate': 'Bearer realm="registry"' },
    );
  };
  const only = async (
    request: FastifyRequest,
    may: (actor: Actor) => boolean,
    needed: string,
  ): Promise<Actor> => {
    const actor = await known(request);
    if (actor.scope === 'operate' || may(actor)) return actor;
    throw new Refusal(403, `${actor.name} may not do this: ${needed}.`);
  };

  return {
    actorOf,
    known,
    team: (request, mfe) =>
      only(
        request,
        (actor) => actor.scope === 'publish' && actor.mfe === mfe,
        `it needs a token of ${mfe} or an operator`,
      ),
    operator: (request) => only(request, () => false, 'it needs an operator'),
    pageServer: (request) =>
      only(request, ({ scope }) => scope === 'census', 'it needs a token of scope census or an operator'),
  };
}
