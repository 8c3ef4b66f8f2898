import type { Translate } from '@fachwerk/shared/widget';
import type { Refusal } from '../base/rental-times';

/** Keys of the server that only name the kind of fault. */
const VAGUE = ['technical.error', 'error.validation.general.message'];
/** Fields of the form that can show an error. */
const SHOWN_FIELDS = ['fromTime', 'toDay', 'toTime'];

const known = (text: Translate, msg: string, values?: Record<string, string | number>): string | undefined =>
  VAGUE.includes(msg) ? undefined : text(msg, values, '') || undefined;

/** The error of a field. */
export function fieldText(text: Translate, { fieldErrors }: Refusal, field: string): string | undefined {
  const fault = fieldErrors.find((one) => one.field === field);
  return fault && (known(text, fault.msg, fault.values) ?? text('rental.refused'));
}

export const hasFieldTexts = (text: Translate, refusal: Refusal): boolean =>
  SHOWN_FIELDS.some((field) => fieldText(text, refusal, field) !== undefined);

/** What no field shows: without a form, everything. The first error of a field is also one of the form. */
export function refusalTexts(text: Translate, refusal: Refusal, hasForm: boolean): string[] {
  const { fieldErrors, globalErrors } = refusal;
  const atFields = hasForm ? SHOWN_FIELDS.flatMap((field) => fieldText(text, refusal, field) ?? []) : [];
  const sentences = [...globalErrors, ...fieldErrors].flatMap(
    ({ msg, values }) => known(text, msg, values) ?? [],
  );
  const others = [...new Set(sentences)].filter((sentence) => !atFields.includes(sentence));
  return others.length > 0 || atFields.length > 0 ? others : [text('rental.refused')];
}
