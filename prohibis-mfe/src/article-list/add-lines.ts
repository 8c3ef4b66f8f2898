import type { CartContainer } from '@fachwerk/shared/contracts';
import { type HttpClient, type HttpError, isHttpError } from '@fachwerk/shared/http';
import { addToCart } from './article-list-api';
import { type CheckedList, type FoundLine, inOrder } from './check-list';
import type { LineProblem } from './parse-article-list';

/** A line whose quantity the cart reduced. */
export interface Shortage {
  name: string;
  wanted: number;
  /** Quantity in the cart now. */
  inCart: number;
}

export interface AdditionResult {
  /** Number of lines that are in the cart. */
  added: number;
  shortages: Shortage[];
  /** Lines that are not in the cart, as text for the field. */
  rest: string;
  problems: LineProblem[];
  /** The failed call that stopped the addition; `rest` has the remaining lines. */
  failure: HttpError | null;
}

/** Adds the lines one by one, so that the cart keeps their order. Lines that fail stay in the list. */
export async function addLines(
  api: HttpClient,
  { found, problems }: CheckedList,
  onAnswer: (cart: CartContainer, line: FoundLine) => void,
): Promise<AdditionResult> {
  const refused: LineProblem[] = [];
  const shortages: Shortage[] = [];
  let failure: HttpError | null = null;
  let done = 0;
  for (const line of found) {
    try {
      const cart = await addToCart(api, line.item, line.wanted, line.key);
      onAnswer(cart, line);
      const shortage = shortageOf(line, cart);
      if (shortage) shortages.push(shortage);
    } catch (error) {
      if (!isHttpError(error)) throw error;
      if (error.kind !== 'bad-request' || error.status !== 400) {
        failure = error;
        break;
      }
      const { lineNumber, raw } = line;
      const [key = 'technical.error'] = error.messageKeys;
      refused.push({ lineNumber, raw, reason: 'refused', values: { key } });
    }
    done += 1;
  }

  const waiting = found.slice(done);
  const rest = inOrder([...problems, ...refused, ...waiting]);
  return {
    added: done - refused.length,
    shortages,
    rest: rest.map(({ raw }) => raw).join('\n'),
    problems: rest.flatMap((line, index) => ('reason' in line ? [{ ...line, lineNumber: index + 1 }] : [])),
    failure,
  };
}

function shortageOf({ item, wanted }: FoundLine, cart: CartContainer): Shortage | undefined {
  const position = cart.onlineCart?.positions.find(({ entryId }) => entryId === cart.addedEntryId);
  if (!position?.stockErrorData) return undefined;
  return { name: item.name, wanted, inCart: position.stockErrorData.available };
}
