import { readFormAnswer } from '@fachwerk/shared/forms';
import type { LoadContext, LoadResult } from '@fachwerk/shared/widget';
import type { CardApplicationData } from './CardApplicationPage';

/** What the pages of both cards have in common. */
export const CARD_PAGE = {
  examples: [
    { title: 'Wie auf der Seite', props: {} },
    {
      title: 'Mit eigener Überschrift',
      props: { headline: 'Ihre Karte für jeden Einkauf im Fachwerk-Markt' },
    },
  ],
  data: 'personal',
  async load({ api, url, signal }: LoadContext<unknown>): Promise<LoadResult<CardApplicationData>> {
    return { data: { answer: await readFormAnswer(api, url, signal) } };
  },
  hydrate: 'load',
  reserve: { minHeight: 720 },
  messages: [
    ...['account.', 'bonusCard.', 'customerCard.', 'partnerCard.'],
    ...['forms.', 'error.', 'technical.', 'failure.'],
  ],
} as const;
