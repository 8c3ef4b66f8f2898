import type { Reason } from '@fachwerk/shared/contracts';
import type { Translate } from '@fachwerk/shared/widget';
import { actorText } from './audit-line';
import { bareVersion } from './channel';
import { countText, percentText, valueText } from './figures-text';

const PERCENTAGES = ['percent', 'from', 'to'];
const DURATIONS = ['minutes', 'ofMinutes', 'limitMinutes'];
const MANY = 1_000_000;

/** German text of a reason; the registry's English text if this version of the page has none. */
export function reasonText(
  { key, values, text: english }: Reason,
  text: Translate,
  timeText: (instant: string) => string,
): string {
  const formatted = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name === 'until' ? timeText(String(value)) : formatValue(name, value, text),
    ]),
  );
  const { hits, of, baseHits, baseOf } = values;
  return text(
    `operations.reason.${key}`,
    { ...formatted, share: shareText(hits, of), baseShare: shareText(baseHits, baseOf) },
    english,
  );
}

function formatValue(name: string, value: string | number, text: Translate): string {
  if (name === 'by') return actorText(String(value), text);
  if (name === 'version') return bareVersion(String(value));
  if (typeof value === 'string') return value;
  if (PERCENTAGES.includes(name)) return percentText(value);
  if (DURATIONS.includes(name)) return durationText(value, text);
  if (name === 'limit' || name === 'baseRate') return valueText('failures', value);
  if (name === 'evidence')
    return value >= MANY ? text('operations.reason.evidenceMany') : `${countText(value)} : 1`;
  return countText(value);
}

const shareText = (hits: string | number | undefined, of: string | number | undefined): string =>
  typeof hits === 'number' && typeof of === 'number' && of > 0 ? valueText('failures', hits / of) : '';

function durationText(minutes: number, text: Translate): string {
  const hours = Math.floor(minutes / 60);
  if (hours < 1) return text('operations.reason.duration.minutes', { count: Math.floor(minutes) });
  if (hours < 48) return text('operations.reason.duration.hours', { count: hours });
  return text('operations.reason.duration.days', { count: Math.floor(hours / 24) });
}
