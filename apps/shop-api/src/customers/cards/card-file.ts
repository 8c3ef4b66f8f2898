import type { TextEncoding } from '@fachwerk/server-kit/text-encoding';
import { encodingOf, readTextLines } from '@fachwerk/server-kit/text-file';
import { anyPostalCode, isCustomerCard, plainCustomerCard } from '@fachwerk/shared/rules';
import { isInstant, noonOf, parseInstant } from '@fachwerk/shared/time';
import { hintAtMissing, meaningsOf } from '../../kernel/import/column-names';
import { readRecords } from '../../kernel/import/csv-records';
import { headerFaults, rowsOf } from '../../kernel/import/csv-rows';
import { type Fields, readDay, requireField } from '../../kernel/import/fields';
import { readDecimal } from '../../kernel/import/read-number';
import { readText } from '../../kernel/import/read-text';
import { attempt, type Fault, type Read, readAll, RowError } from '../../kernel/import/row-error';
import { latestPurchase, type Receipt } from './store-receipts';

export interface CardRow {
  number: string;
  firstName: string;
  lastName: string;
  postalCode: string | null;
  birthDate: string | null;
}

type Line<Value> = { line: number; value: Value } | Fault;
export type CardFile = { encoding: TextEncoding } & (
  | { kind: 'cards'; columns: ReadonlySet<string>; rows: AsyncGenerator<Line<CardRow>> }
  | { kind: 'receipts'; rows: AsyncGenerator<Line<Receipt>> }
);

/** What other systems call the columns; suggested, never read. */
const COLUMNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['card', ['Kundenkarte', 'Kartennummer', 'Kundenkartennummer', 'cardNumber']],
  ['lastName', ['Nachname', 'Name']],
  ['firstName', ['Vorname']],
  ['postalCode', ['PLZ', 'Postleitzahl', 'zip']],
  ['birthDate', ['Geburtsdatum', 'Geburtstag']],
  ['store', ['Markt', 'Filiale', 'companyId']],
  ['receipt', ['Bon', 'Bonnummer', 'Belegnummer', 'Beleg']],
  ['boughtAt', ['Datum', 'Zeitpunkt', 'Kaufdatum']],
  ['total', ['Summe', 'Betrag', 'Gesamt']],
]);
const REQUIRED = { cards: ['card', 'lastName'], receipts: ['store', 'receipt', 'card', 'boughtAt', 'total'] };

/**
 * Reads cards (`card;lastName;firstName;postalCode;birthDate`) or, where the file has the column `receipt`,
 * receipts of tills (`store;receipt;card;boughtAt;total`). Rows are read one after the other: memory is flat.
 */
export async function openCardFile(path: string): Promise<CardFile | { faults: Fault[] }> {
  const encoding = await encodingOf(path);
  const records = readRecords(readTextLines(path, encoding));
  const first = await records.next();
  if (first.done) return { faults: [{ line: 1, field: '', message: 'has no columns' }] };
  const header = first.value;
  if (header.fault !== undefined)
    return { faults: [{ line: header.line, field: '', message: header.fault }] };
  const kind = header.cells.includes('receipt') ? 'receipts' : 'cards';
  const faults = headerFaults(header, REQUIRED[kind], hintAtMissing(meaningsOf(COLUMNS)));
  if (faults.length > 0) return { faults };

  async function* rows<Value>(read: (fields: Fields) => Value): AsyncGenerator<Line<Value>> {
    const unread: Fault[] = [];
    for await (const row of rowsOf(records, header as never, (fault) => unread.push(fault))) {
      yield* unread.splice(0);
      const done = attempt(row.line, () => read(row.fields));
      yield 'fault' in done ? done.fault : { line: row.line, value: done.value };
    }
    yield* unread;
  }
  return kind === 'receipts'
    ? { encoding, kind, rows: rows(readReceipt) }
    : { encoding, kind, columns: new Set(header.cells), rows: rows(readCard) };
}

const readCardNumber: Read<string> = (text, field) => {
  const number = plainCustomerCard(text);
  if (!isCustomerCard(number)) throw new RowError(field, `is no number of a customer card: '${text}'`);
  return number;
};

const readPostalCode: Read<string> = (text, field) => {
  if (anyPostalCode(text) !== null) throw new RowError(field, `is no postcode: '${text}'`);
  return text;
};

const readNumber: Read<string> = (text, field) => {
  if (!/^[A-Za-z0-9-]{1,64}$/.test(text))
    throw new RowError(field, `must have letters, digits and hyphens only, is '${text}'`);
  return text;
};

/** In cents; a return is negative. */
const readTotal: Read<number> = (text, field) => {
  const isReturn = text.startsWith('-');
  const cents = Math.round(readDecimal(isReturn ? text.slice(1) : text, field) * 100);
  if (cents > 100_000_000) throw new RowError(field, 'must be at most 1.000.000');
  return isReturn ? -cents : cents;
};

/** An ISO instant, or a day, of which noon is taken. */
const readInstant: Read<Date> = (text, field) => {
  const instant = isInstant(text) ? parseInstant(text) : noonOf(readDay(text, field));
  if (instant > latestPurchase(new Date())) throw new RowError(field, `is in the future: '${text}'`);
  return instant;
};

const optional = <Value>(fields: Fields, field: string, read: Read<Value>): Value | null => {
  const text = fields(field) ?? '';
  return text === '' ? null : read(text, field);
};

function readCard(fields: Fields): CardRow {
  const [number, lastName, firstName, postalCode, birthDate] = readAll(
    () => requireField(fields, 'card', readCardNumber),
    () => requireField(fields, 'lastName', readText(50)),
    () => optional(fields, 'firstName', readText(50)) ?? '',
    () => optional(fields, 'postalCode', readPostalCode),
    () => optional(fields, 'birthDate', readDay),
  );
  return { number, lastName, firstName, postalCode, birthDate };
}

function readReceipt(fields: Fields): Receipt {
  const [companyId, number, cardNumber, boughtAt, cents] = readAll(
    () => requireField(fields, 'store', readNumber),
    () => requireField(fields, 'receipt', readNumber),
    () => requireField(fields, 'card', readCardNumber),
    () => requireField(fields, 'boughtAt', readInstant),
    () => requireField(fields, 'total', readTotal),
  );
  return { companyId, number, cardNumber, boughtAt, cents };
}
