import { endConsentByLink } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import {
  FormFrame,
  Outcome,
  ServerForm,
  SubmitButton,
  toCorrect,
  useServerForm,
  wentWell,
} from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { LinkBroken } from '../../outcomes/LinkBroken';

export interface ConsentEndData {
  token: string | null;
  answer: FormAnswer | null;
}

/** Takes a consent back by a click and not by the visit: mail scanners open links too. */
export function ConsentEnd({ data: { token, answer } }: WidgetProps<unknown, ConsentEndData>) {
  const text = useMessages();
  const { account, start } = usePlatform().config.pageUrls;
  const [isDone, setIsDone] = useState(false);
  const running = useServerForm({
    call: endConsentByLink,
    initialValues: { token: token ?? '' },
    lastAnswer: toCorrect(answer),
    onDone: () => setIsDone(true),
  });

  if (isDone || wentWell(answer))
    return (
      <Outcome
        tone="success"
        headline={text('consent.link.doneHeadline')}
        isFresh={isDone}
        actions={
          <Button variant="primary" href={start}>
            {text('account.toShop')}
          </Button>
        }
      >
        <p>{text('consent.link.doneText')}</p>
      </Outcome>
    );
  if (!token)
    return (
      <LinkBroken message={text('consent.link.broken')} way={account} wayText={text('account.toAccount')} />
    );
  return (
    <FormFrame headline={text('consent.link.headline')} intro={<p>{text('consent.link.text')}</p>}>
      <ServerForm
        form={running}
        submit={<SubmitButton isPending={running.isPending}>{text('consent.link.submit')}</SubmitButton>}
      >
        <input type="hidden" name="token" value={token} />
      </ServerForm>
    </FormFrame>
  );
}
