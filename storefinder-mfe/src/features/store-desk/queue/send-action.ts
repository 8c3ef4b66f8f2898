import { readDeskOrder } from '@fachwerk/shared/calls';
import type { DeskItem, DeskOrder, ErrorBody } from '@fachwerk/shared/contracts';
import { type HttpClient, type HttpError, isHttpError } from '@fachwerk/shared/http';
import { type DeskAction, isItemAction, type OrderAction, secondsSince } from '../action/desk-action';
import { isAboutPerson } from '../session/about-person';
import { DESK_CALLS, ITEM_CALLS } from './desk-calls';
import type { Attempt } from './sender';

export interface SendParts {
  api: HttpClient;
  /** Headers of every call of this desk. */
  headers: () => Record<string, string>;
  /** The desk of the person who is signed in on the server now; null without one. */
  readDesk: () => Promise<string | null>;
  /** For the desk of the action, which may not be the one that is shown when the answer comes. */
  onAnswer: (answer: DeskOrder, desk: string) => void;
  onItem: (item: DeskItem, desk: string) => void;
  now?: () => number;
}

const WAIT_SECONDS = 10;
/** Too many wrong codes for one order: the person has to know, and other orders go on. */
const TOO_MANY_CODES = 'deskError.wait';
/** Answers of proxies that say nothing about the action. */
const TRY_AGAIN = [408, 425];

/** A refusal of an action about an item has the item as it is now. */
type Refused = Partial<ErrorBody> & { item?: DeskItem };

/** Sends one action with its own idempotency key, and states what became of it. */
export const createSendAction =
  ({ api, headers, readDesk, onAnswer, onItem, now = Date.now }: SendParts) =>
  async (action: DeskAction): Promise<Attempt> => {
    const { id, desk, recordedBy } = action;
    const about = () => ({
      idempotencyKey: id,
      headers: {
        ...headers(),
        'x-recorded-by': recordedBy,
        'x-recorded-ago': String(secondsSince(action, now())),
      },
    });
    try {
      await call();
      return { kind: 'done' };
    } catch (error) {
      if (!isHttpError(error)) throw error;
      return afterFailure(error);
    }

    async function call(): Promise<void> {
      if (isItemAction(action)) {
        const { name, itemId, json } = action;
        onItem(await api.call(ITEM_CALLS[name], { params: { itemId }, json, ...about() }), desk);
      } else {
        const { name, orderId, json } = action;
        onAnswer(
          await api.call(DESK_CALLS[name], { params: { orderId }, ...(json && { json }), ...about() }),
          desk,
        );
      }
    }

    async function afterFailure(error: HttpError): Promise<Attempt> {
      const { kind, status } = error;
      const { globalErrors = [], fieldErrors = [], item } = (error.body ?? {}) as Refused;
      const [message] = [...globalErrors, ...fieldErrors];
      // It was carried out; an answer that cannot be read changes nothing about that.
      if (kind === 'unexpected-shape') return { kind: 'done' };
      if (status === 0) return { kind: 'no-connection' };
      if (isAboutPerson(error)) return { kind: 'signed-out' };
      if (status >= 500 || TRY_AGAIN.includes(status)) return { kind: 'failed' };
      if (status === 429 && message?.msg !== TOO_MANY_CODES)
        return { kind: 'wait', seconds: error.retryAfterSeconds ?? WAIT_SECONDS };
      // Another tab may have signed in a person of another store, who has no such order.
      if (status === 404 && (await isOtherDesk())) return { kind: 'signed-out' };
      if (item) onItem(item, desk);
      const stateNow = status === 404 || isItemAction(action) ? undefined : await readState(action);
      return {
        kind: 'refused',
        refusal: {
          status,
          reason: message?.msg ?? 'technical.error',
          ...(message?.values && { values: message.values }),
          ...(stateNow && { stateNow }),
        },
      };
    }

    async function isOtherDesk(): Promise<boolean> {
      try {
        return (await readDesk()) !== action.desk;
      } catch {
        // Without an answer nothing is decided: the action is kept.
        return true;
      }
    }

    async function readState({ orderId }: OrderAction) {
      try {
        const answer = await api.call(readDeskOrder, { params: { orderId }, headers: headers() });
        onAnswer(answer, desk);
        return answer.order.state;
      } catch {
        // The refusal is shown without the present state.
        return undefined;
      }
    }
  };
