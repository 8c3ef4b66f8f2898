import { orderRollback } from '@fachwerk/shared/calls';
import type { ChannelStatus } from '@fachwerk/shared/contracts';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useRef } from 'react';
import { bareVersion, channelName, type WayBack, wayBack } from '../base/channel';
import { percentText, secondsText } from '../base/figures-text';
import { useOperations } from '../base/operations-context';
import { useOperationsTime } from '../time/use-operations-time';
import { ActionDialog } from './ActionDialog';
import { OrderFailure } from './OrderFailure';
import styles from './RollBackDialog.module.css';
import { useOrder } from './use-order';

/** Rolls back with one press and shows before what becomes live. */
export function RollBackDialog({ channel, onClose }: { channel: ChannelStatus; onClose(): void }) {
  const text = useMessages();
  const time = useOperationsTime();
  const { client, channels } = useOperations();
  const order = useOrder<ChannelStatus>();
  const way = wayBack(channel);
  const first = useRef(way);
  const name = channelName(channel, channels);

  function effectOf({ from, to, percent }: WayBack): string {
    const values = {
      name,
      from: bareVersion(from),
      to: to ? bareVersion(to) : '',
      percent: percentText(percent),
    };
    if (!to) return text('operations.rollBack.nothing', values);
    return text(percent < 100 ? 'operations.rollBack.candidate' : 'operations.rollBack.stable', values);
  }

  if (order.done) {
    const { stable } = order.done.answer;
    return (
      <ActionDialog
        isOpen
        title={text('operations.rollBack.title', { name })}
        onClose={onClose}
        footer={
          <Button variant="primary" isWide onClick={onClose}>
            {text('operations.close')}
          </Button>
        }
      >
        <MessageBox
          tone="success"
          isLive
          title={
            stable
              ? text('operations.rollBack.done', { name, version: bareVersion(stable) })
              : text('operations.rollBack.doneNothing', { name })
          }
        >
          <p>
            {text('operations.done.at', {
              clock: time.clock(order.done.at),
              seconds: secondsText(order.done.seconds),
            })}
          </p>
          <p>{text('operations.rollBack.openPages')}</p>
        </MessageBox>
      </ActionDialog>
    );
  }

  const hasChanged = way && first.current && (way.from !== first.current.from || way.to !== first.current.to);
  return (
    <ActionDialog
      isOpen
      title={text('operations.rollBack.title', { name })}
      onClose={onClose}
      footer={
        <Button
          variant="danger"
          size="large"
          isWide
          isPending={order.isPending}
          disabled={!way}
          onClick={() =>
            void order.send(() =>
              client.call(orderRollback, {
                json: { mfe: channel.mfe, major: channel.major, ...(way && { from: bareVersion(way.from) }) },
              }),
            )
          }
        >
          {text('operations.rollBack.confirm')}
        </Button>
      }
    >
      {order.error && <OrderFailure error={order.error} />}
      {hasChanged && <MessageBox tone="warning">{text('operations.rollBack.changed')}</MessageBox>}
      <p className={styles.effect}>{way ? effectOf(way) : text('operations.rollBack.impossible')}</p>
      <p>{text('operations.rollBack.when')}</p>
    </ActionDialog>
  );
}
