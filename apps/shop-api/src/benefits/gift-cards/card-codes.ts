import { createHmac, randomInt } from 'node:crypto';
import { keysOf } from '@fachwerk/server-kit/secrets';

/** Number and PIN as printed on a card. */
export interface CardCodes {
  number: string;
  pin: string;
}

const digits = (count: number): string => Array.from({ length: count }, () => String(randomInt(10))).join('');

/** 16 and 6 random digits. */
export const newCardCodes = (): CardCodes => ({ number: digits(16), pin: digits(6) });

/** The digits of a typed number: printed in groups of four. */
export const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

export interface CardHashes {
  number: string;
  pin: string;
}

/**
 * Number and PIN have too little entropy for a plain hash; the secret is not in the database. The PIN is
 * hashed with its number, so that equal PINs of two cards differ. `secret` may be several (`secretsOf`): the
 * hashes of each, those of the current one first.
 */
export const cardHashes = (secret: string, codes: CardCodes): readonly [CardHashes, ...CardHashes[]] =>
  keysOf(secret, (one) => hashesWith(one, codes));

function hashesWith(secret: string, { number, pin }: CardCodes): CardHashes {
  const mac = (purpose: string, value: string) =>
    createHmac('sha256', secret).update(`gift-card ${purpose}\0${value}`).digest('base64url');
  return { number: mac('number', number), pin: mac('pin', `${number}\0${pin}`) };
}
