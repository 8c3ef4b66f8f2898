import Ajv2020 from 'ajv/dist/2020.js';
import { nearestName } from './nearest-name.mjs';
import { readPage } from './read-page.mjs';

/**
 * What is wrong with a page that uses our widgets: `{ findings, count }`. `live` is the list of GET /federation/widgets. A break is what
 * visitors would miss; the rest of a page's HTML is not our business.
 */
export function checkPage(html, live) {
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

const aBreak = (rule, line, message, widget) => ({ verdict: 'break', rule, line, message, widget });
const aWarning = (rule, line, message, widget) => ({ verdict: 'warning', rule, line, message, widget });

function catalogueOf(live) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
  const byName = new Map();
  for (const record of [...live].sort((a, b) => a.major - b.major)) {
    const { $id: _id, ...schema } = record.propsSchema;
    byName.set(record.name, [
      ...(byName.get(record.name) ?? []),
      { ...record, validate: ajv.compile(schema) },
    ]);
  }
  return byName;
}

function checkWidget({ name: reference, line, props, isFromServer, hasFallback }, known) {
  const [name, asked] = reference.split('@');
  const majors = known.get(name);
  if (!majors) {
    const nearest = nearestName(name, [...known.keys()]);
    const hint = nearest ? ` Did you mean "${nearest}"?` : '';
    return [aBreak('unknown-widget', line, `No micro-frontend offers this widget.${hint}`, reference)];
  }
  const served = asked === undefined ? majors[0] : majors.find(({ major }) => String(major) === asked);
  if (!served)
    return [aBreak('major-gone', line, `There is no major ${asked} of it. ${liveText(majors)}`, reference)];

  const newest = majors.at(-1);
  return [
    ...checkProps({ reference, line, props }, served),
    ...(newest.major > served.major
      ? [
          aWarning(
            'major-outdated',
            line,
            `Major ${newest.major} is there: move on to "${name}@${newest.major}" before the old one ends.`,
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
            'The element is empty: put something inside that visitors see until the widget is ready, or if it cannot load.',
            reference,
          ),
        ]),
  ];
}

function checkProps({ reference, line, props }, { validate }) {
  const text = props ?? '{}';
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const quotes = /^\{\s*'|'\s*:/.test(text)
      ? ' JSON wants double quotes inside, so write data-props=\'{"name": "value"}\'.'
      : '';
    return [aBreak('props-json', line, `data-props is no JSON: ${error.message}.${quotes}`, reference)];
  }
  if (validate(value)) return [];
  const said = validate.errors
    // Behind "one of several" stand the reasons why each did not fit: the sum says nothing.
    .filter(
      ({ keyword }, _index, all) =>
        keyword !== 'if' && (all.length === 1 || !['anyOf', 'oneOf'].includes(keyword)),
    )
    .map((error) => `field "${fieldOf(error)}" ${expectationOf(error)}`);
  return [...new Set(said)].map((one) => aBreak('props', line, `${one}.`, reference));
}

function fieldOf({ instancePath, params }) {
  const named = params.missingProperty ?? params.additionalProperty;
  return [...instancePath.split('/').slice(1), ...(named ? [named] : [])].join('.') || '(props)';
}
function expectationOf({ keyword, message, params }) {
  if (keyword === 'required') return 'is missing';
  if (keyword === 'additionalProperties') return 'is not known';
  if (keyword === 'enum')
    return `must be one of ${params.allowedValues.map((one) => JSON.stringify(one)).join(', ')}`;
  return message;
}
const liveText = (majors) =>
  `Live: ${majors.map(({ name, major, isOldestMajor }) => (isOldestMajor ? `"${name}"` : `"${name}@${major}"`)).join(', ')}.`;

/** Widgets do not stand inside one another, except where one leaves room for another in the HTML of our server. */
function checkPlace({ name, line, parent, depth, isSlot }) {
  if (!parent || (isSlot && depth === 1)) return [];
  const message = `Stands inside "${parent.name}" (line ${parent.line}), which replaces what is in it. Put it beside.`;
  return [aBreak('nested', line, message, name)];
}

/** React takes the id of a widget for the ids inside of it. */
function checkIds({ widgets, ids }) {
  return [...new Set(widgets.flatMap(({ id }) => id ?? []))].flatMap((id) => {
    const lines = ids.get(id) ?? [];
    return lines.length < 2
      ? []
      : [
          aBreak(
            'id-twice',
            lines[1],
            `The id "${id}" stands in line ${lines.join(' and ')}: a widget needs one of its own.`,
          ),
        ];
  });
}

/** "…/shell/shell.js" on pages of others, "…/shell/<version>/shell.js" on our own. */
const SHELL = /\/shell\/(?:([^/?#]+)\/)?shell\.js(?:[?#].*)?$/;

function checkScripts({ widgets, scripts }) {
  const shells = scripts.filter(({ src }) => SHELL.test(src));
  const [first, second] = shells;
  if (!first)
    return widgets.length === 0
      ? []
      : [
          aBreak(
            'script-missing',
            widgets[0].line,
            'The page has widgets and not the one script that starts them: <script src="https://<shop>/shell/shell.js" defer></script>.',
          ),
        ];
  return [
    ...(second
      ? [
          aBreak(
            'script-twice',
            second.line,
            `The shell is in this page already (line ${first.line}): one script is enough for all widgets.`,
          ),
        ]
      : []),
    ...shells.flatMap(({ src, integrity, line }) => {
      const version = SHELL.exec(src)[1];
      if (version && !integrity)
        return [
          aWarning(
            'integrity',
            line,
            'The script names a version and has no integrity: copy it from a page of the shop, or use /shell/shell.js.',
          ),
        ];
      if (!version && integrity)
        return [
          aBreak(
            'integrity',
            line,
            'This address always has the newest shell: with an integrity it stops working with the next one. Remove the attribute.',
          ),
        ];
      return [];
    }),
  ];
}

/** Files of a version never change: their hash belongs to them. */
function checkIntegrity({ scripts, styles }) {
  return [
    ...scripts.map(({ src, ...rest }) => ({ ...rest, url: src })),
    ...styles.map(({ href, ...rest }) => ({ ...rest, url: href })),
  ]
    .filter(
      ({ url, integrity }) => /\/assets\/[^/]+\/\d+\.\d+\.\d+-[^/]+\/browser\//.test(url ?? '') && !integrity,
    )
    .map(({ url, line }) => aWarning('integrity', line, `${url} has no integrity.`));
}
