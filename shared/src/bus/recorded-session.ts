import type { ExpectedAnswer } from '../contracts/kernel/expected-answer';
import type { BusMessage, Sender } from './bus';

/** Messages of a page, as the inspector saves them; the widget catalogue sends them to a preview. */
export interface RecordedSession {
  /** Address of the page, without query. */
  page: string;
  /** ISO instant. */
  at: string;
  /** Oldest first. */
  messages: SessionMessage[];
}

export interface SessionMessage extends BusMessage {
  /** Milliseconds since the start of the page. */
  at: number;
  /** Undefined for messages of the shell and of other tabs. */
  by?: Sender;
}

/** The facts of a file that the catalogue reads. */
export const recordedSession = {
  page: 'string',
  at: 'string',
  messages: [{ kind: 'string', name: 'string', at: 'number' }],
} as const satisfies ExpectedAnswer;

/** Event on the document of a preview: its shell sends the messages of a session. */
export const REPLAY_EVENT = 'fachwerk:replay';

export interface ReplayRequest {
  messages: readonly BusMessage[];
  /** Called once, after the last message; with null if the code of the replay cannot be loaded. */
  onDone(replayed: readonly ReplayedMessage[] | null): void;
}

export interface ReplayedMessage {
  name: string;
  /**
   * `received`: it had a subscriber. `unchanged`: the topic had this value. `refused`: it breaks its schema
   * and was not sent.
   */
  outcome: 'received' | 'unheard' | 'unchanged' | 'refused';
  /** The field that breaks the schema. */
  fault?: string;
}
