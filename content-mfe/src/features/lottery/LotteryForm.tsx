import { enterLottery } from '@fachwerk/shared/calls';
import { localPath, type Lottery, type LotteryOptions } from '@fachwerk/shared/contracts';
import {
  EmailField,
  fillText,
  FormCheckbox,
  FormRadioGroup,
  FormTextField,
  ServerForm,
  useServerForm,
} from '@fachwerk/shared/forms';
import { isHttpError } from '@fachwerk/shared/http';
import { LOTTERY_NAME, lotterySuccessPath, SALUTATIONS } from '@fachwerk/shared/rules';
import { Button } from '@fachwerk/shared/ui';
import { shopAddress, useIsHydrated, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { goTo } from '../../go-to';
import { BirthDateField } from './BirthDateField';
import { NEWSLETTER_ERROR, NewsletterField } from './NewsletterField';

interface LotteryFormProps {
  lottery: Lottery;
  /** Address of the conditions. */
  conditions: string;
}

/** The form, by the options of the lottery. Its captcha is always required. */
export function LotteryForm({ lottery, conditions }: LotteryFormProps) {
  const text = useMessages();
  const { config } = usePlatform();
  const { lotteryId, options, today } = lottery;
  const [hasNewsletterFailed, setNewsletterFailed] = useState(false);
  // Before the page is alive, a press would send the form without a captcha.
  const isAlive = useIsHydrated();

  const running = useServerForm({
    call: enterLottery,
    async schema() {
      const { lotteryForm } = await import('@fachwerk/shared/contracts');
      return lotteryForm(options, today);
    },
    initialValues: {
      lotteryId,
      salutation: 'UNKNOWN',
      firstname: '',
      lastname: '',
      email: '',
      birthDate: '',
      terms: false,
      newsletter: false,
      frcCaptchaSolution: '',
    },
    captchaActive: true,
    onDone({ newsletterSubscribedSuccess }, { newsletter }) {
      goTo(shopAddress(config, lotterySuccessPath(newsletter === true, newsletterSubscribedSuccess)));
      return 'leaving';
    },
    onFailed(error) {
      const next = restrictionOf(error);
      if (next !== undefined) goTo(shopAddress(config, next));
      if (!isNewsletterError(error)) return;
      setNewsletterFailed(true);
      // Another try needs another tick.
      void running.form.setFieldValue('newsletter', false, false);
    },
  });
  const isPending = running.isPending || (isAlive && running.captcha.state === 'pending');

  return (
    <ServerForm
      form={running}
      label={text('lotteryTeaser.form')}
      isCaptchaRequired
      submit={
        <Button type="submit" variant="primary" size="large" isWide disabled={!isAlive} isPending={isPending}>
          {text('lotteryTeaser.submit')}
        </Button>
      }
    >
      <input type="hidden" name="lotteryId" value={lotteryId} />
      <PersonFields options={options} today={today} />
      <NewsletterField
        isRequired={options.newsletter === 'required'}
        hasFailed={hasNewsletterFailed}
        onTick={() => setNewsletterFailed(false)}
      />
      <TermsField conditions={conditions} />
    </ServerForm>
  );
}

/** A path of this shop only. */
function restrictionOf(error: unknown): string | undefined {
  if (!isHttpError(error)) return undefined;
  const { redirectOnRestriction } = (error.body ?? {}) as { redirectOnRestriction?: unknown };
  return typeof redirectOnRestriction === 'string' ? localPath(redirectOnRestriction) : undefined;
}

const isNewsletterError = (error: unknown): boolean =>
  isHttpError(error) && error.fieldErrors.some(({ msg }) => msg === NEWSLETTER_ERROR);

function PersonFields({ options, today }: { options: LotteryOptions; today: string }) {
  const text = useMessages();
  const noteOf = (name: 'firstname' | 'lastname' | 'birthdate') =>
    options[name] === 'optional' ? { labelNote: text('forms.optional') } : {};
  return (
    <>
      <FormRadioGroup
        name="salutation"
        label={text('lotteryTeaser.salutation')}
        options={SALUTATIONS.map((value) => ({ value, label: text(`lotteryTeaser.salutation.${value}`) }))}
      />
      {options.firstname !== 'hidden' && (
        <FormTextField
          name="firstname"
          label={text('lotteryTeaser.firstname')}
          {...noteOf('firstname')}
          maxLength={LOTTERY_NAME.max}
          autoComplete="given-name"
        />
      )}
      {options.lastname !== 'hidden' && (
        <FormTextField
          name="lastname"
          label={text('lotteryTeaser.lastname')}
          {...noteOf('lastname')}
          maxLength={LOTTERY_NAME.max}
          autoComplete="family-name"
        />
      )}
      <EmailField autoComplete="email" hint={text('lotteryTeaser.email.hint')} />
      {options.birthdate !== 'hidden' && <BirthDateField today={today} {...noteOf('birthdate')} />}
    </>
  );
}

function TermsField({ conditions }: { conditions: string }) {
  const text = useMessages();
  const { privacy } = usePlatform().config.pageUrls;
  const link = (key: string, href: string | undefined) =>
    href ? (
      <a href={href} target="_blank" rel="noreferrer" title={text('lotteryTeaser.newTab')}>
        {text(key)}
      </a>
    ) : (
      text(key)
    );
  return (
    <FormCheckbox
      name="terms"
      label={fillText(text('lotteryTeaser.terms'), {
        conditions: link('lotteryTeaser.terms.conditions', conditions),
        privacy: link('lotteryTeaser.terms.privacy', privacy && `${privacy}#gewinnspiel`),
      })}
      summaryLabel={text('lotteryTeaser.terms.label')}
    />
  );
}
