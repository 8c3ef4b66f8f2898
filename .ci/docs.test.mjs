/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describeBus } from '../shared/build/bus-use/describe-bus.js';
import { codeIn, namesIn } from './readme-names.mjs';

const ROOT = join(__dirname, '..');
const FOLDERS = /^(?:\.ci|apps|docs|e2e|shared|shell|[a-z]+-mfe)\//;

/** READMEs of packages; their paths begin in the package. */
const packageReadmes = ['.', 'apps']
  .flatMap((parent) => readdirSync(join(ROOT, parent)).map((name) => join(parent, name, 'README.md')))
  .filter((file) => existsSync(join(ROOT, file)) && existsSync(join(ROOT, dirname(file), 'package.json')));
const API = 'apps/shop-api/src';
const areas = Object.keys(JSON.parse(readFileSync(join(ROOT, 'apps/shop-api/areas.json'), 'utf8')));
const documents = [
  'README.md',
  'AGENTS.md',
  ...areas.map((area) => join(API, area, 'README.md')),
  ...packageReadmes,
  ...readdirSync(join(ROOT, 'docs'), { recursive: true })
    .filter((file) => file.endsWith('.md') && !/\bnode_modules\b/.test(file))
    .map((file) => join('docs', file)),
];

/** Texts in code style that begin like a path of this repository. */
const namedPaths = (text) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name]) => name)
    .filter((name) => FOLDERS.test(name) && !/[*<>{}…]/.test(name));
const linkedFiles = (text) =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^\w+:/.test(target));

/** Files that a reader of the guides creates: their content stands below their path in bold. */
const made = documents.flatMap((document) =>
  [...readFileSync(join(ROOT, document), 'utf8').matchAll(/^\*\*([\w.-]+\/\S+)\*\*\n\n```/gm)].map(
    ([, path]) => path,
  ),
);
const isMade = (path) => made.some((file) => file === path || file.startsWith(path.replace(/\/?$/, '/')));

/** True if a file or folder fits; `<name>` in a path stands for any name. */
function fits(path, folder = ROOT) {
  const [first, ...rest] = path.split('/').filter(Boolean);
  const name = new RegExp(`^${first.replace(/[.+]/g, '\\$&').replace(/<\w+>/g, '[\\w-]+')}$`);
  return readdirSync(folder, { withFileTypes: true }).some(
    (entry) =>
      name.test(entry.name) &&
      (rest.length === 0 || (entry.isDirectory() && fits(rest.join('/'), join(folder, entry.name)))),
  );
}

/** Source files of a folder, without tests. */
function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(?:node_modules|dist|\..*)$/.test(entry.name)) return [];
    if (entry.isDirectory()) return sourcesBelow(join(folder, entry.name));
    return /(?<!\.test)\.(?:ts|tsx|js|mjs)$/.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}

/** Cells of the table below a heading. */
const tableRows = (text, heading) =>
  text
    .split(`\n## ${heading}\n`)[1]
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));

/** `npm run <name>` and `pnpm <name>` in blocks and in text. */
const scriptsOf = (folder) =>
  Object.keys(JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).scripts);
const scripts = [
  ...scriptsOf('.'),
  ...readdirSync(join(ROOT, 'apps')).flatMap((name) => scriptsOf(join('apps', name))),
];
const template = readFileSync(join(ROOT, 'apps/cli/template/package.json.template'), 'utf8');
const calledScripts = (text) => [
  ...new Set([...text.matchAll(/(?:npm run|`pnpm) (?:-s )?([a-z][\w-]*)/g)].map(([, name]) => name)),
];

it('no script has the name of a command of pnpm, which `pnpm <name>` would run instead', () => {
  const ofPnpm = (
    'add audit bin cache change ci clean config create dedupe deploy docs doctor env fetch fund get ' +
    'import info init install lane licenses link list login outdated owner pack patch peers permissions ' +
    'pipeline profile prune publish purge rebuild remove repo runtime sbom search set setup stage star ' +
    'store tasks team token unlink update version view why with'
  ).split(' ');
  expect(scripts.filter((name) => ofPnpm.includes(name))).toEqual([]);
});

describe.each(packageReadmes)('%s', (document) => {
  it('names only paths that exist in its package', () => {
    const paths = codeIn(readFileSync(join(ROOT, document), 'utf8')).filter((path) =>
      /^(?:src|template|content|build)\//.test(path),
    );
    expect(paths.filter((path) => !fits(path, join(ROOT, dirname(document))))).toEqual([]);
  });
});

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');

  it('names only paths that exist', () => {
    expect(
      namedPaths(text).filter(
        (path) => !existsSync(join(ROOT, path)) && !isMade(path) && !path.includes('dist/'),
      ),
    ).toEqual([]);
  });

  it('calls only commands that exist', () => {
    const known = (name) => scripts.includes(name) || template.includes(`"${name}":`) || name === 'install';
    expect(calledScripts(text).filter((name) => !known(name))).toEqual([]);
  });

  it('links only to files that exist', () => {
    expect(linkedFiles(text).filter((target) => !existsSync(join(ROOT, dirname(document), target)))).toEqual(
      [],
    );
  });
});

describe.each(areas)('the README of the area %s', (area) => {
  const text = readFileSync(join(ROOT, API, area, 'README.md'), 'utf8');

  it('has at most 25 lines and names only what exists', () => {
    const paths = codeIn(text).filter((name) => /^[\w-]+(?:\/[\w.-]*)+$|\.ts$/.test(name));

    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(25);
    expect(
      paths.filter((path) => !fits(path, join(ROOT, API, area)) && !fits(path, join(ROOT, API))),
    ).toEqual([]);
  });

  it('names every folder', () => {
    const folders = readdirSync(join(ROOT, API, area), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => !/^(?:context|database|testing)$/.test(name));

    expect(folders.filter((name) => !text.includes(`\`${name}/\``))).toEqual([]);
  });
});

