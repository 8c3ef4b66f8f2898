import type { LinkedCard } from '@fachwerk/shared/contracts';

/** In the storage of this browser, of which the login and the card belong to one person. */
const KEY = 'customer-card';

/** What the page of the card shows without network. */
export type KeptCard = Pick<LinkedCard, 'number' | 'printedNumber' | 'ownerName' | 'bars' | 'points'>;

const isKeptCard = (value: unknown): value is KeptCard => {
  const { number, printedNumber, ownerName, bars, points } = (value ?? {}) as Record<string, unknown>;
  return (
    [number, printedNumber, ownerName].every((one) => typeof one === 'string') &&
    Array.isArray(bars) &&
    bars.every((bar) => typeof bar === 'number') &&
    typeof points === 'number'
  );
};

/** Storage may be off or full: the card is then shown with network only. */
function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(window.localStorage);
  } catch {
    return undefined;
  }
}

export const keepCard = ({ number, printedNumber, ownerName, bars, points }: KeptCard): void =>
  withStorage((storage) =>
    storage.setItem(KEY, JSON.stringify({ number, printedNumber, ownerName, bars, points })),
  );

export function keptCard(): KeptCard | undefined {
  const value = withStorage((storage): unknown => JSON.parse(storage.getItem(KEY) ?? 'null'));
  return isKeptCard(value) ? value : undefined;
}

/** With the login, and when the card leaves the account. */
export const forgetCard = (): void => withStorage((storage) => storage.removeItem(KEY));
