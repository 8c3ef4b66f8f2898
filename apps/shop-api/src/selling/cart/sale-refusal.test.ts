import { STORE_PROOFS } from '@fachwerk/shared/rules';
import texts from '../../kernel/texts/messages.de.json';
import { refusal } from './cart-refusals';
import { REFUSAL_CODES, saleRefusal } from './sale-refusal';

it.each([
  [{ needsAdvice: true }, 'advice-required'],
  [{ needsInstaller: true }, 'installer-required'],
  [{ precursor: 'RESTRICTED' }, 'precursor-required'],
  [{ poison: true }, 'poison-required'],
  // The strictest one.
  [{ needsAdvice: true, precursor: 'RESTRICTED' }, 'precursor-required'],
] as const)('refuses %j', (duties, reason) => {
  expect(saleRefusal({ duties })).toBe(reason);
  expect(REFUSAL_CODES[reason]).toBe(reason.toUpperCase().replace('-', '_'));
});

it.each([{}, { ageCheck: true }, { zeroTax: true }, { precursor: 'REPORTABLE' }] as const)(
  'sells %j',
  (duties) => expect(saleRefusal({ duties })).toBeUndefined(),
);

it.each(STORE_PROOFS)('has a sentence for the shopper: %s', (proof) => {
  const { key } = refusal(`${proof}-required`);

  expect(texts).toHaveProperty([key], expect.stringMatching(/Markt/));
});

it('a recalled item is not sold, whatever proof it needs', () => {
  expect(saleRefusal({ duties: {}, isRecalled: true })).toBe('recalled');
  expect(saleRefusal({ duties: { needsAdvice: true }, isRecalled: true })).toBe('recalled');
  expect(REFUSAL_CODES.recalled).toBe('RECALLED');
});
