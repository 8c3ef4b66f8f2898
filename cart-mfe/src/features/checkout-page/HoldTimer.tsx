import { localTime, parseInstant } from '@fachwerk/shared/time';
import { Button, ClockIcon, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import styles from './HoldTimer.module.css';

/** The visitor learns this long before the end that the hold ends (WCAG 2.2.1 asks for 20 seconds). */
const NOTICE_MS = 3 * 60_000;

type Phase = 'held' | 'ending' | 'over';

const phaseAt = (time: number, end: number): Phase =>
  time >= end ? 'over' : time >= end - NOTICE_MS ? 'ending' : 'held';

interface HoldTimerProps {
  /** ISO instant. */
  holdUntil: string;
  /** Milliseconds that the clock of the server is ahead of the clock of this device. */
  clockSkew: number;
  isPending: boolean;
  onRenew: () => void;
  /** Less than the cart is held. */
  isLimited: boolean;
}

/** Until when the goods are held for this visitor; announced before it ends, and renewed by a button. */
export function HoldTimer({ holdUntil, clockSkew, isPending, onRenew, isLimited }: HoldTimerProps) {
  const text = useMessages();
  const { now } = usePlatform();
  const end = parseInstant(holdUntil).getTime();
  const [phase, setPhase] = useState(() => phaseAt(parseInstant(now).getTime(), end));

  useEffect(() => {
    const time = () => Date.now() + clockSkew;
    const update = () => setPhase(phaseAt(time(), end));
    const timers = [end - NOTICE_MS, end].map((at) => setTimeout(update, Math.max(0, at - time())));
    return () => timers.forEach(clearTimeout);
  }, [end, clockSkew]);

  const { minutes } = localTime(parseInstant(holdUntil));
  const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

  return (
    <div role="status">
      {phase === 'held' ? (
        <p className={styles.held}>
          <ClockIcon size={20} />
          <span>{text(isLimited ? 'checkout.hold.limited' : 'checkout.hold.held', { time })}</span>
        </p>
      ) : (
        <MessageBox
          tone="warning"
          actions={
            <Button size="small" isPending={isPending} onClick={onRenew}>
              {text('checkout.hold.renew')}
            </Button>
          }
        >
          {text(`checkout.hold.${phase}`, { time })}
        </MessageBox>
      )}
    </div>
  );
}
