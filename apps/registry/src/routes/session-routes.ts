import { isLocal } from '@fachwerk/server-kit/is-local';
import { knownDevices } from '@fachwerk/server-kit/known-device';
import * as calls from '@fachwerk/shared/calls';
import { type OperatorSession, SignInForm } from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operatorCookie } from '../access/operator-cookie';
import { isRightPassword } from '../access/passwords';
import { isSameOrigin, requireJson } from '../access/same-origin';
import { closeSession, openSession, operatorOf } from '../access/sessions';
import { signInAttempts } from '../access/sign-in-attempts';
import { writeAudit } from '../audit/write-audit';
import type { RegistryContext } from '../context/registry-context';
import { isHttps } from '../http/page-origin';
import { parseBody } from '../http/parse-body';
import { Refusal } from '../http/refusal';
import { reason } from '../reasons/reason';

/** Session of an operator on a page of the shop. */
export async function sessionRoutes(
  app: FastifyInstance,
  { db, publicUrl, signingKey, staffTicketSecret }: RegistryContext,
): Promise<void> {
  const attempts = signInAttempts(db);
  const isSecure = (request: FastifyRequest): boolean => isHttps(request, publicUrl);
  const sessionOf = (name: string): OperatorSession => ({
    name,
    ...(staffTicketSecret !== undefined && { opensDesk: true }),
  });
  const devices = knownDevices({ secret: signingKey, path: calls.signIn.path, isSecure });
  const refuseForeign = (request: FastifyRequest): void => {
    requireJson(request);
    // Programs send neither header and have no cookie to protect; browsers send at least one.
    const { origin, 'sec-fetch-site': site } = request.headers;
    if ((origin !== undefined || site !== undefined) && !isSameOrigin(request, publicUrl))
      throw new Refusal(403, 'Operators sign in on the shop’s own pages only.');
  };
  const cookie = operatorCookie(publicUrl);

  app.post(calls.signIn.path, async (request, reply): Promise<OperatorSession> => {
    refuseForeign(request);
    const { name, password } = parseBody(SignInForm, request.body);
    const device = devices.idOf(request, name);
    // In a known browser only its own attempts count: strangers must not block the operator there.
    const counted = device
      ? ([['device', device]] as const)
      : ([
          ['address', request.ip],
          ['operator', name],
        ] as const);
    for (const [limited, value] of counted) {
      const seconds = await attempts.attempt(limited, value);
      if (seconds > 0)
        throw new Refusal(
          429,
          `Too many attempts: try again in ${seconds} seconds.`,
          { seconds },
          { 'retry-after': String(seconds) },
        );
    }
    const [known] = await db.query<{ password_hash: string; is_demonstration: boolean }>(
      'select password_hash, is_demonstration from registry.operator where name = $1',
      [name],
    );
    const isRight = await isRightPassword(password, known?.password_hash);
    // The password of the demonstration is public, and an operator may publish code.
    if (!isRight || (known?.is_demonstration && !isLocal(request)))
      throw new Refusal(401, 'Name or password is wrong.');

    if (device) await attempts.clear('device', device);
    else {
      await attempts.clear('operator', name);
      await attempts.takeBack('address', request.ip);
    }
    const before = cookie.read(request);
    if (before) await closeSession(db, before);
    cookie.send(reply, await openSession(db, name));
    devices.remember(request, reply, name);
    await writeAudit(db, {
      actor: `operator ${name}`,
      action: 'sign-in',
      subject: name,
      reasons: [reason('signed-in')],
    });
    return sessionOf(name);
  });

  app.get(calls.readOperator.path, async (request): Promise<OperatorSession> => {
    const session = cookie.read(request);
    const name = session === undefined ? undefined : await operatorOf(db, session);
    if (name === undefined) throw new Refusal(401, 'No operator is signed in.');
    return sessionOf(name);
  });

  app.delete(calls.signOut.path, async (request, reply) => {
    refuseForeign(request);
    const session = cookie.read(request);
    if (session) await closeSession(db, session);
    cookie.send(reply, null);
    return reply.code(204).send();
  });
}
