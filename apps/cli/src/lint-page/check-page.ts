import type { LiveWidgets } from '@fachwerk/shared/contracts';
import { nearestName } from '@fachwerk/shared/nearest-name';
import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import { type Page, type PageWidget, readPage } from './read-page';

export interface PageFinding {
  /** A break is seen by visitors: a widget is missing or fails. */
  verdict: 'break' | 'warning';
  rule: string;
  line: number;
  message: string;
  /** As the page names it. */
  widget: string | undefined;
}

export interface PageReport {
  findings: PageFinding[];
  /** Number of widgets. */
  count: number;
}

type LiveWidget = Pick<LiveWidgets['widgets'][number], 'name' | 'major' | 'isOldestMajor' | 'propsSchema'>;
type CheckedWidget = LiveWidget & { validate: ValidateFunction };

/**
 * Checks how a page uses widgets, against the live ones (`GET /federation/widgets`); the rest of its HTML is
 * not checked.
 */
export function checkPage(html: string, live: readonly LiveWidget[]): PageReport {
  const page = readPage(html);
  const known = catalogueOf(live);
  const findings = [
    ...page.widgets.flatMap((widget) => [...checkWidget(widget, known), ...checkPlace(widget)]),
    ...checkIds(page),
    ...checkScripts(page),
    ...checkIntegrity(page),
  ].sort((a, b) => a.line - b.line);
  return { findings, count: page.widgets.length };
}

const finding =
  (verdict: PageFinding['verdict']) =>
  (rule: string, line: number, message: string, widget?: string): PageFinding => ({
    verdict,
    rule,
    line,
    message,
    widget,
  });
const aBreak = finding('break');
const aWarning = finding('warning');

/** The majors of each widget, the oldest first. */
function catalogueOf(live: readonly LiveWidget[]): Map<string, CheckedWidget[]> {
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
  const byName = new Map<string, CheckedWidget[]>();
  for (const record of [...live].sort((a, b) => a.major - b.major)) {
    const { $id: _id, ...schema } = record.propsSchema;
    byName.set(record.name, [
      ...(byName.get(record.name) ?? []),
      { ...record, validate: ajv.compile(schema) },
    ]);
  }
  return byName;
}

function checkWidget(widget: PageWidget, known: ReadonlyMap<string, CheckedWidget[]>): PageFinding[] {
  const { name: reference, line, isFromServer, hasFallback } = widget;
  const [name = '', asked] = reference.split('@');
  const majors = known.get(name);
  if (!majors) {
    const nearest = nearestName(name, [...known.keys()]);
    const hint = nearest ? ` Did you mean "${nearest}"?` : '';
    return [aBreak('unknown-widget', line, `No micro-frontend offers this widget.${hint}`, reference)];
  }
  const served = asked === undefined ? majors[0] : majors.find(({ major }) => String(major) === asked);
  if (!served)
    return [aBreak('major-gone', line, `Its major ${asked} is not live. ${liveText(majors)}`, reference)];

  const newest = majors.at(-1) ?? served;
  return [
    ...checkProps(widget, served),
    ...(newest.major > served.major
      ? [
          aWarning(
            'major-outdated',
            line,
            `Major ${newest.major} is live: change to "${name}@${newest.major}" before the old one is closed.`,
            reference,
          ),
        ]
      : []),
    ...(isFromServer || hasFallback
      ? []
      : [
          aWarning(
            'no-fallback',
            line,
            'The element is empty: give it content for visitors until the widget is ready, and in case it cannot load.',
            reference,
          ),
        ]),
  ];
}

