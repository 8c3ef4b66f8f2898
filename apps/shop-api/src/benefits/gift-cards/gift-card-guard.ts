import type { GiftCardFailure } from '@fachwerk/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withCaptcha } from '../../kernel/captcha/with-captcha';
import type { Kernel } from '../../kernel/context/kernel';
import { fieldRefusal } from '../../kernel/errors/shop-error';
import { atLeast, NEUTRAL_MS } from '../../kernel/limits/at-least';
import type { Counted } from '../../kernel/limits/attempt-limit';
import { requireSession } from '../../kernel/session/session-plugin';
import { digitsOf } from './card-codes';
import { findGiftCard, type GiftCard } from './find-gift-card';

interface Typed {
  cardNumber: string;
  pin: string;
  frcCaptchaSolution: string;
}

type FailureOf = (card: GiftCard | undefined) => GiftCardFailure | undefined;

/**
 * Finds the card of a form. Guessing is limited per network, session and number, and all answers take equally
 * long. A refusal is a ShopError with the reason at `cardNumber`.
 */
export function createGiftCardGuard({ db, attempts, captcha, secrets }: Kernel) {
  return async (
    { cardNumber, pin, frcCaptchaSolution: solution }: Typed,
    request: FastifyRequest,
    reply: FastifyReply,
    failureOf: FailureOf,
  ): Promise<GiftCard> => {
    const codes = { number: digitsOf(cardNumber), pin: digitsOf(pin) };
    const session = requireSession(request).id;
    const counted: Counted[] = [
      ['giftCardNetwork', request.ip],
      ['giftCardSession', session],
      ['giftCard', codes.number],
    ];
    return withCaptcha(
      { captcha, attempts, reply, counted, solution, msg: 'giftCard.error.wait' },
      async () => {
        const card = await atLeast(NEUTRAL_MS, findGiftCard(db, secrets.giftCards, codes));
        const failure = failureOf(card);
        if (!card || failure)
          throw fieldRefusal('cardNumber', `giftCard.error.failed.${failure ?? 'UNCLASSIFIED'}`);
        await attempts.takeBack('giftCardNetwork', request.ip);
        await attempts.clear('giftCardSession', session);
        await attempts.clear('giftCard', codes.number);
        return card;
      },
    );
  };
}
