import { defineWidget } from '@fachwerk/shared/widget';
import { CardFrameProps } from './card-frame.props';
import { CARD_FRAME } from './card-frame-settings';
import { CardOptIn } from './CardOptIn';

export const customerCardOptIn = defineWidget({
  ...CARD_FRAME,
  name: 'customer-card-opt-in',
  title: 'Einwilligung zur Kundenkarte',
  description:
    'Einwilligung in Angebote, die zu den Einkäufen mit der Karte passen; mit eingerichtetem Kartenprogramm als Rahmen.',
  props: CardFrameProps,
  component: CardOptIn,
  reserve: { minHeight: 480 },
});

export default customerCardOptIn;
