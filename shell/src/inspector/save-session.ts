import type { RecordedSession } from '@fachwerk/shared/bus';
import type { Timeline } from '../messages/timeline';
import { element } from './element';

const REVOKE_MS = 10_000;

export const sessionOf = ({ entries }: Pick<Timeline, 'entries'>, at = new Date()): RecordedSession => ({
  page: `${location.origin}${location.pathname}`,
  at: at.toISOString(),
  messages: entries.map(({ kind, name, value, at: milliseconds, by }) => ({
    kind,
    name,
    value,
    at: Math.round(milliseconds),
    ...(by && { by }),
  })),
});

/** Downloads the recorded messages with their values, which may be about the visitor. */
export function saveSession(timeline: Pick<Timeline, 'entries'>): void {
  const session = sessionOf(timeline);
  const file = new Blob([JSON.stringify(session, null, 2)], { type: 'application/json' });
  const href = URL.createObjectURL(file);
  element('a', {
    href,
    download: `fachwerk-session-${session.at.replace(/\D/g, '').slice(0, 14)}.json`,
  }).click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_MS);
}
