import { readFormAnswer, tokenOf } from '@fachwerk/shared/forms';
import { defineWidget } from '@fachwerk/shared/widget';
import { BackInStockLinkProps } from './back-in-stock-link.props';
import { BackInStockLink, type BackInStockLinkData } from './BackInStockLink';

export const backInStockLink = defineWidget({
  name: 'back-in-stock-link',
  title: 'Vormerkung bestätigen oder löschen',
  description:
    'Ziel der Links in den E-Mails zu einem ausverkauften Artikel: Ein Knopf führt aus, was der Link sagt.',
  props: BackInStockLinkProps,
  examples: [
    { title: 'Bestätigen', props: { action: 'confirm' } },
    { title: 'Löschen', props: { action: 'cancel' } },
  ],
  data: 'personal',
  async load({ api, url, signal }): Promise<{ data: BackInStockLinkData }> {
    return { data: { token: tokenOf(url), answer: await readFormAnswer(api, url, signal) } };
  },
  component: BackInStockLink,
  hydrate: 'load',
  reserve: { minHeight: 320 },
  messages: ['backInStockLink.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default backInStockLink;
