import { readFormAnswer } from '@fachwerk/shared/forms';
import { defineWidget, type LoadResult, useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { CardPageProps } from './card-page.props';
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
  name: 'bonus-card-page',
  title: 'Bonuskarte',
  description: 'Was die Bonuskarte bringt, und der Antrag auf eine.',
  props: CardPageProps,
  examples: [
    { title: 'Wie auf der Seite', props: {} },
    {
      title: 'Mit eigener Überschrift',
      props: { headline: 'Ihre Karte für jeden Einkauf im Fachwerk-Markt' },
    },
  ],
  data: 'personal',
  async load({ api, url, signal }): Promise<LoadResult<CardApplicationData>> {
    return { data: { answer: await readFormAnswer(api, url, signal) } };
  },
  component: BonusCardPage,
  hydrate: 'load',
  reserve: { minHeight: 720 },
  messages: [
    ...['account.', 'bonusCard.', 'customerCard.', 'partnerCard.'],
    ...['forms.', 'error.', 'technical.', 'failure.'],
  ],
});

export default bonusCardPage;
