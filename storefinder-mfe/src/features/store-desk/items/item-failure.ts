import type { DeskItem } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
import type { Translate } from '@fachwerk/shared/widget';

interface Refusal {
  globalErrors?: readonly { msg: string; values?: Record<string, string | number> }[];
  fieldErrors?: readonly { msg: string }[];
  /** As it is now. */
  item?: DeskItem;
}

const bodyOf = (error: unknown): Refusal =>
  isHttpError(error) && typeof error.body === 'object' && error.body !== null ? error.body : {};

/** Reasons with a sentence of their own: "deskItem.stockChanged" is "desk.items.failed.stockChanged". */
const OWN = ['unknownItem', 'stockChanged', 'priceChanged', 'priceFarOff', 'notLess', 'notMore'];

export function itemFailure(text: Translate, error: unknown): string {
  const { globalErrors = [], fieldErrors = [] } = bodyOf(error);
  const reason = [...fieldErrors, ...globalErrors].find(({ msg }) => OWN.includes(nameOf(msg)));
  const values = globalErrors.find(({ msg }) => msg === reason?.msg)?.values;
  if (reason) return text(`desk.items.failed.${nameOf(reason.msg)}`, values);
  if (isHttpError(error) && error.status === 0) return text('desk.items.failed.offline');
  if (isHttpError(error) && error.status === 403) return text('desk.refused.forbidden');
  return text('desk.broken');
}

const nameOf = (msg: string): string => msg.replace(/^deskItem\./, '');

/** The item of a refusal that came because it has changed. */
export const itemNow = (error: unknown): DeskItem | undefined => bodyOf(error).item;

export const isFarOff = (error: unknown): boolean =>
  (bodyOf(error).globalErrors ?? []).some(({ msg }) => msg === 'deskItem.priceFarOff');
