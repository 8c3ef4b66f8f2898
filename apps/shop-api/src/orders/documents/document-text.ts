import { dayText, noonOf } from '@fachwerk/shared/time';
import { formatText } from '../../kernel/text/format-text';
import texts from '../../kernel/texts/messages.de.json';
import type { DocumentModel } from './document-model';

/** A text of documents, which are German. */
export const text = (key: string, values: Record<string, string | number> = {}): string =>
  formatText(texts, `document.${key}`, values);

export const dateText = (day: string): string => dayText(noonOf(day));

/** "Rechnung RE-2026-000041 vom 21.11.2026, Rechnung RE-2026-000042 vom 23.11.2026" */
export const invoiceNames = (invoices: DocumentModel['corrects']): string =>
  invoices.map(({ number, date }) => text('invoiceOf', { number, date: dateText(date) })).join(', ');
