/** Values of the radio buttons, best first. */
export const STARS = ['5', '4', '3', '2', '1'] as const;

export const REVIEW_TEXT = { maxTitle: 80, min: 20, max: 3000, maxName: 40 };

export const REVIEW_SORTS = ['newest', 'helpful', 'stars'] as const;

export const REPORT_REASONS = ['unlawful', 'offensive', 'advertising', 'false', 'personal', 'other'] as const;
