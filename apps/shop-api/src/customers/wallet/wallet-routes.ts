import { createHash, timingSafeEqual } from 'node:crypto';
import {
  listWalletPasses,
  logWalletMessages,
  readAppleWalletPass,
  readGoogleWalletPass,
  readWalletPass,
  registerWalletDevice,
  unregisterWalletDevice,
} from '@fachwerk/shared/contracts';
import { isInstant, parseInstant } from '@fachwerk/shared/time';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Customer } from '../../identity/customer/customer-repository';
import { ownCustomer } from '../../identity/customer/own-customer';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { enforceAttemptLimits } from '../../kernel/limits/attempt-limit';
import { PAGES } from '../account/account-pages';
import { cardRepository } from '../cards/card-repository';
import type { CustomersContext } from '../context/customers-context';
import type { WalletPass } from '../context/wallets';
import { applePass } from './apple-pass';
import { googleSaveUrl } from './google-pass';
import { walletRepository } from './wallet-repository';

const PKPASS = 'application/vnd.apple.pkpass';

const notFound = () => new ShopError({ statusCode: 404, key: 'customerCard.none' });
const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Passes of the own card. No call names a card: there is no way to that of another customer. */
export async function walletRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, pageUrl, now, wallets } = context;

  async function passOf(customerId: string, inGoogle: boolean): Promise<WalletPass> {
    const card = await cardRepository(db).findOf(customerId);
    if (!card) throw notFound();
    return walletRepository(db).open(card.number, inGoogle);
  }

  /** Undefined after an answer: who has followed a link is led to the login, and back to the card. */
  async function loggedIn(request: FastifyRequest, reply: FastifyReply): Promise<Customer | undefined> {
    try {
      return await ownCustomer(db, request);
    } catch (error) {
      const isPage = (request.headers.accept ?? '').includes('text/html');
      if (!isPage || !(error instanceof ShopError) || error.statusCode !== 401) throw error;
      void reply.redirect(`${PAGES.login}?successUrl=${PAGES.digitalCard}`, 303);
      return undefined;
    }
  }

  route(app, readAppleWalletPass, async (request, reply) => {
    const customer = await loggedIn(request, reply);
    if (!customer) return reply;
    if (!wallets.apple) throw notFound();
    const pass = await passOf(customer.id, false);
    return sendPass(reply, await applePass(wallets.apple, pass, pageUrl('/rest/wallet/')));
  });

  route(app, readGoogleWalletPass, async (request, reply) => {
    const customer = await loggedIn(request, reply);
    if (!customer) return reply;
    if (!wallets.google) throw notFound();
    const pass = await passOf(customer.id, true);
    const { origin } = new URL(pageUrl('/'));
    return reply.redirect(googleSaveUrl(wallets.google, pass, { origin, now: now() }), 303);
  });
}

const sendPass = (reply: FastifyReply, file: Buffer): FastifyReply =>
  reply.header('content-disposition', 'attachment; filename="kundenkarte.pkpass"').type(PKPASS).send(file);

/**
 * The service that Apple Wallet asks for changes (PassKit Web Service). A pass is opened by the token in it;
 * an unknown pass and a wrong token have the same answer.
 */
export async function walletServiceRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, attempts, log, pageUrl, wallets } = context;
  const passes = walletRepository(db);

  async function openPass(
    request: FastifyRequest,
    reply: FastifyReply,
    { passTypeId, serial }: { passTypeId: string; serial: string },
  ): Promise<WalletPass> {
    const token = /^ApplePass (\S{16,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const pass = passTypeId === wallets.apple?.passTypeId ? await passes.find(serial) : undefined;
    if (timingSafeEqual(hash(token), hash(pass?.token ?? '')) && pass) return pass;
    await enforceAttemptLimits(attempts, reply, [['walletNetwork', request.ip]]);
    throw new ShopError({ statusCode: 401, key: 'error.login.required' });
  }

  route(app, registerWalletDevice, async (request, reply) => {
    const { cardNumber } = await openPass(request, reply, request.params);
    const isNew = await passes.register(cardNumber, request.params.deviceId, request.body.pushToken);
    return reply.code(isNew ? 201 : 200).send({});
  });

  route(app, unregisterWalletDevice, async (request, reply) => {
    const { cardNumber } = await openPass(request, reply, request.params);
    await passes.unregister(cardNumber, request.params.deviceId);
    return {};
  });

  route(app, listWalletPasses, async (request, reply) => {
    const { passesUpdatedSince: since = '' } = request.query;
    const isKnown = request.params.passTypeId === wallets.apple?.passTypeId;
    const changed = isKnown
      ? await passes.changedSince(request.params.deviceId, isInstant(since) ? parseInstant(since) : null)
      : [];
    const last = changed.at(-1);
    if (!last) return reply.code(204).send('');
    return { serialNumbers: changed.map(({ serial }) => serial), lastUpdated: last.changedAt.toISOString() };
  });

  route(app, readWalletPass, async (request, reply) => {
    const pass = await openPass(request, reply, request.params);
    if (!wallets.apple) throw notFound();
    void reply.header('last-modified', pass.changedAt.toUTCString());
    return sendPass(reply, await applePass(wallets.apple, pass, pageUrl('/rest/wallet/')));
  });

  route(app, logWalletMessages, async (request) => {
    log.warn({ messages: request.body.logs.length }, 'Apple Wallet reports faults of passes');
    return {};
  });
}
