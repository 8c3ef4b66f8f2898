import type { FormAnswer } from '@fachwerk/shared/contracts';
import { FormFrame, Outcome, toCorrect, wentWell } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { MissingProduct } from '../../MissingProduct';
import { BackInStockFields, type WantedItem } from './BackInStockFields';
import { MailSent } from './MailSent';

export interface BackInStockData {
  /** null: there is no such product. */
  item: (WantedItem & { url: string; isAvailable: boolean }) | null;
  answer: FormAnswer | null;
  /** Address of a logged-in customer, else empty. */
  email: string;
}

/** The form on a page of its own, for browsers without script. */
export function BackInStockPage({ data }: WidgetProps<unknown, BackInStockData>) {
  const text = useMessages();
  const { item, answer, email } = data;
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (!item) return <MissingProduct />;
  const back = <Button href={item.url}>{text('backInStock.back')}</Button>;

  if (sentTo !== null || wentWell(answer))
    return (
      <Outcome
        tone="success"
        headline={text('backInStock.sent.headline')}
        isFresh={sentTo !== null}
        actions={back}
      >
        <MailSent email={sentTo} />
      </Outcome>
    );
  if (item.isAvailable)
    return (
      <Outcome
        tone="success"
        headline={text('backInStock.available.headline')}
        actions={
          <Button variant="primary" href={item.url}>
            {text('backInStock.available.action')}
          </Button>
        }
      >
        <p>{text('backInStock.available.text', { name: item.name })}</p>
      </Outcome>
    );
  return (
    <FormFrame
      headline={text('backInStock.headline')}
      intro={
        <p>
          {text('backInStock.intro')} <a href={item.url}>{item.name}</a>
        </p>
      }
    >
      <BackInStockFields item={item} email={email} lastAnswer={toCorrect(answer)} onDone={setSentTo} />
    </FormFrame>
  );
}
