import { addPasskey, removePasskey, startPasskey } from '@fachwerk/shared/contracts';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import { ownCustomer } from '../../identity/customer/own-customer';
import { MAX_PASSKEYS, passkeyRepository } from '../../identity/passkeys/passkey-repository';
import { ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { route } from '../../kernel/http/route';
import { chosenLanguage } from '../../kernel/http/text-language';
import { SHOP_NAME } from '../../kernel/mail/components/company';
import { enqueueMail } from '../../kernel/mail/outbox';
import { passkeyAddedMail } from '../../kernel/mail/templates/passkey-added';
import { requireSession } from '../../kernel/session/session-plugin';
import { PAGES } from '../account/account-pages';
import type { CustomersContext } from '../context/customers-context';
import { provenCustomer } from '../context/own-customer';
import { ALGORITHMS, relyingParty, webAuthn } from './web-authn';

/** Adds passkeys with the password, and removes them. Only browsers with script have them. */
export async function passkeyRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, formAnswers, pageUrl, events } = context;
  const passkeys = passkeyRepository(db);
  const { rpID, origin } = relyingParty(pageUrl);

  formRoute(app, formAnswers, startPasskey, {
    form: 'passkey',
    page: () => PAGES.security,
    keep: ['name'],
    async handle(form, request, reply) {
      const customer = await provenCustomer(context, request, reply, form);
      const known = await passkeys.of(customer.id);
      if (known.length >= MAX_PASSKEYS) throw tooMany();
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        rpName: SHOP_NAME,
        rpID,
        userID: new TextEncoder().encode(customer.id),
        userName: customer.email,
        userDisplayName: `${customer.firstName} ${customer.lastName}`.trim(),
        supportedAlgorithmIDs: ALGORITHMS,
        // The login names no account: the device has to know it.
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        excludeCredentials: known.map(({ id }) => ({ id })),
      });
      await passkeys.keepChallenge(options.challenge, requireSession(request).id, 'add');
      return { body: { options: { ...options } } };
    },
  });

  route(app, addPasskey, async (request) => {
    const customer = await ownCustomer(db, request);
    const { name, credential } = request.body;
    const registration = await verifyNew(
      credential as unknown as RegistrationResponseJSON,
      request.session?.id,
    );
    if (!registration) throw new ShopError({ statusCode: 400, key: 'account.passkey.refused' });
    await db.transaction(async (tx) => {
      const isAdded = await passkeyRepository(tx).add({
        id: registration.id,
        customerId: customer.id,
        name,
        publicKey: Buffer.from(registration.publicKey).toString('base64url'),
        uses: registration.counter,
      });
      if (!isAdded) throw tooMany();
      const links = { security: pageUrl(PAGES.security), requestPassword: pageUrl(PAGES.requestPassword) };
      const to = { email: customer.email, language: chosenLanguage(request) };
      await enqueueMail(tx, to, passkeyAddedMail(customer, links), { cause: 'owner' });
    });
    events.emit('mail:enqueued');
    return { msg: 'account.passkey.added' };
  });

  async function verifyNew(response: RegistrationResponseJSON, sessionId = '') {
    const { verifyRegistrationResponse } = await webAuthn();
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => passkeys.useChallenge(challenge, sessionId, 'add'),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => null);
    return verified?.verified ? verified.registrationInfo.credential : undefined;
  }

  formRoute(app, formAnswers, removePasskey, {
    form: 'passkey-removal',
    page: () => PAGES.security,
    keep: [],
    async handle({ id }, request) {
      const customer = await ownCustomer(db, request);
      if (!(await passkeys.remove(customer.id, id)))
        throw new ShopError({ statusCode: 404, key: 'account.passkey.unknown' });
      const msg = 'account.passkey.removed';
      return { msg, body: { msg } };
    },
  });
}

const tooMany = () =>
  new ShopError({ statusCode: 409, key: 'account.passkey.full', values: { max: MAX_PASSKEYS } });
