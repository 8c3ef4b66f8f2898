import { createSign } from 'node:crypto';
import { printedCustomerCard } from '@fachwerk/shared/rules';
import type { GoogleWalletConfig, WalletPass } from '../context/wallets';

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JSON Web Token (RFC 7515) with RS256, as Google's service accounts sign them. */
export function signedToken({ privateKey }: Pick<GoogleWalletConfig, 'privateKey'>, claims: object): string {
  const content = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
}

export const googleObjectId = (
  { issuerId }: GoogleWalletConfig,
  { serial }: Pick<WalletPass, 'serial'>,
): string => `${issuerId}.${serial}`;

/** What the pass shows, and what changes with the points. */
export const googleValues = ({ points, isVoid }: Pick<WalletPass, 'points' | 'isVoid'>) => ({
  state: isVoid ? 'INACTIVE' : 'ACTIVE',
  loyaltyPoints: { label: 'Punkte', balance: { int: points } },
});

/** The address that adds the card to Google Wallet. */
export function googleSaveUrl(
  config: GoogleWalletConfig,
  pass: WalletPass,
  { origin, now }: { origin: string; now: Date },
): string {
  const { cardNumber, ownerName } = pass;
  const card = {
    id: googleObjectId(config, pass),
    classId: `${config.issuerId}.customer-card`,
    accountId: cardNumber,
    accountName: ownerName,
    barcode: { type: 'CODE_128', value: cardNumber, alternateText: printedCustomerCard(cardNumber) },
    ...googleValues(pass),
  };
  const token = signedToken(config, {
    iss: config.clientEmail,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now.getTime() / 1000),
    origins: [origin],
    payload: { loyaltyObjects: [card] },
  });
  return `https://pay.google.com/gp/v/save/${token}`;
}
