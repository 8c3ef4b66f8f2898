/** @jest-environment node */
import messages from '../messages.de.json';
import {
  isHandedToPerson,
  needsProof,
  SALE_PROOFS,
  saleProof,
  STORE_PROOFS,
  storeProof,
} from './sale-proofs';

const kinds = Object.keys(SALE_PROOFS) as (keyof typeof SALE_PROOFS)[];
const marked = (kind: keyof typeof SALE_PROOFS) => {
  const { mark, value = true } = saleProof(kind);
  return { [mark]: value };
};

it('states for every proof of the store why an item has no button', () => {
  expect(kinds.filter((kind) => saleProof(kind).step === 'store').toSorted()).toEqual(
    STORE_PROOFS.toSorted(),
  );
  for (const kind of STORE_PROOFS) expect(messages[`product.proof.${kind}`]).toMatch(/\w/);
});

it.each(kinds)('asks for %s by the mark of the catalogue, and not without it', (kind) => {
  expect(needsProof(marked(kind), kind)).toBe(true);
  expect(needsProof({}, kind)).toBe(false);
  expect(storeProof(marked(kind))).toBe(STORE_PROOFS.find((one) => one === kind));
});

it.each(kinds)('keeps what was stated for %s, and nothing that was not asked', (kind) => {
  const { step, statement, kept } = saleProof(kind);

  expect(statement !== undefined).toBe(step === 'checkout');
  expect(kept === undefined).toBe(step === 'store');
});

it('sells a reportable precursor, and a restricted one only in a store (Regulation (EU) 2019/1148)', () => {
  expect(storeProof({ precursor: 'REPORTABLE' })).toBeUndefined();
  expect(storeProof({ precursor: 'RESTRICTED' })).toBe('precursor');
});

it('hands nothing that needs an age or a proof of the store to a pickup box', () => {
  expect(kinds.filter((kind) => isHandedToPerson(marked(kind)))).toEqual([...STORE_PROOFS, 'age']);
  expect(isHandedToPerson({ deviceCategory: 1 })).toBe(false);
});
