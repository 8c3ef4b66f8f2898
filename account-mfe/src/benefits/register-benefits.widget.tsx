import { defineWidget, type WidgetProps } from '@fachwerk/shared/widget';
import { AccountBenefits } from './AccountBenefits';
import { RegisterBenefitsProps } from './register-benefits.props';

export const registerBenefits = defineWidget({
  name: 'register-benefits',
  title: 'Vorteile des Kundenkontos',
  description:
    'Was ein Konto kann, wie neben Anmeldung und Registrierung; für eigene Seiten rund um das Konto.',
  props: RegisterBenefitsProps,
  examples: [
    { title: 'Wie neben der Registrierung', props: {} },
    { title: 'Mit eigener Überschrift', props: { headline: 'Ihre Vorteile mit Kundenkonto' } },
  ],
  component: ({ props: { headline } }: WidgetProps<RegisterBenefitsProps, undefined>) => (
    <AccountBenefits headline={headline} />
  ),
  hydrate: 'never',
  reserve: { minHeight: 420 },
  messages: ['account.benefits.'],
});

export default registerBenefits;
