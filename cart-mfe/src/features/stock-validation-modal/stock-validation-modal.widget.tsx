import { defineWidget } from '@fachwerk/shared/widget';
import { StockValidationModal } from './StockValidationModal';

export const stockValidationModal = defineWidget({
  name: 'stock-validation-modal',
  title: 'Hinweis auf geänderten Bestand',
  description:
    'Öffnet sich, wenn vor einer Bestellung oder Reservierung Artikel fehlen, und zeigt, was im Warenkorb angepasst wurde.',
  examples: [
    { title: 'Wie auf der Warenkorbseite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { mode: 'large' } },
  ],
  component: StockValidationModal,
  hydrate: { on: ['cart:inventory-changed'] },
  importance: 'essential',
  messages: ['stockValidation.'],
});

export default stockValidationModal;
