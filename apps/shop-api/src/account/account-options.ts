import type { Database } from '@fachwerk/database';
import type { FormAnswers } from '../form-answer/form-answer-repository';
import type { SessionCookies } from '../session/session-plugin';
import type { AttemptLimit } from './attempt-limit';

/** What the account's routes work with. */
export interface AccountOptions {
  db: Database;
  cookies: SessionCookies;
  formAnswers: FormAnswers;
  attempts: AttemptLimit;
  /** Absolute address of a page, for links in mails. */
  pageUrl: (path: string) => string;
  /** Called after something was put into the outbox. */
  onMail: () => void;
  now: () => Date;
}

/** The pages of the account; content of the CMS. */
export const PAGES = {
  login: '/login/',
  register: '/register/',
  registerConfirm: '/register/confirm/',
  account: '/account/',
  requestPassword: '/password/request/',
  resetPassword: '/password/reset/',
};

/** Answers to calls that look for an account come no earlier. */
export const NEUTRAL_MS = 200;
