import type { FormAnswer, OrderLineView } from '@fachwerk/shared/contracts';
import { formatPieces } from '@fachwerk/shared/format';
import { answerTexts, FormFrame } from '@fachwerk/shared/forms';
import { Button, Checkbox, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, usePriceText } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import styles from './CancelOrder.module.css';
import { LINE_FIELD, openPieces } from './chosen-lines';

interface ChooseLinesProps {
  headline: string;
  intro: string;
  lines: readonly OrderLineView[];
  /** The form was sent without a choice. */
  isMissing: boolean;
  /** A confirmation without script that was refused. */
  answer: FormAnswer | null;
  back: ReactNode;
}

/** First step: leads to the same page with the choice in its address. It needs no script. */
export function ChooseLines({ headline, intro, lines, isMissing, answer, back }: ChooseLinesProps) {
  const text = useMessages();
  const priceText = usePriceText();
  const { shopLocale } = usePlatform().config;

  return (
    <FormFrame headline={headline} intro={<p>{intro}</p>}>
      {isMissing && (
        <MessageBox tone="error" isLive>
          {text('cancelOrder.choose.missing')}
        </MessageBox>
      )}
      {answerTexts(text, answer).map(({ msg, sentence }) => (
        <MessageBox key={msg} tone="error">
          {sentence}
        </MessageBox>
      ))}
      <form method="get" className={styles.form}>
        <fieldset>
          <legend className={styles.legend}>{text('cancelOrder.choose.legend')}</legend>
          {lines.map((line) => (
            <Checkbox
              key={line.lineId}
              name={LINE_FIELD}
              value={line.lineId}
              defaultChecked={!isMissing}
              label={formatPieces(openPieces(line), line.name, shopLocale)}
              note={priceText(line.linePrice)}
            />
          ))}
        </fieldset>
        <input type="hidden" name="schritt" value="pruefen" />
        <Button type="submit" variant="primary" size="large" isWide>
          {text('cancelOrder.choose.next')}
        </Button>
      </form>
      {back}
    </FormFrame>
  );
}
