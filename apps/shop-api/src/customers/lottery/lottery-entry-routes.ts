import type { Queryable } from '@fachwerk/database';
import {
  enterLottery,
  type LotteryAccepted,
  type LotteryForm,
  lotteryForm,
} from '@fachwerk/shared/contracts';
import {
  LOTTERY_NEWSLETTER_CONSENT,
  LOTTERY_PAGE,
  type LotteryRestriction,
  lotterySuccessPath,
} from '@fachwerk/shared/rules';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { sendError } from '../../kernel/http/error-handler';
import { chosenLanguage } from '../../kernel/http/text-language';
import { atLeast, NEUTRAL_MS } from '../../kernel/limits/at-least';
import { enforceAttemptLimits } from '../../kernel/limits/attempt-limit';
import { type MailCause, mailNetwork, mailTurn } from '../../kernel/mail/mail-limits';
import { enqueueMail } from '../../kernel/mail/outbox';
import { lotteryEnteredMail } from '../../kernel/mail/templates/lottery';
import type { CustomersContext } from '../context/customers-context';
import { requestSubscription } from '../newsletter/request-subscription';
import { lotteryFields } from './lottery-fields';
import { addEntry, holdLottery, requireLottery, restrictionOf, stateOf, today } from './lottery-repository';

/** Visitors enter a lottery. */
export async function lotteryEntryRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, formAnswers, attempts, captcha, events, now } = context;
  app.addHook('preValidation', async (request) => {
    request.body = lotteryFields(request.body);
  });
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendError(error instanceof ShopError ? withForm(error) : error, request, reply),
  );

  formRoute(app, formAnswers, enterLottery, {
    form: 'lottery',
    page: () => LOTTERY_PAGE,
    keep: [],
    async schema(request) {
      const { lotteryId } = request.body as { lotteryId?: unknown };
      const lottery = await requireLottery(db, isId(lotteryId) ? lotteryId : '');
      if (stateOf(lottery, now()) !== 'OPEN') throw restricted('closed');
      return lotteryForm(lottery.options, today(now()));
    },
    async handle(form, request, reply) {
      await checkCaptcha(form, request, reply);
      const isRequested = await atLeast(NEUTRAL_MS, enter(form, request));
      const redirect = lotterySuccessPath(form.newsletter, isRequested);
      return { body: accepted(isRequested), redirect };
    },
  });

  /**
   * Always required. An address is counted with a solved captcha only: without work, strangers could keep
   * its owner from entering.
   */
  async function checkCaptcha(
    form: LotteryForm,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { frcCaptchaSolution: solution, email } = form;
    const isSolved = solution !== '' && (await captcha.use(solution));
    const refusal = { msg: 'lotteryTeaser.error.wait', isSolved };
    await enforceAttemptLimits(attempts, reply, [['lotteryNetwork', request.ip]], refusal);
    if (!isSolved) throw fieldRefusal('frcCaptchaSolution', 'lotteryTeaser.captcha.required');
    await enforceAttemptLimits(attempts, reply, [['lottery', email]], refusal);
  }

  /** True if the mail for the newsletter is on its way. */
  async function enter(form: LotteryForm, request: FastifyRequest): Promise<boolean> {
    const isRequested = await db.transaction(async (tx) => {
      const lottery = await holdLottery(tx, form.lotteryId);
      const restriction = restrictionOf(lottery, form, now());
      if (restriction) throw restricted(restriction);
      const isMailed = form.newsletter && (await askForNewsletter(tx, form, request));
      if (lottery.options.newsletter === 'required' && !isMailed)
        throw fieldRefusal('newsletter', 'lotteryTeaser.newsletter.error');
      const code = await addEntry(tx, form, now());
      const cause = { cause: 'visitor', network: mailNetwork(request) } as const;
      if (code === undefined) await takeTurn(tx, form.email, cause);
      else {
        const to = { email: form.email, language: chosenLanguage(request) };
        await enqueueMail(tx, to, lotteryEnteredMail({ title: lottery.title, code }), cause);
      }
      return isMailed;
    });
    events.emit('mail:enqueued');
    return isRequested;
  }

  async function askForNewsletter(tx: Queryable, { email }: LotteryForm, request: FastifyRequest) {
    try {
      const asked = { email, topics: ['offers'], textVersion: LOTTERY_NEWSLETTER_CONSENT } as const;
      await requestSubscription(tx, context, asked, request);
      return true;
    } catch (error) {
      // Over the limits of mails: the entry does not depend on it.
      if (error instanceof ShopError) return false;
      throw error;
    }
  }
}

/**
 * Another entry counts like the mail of a first one: otherwise strangers could read from the limits of mails
 * who takes part. Over the limit it is not counted, so that it does not delay mails of the owner.
 */
const takeTurn = (tx: Queryable, email: string, cause: MailCause) =>
  tx.query(`select take_mail_turn($1::jsonb || '{"canWait": false}')`, [
    mailTurn(email, 'lottery-entered', cause),
  ]);

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(value);

const accepted = (newsletterSubscribedSuccess: boolean): LotteryAccepted => ({
  newsletterSubscribedSuccess,
  redirectOnRestriction: null,
  fieldErrors: [],
  globalErrors: [],
  formResult: { fieldErrors: [] },
  captchaActive: true,
});

/** The page leads to one that names the restriction. */
const restricted = (restriction: LotteryRestriction) =>
  new ShopError({
    statusCode: 409,
    key: `lotteryTeaser.restriction.${restriction}`,
    state: { redirectOnRestriction: `${LOTTERY_PAGE}?restriction=${restriction}` },
  });

/** The body of a refusal has the fields of the answer (specification 7). */
function withForm({ statusCode, key, values, fieldErrors, state }: ShopError): ShopError {
  const whole = new ShopError({
    statusCode,
    key,
    values,
    fieldErrors,
    state: {
      newsletterSubscribedSuccess: false,
      redirectOnRestriction: null,
      formResult: { fieldErrors },
      ...state,
    },
  });
  whole.captchaActive = true;
  return whole;
}
