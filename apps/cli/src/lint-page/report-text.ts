import type { PageReport } from './check-page';

/** The report of `lint-page`: one finding per paragraph, and the sum. */
export function reportText(page: string, { findings, count }: PageReport): string {
  const lines = findings.map(
    ({ verdict, rule, line, widget, message }) =>
      `${page}:${line}  ${verdict === 'break' ? 'BREAK' : 'warning'}  ${rule}${widget ? `  ${widget}` : ''}\n    ${message}`,
  );
  const breaks = findings.filter(({ verdict }) => verdict === 'break').length;
  const sum = [
    counted(count, 'widget'),
    counted(breaks, 'break'),
    counted(findings.length - breaks, 'warning'),
  ].join(', ');
  const isEmpty = count === 0 && findings.length === 0;
  return [
    ...lines,
    isEmpty
      ? `${sum}: its HTML has no data-widget element. Elements that scripts add later are not checked.`
      : `${sum}.`,
  ].join('\n');
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