describe('the table of the README', () => {
  const rows = tableRows(readFileSync(join(ROOT, 'README.md'), 'utf8'), 'Where to go');

  it('has 25 to 40 rows, each with its own subject', () => {
    expect(rows.length).toBeGreaterThanOrEqual(25);
    expect(rows.length).toBeLessThanOrEqual(40);
    expect(new Set(rows.map(([subject]) => subject)).size).toBe(rows.length);
  });

  it.each(rows)('%s: %s', (_subject, target) => {
    const paths = codeIn(target);

    expect(paths).not.toEqual([]);
    expect(paths.filter((path) => !fits(path))).toEqual([]);
  });
});

describe('the decisions', () => {
  const files = readdirSync(join(ROOT, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name));

  it('have one number each, in file name and title', () => {
    expect(new Set(files.map((name) => name.slice(0, 4))).size).toBe(files.length);
    for (const name of files)
      expect(readFileSync(join(ROOT, 'docs/decisions', name), 'utf8')).toMatch(`# ${name.slice(0, 4)} `);
  });

  it('are all in the list', () => {
    const list = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8');
    expect(files.filter((name) => !list.includes(`(${name})`))).toEqual([]);
  });
});

describe('the rows of the specification', () => {
  const text = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8');
  const rows = text
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter(([, number]) => /^\d/.test(number))
    .map(([, number, statement, builtIn, shownBy]) => ({ number, statement, builtIn, shownBy }));
  const planned = [...text.matchAll(/^- \*\*([^*]+)\*\*/gm)].map(([, name]) => name);
  const sectionOf = ({ number }) => number.split('.')[0];
  const exists = (file) => existsSync(join(ROOT, file));

  it('have one number each, for every section', () => {
    const numbers = rows.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter((number) => !/^\d+\.\d+[a-z]?$/.test(number))).toEqual([]);
    expect([...new Set(rows.map(sectionOf))].join()).toBe('1,2,3,4,5,6,7,8,9');
  });

  it('name code and tests that exist, or the planned work, or a decision', () => {
    const isExact = ({ builtIn, shownBy }) => {
      if (builtIn === 'open') return planned.includes(shownBy);
      const [code, shown] = [codeIn(builtIn), codeIn(shownBy)];
      if (builtIn === 'not built') return shown.some((file) => file.startsWith('docs/decisions/'));
      const isTest = (file) => /\.(?:test|e2e|http)\.\w+$/.test(file) && exists(file);
      return code.length > 0 && code.every(exists) && shown.length > 0 && shown.every(isTest);
    };
    expect(rows.filter((row) => !isExact(row)).map(({ number }) => number)).toEqual([]);
  });

  const sections = readFileSync(join(__dirname, 'specification-names.txt'), 'utf8').split('\n## ').slice(1);

  it.each(sections.map((section) => section.split('\n')))(
    'name everything of section %s',
    (number, ...lines) => {
      const stated = rows
        .filter((row) => sectionOf(row) === number)
        .map(({ statement }) => statement.replaceAll('`', ''))
        .join('\n');
      const isStated = (name) => new RegExp(`(?<!\\w)${RegExp.escape(name)}(?!\\w)`).test(stated);
      const names = lines.flatMap((line) => line.split(', ')).filter(Boolean);

      expect(names).not.toEqual([]);
      expect(names.filter((name) => !isStated(name))).toEqual([]);
    },
  );
});

describe('the threat model', () => {
  const rows = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!protected |-)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const tests = new Set(
    ['.ci', 'apps', 'e2e', 'shared', 'shell'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true })
        .filter((file) => !file.includes('node_modules') && /\.(?:test|e2e|http)\.\w+$/.test(file))
        .map((file) => basename(file).replace(/\.(?:test|e2e|http)\.\w+$/, '')),
    ),
  );

  it.each(rows)('names tests that exist:%s %s', (_, _protected, _by, shownBy) => {
    const named = codeIn(shownBy).filter((name) => !/^LONG=/.test(name));
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !tests.has(name))).toEqual([]);
  });
});

