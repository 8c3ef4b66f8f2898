import { translateWith } from '@fachwerk/shared/testing';
import messages from '../../../messages.de.json';
import type { DeskAction } from '../action/desk-action';
import { refusalText } from './refusal-text';

const text = translateWith(messages);
const refused = (reason: string) =>
  refusalText(text, { refusal: { status: 412, reason, stateNow: 'EXPIRED' } } as DeskAction);

it('says what to do with goods that were handed out after the deadline', () => {
  expect(refused('deskError.givenLate')).toMatch(/buchen Sie sie im Bestand aus .* abgelaufen\.$/);
});

it('says of a reason without words of its own that the order has moved', () => {
  expect(refused('deskError.notPossible')).toMatch(/^Diese Aktion war nicht mehr möglich/);
});

it.each([
  [
    'deskItem.stockChanged',
    { count: 8 },
    /^Der Bestand hat sich .* Jetzt ist er 8\. .* zählen Sie noch einmal\.$/,
  ],
  ['deskItem.priceChanged', { price: '14,99 €' }, /Jetzt sind es 14,99 €\. Der spätere Preis gilt/],
])('says of %s how it is now', (reason, values, sentence) => {
  const action = { name: 'correctStock', itemId: '100401', refusal: { status: 412, reason, values } };
  expect(refusalText(text, action as unknown as DeskAction)).toMatch(sentence);
});

it('says of an item that is gone nothing about orders', () => {
  const action = {
    name: 'enterPrice',
    itemId: '100401',
    refusal: { status: 404, reason: 'error.store.unknown' },
  };
  expect(refusalText(text, action as unknown as DeskAction)).toMatch(/^Diesen Artikel gibt es nicht\./);
});
