/**
 * Texts that only a new version of the code changes, by the reason, as keys or as beginnings of keys with a
 * dot at the end: what a visitor has agreed to is stored by the version of its question, and the law
 * prescribes the words of two buttons (BGB section 312j(3), 356a(1)).
 */
const FIXED = {
  order: ['checkout.submit.button'],
  withdrawal: [
    'footer.link.withdrawal',
    'header.menu.withdrawal',
    'service.withdrawal',
    'withdrawal.confirm',
    'withdrawal.headline',
  ],
  consent: [
    'consentLayer.',
    'customerCard.optIn.',
    'customerCard.terms',
    'customerCard.terms.',
    'helper.accessibility-assist.',
    'helper.chat.',
    'lotteryTeaser.newsletter.',
    'lotteryTeaser.terms',
    'newsletter.consent.',
  ],
} as const;

export type FixedReason = keyof typeof FIXED;

export const fixedReasonOf = (key: string): FixedReason | undefined =>
  (Object.keys(FIXED) as FixedReason[]).find((reason) =>
    FIXED[reason].some((one) => (one.endsWith('.') ? key.startsWith(one) : key === one)),
  );

/** For a test: each of them has a text. */
export const FIXED_KEYS: readonly string[] = Object.values(FIXED).flat();
