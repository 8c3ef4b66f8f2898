import { readFormAnswer } from '@fachwerk/shared/forms';
import { defineWidget, type LoadResult, useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { CardPageProps } from './card-page.props';
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
  name: 'partner-card-page',
  title: 'Partnerkarte',
  description: 'Was die Partnerkarte für Betriebe bringt, der Antrag auf eine, und ein Formular für Fragen.',
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
  component: PartnerCardPage,
  hydrate: 'load',
  reserve: { minHeight: 720 },
  messages: [
    ...['account.', 'bonusCard.', 'customerCard.', 'partnerCard.'],
    ...['forms.', 'error.', 'technical.', 'failure.'],
  ],
});

export default partnerCardPage;
