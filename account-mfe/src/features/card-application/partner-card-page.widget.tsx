import { defineWidget, useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { CardPageProps } from './card-page.props';
import { CARD_PAGE } from './card-page-settings';
import { type CardApplicationData, CardApplicationPage } from './CardApplicationPage';

function PartnerCardPage({ props, data }: WidgetProps<CardPageProps, CardApplicationData>) {
  const text = useMessages();
  return (
    <CardApplicationPage
      kind="PARTNER"
      headline={props.headline ?? text('partnerCard.headline')}
      answer={data.answer}
      hasQuestions
    />
  );
}

export const partnerCardPage = defineWidget({
  ...CARD_PAGE,
  name: 'partner-card-page',
  title: 'Partnerkarte',
  description: 'Was die Partnerkarte für Betriebe bringt, der Antrag auf eine, und ein Formular für Fragen.',
  props: CardPageProps,
  component: PartnerCardPage,
});

export default partnerCardPage;
