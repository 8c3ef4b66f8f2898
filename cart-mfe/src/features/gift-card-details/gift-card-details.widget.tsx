import { readFormAnswer } from '@fachwerk/shared/forms';
import { GIFT_CARD_DESIGNS } from '@fachwerk/shared/rules';
import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { GiftCardDetailsProps } from './gift-card-details.props';
import { AMOUNT_PARAMETER, GiftCardDetails, type GiftCardDetailsData } from './GiftCardDetails';

export const giftCardDetails = defineWidget({
  name: 'gift-card-details',
  title: 'Geschenkkarte kaufen',
  description: 'Ein Motiv mit Betrag, Empfänger, Grußtext und Tag des Versands.',
  props: GiftCardDetailsProps,
  examples: [
    { title: 'Zum Geburtstag', props: { design: 'geburtstag' } },
    { title: 'Danke', props: { design: 'danke' } },
  ],
  data: 'personal',
  async load({ api, url, signal, props }): Promise<LoadResult<GiftCardDetailsData>> {
    const answer = await readFormAnswer(api, url, signal);
    const data = { answer, amount: url.searchParams.get(AMOUNT_PARAMETER)?.slice(0, 10) ?? '' };
    const known = GIFT_CARD_DESIGNS.find(({ design }) => design === props.design);
    if (!known) return { data, page: { redirect: new URL('../', url).pathname } };
    const texts = { name: `giftCards.design.${known.design}` };
    return {
      data,
      page: {
        title: { key: 'giftCards.details.headline', texts },
        description: { key: 'giftCards.details.description', texts },
      },
    };
  },
  component: GiftCardDetails,
  hydrate: 'load',
  reserve: { minHeight: 720 },
  messages: ['giftCard.', 'giftCards.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default giftCardDetails;
