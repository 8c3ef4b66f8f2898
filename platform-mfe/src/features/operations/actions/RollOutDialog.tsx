import { orderRollout } from '@fachwerk/shared/calls';
import type { Rollout } from '@fachwerk/shared/contracts';
import { type ChannelStatus } from '@fachwerk/shared/contracts';
import { Button, Checkbox, Chip, MessageBox, SelectField, TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import { bareVersion, channelName, openRollout } from '../base/channel';
import { percentText, secondsText } from '../base/figures-text';
import { useOperations } from '../base/operations-context';
import { useOperationsTime } from '../time/use-operations-time';
import { ActionDialog } from './ActionDialog';
import { OrderFailure } from './OrderFailure';
import { effectOfOrder, readPercent } from './rollout-order';
import styles from './RollOutDialog.module.css';
import { useOrder } from './use-order';

const SHARES = [1, 5, 10, 25, 50, 100];

interface RollOutDialogProps {
  channel: ChannelStatus;
  initialVersion?: string | undefined;
  initialPercent?: number | undefined;
  onClose(): void;
}

export function RollOutDialog({ channel, initialVersion, initialPercent = 10, onClose }: RollOutDialogProps) {
  const text = useMessages();
  const time = useOperationsTime();
  const { client, channels } = useOperations();
  const order = useOrder<Rollout>();
  const open = openRollout(channel);
  const name = channelName(channel, channels);
  const candidates = channel.versions.filter(({ version }) => version !== channel.stable);
  const [version, setVersion] = useState(initialVersion ?? open?.version ?? candidates[0]?.version ?? '');
  const [share, setShare] = useState(String(initialPercent).replace('.', ','));
  const [isHeld, setHeld] = useState(open?.state === 'held');
  const [isTried, setTried] = useState(false);
  const percent = readPercent(share);
  const title = text('operations.rollOut.title', { name });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (percent === null || !version) return;
    const hold = isHeld && percent > 0 && percent < 100;
    void order.send(() =>
      client.call(orderRollout, {
        json: { mfe: channel.mfe, version: bareVersion(version), to: percent, hold },
      }),
    );
  }

  if (order.done) {
    const { answer, at, seconds } = order.done;
    return (
      <ActionDialog
        isOpen
        title={title}
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
          title={text(`operations.rollOut.done.${answer.state}`, {
            version: bareVersion(answer.version),
            percent: percentText(answer.percent),
          })}
        >
          <p>
            {text('operations.done.at', {
              clock: time.clock(at),
              seconds: secondsText(seconds),
            })}
          </p>
        </MessageBox>
      </ActionDialog>
    );
  }

  return (
    <ActionDialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <Button
          type="submit"
          form="operations-roll-out"
          variant="primary"
          size="large"
          isWide
          isPending={order.isPending}
          disabled={candidates.length === 0}
        >
          {percent === 100 ? text('operations.rollOut.confirmAll') : text('operations.rollOut.confirm')}
        </Button>
      }
    >
      <form id="operations-roll-out" className={styles.form} noValidate onSubmit={submit}>
        {order.error && <OrderFailure error={order.error} />}
        {candidates.length === 0 && <p>{text('operations.rollOut.noVersion')}</p>}
        <SelectField
          label={text('operations.rollOut.version')}
          value={version}
          onChange={({ target }) => setVersion(target.value)}
        >
          {candidates.map((one) => (
            <option key={one.version} value={one.version}>
              {`${bareVersion(one.version)} (${time.full(one.publishedAt)})`}
            </option>
          ))}
        </SelectField>
        <div className={styles.share}>
          <TextField
            label={text('operations.rollOut.percent')}
            hint={text('operations.rollOut.percentHint')}
            inputMode="decimal"
            autoComplete="off"
            value={share}
            onChange={({ target }) => setShare(target.value)}
            {...(isTried && percent === null && { error: text('operations.rollOut.percentWrong') })}
          />
          <div className={styles.chips} role="group" aria-label={text('operations.rollOut.shares')}>
            {SHARES.map((one) => (
              <Chip
                key={one}
                className={styles.chip}
                isSelected={percent === one}
                onClick={() => setShare(String(one))}
              >
                {percentText(one)}
              </Chip>
            ))}
          </div>
        </div>
        {percent !== null && percent > 0 && percent < 100 && (
          <Checkbox
            label={text('operations.rollOut.hold')}
            checked={isHeld}
            onChange={({ target }) => setHeld(target.checked)}
          />
        )}
        {percent !== null && version && (
          <p className={styles.effect}>{effectOfOrder({ channel, version, percent, isHeld }, text)}</p>
        )}
      </form>
    </ActionDialog>
  );
}