function checkProps(
  { name: reference, line, props, isFromServer }: PageWidget,
  { validate }: CheckedWidget,
): PageFinding[] {
  // The page server has checked the props and left them out: the widget is never hydrated.
  if (props === undefined && isFromServer) return [];
  const text = props ?? '{}';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const quotes = /^\{\s*'|'\s*:/.test(text)
      ? ' JSON needs double quotes, so write data-props=\'{"name": "value"}\'.'
      : '';
    return [
      aBreak('props-json', line, `data-props is not JSON: ${(error as Error).message}.${quotes}`, reference),
    ];
  }
  if (validate(value)) return [];
  const problems = (validate.errors ?? [])
    // A failed anyOf or oneOf comes with the errors of its branches, which name the fields.
    .filter(
      ({ keyword }, _index, all) =>
        keyword !== 'if' && (all.length === 1 || !['anyOf', 'oneOf'].includes(keyword)),
    )
    .map((error) => `field "${fieldOf(error)}" ${expectationOf(error)}`);
  return [...new Set(problems)].map((one) => aBreak('props', line, `${one}.`, reference));
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const named: unknown = params.missingProperty ?? params.additionalProperty;
  return [...instancePath.split('/').slice(1), ...(named ? [named] : [])].join('.') || '(props)';
}

function expectationOf({ keyword, message = 'is wrong', params }: ErrorObject): string {
  if (keyword === 'required') return 'is missing';
  if (keyword === 'additionalProperties') return 'is not known';
  if (keyword === 'enum')
    return `must be one of ${(params.allowedValues as unknown[]).map((one) => JSON.stringify(one)).join(', ')}`;
  return message;
}

const liveText = (majors: readonly LiveWidget[]): string =>
  `Live: ${majors.map(({ name, major, isOldestMajor }) => (isOldestMajor ? `"${name}"` : `"${name}@${major}"`)).join(', ')}.`;

/** A widget contains another one only in the HTML that the page server rendered for it. */
function checkPlace({ name, line, parent, depth, isSlot }: PageWidget): PageFinding[] {
  if (!parent || (isSlot && depth === 1)) return [];
  const message = `Stands inside "${parent.name}" (line ${parent.line}), which replaces its content. Put it beside that element.`;
  return [aBreak('nested', line, message, name)];
}

/** React derives the ids inside of a widget from the id of its element. */
function checkIds({ widgets, ids }: Page): PageFinding[] {
  return [...new Set(widgets.flatMap(({ id }) => id ?? []))].flatMap((id) => {
    const lines = ids.get(id) ?? [];
    const [, second] = lines;
    return second === undefined
      ? []
      : [
          aBreak(
            'id-twice',
            second,
            `The id "${id}" stands in lines ${lines.join(' and ')}: a widget needs an id of its own.`,
          ),
        ];
  });
}

/** "…/shell/shell.js" on third-party pages, "…/shell/<version>/shell.js" on pages of the shop. */
const SHELL = /\/shell\/(?:([^/?#]+)\/)?shell\.js(?:[?#].*)?$/;

function checkScripts({ widgets, scripts }: Page): PageFinding[] {
  const shells = scripts.filter(({ url }) => SHELL.test(url));
  const [first, second] = shells;
  const [firstWidget] = widgets;
  if (!first)
    return !firstWidget
      ? []
      : [
          aBreak(
            'script-missing',
            firstWidget.line,
            'The page has widgets, but not the script that starts them: <script src="https://<shop>/shell/shell.js" defer></script>.',
          ),
        ];
  return [
    ...(second
      ? [
          aBreak(
            'script-twice',
            second.line,
            `The page loads the shell already (line ${first.line}): one script is enough for all widgets.`,
          ),
        ]
      : []),
    ...shells.flatMap(({ url, integrity, line }) => {
      const version = SHELL.exec(url)?.[1];
      if (version && !integrity)
        return [
          aWarning(
            'integrity',
            line,
            'The address of the script contains a version, but there is no integrity: copy it from a page of the shop, or use /shell/shell.js.',
          ),
        ];
      if (!version && integrity)
        return [
          aBreak(
            'integrity',
            line,
            'The content of this address changes with every release of the shell: remove the integrity, which refuses the next one.',
          ),
        ];
      return [];
    }),
  ];
}

const VERSION_FILE = /\/assets\/[^/]+\/\d+\.\d+\.\d+-[^/]+\/browser\//;

/** The files of a version never change, so that their integrity is known. */
const checkIntegrity = ({ scripts, styles }: Page): PageFinding[] =>
  [...scripts, ...styles]
    .filter(({ url, integrity }) => VERSION_FILE.test(url) && !integrity)
    .map(({ url, line }) => aWarning('integrity', line, `${url} has no integrity.`));
