import { formatMessage, type Translate } from '@fachwerk/shared/widget';
import messages from '../../../messages.de.json';
import type { DeskAction } from '../action/desk-action';
import { refusalText } from './refusal-text';

const text: Translate = (key, values) => formatMessage(messages, key, values);
const refused = (reason: string) =>
  refusalText(text, { refusal: { status: 412, reason, stateNow: 'EXPIRED' } } as DeskAction);

it('says what to do with goods that were handed out after the deadline', () => {
  expect(refused('deskError.givenLate')).toMatch(/buchen Sie sie im Bestand aus .* abgelaufen\.$/);
});

it('says of a reason without words of its own that the order has moved', () => {
  expect(refused('deskError.notPossible')).toMatch(/^Diese Aktion war nicht mehr möglich/);
});
