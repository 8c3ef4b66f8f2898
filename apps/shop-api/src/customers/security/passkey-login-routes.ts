import { logInWithPasskey, startPasskeyLogin } from '@fachwerk/shared/contracts';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import { type Customer, customerRepository } from '../../identity/customer/customer-repository';
import { passkeyRepository } from '../../identity/passkeys/passkey-repository';
import { ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { route } from '../../kernel/http/route';
import { enforceAttemptLimits } from '../../kernel/limits/attempt-limit';
import { requireSession } from '../../kernel/session/session-plugin';
import { PAGES } from '../account/account-pages';
import { pageAfterLogin, startLogin } from '../account/start-login';
import type { CustomersContext } from '../context/customers-context';
import { relyingParty, webAuthn } from './web-authn';

/** The login with a passkey, which names no account. */
export async function passkeyLoginRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, formAnswers, attempts, pageUrl } = context;
  const passkeys = passkeyRepository(db);
  const { rpID, origin } = relyingParty(pageUrl);

  formRoute(app, formAnswers, startPasskeyLogin, {
    form: 'passkey-login',
    page: () => PAGES.login,
    keep: [],
    async handle(_, request) {
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' });
      await passkeys.keepChallenge(options.challenge, requireSession(request).id, 'login');
      return { body: { options: { ...options } } };
    },
  });

  route(app, logInWithPasskey, async (request, reply) => {
    const { credential, rememberMe = false, mergeLists = true, successUrl } = request.body;
    await enforceAttemptLimits(attempts, reply, [['address', request.ip]]);
    const customer = await verifyLogin(
      credential as unknown as AuthenticationResponseJSON,
      requireSession(request).id,
    );
    if (!customer) throw new ShopError({ statusCode: 400, key: 'account.passkey.failed' });
    await attempts.takeBack('address', request.ip);
    const mergeReport = await startLogin(context, request, reply, customer, { rememberMe, mergeLists });
    return { redirect: pageAfterLogin(successUrl), mergeReport };
  });

  /** Undefined for whatever is wrong: the answer does not reveal which passkeys exist. */
  async function verifyLogin(
    response: AuthenticationResponseJSON,
    sessionId: string,
  ): Promise<Customer | undefined> {
    const known = await passkeys.find(response.id);
    if (!known) return undefined;
    const { verifyAuthenticationResponse } = await webAuthn();
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => passkeys.useChallenge(challenge, sessionId, 'login'),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.uses,
      },
    }).catch(() => null);
    if (!verified?.verified) return undefined;
    if (!(await passkeys.use(known.id, verified.authenticationInfo.newCounter))) return undefined;
    return customerRepository(db).findById(known.customerId);
  }
}
