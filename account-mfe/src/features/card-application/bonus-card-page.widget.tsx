import { defineWidget, useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { CardPageProps } from './card-page.props';
import { CARD_PAGE } from './card-page-settings';
import { type CardApplicationData, CardApplicationPage } from './CardApplicationPage';

function BonusCardPage({ props, data }: WidgetProps<CardPageProps, CardApplicationData>) {
  const text = useMessages();
  return (
    <CardApplicationPage
      kind="BONUS"
      headline={props.headline ?? text('bonusCard.headline')}
      answer={data.answer}
    />
  );
}

export const bonusCardPage = defineWidget({
  ...CARD_PAGE,
  name: 'bonus-card-page',
  title: 'Bonuskarte',
  description: 'Was die Bonuskarte bringt, und der Antrag auf eine.',
  props: CardPageProps,
  component: BonusCardPage,
});

export default bonusCardPage;
