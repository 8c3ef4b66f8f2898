import { readFormAnswer, tokenOf } from '@fachwerk/shared/forms';
import { defineWidget } from '@fachwerk/shared/widget';
import { ConsentEnd, type ConsentEndData } from './ConsentEnd';

export const consentEnd = defineWidget({
  name: 'consent-end',
  title: 'E-Mails abbestellen',
  description:
    'Ziel des Links in Bitten um Bewertungen und Erinnerungen an Garantien: Ein Knopf beendet die Zustimmung.',
  examples: [
    { title: 'Wie auf der Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { kind: 'x' } },
  ],
  data: 'personal',
  async load({ api, url, signal }): Promise<{ data: ConsentEndData }> {
    return { data: { token: tokenOf(url), answer: await readFormAnswer(api, url, signal) } };
  },
  component: ConsentEnd,
  hydrate: 'load',
  reserve: { minHeight: 320 },
  messages: ['consent.', 'account.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default consentEnd;