describe('the glossary', () => {
  const text = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
  const sources = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && FOLDERS.test(`${entry.name}/`) && entry.name !== 'docs')
    .flatMap(({ name }) => sourcesBelow(join(ROOT, name)));
  /** Identifiers of the sources, and their file names without endings. */
  const words = new Set(
    sources.flatMap((file) => [
      basename(file).split('.')[0],
      ...(readFileSync(file, 'utf8').match(/[A-Za-z][\w-]*/g) ?? []),
    ]),
  );

  it.each(['Terms of the domain', 'Terms of the platform'])(
    '%s: at least 40, all in the sources',
    (heading) => {
      const rows = tableRows(text, heading);
      const terms = rows.flatMap(([, inCode]) => codeIn(inCode));

      expect(rows.length).toBeGreaterThanOrEqual(40);
      expect(terms.length).toBe(rows.length);
      expect(new Set(rows.map(([term]) => term)).size).toBe(rows.length);
      expect(terms.filter((term) => !words.has(term))).toEqual([]);
    },
  );
});

describe.each(readdirSync(ROOT).filter((name) => name.endsWith('-mfe')))('the README of %s', (mfe) => {
  const text = readFileSync(join(ROOT, mfe, 'README.md'), 'utf8');

  it('names its widgets', () => {
    const widgets = readdirSync(join(ROOT, mfe, 'src'), { recursive: true })
      .filter((file) => file.endsWith('.widget.tsx'))
      .map((file) => basename(file, '.widget.tsx'));
    expect(namesIn(text, 'Widgets').sort()).toEqual(widgets.sort());
  });

  it('names what it publishes and subscribes to', () => {
    const { bus } = describeBus(join(ROOT, mfe));
    expect(namesIn(text, 'Publishes').sort()).toEqual(Object.keys(bus.sends));
    expect(namesIn(text, 'Subscribes to').sort()).toEqual(Object.keys(bus.hears));
  });
});

describe('the events for trackers', () => {
  const rows = readFileSync(join(ROOT, 'docs/contracts/tracking.md'), 'utf8')
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1));
  const filesOf = (path) => (path.endsWith('/') ? sourcesBelow(join(ROOT, path)) : [join(ROOT, path)]);

  it.each(rows)('%s are reported by the named code', (events, _when, _values, code) => {
    const sources = codeIn(code)
      .flatMap(filesOf)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    expect(codeIn(events).filter((name) => !new RegExp(`['"]${name}['"]`).test(sources))).toEqual([]);
  });

  it('are all in the table', () => {
    const sources = readdirSync(ROOT)
      .filter((name) => name.endsWith('-mfe') || name === 'shared')
      .flatMap((name) => sourcesBelow(join(ROOT, name, 'src')));
    const reported = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\btrack\(\{\s*name: '([a-z_]+)'/g)].map(([, name]) => name),
    );
    expect(reported.length).toBeGreaterThan(10);
    const known = rows.flatMap(([events]) => codeIn(events));
    expect(reported.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('the rules of docs/law.md', () => {
  const text = readFileSync(join(ROOT, 'docs/law.md'), 'utf8');
  const planned = [...text.matchAll(/^- \*\*([^*]+)\*\*/gm)].map(([, name]) => name);
  const rows = text
    .split('\n')
    .filter((line) => /^\| (?!rule |-)/.test(line))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
  const namesTest = (cell) => /\]\(\.\.\/[^)]+\.(?:test\.tsx?|test\.mjs|(?:e2e|http)\.ts)\)/.test(cell);

  it('have one row each', () => {
    expect(rows.length).toBeGreaterThan(50);
    expect(new Set(rows.map(([rule]) => rule)).size).toBe(rows.length);
  });

  it.each(rows)('%s', (_rule, place, test, sure, operator, ...more) => {
    const isOpen = place.startsWith('open: ');

    expect(more).toEqual([]);
    expect(isOpen || linkedFiles(place).length > 0).toBe(true);
    expect(isOpen ? test === 'open' : namesTest(test) || /^none: \w/.test(test)).toBe(true);
    expect(sure).toMatch(/^(?:high|medium|medium-high|low)\b/);
    expect(operator).not.toBe('');
    for (const [, work] of place.matchAll(/\bopen: ([^;]+)/g)) expect(planned).toContain(work);
  });

  it('name only tests that exist', () => {
    const named = text.matchAll(
      /\[((?:[^[\]]|\[[^\]]*\])+)\]\(\.\.\/([^)]+\.(?:test\.tsx?|test\.mjs|(?:e2e|http)\.ts))\)/g,
    );
    const tests = [...named].map(([, name, file]) => ({ name, file }));
    expect(tests.length).toBeGreaterThan(30);
    const missing = tests.filter(({ name, file }) => !readFileSync(join(ROOT, file), 'utf8').includes(name));
    expect(missing).toEqual([]);
  });
});
