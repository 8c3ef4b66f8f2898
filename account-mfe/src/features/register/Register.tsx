import type { FormAnswer } from '@fachwerk/shared/contracts';
import { fillText, FormFrame, toCorrect, wentWell } from '@fachwerk/shared/forms';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { AccountBenefits } from '../../benefits/AccountBenefits';
import { MailSent } from '../../outcomes/MailSent';
import type { Buyer } from './read-buyer';
import type { RegisterProps } from './register.props';
import { RegisterFields } from './RegisterFields';

export interface RegisterData {
  answer: FormAnswer | null;
  /** The buyer of an order without an account, who registers; the form is filled in. */
  buyer?: Buyer | null;
  /** ISO date in Germany; the legal age is counted from it. */
  today: string;
}

interface Sent {
  to: string | null;
  model: NonNullable<RegisterProps['initialModel']>;
}

export function Register({ props, data }: WidgetProps<RegisterProps, RegisterData>) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  /** The sent values, for a return to the form; passwords are not kept. */
  const [sent, setSent] = useState<Sent>({
    to: null,
    model: { ...props.initialModel, ...data.buyer?.model },
  });
  const sentTo = sent.to;

  if (sentTo !== null || wentWell(data.answer))
    return (
      <MailSent
        headline={text('account.register.doneHeadline')}
        textKey="account.register.doneText"
        email={sentTo ?? data.answer?.values.email}
        isFresh={sentTo !== null}
        next={props.registerSuccessUrl ?? pageUrls.start}
        onAgain={sentTo === null ? undefined : () => setSent({ ...sent, to: null })}
        again={pageUrls.register}
      />
    );

  return (
    <FormFrame
      headline={text('account.register.headline')}
      intro={
        data.buyer
          ? text('account.register.buyer', { number: data.buyer.orderNumber })
          : pageUrls.login &&
            fillText(text('account.register.intro'), {
              login: <a href={pageUrls.login}>{text('account.register.introLink')}</a>,
            })
      }
      aside={<AccountBenefits />}
    >
      <RegisterFields
        action={
          (props.initialModel?.customerCardNumber && props.actionRegisterFromCard) || props.actionRegister
        }
        isNewAvsAuthenticationActive={props.isNewAvsAuthenticationActive}
        model={sent.model}
        today={data.today}
        lastAnswer={toCorrect(data.answer)}
        onDone={setSent}
      />
    </FormFrame>
  );
}
