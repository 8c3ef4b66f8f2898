import { defineWidget } from '@fachwerk/shared/widget';
import { Survey } from './Survey';
import { SurveyProps } from './survey.props';

export const survey = defineWidget({
  name: 'survey',
  title: 'Umfrage',
  description:
    'Fragen zum Ankreuzen; danach steht dort ein Dank. Gezählt werden nur die Antworten, je Besuch einmal.',
  props: SurveyProps,
  examples: [
    {
      title: 'Unter einem Ratgeber',
      props: {
        formId: 'ratgeber-streichen',
        headline: 'Ihre Meinung zählt',
        text: 'Zwei Fragen, ohne Namen und Anschrift.',
        questions: [
          { uniqueName: 'hilfreich', text: 'Wie finden Sie diesen Ratgeber?' },
          {
            uniqueName: 'vorhaben',
            text: 'Was haben Sie vor?',
            options: [
              { value: 'erster-anstrich', label: 'Neue Wände streichen' },
              { value: 'auffrischen', label: 'Die alte Farbe auffrischen' },
              { value: 'farbe-wechseln', label: 'Eine andere Farbe' },
              { value: 'auszug', label: 'Vor dem Auszug weiß streichen' },
            ],
          },
        ],
        thanks: 'Vielen Dank. Mit Ihren Antworten machen wir unsere Ratgeber besser.',
      },
    },
    {
      title: 'Eine Frage, langer Text',
      props: {
        formId: 'langer-text',
        headline: 'Wie war Ihr Besuch bei unserer Verbraucherzufriedenheitsbefragung im Baustoffzentrum?',
        questions: [
          {
            uniqueName: 'besuch',
            text: 'Denken Sie an Parkplatz, Wege, Beratung, Auswahl, Kasse und Abholung: Wie zufrieden waren Sie insgesamt mit Ihrem letzten Besuch in unserem Markt?',
          },
        ],
      },
    },
  ],
  component: Survey,
  hydrate: 'interaction',
  importance: 'extra',
  reserve: { minHeight: 320 },
  messages: ['surveyForm.'],
});

export default survey;
