import { defineWidget } from '@fachwerk/shared/widget';
import { SurveyTeaserProps } from './survey-teaser.props';
import { SurveyTeaser } from './SurveyTeaser';

export const surveyTeaser = defineWidget({
  name: 'survey-teaser',
  title: 'Umfrage eines anderen Anbieters',
  description:
    'Lädt die Umfrage eines Anbieters, den der Betreiber eingetragen hat, nach der Zustimmung des Besuchers. Vorher und ohne Anbieter steht dort nichts.',
  props: SurveyTeaserProps,
  examples: [
    {
      title: 'Mit Überschrift und Text',
      props: {
        headline: 'Wie war Ihr Besuch im Markt?',
        text: 'Fünf Fragen, zwei Minuten.',
        surveyId: 'service-2026',
      },
    },
    { title: 'Nur die Überschrift', props: { headline: 'Ihre Meinung', surveyId: 'kurz' } },
  ],
  component: SurveyTeaser,
  hydrate: 'idle',
  importance: 'extra',
  consent: 'comfort',
  outsideSources: ['survey'],
  messages: [],
});

export default surveyTeaser;
