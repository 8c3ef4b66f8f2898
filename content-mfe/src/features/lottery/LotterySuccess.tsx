import type { FormAnswer } from '@fachwerk/shared/contracts';
import { answerTexts, fillText, Outcome } from '@fachwerk/shared/forms';
import type { LotteryRestriction } from '@fachwerk/shared/rules';
import { Button } from '@fachwerk/shared/ui';
import { shopAddress, useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import type { LotterySuccessProps } from './lottery-success.props';

export interface LotterySuccessData {
  /** The address is that of an accepted form. */
  isEntered: boolean;
  /** Why the form was not taken. */
  restriction: LotteryRestriction | null;
  /** A mail that confirms the newsletter is on its way. */
  isNewsletterAsked: boolean;
  /** The newsletter was ticked, and its mail was refused. */
  isNewsletterRefused: boolean;
  /** The refusal of a form that was sent without script. */
  answer: FormAnswer | null;
}

/** Thanks for an entry, or why there is none. */
export function LotterySuccess({
  props: { lotteryPage },
  data,
}: WidgetProps<LotterySuccessProps, LotterySuccessData>) {
  const text = useMessages();
  const { config } = usePlatform();
  const { isEntered, restriction, isNewsletterAsked, isNewsletterRefused, answer } = data;
  const toShop = (
    <Button variant="primary" href={config.pageUrls.start}>
      {text('lotterySuccess.toShop')}
    </Button>
  );
  const again =
    lotteryPage === undefined ? (
      toShop
    ) : (
      <Button variant="primary" href={lotteryPage}>
        {text('lotterySuccess.toLottery')}
      </Button>
    );
  if (restriction)
    return (
      <Outcome tone="warning" headline={text('lotterySuccess.refused')} actions={toShop}>
        <p>{text(`lotterySuccess.${restriction}`)}</p>
      </Outcome>
    );
  if (answer)
    return (
      <Outcome tone="warning" headline={text('lotterySuccess.refused')} actions={again}>
        {refusalsOf(text, answer).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Outcome>
    );
  if (!isEntered)
    return (
      <Outcome tone="warning" headline={text('lotterySuccess.unconfirmed')} actions={again}>
        <p>{text('lotterySuccess.again')}</p>
      </Outcome>
    );
  return (
    <Outcome tone="success" headline={text('lotterySuccess.headline')} actions={toShop}>
      <p>{text('lotterySuccess.text')}</p>
      {isNewsletterAsked && <p>{text('lotterySuccess.newsletter')}</p>}
      {isNewsletterRefused && (
        <p>
          {fillText(text('lotterySuccess.newsletterRefused'), {
            page: <a href={shopAddress(config, '/newsletter/')}>{text('lotterySuccess.newsletterPage')}</a>,
          })}
        </p>
      )}
    </Outcome>
  );
}

/** Those of fields are more exact than that of the whole form. */
function refusalsOf(text: ReturnType<typeof useMessages>, answer: FormAnswer): string[] {
  const ofFields = answer.fieldErrors.map(({ msg, values }) => text(msg, values));
  const all = ofFields.length > 0 ? ofFields : answerTexts(text, answer).map(({ sentence }) => sentence);
  return [...new Set(all)];
}
