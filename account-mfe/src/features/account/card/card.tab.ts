import { readCustomerCard } from '@fachwerk/shared/calls';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { defineTab } from '../account-tab';
import { CARD_TAB, receiptsOfAddress } from './card-pages';
import type { CardTabData } from './card-tab-data';
import { CardTab } from './CardTab.chosen';

/** The customer card with points, receipts and benefits; without one, the ways to it. */
export const cardTab = defineTab({
  path: CARD_TAB,
  name: 'account.page.card',
  component: CardTab,
  async load({ api, url, signal, props }): Promise<CardTabData> {
    const { cardData, cardNumber, showCardForm, storeData } = props;
    const query = receiptsOfAddress(url);
    const [overview, answer] = await Promise.all([
      cardData ? undefined : api.call(readCustomerCard, { query, signal }),
      readFormAnswer(api, url, signal),
    ]);
    const page = { cardData, cardNumber, showCardForm, storeData };
    return { overview, answer, isLaterPage: query.before !== undefined, page };
  },
});
