import type { FormAnswer } from '@fachwerk/shared/contracts';
import { answerTexts, Outcome } from '@fachwerk/shared/forms';
import type { LotteryRestriction } from '@fachwerk/shared/rules';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';

export interface LotterySuccessData {
  /** Why the form was not taken. */
  restriction: LotteryRestriction | null;
  /** A mail that confirms the newsletter is on its way. */
  isNewsletterAsked: boolean;
  /** The refusal of a form that was sent without script. */
  answer: FormAnswer | null;
}

/** Thanks for an entry, or why there is none. */
export function LotterySuccess({ data }: WidgetProps<unknown, LotterySuccessData>) {
  const text = useMessages();
  const { start } = usePlatform().config.pageUrls;
  const { restriction, isNewsletterAsked, answer } = data;
  const toShop = (
    <Button variant="primary" href={start}>
      {text('lotterySuccess.toShop')}
    </Button>
  );
  if (restriction || answer)
    return (
      <Outcome tone="warning" headline={text('lotterySuccess.refused')} actions={toShop}>
        {restriction && <p>{text(`lotterySuccess.${restriction}`)}</p>}
        {!restriction && refusalsOf(text, answer).map((sentence) => <p key={sentence}>{sentence}</p>)}
      </Outcome>
    );
  return (
    <Outcome tone="success" headline={text('lotterySuccess.headline')} actions={toShop}>
      <p>{text('lotterySuccess.text')}</p>
      {isNewsletterAsked && <p>{text('lotterySuccess.newsletter')}</p>}
    </Outcome>
  );
}

/** Those of fields are more exact than that of the whole form. */
function refusalsOf(text: ReturnType<typeof useMessages>, answer: FormAnswer | null): string[] {
  const ofFields = (answer?.fieldErrors ?? []).map(({ msg, values }) => text(msg, values));
  const all = ofFields.length > 0 ? ofFields : answerTexts(text, answer).map(({ sentence }) => sentence);
  return [...new Set(all)];
}
