/** Mails that a customer gets with a consent only, each with one of its own. */
export const CONSENT_KINDS = ['REVIEW_INVITATION', 'GUARANTEE_REMINDER'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/**
 * The versions of the texts that customers agree to, `consent.<kind>.<version>`. A changed text is a new
 * version: the proof of a consent names what was read.
 */
export const CONSENT_TEXTS: Readonly<Record<ConsentKind, string>> = {
  REVIEW_INVITATION: 'v1',
  GUARANTEE_REMINDER: 'v1',
};

/** The proof of a consent is kept for this time after its end (BGB sections 195, 199). */
export const CONSENT_PROOF_YEARS = 4;
