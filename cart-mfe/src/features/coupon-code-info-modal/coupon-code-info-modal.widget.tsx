import { defineWidget } from '@fachwerk/shared/widget';
import { CouponCodeInfoModal } from './CouponCodeInfoModal';

export const couponCodeInfoModal = defineWidget({
  name: 'coupon-code-info-modal',
  title: 'Hinweise zu Gutscheincodes',
  description: 'Öffnet sich im Warenkorb und erklärt, wie Gutscheincodes eingelöst werden.',
  examples: [
    { title: 'Wie auf der Warenkorbseite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { mode: 'large' } },
  ],
  component: CouponCodeInfoModal,
  hydrate: { on: ['cart:coupon-info-requested'] },
  messages: ['couponInfo.'],
});

export default couponCodeInfoModal;
