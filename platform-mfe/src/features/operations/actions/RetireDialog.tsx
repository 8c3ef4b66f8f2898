import { orderRetire } from '@fachwerk/shared/calls';
import type { ChannelStatus } from '@fachwerk/shared/contracts';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { channelName } from '../base/channel';
import { secondsText } from '../base/figures-text';
import { useOperations } from '../base/operations-context';
import { useOperationsTime } from '../time/use-operations-time';
import { ActionDialog } from './ActionDialog';
import { OrderFailure } from './OrderFailure';
import { useOrder } from './use-order';

/** Retires a major; the registry refuses while pages need it, and lists them. */
export function RetireDialog({ channel, onClose }: { channel: ChannelStatus; onClose(): void }) {
  const text = useMessages();
  const time = useOperationsTime();
  const { client, channels } = useOperations();
  const order = useOrder<ChannelStatus>();
  const name = channelName(channel, channels);

  return (
    <ActionDialog
      isOpen
      title={text('operations.retire.title', { name })}
      onClose={onClose}
      footer={
        order.done ? (
          <Button variant="primary" isWide onClick={onClose}>
            {text('operations.close')}
          </Button>
        ) : (
          <Button
            variant="danger"
            size="large"
            isWide
            isPending={order.isPending}
            onClick={() =>
              void order.send(() =>
                client.call(orderRetire, {
                  json: { mfe: channel.mfe, major: channel.major },
                }),
              )
            }
          >
            {text('operations.retire.confirm')}
          </Button>
        )
      }
    >
      {order.error && <OrderFailure error={order.error} />}
      {order.done ? (
        <MessageBox tone="success" isLive title={text('operations.retire.done', { name })}>
          <p>
            {text('operations.done.at', {
              clock: time.clock(order.done.at),
              seconds: secondsText(order.done.seconds),
            })}
          </p>
        </MessageBox>
      ) : (
        <p>{text('operations.retire.intro', { name })}</p>
      )}
    </ActionDialog>
  );
}
