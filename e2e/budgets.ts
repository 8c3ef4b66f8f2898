import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';

/** Kilobytes (1,000 bytes) as transferred, with brotli. */
export interface PageWeight {
  html: number;
  css: number;
  javascript: number;
  /** JavaScript before the largest paint; part of `javascript`. */
  early: number;
  /** Requests until the network is idle. */
  requests: number;
}
const COLUMNS = ['html', 'css', 'javascript', 'early', 'requests'] as const;

/** When a script is requested. */
export const PHASES = ['before the largest paint', 'after it', 'first interaction', 'opened'] as const;
export type Phase = (typeof PHASES)[number];
/** Kilobytes of JavaScript by micro-frontend, in each phase. */
export type PageLoads = Record<Phase, Record<string, number>>;

/** Factor by which a page may exceed its budget. */
export const ALLOWANCE = 1.1;
/** Highest permitted `early`, for every page. */
export const EARLY_LIMIT = 25;

const DOCUMENT = join(process.cwd(), '../docs/performance.md');
const PRETTIER = join(process.cwd(), '../node_modules/.bin/prettier');
/** A row of a table of docs/performance.md: its first cell begins with the path of a page in backticks. */
const ROW = /^\|(?<name>\s*`(?<path>[^`]+)`[^|]*)\|(?<cells>.*)\|\s*$/;
const LOADS = /^(–|[a-z-]+ [\d.]+(, [a-z-]+ [\d.]+)*)$/;

function rowOf(line: string) {
  const { name = '', path, cells = '' } = ROW.exec(line)?.groups ?? {};
  if (!path) return undefined;
  const values = cells.split('|').map((cell) => cell.trim());
  if (values.length === COLUMNS.length && values.every((value) => /^[\d.]+$/.test(value)))
    return { kind: 'budget' as const, name, path, values };
  if (values.length === PHASES.length && values.every((value) => LOADS.test(value)))
    return { kind: 'loads' as const, name, path, values };
  return undefined;
}

const documentLines = () => readFileSync(DOCUMENT, 'utf8').split('\n');

/** The table "Budgets": one row per page type. */
export function readBudgets(): Map<string, PageWeight> {
  const rows = documentLines().map(rowOf);
  return new Map(
    rows.flatMap((row) => {
      if (row?.kind !== 'budget') return [];
      const amounts = COLUMNS.map((column, index): [string, number] => [column, Number(row.values[index])]);
      return [[row.path, Object.fromEntries(amounts) as unknown as PageWeight]];
    }),
  );
}

/** The table "What loads when": one row per page type. */
export function readLoads(): Map<string, PageLoads> {
  const rows = documentLines().map(rowOf);
  const amountsOf = (cell = '–') =>
    Object.fromEntries(
      cell === '–'
        ? []
        : cell
            .split(', ')
            .map((part) => part.split(' '))
            .map(([mfe = '', kB]) => [mfe, Number(kB)]),
    );
  return new Map(
    rows.flatMap((row) => {
      if (row?.kind !== 'loads') return [];
      const phases = PHASES.map((phase, index) => [phase, amountsOf(row.values[index])]);
      return [[row.path, Object.fromEntries(phases) as PageLoads]];
    }),
  );
}

export const loadsText = (amounts: Record<string, number>): string =>
  Object.entries(amounts)
    .filter(([, kB]) => kB >= 0.05)
    .sort(([, a], [, b]) => b - a)
    .map(([mfe, kB]) => `${mfe} ${kB.toFixed(1)}`)
    .join(', ') || '–';

/** Replaces both tables by what was measured: `WRITE_BUDGETS=1 pnpm e2e budgets`. */
export function writeMeasured(
  weights: ReadonlyMap<string, PageWeight>,
  loads: ReadonlyMap<string, PageLoads>,
): void {
  const cellsOf = (row: NonNullable<ReturnType<typeof rowOf>>): string[] | undefined => {
    const weight = weights.get(row.path);
    const load = loads.get(row.path);
    if (row.kind === 'budget')
      return weight && COLUMNS.map((column) => weight[column].toFixed(column === 'requests' ? 0 : 1));
    return load && PHASES.map((phase) => loadsText(load[phase]));
  };
  const written = documentLines().map((line) => {
    const row = rowOf(line);
    const cells = row && cellsOf(row);
    return row && cells ? `|${row.name}| ${cells.join(' | ')} |` : line;
  });
  writeFileSync(DOCUMENT, written.join('\n'));
  execFileSync(PRETTIER, ['--write', DOCUMENT]);
}

/** Size of a response body for a browser with brotli. */
export function bytesOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', accept: '*/*' };
    get(url, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('error', reject);
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
