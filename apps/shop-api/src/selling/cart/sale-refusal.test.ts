import { REFUSAL_CODES, saleRefusal } from './sale-refusal';

it.each([
  [{ needsAdvice: true }, 'advice-required'],
  [{ needsInstaller: true }, 'installer-required'],
  [{ precursor: 'RESTRICTED' }, 'precursor-required'],
  [{ poison: true }, 'poison-required'],
  // The strictest one.
  [{ needsAdvice: true, precursor: 'RESTRICTED' }, 'precursor-required'],
] as const)('refuses %j', (duties, refusal) => {
  expect(saleRefusal({ duties })).toBe(refusal);
  expect(REFUSAL_CODES[refusal]).toBe(refusal.toUpperCase().replace('-', '_'));
});

it.each([{}, { ageCheck: true }, { zeroTax: true }, { precursor: 'REPORTABLE' }] as const)(
  'sells %j',
  (duties) => expect(saleRefusal({ duties })).toBeUndefined(),
);
