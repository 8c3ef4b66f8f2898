import type { Finding, Verdict } from '@fachwerk/shared/contracts';

interface Options {
  /** False for files and logs. */
  color?: boolean;
  /** False below a message that contains the advice. */
  advice?: boolean;
}

const RED = 31;
const GREEN = 32;
const YELLOW = 33;
const MOST_PAGES = 20;

/** A verdict of the contract gate. */
export function verdictText(
  { passes, findings }: Verdict,
  { color = false, advice: hasAdvice = true }: Options = {},
): string {
  const paint = (code: number, text: string) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
  const breaks = findings.filter(({ verdict }) => verdict === 'break');
  const warnings = findings.filter(({ verdict }) => verdict !== 'break');
  const head = passes
    ? paint(
        GREEN,
        warnings.length > 0
          ? `Passes, with ${count(warnings, 'warning')}.`
          : 'Passes: nothing in use would break.',
      )
    : paint(
        RED,
        `Refused: ${count(breaks, 'break')}${warnings.length > 0 ? `, ${count(warnings, 'warning')}` : ''}.`,
      );
  const advice =
    passes || !hasAdvice
      ? []
      : [
          '',
          'Fix it, or give the package a new major version, which runs beside the old one until no page uses that.',
        ];
  return [
    head,
    ...breaks.flatMap((finding) => linesOf(paint(RED, 'BREAK'), finding)),
    ...warnings.flatMap((finding) => linesOf(paint(YELLOW, 'warning'), finding)),
    ...advice,
  ].join('\n');
}

function linesOf(kind: string, { rule, message, pages, teams }: Finding): string[] {
  const more = pages.length - MOST_PAGES;
  return [
    '',
    `${kind} ${rule}`,
    `  ${message}`,
    ...pages.slice(0, MOST_PAGES).map((page) => `  - page ${page}`),
    ...(more > 0 ? [`  - and ${more} more pages`] : []),
    ...teams.map((team) => `  - team ${team}`),
  ];
}

const count = (list: readonly unknown[], word: string): string =>
  `${list.length} ${word}${list.length === 1 ? '' : 's'}`;
