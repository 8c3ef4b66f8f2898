import { addedLines, publishCart } from '@fachwerk/shared/bus';
import { buyAgain } from '@fachwerk/shared/calls';
import type { BoughtAgain, FormAnswer, OrderKind } from '@fachwerk/shared/contracts';
import { ServerForm, toCorrect, useServerForm } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';

interface BuyAgainFormProps {
  order: { orderId: string; number: string; kind: OrderKind };
  /** The key of the page: without script, a second press of its button has no effect. */
  formKey: string;
  isWide?: boolean;
  /** In the account, where an expired login is renewed. */
  isOwn?: boolean;
  /** Answer to the last form without script. */
  answer?: FormAnswer | null;
  onDone: (report: BoughtAgain) => void;
}

/** Puts the articles of an order into the carts again. */
export function BuyAgainForm({
  order,
  formKey,
  isWide = false,
  isOwn = false,
  answer = null,
  onDone,
}: BuyAgainFormProps) {
  const text = useMessages();
  const { bus, track } = usePlatform();
  const { orderId, number, kind } = order;
  const way = kind === 'reservation' ? 'reservation' : 'online';
  const running = useServerForm({
    call: buyAgain,
    params: { orderId },
    initialValues: isOwn ? { from: 'account' } : {},
    lastAnswer: toCorrect(answer?.form === 'buy-again' ? answer : null),
    isIdempotent: true,
    onDone(report) {
      publishCart(bus, report, ...addedLines(report.lines, bus.get('selectedStore')?.companyId));
      track({ name: 'add_to_cart', values: { lines: report.lines, source: 'order' } });
      onDone(report);
    },
  });
  return (
    <ServerForm
      form={running}
      submit={
        <Button
          type="submit"
          size={isWide ? undefined : 'small'}
          isWide={isWide}
          isPending={running.isPending}
          aria-label={text(`buyAgain.label.${way}`, { number })}
        >
          {text(`buyAgain.submit.${way}`)}
        </Button>
      }
    >
      <input type="hidden" name="key" value={`${formKey}.${orderId}`} />
      {isOwn && <input type="hidden" name="from" value="account" />}
    </ServerForm>
  );
}
