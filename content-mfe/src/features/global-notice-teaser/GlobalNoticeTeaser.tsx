import { parseInstant, untilText } from '@fachwerk/shared/time';
import { ClockIcon, InfoIcon, joinClasses, TagIcon, WarningIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import { ArrowLink } from '../../parts/ArrowLink';
import type { GlobalNoticeProps } from './global-notice-teaser.props';
import styles from './GlobalNotice.module.css';
import { type NoticePeriod, untilChange } from './notice-time';
import { NoticeTimer } from './NoticeTimer';

const ICONS = { info: InfoIcon, offer: TagIcon, warning: WarningIcon };

const LATE_MS = 2000;

/** Milliseconds: first the time of the server, then that of the device, as often as the notice changes. */
function useNow({ start, end }: NoticePeriod, hasTimer: boolean): number {
  const platform = usePlatform();
  // A notice without a time is not rendered anew every minute.
  const [time, setTime] = useState(() =>
    start === null && end === null ? 0 : parseInstant(platform.now).getTime(),
  );
  useEffect(() => {
    // Since the page was rendered, minutes may have passed.
    const isLate = hasTimer && Math.abs(Date.now() - time) > LATE_MS;
    const next = [start, end].flatMap((at) => {
      const instant = at === null ? 0 : parseInstant(at).getTime();
      if (instant <= time) return [];
      const left = Math.max(0, instant - Date.now());
      return [isLate ? 0 : hasTimer && at === end ? untilChange(left) : left];
    });
    if (next.length === 0) return;
    // A longer time than a timer can count is looked at again after a day.
    const timer = setTimeout(() => setTime(Date.now()), Math.min(...next, 86_400_000));
    return () => clearTimeout(timer);
  }, [start, end, hasTimer, time]);
  return time;
}

/** A notice that begins and ends at its time, also while the page is open. */
export function GlobalNoticeTeaser({ props, data }: WidgetProps<GlobalNoticeProps, NoticePeriod>) {
  const { title, text: words, link, anchor, tone, scope, timer } = props;
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  const time = useNow(data, timer);
  const left = data.end === null ? undefined : parseInstant(data.end).getTime() - time;
  const isBefore = data.start !== null && parseInstant(data.start).getTime() > time;
  if (isBefore || (left !== undefined && left <= 0)) return null;

  const Icon = ICONS[tone];
  return (
    <section
      id={anchor}
      aria-label={title ?? text('teaser.notice.label')}
      className={joinClasses(styles.notice, styles[tone], scope === 'page' && styles.wide)}
    >
      <Icon size={24} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.text}>
          {title && <strong>{title}</strong>} {words}
        </p>
        {data.end && left !== undefined && (
          <p className={styles.end}>
            <ClockIcon size={20} className={styles.clock} />
            <span>
              {text('teaser.notice.until', { time: untilText(parseInstant(data.end), shopLocale) })}
              {timer && (
                <>
                  {' · '}
                  <NoticeTimer milliseconds={left} />
                </>
              )}
            </span>
          </p>
        )}
        {link && <ArrowLink link={link} className={styles.link} />}
      </div>
    </section>
  );
}
