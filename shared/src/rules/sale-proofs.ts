import type { CatalogueDuties } from '../catalogue-format/catalogue-types';

/** What the law asks for before an item is sold, and what the shop does about it. */
interface SaleProof {
  /** Mark of the item in the catalogue; with a value if the mark has several. */
  mark: keyof CatalogueDuties;
  value?: string;
  law: string;
  /**
   * Where the proof is given. `store`: neither ordered nor reserved online. `checkout`: a statement of the
   * buyer in the delivery step. `none`: sold without a proof; the seller watches for suspicious transactions.
   */
  step: 'store' | 'checkout' | 'none';
  givenBy: 'trained-staff' | 'certified-firm' | 'professional-user' | 'buyer' | 'nobody';
  /** Field of the delivery step. */
  statement?: 'ageConfirmed' | 'zeroTaxStatement';
  /** The order is not placed without the statement. */
  isRequired?: true;
  /** Handed over to a person only: no pickup box, and no payment there. */
  inPerson?: true;
  /** What an order keeps, as long as its invoice. Absent: nothing is sold online that could be kept. */
  kept?: 'delivery.ageCheck' | 'delivery.zeroTaxStatement' | 'line.duties';
}

/** All kinds of proof, in the order in which a refusal names them (decision 0121). */
export const SALE_PROOFS = {
  precursor: {
    mark: 'precursor',
    value: 'RESTRICTED',
    law: 'Regulation (EU) 2019/1148 Art. 5, 8',
    step: 'store',
    givenBy: 'professional-user',
    inPerson: true,
  },
  poison: {
    mark: 'poison',
    law: 'ChemVerbotsV §8 to §10',
    step: 'store',
    givenBy: 'trained-staff',
    inPerson: true,
  },
  installer: {
    mark: 'needsInstaller',
    law: 'Regulation (EU) 2024/573 Art. 11(7), ChemKlimaschutzV §9(3)',
    step: 'store',
    givenBy: 'certified-firm',
    inPerson: true,
  },
  advice: {
    mark: 'needsAdvice',
    law: 'ChemBiozidDV §10, §11, PflSchG §23',
    step: 'store',
    givenBy: 'trained-staff',
    inPerson: true,
  },
  age: {
    mark: 'ageCheck',
    law: 'JuSchG §9, §10',
    step: 'checkout',
    givenBy: 'buyer',
    statement: 'ageConfirmed',
    isRequired: true,
    inPerson: true,
    kept: 'delivery.ageCheck',
  },
  zeroTax: {
    mark: 'zeroTax',
    law: 'UStG §12(3)',
    step: 'checkout',
    givenBy: 'buyer',
    statement: 'zeroTaxStatement',
    kept: 'delivery.zeroTaxStatement',
  },
  reportablePrecursor: {
    mark: 'precursor',
    value: 'REPORTABLE',
    law: 'Regulation (EU) 2019/1148 Art. 9',
    step: 'none',
    givenBy: 'nobody',
    kept: 'line.duties',
  },
} as const satisfies Record<string, SaleProof>;

export type SaleProofKind = keyof typeof SALE_PROOFS;

/** Kinds that are given in a store only; texts are `product.proof.<kind>`. */
export const STORE_PROOFS = ['precursor', 'poison', 'installer', 'advice'] as const;
export type StoreProof = (typeof STORE_PROOFS)[number];

/** Marks of an item, also of a record that has only some of them. */
type Marks = Readonly<Partial<CatalogueDuties>>;

export const saleProof = (kind: SaleProofKind): SaleProof => SALE_PROOFS[kind];

/** Whether the item needs this proof. */
export function needsProof(duties: Marks, kind: SaleProofKind): boolean {
  const { mark, value } = saleProof(kind);
  return value === undefined ? duties[mark] === true : duties[mark] === value;
}

/** The proofs that the item needs and that are given in a store only. */
export const storeProofs = (duties: Marks): StoreProof[] =>
  STORE_PROOFS.filter((kind) => needsProof(duties, kind));

/**
 * The proof that is given in a store only, so that the item is neither ordered nor reserved online: by
 * private and professional customers, as no account has a proof. Undefined: the item is sold online.
 */
export const storeProof = (duties: Marks): StoreProof | undefined => storeProofs(duties)[0];

/** Handed over to a person only. */
export const isHandedToPerson = (duties: Marks): boolean =>
  Object.keys(SALE_PROOFS).some(
    (kind) => saleProof(kind as SaleProofKind).inPerson && needsProof(duties, kind as SaleProofKind),
  );
