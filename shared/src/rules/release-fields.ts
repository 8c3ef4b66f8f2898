import type { StoreProof } from './sale-proofs';

/**
 * What the desk records when it hands goods over, by the proof that they need: what the law asks for, and
 * nothing else (decision 0155). Two proofs may ask for the same field, which is then asked for once.
 */
export const RELEASE_FIELDS = {
  // ChemBiozidDV §11(2), PflSchG §23: nothing about the buyer.
  advice: ['talkHeld', 'userCategory', 'isEntitled'],
  // ChemVerbotsV §8(3), §9(2).
  poison: ['acquirer', 'address', 'purpose', 'identitySeen', 'isInformed', 'isAllowed', 'collector'],
  // ChemKlimaschutzV §9(3): in writing, that a certified firm installs the device.
  installer: ['installer', 'certificate', 'proofSeen'],
  // Regulation (EU) 2019/1148 Art. 8(2), Annex IV.
  precursor: [
    ...(['acquirer', 'address', 'trade', 'vatId', 'purpose', 'representative', 'documentKind'] as const),
    ...(['documentNumber', 'identitySeen', 'isPlausible'] as const),
  ],
} as const satisfies Record<StoreProof, readonly string[]>;

export type ReleaseField = (typeof RELEASE_FIELDS)[StoreProof][number];

/** May be empty: a number that a firm does not have, a declaration in place of a certificate, a collector. */
const VOLUNTARY: readonly ReleaseField[] = ['vatId', 'certificate', 'collector'];

export const isVoluntaryForRelease = (field: ReleaseField): boolean => VOLUNTARY.includes(field);

/** The fields of one form, each once, in the order of the proofs. */
export const releaseFields = (proofs: readonly StoreProof[]): ReleaseField[] => [
  ...new Set(proofs.flatMap((proof): readonly ReleaseField[] => RELEASE_FIELDS[proof])),
];

/** Those that the proof adds to the ones before it in the form. */
export const addedFields = (proofs: readonly StoreProof[], proof: StoreProof): ReleaseField[] => {
  const before = releaseFields(proofs.slice(0, proofs.indexOf(proof)));
  return releaseFields([proof]).filter((field) => !before.includes(field));
};

/** Who may use a biocide by its authorisation (ChemBiozidDV §9), in the order of the form. */
export const USER_CATEGORIES = ['PUBLIC', 'PROFESSIONAL', 'TRAINED'] as const;
export const IDENTITY_DOCUMENTS = ['ID_CARD', 'PASSPORT', 'RESIDENCE_PERMIT'] as const;
/** Why a manager reads the data of a buyer again. */
export const RELEASE_OCCASIONS = ['AUTHORITY', 'CHECK', 'PERSON'] as const;
export type ReleaseOccasion = (typeof RELEASE_OCCASIONS)[number];
/** Why who has recorded a release opens it again on the same day: its slip was not printed. */
export const SLIP_AGAIN = 'SLIP';

/**
 * What is wrong with a recorded release, which is kept as it is: the goods were not taken, it was recorded
 * twice, or another one states it right.
 */
export const RELEASE_FAULTS = ['NOT_TAKEN', 'TWICE', 'MISTYPED'] as const;
export type ReleaseFault = (typeof RELEASE_FAULTS)[number];

/** "A-128", "a128" or "128", as it is typed: "128". Undefined for what is no number of a slip. */
export const releaseIdOf = (typed: string): string | undefined =>
  /^(?:A\s*-?\s*)?0*(\d{1,18})$/i.exec(typed.trim())?.[1];
