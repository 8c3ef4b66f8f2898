import { readCustomerCard } from '@fachwerk/shared/calls';
import { isHttpError } from '@fachwerk/shared/http';
import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { DigitalCard, type DigitalCardData } from './DigitalCard';

export const digitalCustomerCard = defineWidget({
  name: 'digital-customer-card',
  title: 'Digitale Kundenkarte',
  description: 'Die Kundenkarte mit Strichcode für die Kasse; auf diesem Gerät auch ohne Netz.',
  examples: [
    { title: 'Wie auf der Seite der Karte', props: {} },
    { title: 'Mit Angaben, die es nicht kennt', props: { tab: 'x' } },
  ],
  data: 'personal',
  // No redirect: the copy of the page for use without network is rendered without a login.
  async load({ api, signal }): Promise<LoadResult<DigitalCardData>> {
    try {
      const { card, wallets = [] } = await api.call(readCustomerCard, { signal });
      return { data: card ? { state: 'known', card, wallets } : { state: 'none' } };
    } catch (error) {
      if (!isHttpError(error) || signal.aborted) throw error;
      return { data: { state: error.status === 401 ? 'anonymous' : 'unavailable' } };
    }
  },
  component: DigitalCard,
  hydrate: 'load',
  reserve: { minHeight: 480 },
  budget: { storage: ['localStorage:customer-card'] },
  messages: ['account.', 'customerCard.'],
});

export default digitalCustomerCard;
