import { optInCustomerCard } from '@fachwerk/shared/calls';
import {
  FormCheckbox,
  FormFrame,
  Outcome,
  ServerForm,
  SubmitButton,
  toCorrect,
  useServerForm,
  wentWell,
} from '@fachwerk/shared/forms';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { cardUrl } from '../account/card/card-pages';
import type { CardFrameProps } from './card-frame.props';
import { CardUnavailable } from './CardUnavailable';
import type { CardPageData } from './load-card';
import { OutsideForm } from './OutsideForm';

/** Consent to offers that fit the purchases with the card; as easy to withdraw as to give. */
export function CardOptIn({ props, data: { overview, answer } }: WidgetProps<CardFrameProps, CardPageData>) {
  const text = useMessages();
  const { account = '', customerCard = '' } = usePlatform().config.pageUrls;
  const [saved, setSaved] = useState<string | null>(() =>
    wentWell(answer) && answer.form === 'card-opt-in' ? (answer.msg ?? null) : null,
  );
  const running = useServerForm({
    call: optInCustomerCard,
    initialValues: { isOptedIn: overview?.card?.isOptedIn ?? false },
    lastAnswer: toCorrect(answer),
    onDone: ({ msg }) => setSaved(msg ?? null),
    onFailed: () => setSaved(null),
  });

  if (!overview) return <CardUnavailable />;
  if (!overview.card)
    return (
      <Outcome
        tone="warning"
        headline={text('customerCard.optIn.noCard')}
        actions={
          <Button variant="primary" href={customerCard || cardUrl(account)}>
            {text('customerCard.new.link')}
          </Button>
        }
      >
        <p>{text('customerCard.none')}</p>
      </Outcome>
    );
  return (
    <OutsideForm kind="optIn" origin={props.origin} headline={text('customerCard.optIn.headline')}>
      <FormFrame
        headline={text('customerCard.optIn.headline')}
        intro={<p>{text('customerCard.optIn.text')}</p>}
      >
        {saved !== null && (
          <MessageBox tone="success" isLive>
            {text(saved)}
          </MessageBox>
        )}
        <ServerForm
          form={running}
          submit={
            <SubmitButton
              isPending={running.isPending}
              note={<a href={cardUrl(account)}>{text('customerCard.register.toCard')}</a>}
            >
              {text('customerCard.optIn.submit')}
            </SubmitButton>
          }
        >
          <FormCheckbox name="isOptedIn" label={text('customerCard.optIn.label')} />
        </ServerForm>
      </FormFrame>
    </OutsideForm>
  );
}
