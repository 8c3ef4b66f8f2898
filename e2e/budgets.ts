import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';

/** Kilobytes (1,000 bytes) as transferred, with brotli. */
export interface PageWeight {
  html: number;
  css: number;
  javascript: number;
  /** Requests until the network is idle. */
  requests: number;
}

/** Factor by which a page may exceed its budget. */
export const ALLOWANCE = 1.1;

const DOCUMENT = join(process.cwd(), '../docs/performance.md');
const ROW = /^\|\s*`(?<path>[^`]+)`[^|]*\|(?<numbers>(?:\s*[\d.]+\s*\|){4})\s*$/;

/**
 * The table "Budgets" of docs/performance.md: one row per page type; its first cell begins with the path in
 * backticks.
 */
export function readBudgets(text = readFileSync(DOCUMENT, 'utf8')): Map<string, PageWeight> {
  const budgets = new Map<string, PageWeight>();
  for (const line of text.split('\n')) {
    const { path, numbers } = ROW.exec(line)?.groups ?? {};
    if (!path || !numbers) continue;
    const [html = NaN, css = NaN, javascript = NaN, requests = NaN] = numbers.split('|').map(Number);
    budgets.set(path, { html, css, javascript, requests });
  }
  return budgets;
}

/** Replaces the budgets by measured weights: `WRITE_BUDGETS=1 pnpm e2e budgets`. */
export function writeBudgets(weights: ReadonlyMap<string, PageWeight>): void {
  const lines = readFileSync(DOCUMENT, 'utf8').split('\n');
  const written = lines.map((line) => {
    const path = ROW.exec(line)?.groups?.path;
    const weight = path ? weights.get(path) : undefined;
    if (!weight) return line;
    const { html, css, javascript, requests } = weight;
    const name = line.split('|')[1] ?? '';
    return `|${name}| ${html.toFixed(1)} | ${css.toFixed(1)} | ${javascript.toFixed(1)} | ${requests} |`;
  });
  writeFileSync(DOCUMENT, written.join('\n'));
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
