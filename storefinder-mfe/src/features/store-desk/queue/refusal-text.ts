import type { Translate } from '@fachwerk/shared/widget';
import { type DeskAction, isItemAction, type Refusal } from '../action/desk-action';

/** The text about an action that was not carried out. */
export function refusalText(text: Translate, action: DeskAction): string {
  const { refusal } = action;
  if (!refusal) return '';
  const reason = reasonText(text, refusal, isItemAction(action));
  const { stateNow } = refusal;
  const state = stateNow && text('desk.refused.stateNow', { state: text(`desk.state.${stateNow}`) });
  return [reason, state].filter(Boolean).join(' ');
}

/** Reasons with a text of their own; the others have that of their status. */
const OWN = [
  'deskError.wrongCode',
  'deskError.trackingNumber',
  'deskError.trackingIsEan',
  'deskError.wait',
  'deskError.notYet',
  'deskError.givenLate',
  'deskError.withdrawn',
  'error.order.notFound',
  'deskItem.unknownItem',
  'deskItem.stockChanged',
  'deskItem.priceChanged',
  'deskItem.priceFarOff',
  'deskItem.notLess',
  'deskItem.notMore',
];

function reasonText(text: Translate, { status, reason, values }: Refusal, isOfItem: boolean): string {
  if (OWN.includes(reason)) return text(`desk.refused.${reason.split('.').pop()}`, values);
  if (status === 404) return text(isOfItem ? 'desk.refused.unknownItem' : 'desk.refused.notFound');
  if (status === 403) return text('desk.refused.forbidden');
  if (status === 409 || status === 412) return text('desk.refused.moved');
  return text('desk.refused.other', { status: String(status) });
}
