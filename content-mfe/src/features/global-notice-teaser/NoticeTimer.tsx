import { useMessages } from '@fachwerk/shared/widget';
import { timeLeft } from './notice-time';

/** What is left until the end. Not announced: it would interrupt a reader every second. */
export function NoticeTimer({ milliseconds }: { milliseconds: number }) {
  const text = useMessages();
  const [first, second] = timeLeft(milliseconds).map(({ unit, count }) =>
    text(`teaser.notice.${unit}`, { count }),
  );
  return <span role="timer">{text('teaser.notice.left', { first: first ?? '', second: second ?? '' })}</span>;
}
