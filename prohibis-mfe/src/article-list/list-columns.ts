/** Where a list with a heading has what; the first column is 0. */
export interface Columns {
  number: number | undefined;
  ean: number | undefined;
  quantity: number | undefined;
  unit: number | undefined;
}

/** Headings without spaces, full stops and dashes, in lower case. */
const HEADINGS: Record<keyof Columns, RegExp> = {
  number: /^(artikel|art|bestell|material|produkt)?(nummer|nr|no|code)$|^(artikel|sku|itemid|articlenumber)$/,
  ean: /^(ean|gtin|barcode|strichcode)(13|code|nummer|nr)?$/,
  quantity: /^(bestell)?(menge|anzahl|stückzahl|stueckzahl|qty|quantity|stück|stueck)$/,
  unit: /^(mengen|bestell)?(einheit|me|eh|unit|uom)$/,
};

const SEPARATORS = ['\t', ';', '|', ','];

/** "sep=;" in the first line of a CSV file of Excel. */
export const separatorLine = (raw: string): string | undefined =>
  /^\uFEFF?"?sep=(.)"?$/i.exec(raw.trim())?.[1] ?? (/^sep=$/i.test(raw.trim()) ? '\t' : undefined);

/** The columns that a heading names; undefined without a column of numbers. */
export function headingOf(raw: string, separator?: string): Columns | undefined {
  const names = columnsOf(raw, separator).map((name) => name.toLowerCase().replace(/[\s.:_-]/g, ''));
  const at = (kind: keyof Columns) => {
    const index = names.findIndex((name) => HEADINGS[kind].test(name));
    return index < 0 ? undefined : index;
  };
  const columns = { number: at('number'), ean: at('ean'), quantity: at('quantity'), unit: at('unit') };
  return columns.number === undefined && columns.ean === undefined ? undefined : columns;
}

/**
 * All columns, also empty ones. Spaces separate columns only without another separator; the last part is then
 * the quantity, with its unit.
 */
export function columnsOf(raw: string, announced?: string): string[] {
  // A tab at the beginning is an empty first column.
  const line = raw.replace(/^\uFEFF/, '').replace(/^ +| +$/g, '');
  const separator = announced ?? SEPARATORS.find((one) => line.includes(one));
  if (separator !== undefined && line.includes(separator)) return splitQuoted(line, separator);
  const parts = unquoted(line).split(/\s+/);
  const hasUnit = parts.length > 2 && /^\d/.test(parts.at(-2) ?? '') && /^\D+$/.test(parts.at(-1) ?? '');
  const tail = hasUnit ? 2 : 1;
  if (parts.length <= tail) return parts;
  return [parts.slice(0, -tail).join(' '), parts.slice(-tail).join(' ')];
}

/** `"Schraube; lang";10` has two columns; a doubled quote is one. */
function splitQuoted(line: string, separator: string): string[] {
  const columns = [''];
  let isQuoted = false;
  for (const char of line) {
    if (char === '"') isQuoted = !isQuoted;
    if (char === separator && !isQuoted) columns.push('');
    else columns.push(`${columns.pop() ?? ''}${char}`);
  }
  return columns.map(unquoted);
}

/** Spreadsheets mark numbers as text by an apostrophe, and CSV files by a formula: ="0012". */
const unquoted = (column: string): string =>
  column
    .trim()
    .replace(/^=(?=")/, '')
    .replace(/^["']+|["']+$/g, '')
    .trim();
