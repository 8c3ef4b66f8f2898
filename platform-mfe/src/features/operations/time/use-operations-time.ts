import { parseInstant, TIME_ZONE } from '@fachwerk/shared/time';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useMemo } from 'react';

type Instant = string | number;

export interface OperationsTime {
  /** "14:32:05 Uhr" */
  clock(instant: Instant): string;
  /** "14:32" */
  minute(instant: Instant): string;
  /** "21.11.2026, 14:32 Uhr" */
  full(instant: Instant): string;
  /** "12 Minuten" */
  duration(seconds: number): string;
}

export function useOperationsTime(): OperationsTime {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  return useMemo(() => {
    const write = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(shopLocale, { ...options, timeZone: TIME_ZONE });
      return (instant: Instant) =>
        format.format(typeof instant === 'string' ? parseInstant(instant) : instant);
    };
    const two = '2-digit' as const;
    const clock = write({ hour: two, minute: two, second: two });
    const minute = write({ hour: two, minute: two });
    const day = write({ day: two, month: two, year: 'numeric' });
    return {
      clock: (instant) => text('operations.time.clock', { clock: clock(instant) }),
      minute,
      full: (instant) => `${day(instant)}, ${text('operations.time.clock', { clock: minute(instant) })}`,
      duration(seconds) {
        if (seconds < 60 || (seconds < 120 && seconds % 60 !== 0))
          return text('operations.time.seconds', { count: Math.max(1, Math.round(seconds)) });
        if (seconds < 5400) return text('operations.time.minutes', { count: Math.round(seconds / 60) });
        if (seconds < 48 * 3600) return text('operations.time.hours', { count: Math.round(seconds / 3600) });
        return text('operations.time.days', { count: Math.round(seconds / 86_400) });
      },
    };
  }, [text, shopLocale]);
}
