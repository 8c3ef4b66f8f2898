import { defineWidget } from '@fachwerk/shared/widget';
import { StoreDeskProps } from './store-desk.props';
import { StoreDesk } from './StoreDesk';

export const storeDesk = defineWidget({
  name: 'store-desk',
  title: 'Marktdienst',
  description: 'Für Beschäftigte eines Marktes: Abholungen zusammenstellen und ausgeben, auch ohne Netz.',
  props: StoreDeskProps,
  examples: [
    { title: 'Wie auf der Seite Marktdienst', props: {} },
    { title: 'Mit eigener Überschrift', props: { headline: 'Abholungen am Güterbahnhof' } },
  ],
  component: StoreDesk,
  partOf: 'page',
  hydrate: 'load',
  reserve: { minHeight: 480 },
  messages: [
    'desk.',
    'caseError.',
    'deskItem.',
    'deskError.rental',
    'staff.',
    'staffError.',
    'account.password.common',
    'failure.',
    'forms.password',
    'forms.required',
    'forms.maxLength',
    'forms.name',
    'forms.summary',
    'storefinder.day.',
    'storefinder.hours.',
    'product.count.',
    'order.tracking',
  ],
});

export default storeDesk;
