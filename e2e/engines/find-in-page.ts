import { resolve } from 'node:path';
import type * as Queries from '@testing-library/dom';
import { build } from 'esbuild';

/** An element by role and accessible name, or a field by its label. */
export type Target = { role: string; name: string | RegExp; within?: string } | { label: string };

/** A target as it is passed to the page. */
interface PlainTarget {
  role?: string;
  name?: string;
  isPattern?: boolean;
  within?: string;
  label?: string;
}

export interface Point {
  x: number;
  y: number;
}

declare global {
  interface Window {
    engineQueries?: typeof Queries;
  }
}

export function plain(target: Target): PlainTarget {
  if ('label' in target) return target;
  const { name, ...rest } = target;
  return name instanceof RegExp ? { ...rest, name: name.source, isPattern: true } : { ...rest, name };
}

/**
 * Runs in the page, as text: where a visitor presses the first element that fits. An element that is covered
 * by another one is not there yet.
 */
export function pointOf({
  role,
  name,
  isPattern,
  within,
  label,
}: PlainTarget): Point | 'missing' | 'no queries' {
  const queries = window.engineQueries;
  if (!queries) return 'no queries';
  const area = document.querySelector<HTMLElement>(within ?? 'body');
  if (!area) return 'missing';
  const text = isPattern ? new RegExp(name ?? '') : (name ?? '');
  const [found] = label
    ? queries.queryAllByLabelText(area, label)
    : queries.queryAllByRole(area, role ?? '', { name: text });
  if (!found) return 'missing';
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  const isHit = found.contains(hit) || hit?.closest('label')?.control === found;
  return isHit ? point : 'missing';
}

let code: Promise<string> | undefined;

/** Script that loads the queries by role and label into a page. */
export function queriesScript(): Promise<string> {
  code ??= build({
    stdin: {
      contents: `export { queryAllByLabelText, queryAllByRole } from '@testing-library/dom'`,
      resolveDir: resolve('engines'),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'engineQueries',
    define: { 'process.env.DEBUG_PRINT_LIMIT': '0', 'process.env': '{}' },
  }).then(({ outputFiles }) => `${outputFiles[0]?.text}; window.engineQueries = engineQueries;`);
  return code;
}
