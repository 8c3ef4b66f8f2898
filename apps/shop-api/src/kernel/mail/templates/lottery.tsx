import { PERIODS } from '@fachwerk/server-kit/periods';
import { SHOP_NAME } from '../components/company';
import { MailFacts } from '../components/MailFacts';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';

interface LotteryMail {
  /** Name of the lottery, as the shop states it. */
  title: string;
  code: string;
}

/** To the address that a visitor typed, which may be a stranger's: nothing else of the form. */
export const lotteryEnteredMail = ({ title, code }: LotteryMail): Mail => ({
  kind: 'lottery-entered',
  write: ({ text }) => ({
    subject: text('mail.lottery-entered.subject'),
    content: (
      <>
        <MailText>{text('mail.greeting')}</MailText>
        <MailText>{text('mail.lottery-entered.intro', { shop: SHOP_NAME })}</MailText>
        <MailFacts
          facts={[
            [text('mail.lottery.title'), title],
            [text('mail.lottery.code'), code],
          ]}
        />
        <MailText>{text('mail.lottery-entered.next')}</MailText>
        <MailText>{text('mail.lottery-entered.notYou', { months: PERIODS.lotteryMonths })}</MailText>
      </>
    ),
  }),
});

export const lotteryWonMail = ({ title, code }: LotteryMail): Mail => ({
  kind: 'lottery-won',
  write: ({ text }) => ({
    subject: text('mail.lottery-won.subject'),
    content: (
      <>
        <MailText>{text('mail.greeting')}</MailText>
        <MailText>{text('mail.lottery-won.intro', { shop: SHOP_NAME })}</MailText>
        <MailFacts
          facts={[
            [text('mail.lottery.title'), title],
            [text('mail.lottery.code'), code],
          ]}
        />
        <MailText>{text('mail.lottery-won.next')}</MailText>
      </>
    ),
  }),
});
