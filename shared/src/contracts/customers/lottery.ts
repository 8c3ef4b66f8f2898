import * as z from 'zod/mini';
import { dateBetween } from '../../rules/date-rules';
import { dateFormat, maxLength, minLength, personName, required } from '../../rules/form-rules';
import {
  LOTTERY_EARLIEST_BIRTH,
  LOTTERY_FIELD_USES,
  LOTTERY_NAME,
  LOTTERY_STATES,
  type LotteryFieldUse,
} from '../../rules/lottery';
import { emailField } from '../../rules/people';
import { text } from '../../rules/text';
import { Salutation } from '../identity/salutation';
import { frcCaptchaSolution } from '../kernel/captcha';
import { checked } from '../kernel/form-fields';
import { Id } from '../kernel/ids';
import { Link } from '../kernel/link';

const FieldUse = z.enum(LOTTERY_FIELD_USES);

/** What the form of a lottery asks. The file of the lottery states it, for the server and for the page. */
export const LotteryOptions = z.object({
  firstname: FieldUse,
  lastname: FieldUse,
  birthdate: FieldUse,
  newsletter: z.enum(['optional', 'required']),
  /** In years, on the day of the entry in Europe/Berlin; null for any age. */
  minimumAge: z.nullable(z.int()),
});
export type LotteryOptions = z.output<typeof LotteryOptions>;

/** A field that the form does not have: whatever is sent is dropped. */
const dropped = z._default(
  z.pipe(
    z.unknown(),
    z.transform(() => ''),
  ),
  '',
);

/** 2 to 20 characters, or up to 20 if it is optional. */
function nameField(use: LotteryFieldUse) {
  if (use === 'hidden') return dropped;
  const { min, max } = LOTTERY_NAME;
  return use === 'required'
    ? text(required, minLength(min), maxLength(max), personName)
    : z._default(text(maxLength(max), personName), '');
}

/** "24.12.1990", or as browsers send dates "1990-12-24". */
function birthDateField(use: LotteryFieldUse, today: string) {
  if (use === 'hidden') return dropped;
  const rules = [maxLength(10), dateFormat, dateBetween(LOTTERY_EARLIEST_BIRTH, today)];
  return use === 'required' ? text(required, ...rules) : z._default(text(...rules), '');
}

/** Checked also where it is not sent, which a default would not be. */
const ticked = (error: string) =>
  z.prefault(z.pipe(checked, z.boolean().check(z.refine((value) => value, { error }))), false);

/**
 * `POST /lottery/validate/`, by the options of the lottery. `today` is an ISO date of Europe/Berlin. Whether
 * the person is old enough is no rule of a field: the server answers with a restriction.
 */
export const lotteryForm = (options: LotteryOptions, today: string) =>
  z.object({
    lotteryId: Id,
    salutation: z._default(Salutation, 'UNKNOWN'),
    firstname: nameField(options.firstname),
    lastname: nameField(options.lastname),
    email: emailField(required),
    birthDate: birthDateField(options.birthdate, today),
    terms: ticked('lotteryTeaser.terms.required'),
    newsletter:
      options.newsletter === 'required'
        ? ticked('lotteryTeaser.newsletter.required')
        : z._default(checked, false),
    frcCaptchaSolution,
  });
export type LotteryForm = z.output<ReturnType<typeof lotteryForm>>;

/** The same for the first entry of a person and for another one: a mail has the code of the first. */
export const LotteryAccepted = z.looseObject({
  /** A mail for the confirmation of the newsletter is on its way. */
  newsletterSubscribedSuccess: z.boolean(),
  redirectOnRestriction: z.nullable(z.string()),
  fieldErrors: z.array(z.unknown()),
  globalErrors: z.array(z.unknown()),
  formResult: z.looseObject({ fieldErrors: z.array(z.unknown()) }),
  captchaActive: z.boolean(),
});
export type LotteryAccepted = z.output<typeof LotteryAccepted>;

export const LotteryParams = z.object({ lotteryId: Id });

/** What was drawn, and how everybody recomputes it. */
export const LotteryDrawing = z.looseObject({
  /** "30.11.2026, 11:00 Uhr" */
  drawnText: z.string(),
  seed: z.string(),
  entries: z.int(),
  /** SHA-256 of the sorted codes of all entries, one per line. */
  codesHash: z.string(),
  winningCodes: z.array(z.string()),
});
export type LotteryDrawing = z.output<typeof LotteryDrawing>;

/** `GET /rest/lottery/{lotteryId}/` */
export const Lottery = z.looseObject({
  lotteryId: z.string(),
  title: z.string(),
  prize: z.string(),
  /** The conditions. */
  link: Link,
  state: z.enum(LOTTERY_STATES),
  /** Its entries were deleted before a drawing, which there will not be. */
  isVoid: z.optional(z.boolean()),
  opensText: z.string(),
  closesText: z.string(),
  winners: z.int(),
  options: LotteryOptions,
  /** ISO date in Europe/Berlin. */
  today: z.string(),
  /** SHA-256 of the seed of the drawing, which is secret until then. */
  seedHash: z.string(),
  drawing: z.nullable(LotteryDrawing),
});
export type Lottery = z.output<typeof Lottery>;

/** `GET /rest/lottery/{lotteryId}/codes/`: of all entries, sorted; empty before the drawing. */
export const LotteryCodes = z.looseObject({ codes: z.array(z.string()) });
export type LotteryCodes = z.output<typeof LotteryCodes>;

/** Whom operators write to. Fields that the form did not ask for are empty, the birth date null. */
export const DeskWinner = z.looseObject({
  code: z.string(),
  salutation: Salutation,
  name: z.string(),
  email: z.string(),
  /** "24.12.1990" */
  birthDate: z.nullable(z.string()),
});
export type DeskWinner = z.output<typeof DeskWinner>;

/** A lottery for operators. */
export const DeskLottery = z.looseObject({
  lotteryId: z.string(),
  title: z.string(),
  state: z.enum(LOTTERY_STATES),
  isVoid: z.optional(z.boolean()),
  closesText: z.string(),
  winners: z.int(),
  entries: z.int(),
  winningCodes: z.array(z.string()),
  /** In the order of the drawing, until their entries are deleted. */
  winningEntries: z.optional(z.array(DeskWinner)),
});
export type DeskLottery = z.output<typeof DeskLottery>;

/** `GET /rest/desk/lotteries/`: the one that closes last first, at most 100. */
export const DeskLotteries = z.looseObject({ lotteries: z.array(DeskLottery) });
export type DeskLotteries = z.output<typeof DeskLotteries>;
