import { isAs, readGiftCardBalance } from '@fachwerk/shared/calls';
import type { GiftCardBalance } from '@fachwerk/shared/contracts';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { defineWidget } from '@fachwerk/shared/widget';
import { GiftCardPage, type GiftCardPageData } from './GiftCardPage';

const balanceOf = (result: unknown): GiftCardBalance | null =>
  isAs<GiftCardBalance>(readGiftCardBalance.expects, result) ? result : null;

export const giftCardPage = defineWidget({
  name: 'gift-card-page',
  title: 'Geschenkkarten',
  description: 'Motive der Geschenkkarten, wie sie funktionieren, und ihr Guthaben.',
  examples: [
    { title: 'Wie auf der Seite', props: {} },
    { title: 'Mit Angaben, die es nicht kennt', props: { tab: 'x' } },
  ],
  data: 'personal',
  async load({ api, url, signal }): Promise<{ data: GiftCardPageData }> {
    const answer = await readFormAnswer(api, url, signal);
    return { data: { answer, balance: balanceOf(answer?.result) } };
  },
  component: GiftCardPage,
  hydrate: 'load',
  importance: 'essential',
  reserve: { minHeight: 640 },
  messages: ['giftCard.', 'giftCards.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default giftCardPage;
