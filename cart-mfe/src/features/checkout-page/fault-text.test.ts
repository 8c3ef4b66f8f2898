/** @jest-environment node */
import { STORE_PROOFS } from '@fachwerk/shared/rules';
import { formatMessage } from '@fachwerk/shared/widget';
import messages from '../../messages.de.json';
import { faultText } from './fault-text';

const texts: Record<string, string> = messages;
const text = (key: string, values: Record<string, string | number> = {}) =>
  key in texts ? formatMessage(texts, key, values) : key;

it.each(STORE_PROOFS)('says of goods of the stores what to do, in checkout and wishlist: %s', (proof) => {
  const code = `${proof.toUpperCase()}_REQUIRED`;

  expect(faultText(text, { code, name: 'Gerät' })).toMatch(/^„Gerät“ .*Bitte nehmen Sie den Artikel aus/);
  expect(texts[`wishlist.toCart.${code}`]).toMatch(/Markt/);
});
