import { readBankDetails } from '@fachwerk/shared/calls';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { isHttpError } from '@fachwerk/shared/http';
import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { BankDetailsProps } from './bank-details.props';
import { BankDetails, type BankDetailsData } from './BankDetails';

export const bankDetails = defineWidget({
  name: 'bank-details',
  title: 'Bankverbindung für eine Erstattung',
  description:
    'Nimmt IBAN und Kontoinhaber an, wenn eine Erstattung nicht auf dem Weg der Zahlung möglich ist.',
  props: BankDetailsProps,
  examples: [
    { title: 'Wie auf der Seite einer Bestellung', props: { orderId: 'x7Qd' } },
    { title: 'Mit einer Nummer, die es nicht gibt', props: { orderId: '-' } },
  ],
  data: 'personal',
  async load({ api, props, url, signal }): Promise<LoadResult<BankDetailsData>> {
    const answer = await readFormAnswer(api, url, signal);
    const isEditing = url.searchParams.has('aendern');
    try {
      const state = await api.call(readBankDetails, { params: { orderId: props.orderId }, signal });
      return { data: { state, answer, isEditing } };
    } catch (error) {
      if (!isHttpError(error) || signal.aborted) throw error;
      const data = { state: null, answer, isEditing };
      if (error.status !== 404) return { data };
      const { pathname, search } = new URL('../../anmelden/?bestellung=1', url);
      return { data, page: { redirect: pathname + search } };
    }
  },
  component: BankDetails,
  hydrate: 'load',
  reserve: { minHeight: 560 },
  messages: ['bankDetails.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default bankDetails;
