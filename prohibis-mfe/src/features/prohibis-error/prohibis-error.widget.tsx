import { defineWidget } from '@fachwerk/shared/widget';
import { errorKeyOf } from './error-keys';
import { ProhibisError, type ProhibisErrorData } from './ProhibisError';

export const prohibisError = defineWidget({
  name: 'prohibis-error',
  title: 'Profi: Fehlerseite',
  description:
    'Sagt, warum ein Auftrag nicht angenommen wurde (Parameter „e“ der Adresse), und wie es weitergeht.',
  examples: [
    { title: 'Fehlerseite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { e: 'stock' } },
  ],
  data: 'public',
  load({ url }) {
    const data: ProhibisErrorData = { errorKey: errorKeyOf(url.searchParams.get('e')) };
    return Promise.resolve({ data, page: { robots: 'noindex' } });
  },
  component: ProhibisError,
  partOf: 'page',
  hydrate: 'never',
  reserve: { minHeight: 360 },
  messages: ['prohibis.error.'],
});

export default prohibisError;
