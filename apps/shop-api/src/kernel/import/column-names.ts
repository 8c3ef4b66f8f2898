import { nearestName } from '@fachwerk/shared/nearest-name';
import { editDistance } from '@fachwerk/shared/rules';
import type { Row } from './csv-rows';

/** A column that the import does not have, with the known name that it most likely means. */
export interface UnknownName {
  column: string;
  nearest: string | undefined;
}

export interface UnknownColumn extends UnknownName {
  /** Line that names the column. */
  line: number;
}

/** Units and forms of a value. "netto" is none: prices include VAT; "kg" is none: weights are grams. */
const QUALIFIERS = 'eur euro brutto inkl incl in g gramm prozent stk der des'.split(' ');
const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** "Größe (g)" → "groesseg" and, without units, "groesse": letters and digits in lower case. */
function formsOf(name: string): string[] {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\bin[kc]l\W*(?:mwst|ust|steuer|vat|tax)\b/, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return [words.join(''), words.filter((word) => !QUALIFIERS.includes(word)).join('')];
}

/** The column that a name means among those that a file does not have. */
export type MeaningOf = (name: string, columns: readonly string[]) => string | undefined;

/** Knows what other systems call each column, and finds misspelt names. */
export function meaningsOf(names: ReadonlyMap<string, readonly string[]>): MeaningOf {
  const meanings = new Map(
    [...names].flatMap(([column, foreign]) =>
      [column, ...foreign].map((name): [string, string] => [formsOf(name)[0] ?? '', column]),
    ),
  );
  // One letter of them may differ; in shorter names it makes another word.
  const misspelt = [...meanings.keys()].filter((name) => name.length >= 7);

  return (name, columns) => {
    const forms = formsOf(name);
    const exact = forms.map((form) => meanings.get(form)).find((column) => column !== undefined);
    if (exact !== undefined) return columns.includes(exact) ? exact : undefined;
    const near = nearestName(name, columns);
    if (near !== undefined) return near;
    const similar = misspelt.find((other) => editDistance(forms[0] ?? '', other, 1) <= 1);
    return columns.find((column) => column === meanings.get(similar ?? ''));
  };
}

/**
 * Finds the columns that the import does not have, each of them once. `names`: all columns of the import.
 */
export function unknownColumns(names: readonly string[], suggest: MeaningOf) {
  // Spreadsheets write columns without a name behind the last one.
  const known = new Set([...names, '']);
  const reported = new Set<string>();
  let last: readonly string[] | undefined;
  return {
    known: known as ReadonlySet<string>,
    unknownIn({ columns, columnsLine }: Pick<Row, 'columns' | 'columnsLine'>): UnknownColumn[] {
      // All rows of a CSV file have the same columns.
      if (columns === last) return [];
      last = columns;
      const unknown = columns.filter((column) => !known.has(column) && !reported.has(column));
      for (const column of unknown) reported.add(column);
      const absent = names.filter((name) => !columns.includes(name));
      return unknown.map((column) => ({ line: columnsLine, column, nearest: suggest(column, absent) }));
    },
  };
}

/** "; is it 'farbe'?" if a known name is similar. */
export function hintAt(name: string, names: readonly string[]): string {
  const nearest = nearestName(name, names);
  return nearest === undefined ? '' : `; is it '${nearest}'?`;
}

/** "; is it 'Artikelnummer'?" if a name of the file is another one of a column that is missing. */
export const hintAtMissing =
  (meaningOf: MeaningOf) =>
  (column: string, names: readonly string[]): string => {
    const foreign = names.find((name) => meaningOf(name, [column]) !== undefined);
    return foreign === undefined ? '' : `; is it '${foreign}'?`;
  };
