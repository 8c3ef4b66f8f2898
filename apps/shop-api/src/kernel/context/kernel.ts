import type { Captcha } from '../captcha/captcha';
import type { FormAnswers } from '../form-answers/form-answer-repository';
import type { AttemptLimit } from '../limits/attempt-limit';
import type { MailServices } from '../mail/mail-services';
import type { MessageSource } from '../messages/message-source';
import type { SessionCookies } from '../session/session-plugin';

/** What every area receives. */
export interface Kernel extends MailServices {
  now: () => Date;
  /** Absolute address of a page, for links in mails. */
  pageUrl: (path: string) => string;
  cookies: SessionCookies;
  attempts: AttemptLimit;
  captcha: Captcha;
  formAnswers: FormAnswers;
  messages: MessageSource;
  /** Languages of texts that a call may request: those of the shop, and of editors. */
  languages: ReadonlySet<string>;
  /** By what they protect; each is the same in every instance and may be several (`secretsOf`). */
  secrets: {
    /** Signs cookies and links. */
    sessions: string;
    /** Hashes numbers and PINs of gift cards; the same for as long as they are valid. */
    giftCards: string;
    /** Checks tickets of operators, which the registry signs. */
    staffTickets: string | undefined;
  };
}
