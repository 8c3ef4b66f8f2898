import { type Call, cancelBackInStock, confirmBackInStock } from '@fachwerk/shared/calls';
import type { BackInStockConfirmed, BackInStockLinkForm, FormAnswer } from '@fachwerk/shared/contracts';
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
import { isShopPath } from '../../urls';
import type { BackInStockLinkProps } from './back-in-stock-link.props';

export interface BackInStockLinkData {
  token: string | null;
  answer: FormAnswer | null;
}

const CALLS: Record<
  BackInStockLinkProps['action'],
  Call<{ form: BackInStockLinkForm; answer: { state: string } }>
> = { confirm: confirmBackInStock, cancel: cancelBackInStock };

/** Acts by a click and not by the visit: mail scanners open links too. */
export function BackInStockLink({ props, data }: WidgetProps<BackInStockLinkProps, BackInStockLinkData>) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const { token, answer } = data;
  const { action } = props;
  const [done, setDone] = useState<unknown>(null);
  const running = useServerForm({
    call: CALLS[action],
    initialValues: { token: token ?? '' },
    lastAnswer: toCorrect(answer),
    onDone: setDone,
  });
  const toStart = <Button href={pageUrls.start}>{text('backInStockLink.toStart')}</Button>;

  if (done !== null || wentWell(answer)) {
    const product = productOf(done ?? answer?.result);
    return (
      <Outcome
        tone="success"
        headline={text(`backInStockLink.${action}.doneHeadline`)}
        isFresh={done !== null}
        actions={product ? <Button href={product.url}>{text('backInStockLink.toProduct')}</Button> : toStart}
      >
        <p>
          {product
            ? text('backInStockLink.confirm.doneText', { name: product.name })
            : text(`backInStockLink.${action}.doneAlone`)}
        </p>
      </Outcome>
    );
  }
  if (!token)
    return (
      <Outcome tone="warning" headline={text('backInStockLink.broken')} actions={toStart}>
        <p>{text('backInStockLink.brokenText')}</p>
      </Outcome>
    );
  return (
    <FormFrame
      headline={text(`backInStockLink.${action}.headline`)}
      intro={<p>{text(`backInStockLink.${action}.text`)}</p>}
    >
      <ServerForm
        form={running}
        submit={
          <SubmitButton isPending={running.isPending}>
            {text(`backInStockLink.${action}.submit`)}
          </SubmitButton>
        }
      >
        <input type="hidden" name="token" value={token} />
      </ServerForm>
    </FormFrame>
  );
}

/** From the answer of the call, or from that of a form without script. */
function productOf(answer: unknown): BackInStockConfirmed['product'] | undefined {
  const { product } = (answer ?? {}) as Partial<BackInStockConfirmed>;
  return product && isShopPath(product.url) ? product : undefined;
}
