import type { PaymentOption } from '@fachwerk/shared/contracts';
import { CreditCardIcon, StoreIcon } from '@fachwerk/shared/ui';
import type { Translate } from '@fachwerk/shared/widget';
import type { PaymentIcon } from '../../../payment-icons/payment-icon';
import type { Choice } from './ChoiceCards';

/**
 * The methods that are possible for this order, as cards. One that was chosen and is no longer possible stays
 * with the reason.
 */
export function paymentChoices(
  text: Translate,
  options: readonly PaymentOption[],
  icons: readonly PaymentIcon[],
  chosen: unknown,
): Choice[] {
  const shown = options.filter(
    ({ type, isAvailable }) => (isAvailable || type === chosen) && text(`payment.${type}`, {}, '') !== '',
  );
  return shown.map((option) => ({
    value: option.type,
    title: text(`payment.${option.type}`),
    aside: pictureOf(option.type, icons),
    note: noteOf(text, option),
    reason: option.isAvailable ? undefined : reasonOf(text, option),
  }));
}

/** Beside the name, which it repeats. */
function pictureOf(type: string, icons: readonly PaymentIcon[]) {
  const picture = icons.find((one) => one.type === type);
  if (picture) return <img src={picture.src} alt="" width={60} height={32} />;
  return type === 'PAY_IN_STORE' ? <StoreIcon /> : <CreditCardIcon />;
}

function noteOf(text: Translate, { type, isCredit }: PaymentOption): string | undefined {
  if (isCredit) return text('checkout.payment.credit');
  return text(`checkout.payment.note.${type}`, {}, '') || undefined;
}

/** A newer server may send a reason that has no text here yet. */
function reasonOf(text: Translate, { reason }: PaymentOption): string {
  return text(`payment.refusal.${reason}`, {}, text('checkout.payment.refused'));
}
