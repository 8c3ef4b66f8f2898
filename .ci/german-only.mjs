/**
 * Beginnings of keys whose texts only employees read, or that stand in documents, which are German: no file
 * of another language has them (docs/decisions/0181).
 */
export const GERMAN_ONLY = [
  // The desk of the stores, the operators' page and the catalogue of widgets.
  'catalogue.',
  'contact.service.',
  'desk.',
  'deskError.',
  'deskItem.',
  'operations.',
  'passport.',
  'simulator.',
  'staff.',
  'staffError.',
  // Invoices and other documents, and the file with the data of a customer.
  'dataExport.',
  'document.',
  'productDocument.',
];

/** As before, whole keys, where texts for shoppers begin like them: decisions of the desk about cases. */
export const GERMAN_ONLY_KEYS = `
  ended moved unmatched noOrder notMatchable nothing tooManyGoods tooManyToDispose tooMuchMoney
  alreadySatisfied notGiven otherAmount cardUsed noStock withdrawnElsewhere noShelf foreign foreignProof
  foreignOwn foreignNothing foreignUnmatched notStocked cardStays wait goodsOpen dispositionOpen moneyOpen
  goodsWithoutMoney noRemedy needsReason`
  .split(/\s+/)
  .filter(Boolean)
  .map((name) => `caseError.${name}`);
