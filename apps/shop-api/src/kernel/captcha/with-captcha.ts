import type { FastifyReply } from 'fastify';
import { ShopError } from '../errors/shop-error';
import {
  type AttemptLimit,
  type Counted,
  enforceAttemptLimits,
  isEasedByCaptcha,
} from '../limits/attempt-limit';
import type { Captcha } from './captcha';

/** Failed attempts before the forms ask for a captcha. */
const FREE_ATTEMPTS = 3;

export interface Guarded {
  captcha: Captcha;
  attempts: AttemptLimit;
  reply: FastifyReply;
  counted: readonly Counted[];
  /** Field `frcCaptchaSolution`. */
  solution: string;
  /** Message key of the refusal. */
  msg?: string;
}

/**
 * Limits attempts at something that can be guessed. After three attempts, errors carry `captchaActive`. A
 * solved captcha raises the number of attempts without waiting; without one, which includes browsers without
 * script, the waiting times apply earlier. No visitor is refused for a missing solution alone.
 */
export async function withCaptcha<T>(
  { captcha, attempts, reply, counted, solution, msg }: Guarded,
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    const isSolved = solution !== '' && (await captcha.use(solution));
    await enforceAttemptLimits(attempts, reply, counted, { isSolved, ...(msg && { msg }) });
    return await attempt();
  } catch (error) {
    if (error instanceof ShopError) error.captchaActive = await isCaptchaActive(attempts, counted);
    throw error;
  }
}

export async function isCaptchaActive(attempts: AttemptLimit, counted: readonly Counted[]): Promise<boolean> {
  for (const [limited, value] of counted)
    if (isEasedByCaptcha(limited) && (await attempts.attemptsOf(limited, value)) >= FREE_ATTEMPTS)
      return true;
  return false;
}
