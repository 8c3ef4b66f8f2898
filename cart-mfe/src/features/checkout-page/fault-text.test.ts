/** @jest-environment node */
import { STORE_PROOFS } from '@fachwerk/shared/rules';
import { translateWith } from '@fachwerk/shared/testing';
import messages from '../../messages.de.json';
import { faultText } from './fault-text';

const texts: Record<string, string> = messages;
const text = translateWith(texts);

it.each(STORE_PROOFS)('says of goods of the stores what to do, in checkout and wishlist: %s', (proof) => {
  const code = `${proof.toUpperCase()}_REQUIRED`;

  expect(faultText(text, { code, name: 'Gerät' })).toMatch(/^„Gerät“ .*Bitte nehmen Sie den Artikel aus/);
  expect(texts[`wishlist.toCart.${code}`]).toMatch(/Markt/);
});
