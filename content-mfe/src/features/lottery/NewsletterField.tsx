import { useBoundField } from '@fachwerk/shared/forms';
import { LOTTERY_NEWSLETTER_CONSENT } from '@fachwerk/shared/rules';
import { Checkbox, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useEffect, useEffectEvent } from 'react';

export const NEWSLETTER_ERROR = 'lotteryTeaser.newsletter.error';

interface NewsletterFieldProps {
  isRequired: boolean;
  /** The server could not start the subscription; the message stays until the box is ticked. */
  hasFailed: boolean;
  onTick: () => void;
}

/** The box with the text that the proof of the consent names. */
export function NewsletterField({ isRequired, hasFailed, onTick }: NewsletterFieldProps) {
  const text = useMessages();
  const { privacy } = usePlatform().config.pageUrls;
  const { field, id, error } = useBoundField<boolean>('newsletter', text('lotteryTeaser.newsletter'));
  const { value: isTicked, ...input } = field;
  // The message states it already, and the box was ticked anew since.
  const shown = error === text(NEWSLETTER_ERROR) ? undefined : error;
  const endMessage = useEffectEvent(onTick);
  useEffect(() => {
    if (isTicked) endMessage();
  }, [isTicked]);

  return (
    <>
      {hasFailed && (
        <MessageBox tone="error" isLive>
          {text(NEWSLETTER_ERROR)}
        </MessageBox>
      )}
      <Checkbox
        {...input}
        id={id}
        checked={isTicked}
        label={
          <>
            {text(`lotteryTeaser.newsletter.${LOTTERY_NEWSLETTER_CONSENT}`)}{' '}
            {privacy && <a href={`${privacy}#newsletter`}>{text('lotteryTeaser.newsletter.privacy')}</a>}
            {!isRequired && ` ${text('forms.optional')}`}
          </>
        }
        {...(shown !== undefined && { error: shown })}
      />
    </>
  );
}
