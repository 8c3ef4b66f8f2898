import type { SentMessage } from '@fachwerk/shared/bus';
import { whenIdle } from '../core/when-idle';
import type { Telemetry } from '../telemetry/telemetry';
import type { RecordedMessage, Timeline } from './timeline';

const IDLE_TIMEOUT = 2000;
/** Events that ask for something: without a subscriber the visitor waits for nothing. */
const REQUEST = /-requested(@\d+)?$/;

export const isLostRequest = ({
  kind,
  name,
  isHeard,
}: Pick<SentMessage, 'kind' | 'name' | 'isHeard'>): boolean =>
  kind === 'event' && REQUEST.test(name) && !isHeard;

export interface LostMessagesOptions {
  timeline: Timeline;
  telemetry: Pick<Telemetry, 'lost'>;
  /** A version on trial is on the page: messages are compared with their schemas too. */
  isTrial: boolean;
}

/**
 * Reports requests of widgets without a subscriber, and in views with a version on trial messages against
 * their schema.
 */
export function followLostMessages({ timeline, telemetry, isTrial }: LostMessagesOptions): void {
  // Once for each page view: a loop of messages must not hide failures.
  const reported = new Set<string>();
  const each = (look: (message: RecordedMessage) => string | undefined) => {
    const report = (message: RecordedMessage) => {
      const fault = message.by && look(message);
      const key = `${message.by?.mfe} ${message.name} ${fault}`;
      if (!fault || reported.has(key)) return;
      reported.add(key);
      telemetry.lost(message, fault);
    };
    timeline.entries.forEach(report);
    timeline.follow(report);
  };
  each((message) => (isLostRequest(message) ? 'nobody listens' : undefined));
  if (isTrial)
    whenIdle(() => {
      // Without the schemas only this check is missing.
      void import(/* webpackChunkName: "message-schemas" */ './schema-fault').then(
        ({ schemaFault }) => each(schemaFault),
        () => {},
      );
    }, IDLE_TIMEOUT);
}
