import { type BusMessage, messageFault, type ReplayedMessage } from '@fachwerk/shared/bus';
import { type Outlet, sendAgain } from '../inspector/send-again';
import type { RecordedMessage, Timeline } from '../messages/timeline';

/** Sends messages in their order, each in a task of its own; one that breaks its schema is left out. */
export async function replay(
  bus: Outlet,
  timeline: Timeline,
  messages: readonly BusMessage[],
): Promise<ReplayedMessage[]> {
  const replayed: ReplayedMessage[] = [];
  for (const message of messages) {
    replayed.push(send(bus, timeline, message));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return replayed;
}

function send(bus: Outlet, timeline: Timeline, message: BusMessage): ReplayedMessage {
  const { kind, name, value } = message;
  const fault = messageFault(kind, name, value);
  if (fault) return { name, outcome: 'refused', fault: fault.text };
  let sent: RecordedMessage | undefined;
  const end = timeline.follow((entry) => {
    // Its subscribers may send others.
    if (entry.name === name) sent ??= entry;
  });
  sendAgain(bus, message);
  end();
  return { name, outcome: sent ? (sent.isHeard ? 'received' : 'unheard') : 'unchanged' };
}
