import { legalAge } from './form-rules';

/** Whether a field of the form is asked: it must be filled in, it may be, or it is not there. */
export const LOTTERY_FIELD_USES = ['required', 'optional', 'hidden'] as const;
export type LotteryFieldUse = (typeof LOTTERY_FIELD_USES)[number];

/** UPCOMING before the opening, OPEN until the closing, DRAWN once the winners are known. */
export const LOTTERY_STATES = ['UPCOMING', 'OPEN', 'CLOSED', 'DRAWN'] as const;
export type LotteryState = (typeof LOTTERY_STATES)[number];

/** Why a form was not taken: a parameter of the page `/lottery/`. */
export const LOTTERY_RESTRICTIONS = ['closed', 'age'] as const;
export type LotteryRestriction = (typeof LOTTERY_RESTRICTIONS)[number];

/** The page after an entry; without script also after a refusal. */
export const LOTTERY_PAGE = '/lottery/';

/** After an entry. A newsletter that was asked for and could not be ordered is a parameter of its own. */
export const lotterySuccessPath = (isNewsletterAsked: boolean, isNewsletterMailed: boolean): string =>
  `${LOTTERY_PAGE}?newsletterSubscribedSuccess=${isNewsletterMailed}` +
  (isNewsletterAsked && !isNewsletterMailed ? '&newsletter=refused' : '');

/** Earliest birth date, an inclusive ISO date. */
export const LOTTERY_EARLIEST_BIRTH = '1900-01-01';
export const LOTTERY_NAME = { min: 2, max: 20 } as const;

/**
 * The version of the text beside the box for the newsletter, `lotteryTeaser.newsletter.<version>`. A changed
 * text is a new version: the proof of a consent names what was read.
 */
export const LOTTERY_NEWSLETTER_CONSENT = 'lottery-v1';

/** At least `years` old on `today`, an ISO date of Europe/Berlin. */
export const isOldEnough = (birthDate: string, years: number, today: string): boolean =>
  birthDate !== '' && legalAge(today, years)(birthDate) === null;
