import { HttpError } from '@fachwerk/shared/http';
import { formatMessage } from '@fachwerk/shared/widget';
import { caseFailure } from './case-failure';

it('reads the sentence of the server with its values', () => {
  const messages = { 'caseError.cardUsed': 'Übrig sind {balance}.' };
  const refused = new HttpError('bad-request', 'for the test', 412, {
    globalErrors: [{ msg: 'caseError.cardUsed', values: { balance: '18,00 €' } }],
  });

  expect(caseFailure((key, values) => formatMessage(messages, key, values), refused)).toBe(
    'Übrig sind 18,00 €.',
  );
});
