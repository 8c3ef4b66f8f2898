/** A verdict of the contract gate for a terminal or a CI log; `color` false for files, `advice` false where a message has given it. */
export function verdictText({ passes, findings }, { color = false, advice: hasAdvice = true } = {}) {
  const paint = (code, text) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
  const breaks = findings.filter(({ verdict }) => verdict === 'break');
  const warnings = findings.filter(({ verdict }) => verdict !== 'break');
  const head = passes
    ? paint(
        32,
        warnings.length > 0
          ? `Passes, with ${count(warnings, 'warning')}.`
          : 'Passes: nothing in use would break.',
      )
    : paint(
        31,
        `Refused: ${count(breaks, 'break')}${warnings.length > 0 ? `, ${count(warnings, 'warning')}` : ''}.`,
      );
  const advice =
    passes || !hasAdvice
      ? []
      : [
          '',
          'Mend it, or give the package a new major version: that runs beside the old one until no page uses it.',
        ];
  return [
    head,
    ...breaks.flatMap((finding) => linesOf(paint(31, 'BREAK'), finding)),
    ...warnings.flatMap((finding) => linesOf(paint(33, 'warning'), finding)),
    ...advice,
  ].join('\n');
}

const MOST_PAGES = 20;

function linesOf(kind, { rule, message, pages, teams }) {
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

const count = (list, word) => `${list.length} ${word}${list.length === 1 ? '' : 's'}`;
