import { defineWidget } from '@fachwerk/shared/widget';
import { CardFrameProps } from './card-frame.props';
import { CARD_FRAME } from './card-frame-settings';
import { CardRegistration } from './CardRegistration';

export const customerCardRegistration = defineWidget({
  ...CARD_FRAME,
  name: 'customer-card-registration',
  title: 'Kundenkarte anlegen',
  description:
    'Formular für eine neue Kundenkarte; mit eingerichtetem Kartenprogramm steht dessen Formular als Rahmen da.',
  props: CardFrameProps,
  component: CardRegistration,
  reserve: { minHeight: 640 },
});

export default customerCardRegistration;
