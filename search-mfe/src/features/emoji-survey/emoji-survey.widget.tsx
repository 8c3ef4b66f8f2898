import { defineWidget } from '@fachwerk/shared/widget';
import { EmojiSurveyProps } from './emoji-survey.props';
import { EmojiSurvey } from './EmojiSurvey';

export const emojiSurvey = defineWidget({
  name: 'emoji-survey',
  title: 'Umfrage mit drei Gesichtern',
  description:
    'Eine Frage, drei Gesichter, ein Klick; danach steht dort ein Dank. Gezählt werden nur die Antworten.',
  props: EmojiSurveyProps,
  examples: [
    { title: 'Auf der Produktseite', props: { formId: 'produktseite' } },
    {
      title: 'Mit eigener Frage',
      props: { formId: 'ratgeber', uniqueName: 'hilfreich', headline: 'Hat Ihnen der Ratgeber geholfen?' },
    },
  ],
  component: EmojiSurvey,
  hydrate: 'interaction',
  importance: 'extra',
  reserve: { minHeight: 152 },
  messages: ['survey.'],
});

export default emojiSurvey;
