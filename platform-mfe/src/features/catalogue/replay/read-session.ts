import { type RecordedSession, recordedSession } from '@fachwerk/shared/bus';
import { isAs } from '@fachwerk/shared/calls';
import { parseJson } from '../form/props-of';

/** Undefined for a file that is not a session of the inspector. */
export function readSession(content: string): RecordedSession | undefined {
  const parsed = parseJson(content);
  if (!parsed.ok || !isAs<RecordedSession>(recordedSession, parsed.value)) return undefined;
  const hasKinds = parsed.value.messages.every(({ kind }) => ['topic', 'event'].includes(kind));
  return hasKinds ? parsed.value : undefined;
}

/** Without those that the widget sent itself: the version in the preview sends its own. */
export const messagesFor = ({ messages }: RecordedSession, widget: string): RecordedSession['messages'] =>
  messages.filter(({ by }) => by?.widget !== widget);
