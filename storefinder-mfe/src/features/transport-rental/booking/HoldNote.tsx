import { localTime, parseInstant } from '@fachwerk/shared/time';
import { ClockIcon, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import styles from '../base/Rental.module.css';

const MINUTE_MS = 60_000;
const UPDATE_MS = 10_000;
/** The visitor learns this long before the end that the time is nearly over (WCAG 2.2.1). */
const NOTICE_MINUTES = 3;

interface HoldNoteProps {
  /** ISO instant; null: it is over already. */
  expiresAt: string | null;
}

/** How long the vehicle is kept. Only its end is announced, not each minute. */
export function HoldNote({ expiresAt }: HoldNoteProps) {
  const text = useMessages();
  const { now } = usePlatform();
  const [minutes, setMinutes] = useState(() => minutesLeft(expiresAt, now, 0));
  const isOver = minutes === 0;

  useEffect(() => {
    if (isOver) return;
    // Only what has passed on this device counts: its clock may be wrong.
    const start = Date.now();
    const update = () => setMinutes(minutesLeft(expiresAt, now, Date.now() - start));
    const timer = setInterval(update, UPDATE_MS);
    return () => clearInterval(timer);
  }, [expiresAt, now, isOver]);

  const isEnding = minutes <= NOTICE_MINUTES;
  return (
    <>
      {!isEnding && expiresAt !== null && (
        <p className={styles.hold}>
          <ClockIcon size={20} />
          <span>{text('rental.hold.left', { count: minutes, time: clockTime(expiresAt) })}</span>
        </p>
      )}
      <div role="status">
        {isEnding && (
          <MessageBox tone="warning">
            {isOver ? text('rental.hold.over') : text('rental.hold.ending', { count: minutes })}
          </MessageBox>
        )}
      </div>
    </>
  );
}

/** Begun minutes from an instant on, after some milliseconds. */
function minutesLeft(expiresAt: string | null, now: string, passed: number): number {
  if (expiresAt === null) return 0;
  const left = parseInstant(expiresAt).getTime() - parseInstant(now).getTime() - passed;
  return Math.max(0, Math.ceil(left / MINUTE_MS));
}

/** "10:05" on the clock of the store. */
function clockTime(instant: string): string {
  const { minutes } = localTime(parseInstant(instant));
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
