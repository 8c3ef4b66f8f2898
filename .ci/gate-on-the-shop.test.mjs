/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../apps/cms/src/content/load-content';
import { usesIn } from '../apps/cms/src/content/report-usage';
import { checkRetire } from '../apps/registry/src/gate/check-retire';
import { checkShell } from '../apps/registry/src/gate/check-shell';
import { checkVersion } from '../apps/registry/src/gate/check-version';
import { microFrontends, ROOT } from './project.mjs';

/** The version of a package that was built last. */
function built(name, record) {
  const dist = join(ROOT, name, 'dist');
  const files = (existsSync(dist) ? readdirSync(dist) : [])
    .map((version) => join(dist, version, record))
    .filter((file) => existsSync(file))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!files[0]) throw new Error(`${name} is not built: run \`npm run build\` first.`);
  return JSON.parse(readFileSync(files[0], 'utf8'));
}

const live = microFrontends.map((name) => built(name, 'widgets.json'));
const shell = built('shell', 'shell.json');
const uses = usesIn(loadContent(join(ROOT, 'apps/cms/content'))).map((use) => ({
  ...use,
  source: 'content',
}));
const owners = Object.fromEntries(live.flatMap(({ mfe, widgets }) => widgets.map(({ name }) => [name, mfe])));
const inUse = { live, shells: [shell], uses, owners };

const next = (manifest, change = {}) => ({
  ...manifest,
  version: '0.1.1-fffffff',
  global: `${manifest.mfe}_next`,
  ...change,
});
const filesOf = (some) => [...new Set(some.map(({ file }) => file))].sort();
const ownerOf = (widget) => live.find(({ widgets }) => widgets.some(({ name }) => name === widget));
/** Published with one widget changed, or without it. */
function publishWith(widget, change) {
  const manifest = ownerOf(widget);
  const widgets = manifest.widgets.flatMap((record) => {
    if (record.name !== widget) return [record];
    const propsSchema = change?.(structuredClone(record.propsSchema));
    return propsSchema ? [{ ...record, propsSchema }] : [];
  });
  return checkVersion({ ...inUse, manifest: next(manifest, { widgets }) });
}
const breaksOf = ({ findings }) => findings.filter(({ verdict }) => verdict === 'break');

it('what was built passes against what was built', () => {
  for (const manifest of live) {
    const { findings } = checkVersion({ ...inUse, manifest: next(manifest) });
    expect([manifest.mfe, findings]).toEqual([manifest.mfe, []]);
  }
  expect(checkShell({ ...inUse, manifest: { ...shell, version: '0.1.1-fffffff' } }).findings).toEqual([]);
});

it('every built version says what it needs and what it says to the bus', () => {
  for (const { mfe, bus, requires } of live)
    expect([mfe, requires.react, Object.keys(bus)]).toEqual([
      mfe,
      expect.stringMatching(/^\^19\./),
      ['hears', 'sends'],
    ]);
  expect(shell.provides.react).toMatch(/^19\./);
  expect(Object.keys(shell.bus.sends)).toContain('user');
});

it('every widget of the content is known to the gate', () => {
  expect(uses.length).toBeGreaterThan(40);
  expect(uses.filter(({ widget }) => !ownerOf(widget))).toEqual([]);
});

const widgets = [...new Set(uses.map(({ widget }) => widget))].sort();

describe.each(widgets)('%s', (widget) => {
  const placed = uses.filter((use) => use.widget === widget);
  const record = ownerOf(widget).widgets.find(({ name }) => name === widget);
  const fields = [...new Set(placed.flatMap(({ props }) => Object.keys(props)))];

  it('cannot be removed', () => {
    expect(breaksOf(publishWith(widget))).toMatchObject([
      { rule: 'widget-removed', widget, pages: filesOf(placed) },
    ]);
  });

  it('cannot ask for one more field', () => {
    const breaks = breaksOf(
      publishWith(widget, (schema) => ({
        ...schema,
        properties: { ...schema.properties, brandNew: { type: 'string' } },
        required: [...(schema.required ?? []), 'brandNew'],
      })),
    );
    expect(breaks).toMatchObject([{ rule: 'props-in-use', pages: filesOf(placed) }]);
    expect(breaks[0].message).toContain('field "brandNew" is missing');
  });

  const given = (field) => placed.filter(({ props }) => field in props);
  const pagesRefused = (change) => filesOf2(breaksOf(publishWith(widget, change)));
  const filesOf2 = (breaks) => [...new Set(breaks.flatMap(({ pages }) => pages))].sort();

  if (fields.length > 0)
    it.each(fields)('cannot change the type of "%s"', (field) => {
      const pages = pagesRefused((schema) => ({
        ...schema,
        properties: { ...schema.properties, [field]: { type: 'object', required: ['other'] } },
      }));
      expect(pages).toEqual(filesOf(given(field)));
    });

  if (fields.length > 0)
    it.each(fields)('cannot refuse "%s"', (field) => {
      const pages = pagesRefused(({ required = [], ...schema }) => ({
        ...schema,
        properties: Object.fromEntries(Object.entries(schema.properties).filter(([name]) => name !== field)),
        required: required.filter((name) => name !== field),
        additionalProperties: false,
      }));
      expect(pages).toEqual(filesOf(given(field)));
    });

  const choices = fields.filter((field) => record.propsSchema.properties?.[field]?.enum);
  const values = choices.flatMap((field) =>
    [...new Set(placed.map(({ props }) => props[field]))]
      .filter((value) => value !== undefined)
      .map((value) => [field, value]),
  );
  if (values.length > 0)
    it.each(values)('cannot take "%s": "%s" away', (field, value) => {
      const pages = pagesRefused((schema) => {
        const choice = schema.properties[field];
        choice.enum = choice.enum.filter((one) => one !== value).concat('another');
        return schema;
      });
      expect(pages).toEqual(filesOf(placed.filter(({ props }) => props[field] === value)));
    });

  it('cannot shorten what a page says', () => {
    for (const field of fields) {
      const texts = given(field).filter(
        ({ props }) => typeof props[field] === 'string' && !/\{/.test(props[field]),
      );
      if (texts.length === 0) continue;
      const longest = Math.max(...texts.map(({ props }) => props[field].length));
      const pages = pagesRefused((schema) => {
        schema.properties[field] = { type: 'string', maxLength: longest - 1 };
        return schema;
      });
      expect(pages).toEqual(
        expect.arrayContaining(filesOf(texts.filter(({ props }) => props[field].length === longest))),
      );
    }
  });

  it('can get a field that pages need not give', () => {
    const verdict = publishWith(widget, (schema) => ({
      ...schema,
      properties: { ...schema.properties, brandNew: { type: 'string', default: 'x' } },
    }));
    expect(verdict).toEqual({ passes: true, findings: [] });
  });

  it('can become another one under a new major', () => {
    const manifest = ownerOf(widget);
    const changed = manifest.widgets.map((one) => ({
      ...one,
      propsSchema: { type: 'object', required: ['brandNew'] },
    }));
    const verdict = checkVersion({
      ...inUse,
      manifest: next(manifest, { version: '1.0.0-fffffff', widgets: changed }),
    });
    expect(verdict).toEqual({ passes: true, findings: [] });
  });
});

it('no micro-frontend with widgets on a page can be retired', () => {
  for (const { mfe, widgets: offered } of live) {
    const placed = uses.filter(({ widget }) => offered.some(({ name }) => name === widget));
    const pages = breaksOf(checkRetire({ ...inUse, mfe, major: 0 })).filter(
      ({ rule }) => rule === 'widget-removed',
    );
    expect([mfe, [...new Set(pages.flatMap((finding) => finding.pages))].sort()]).toEqual([
      mfe,
      filesOf(placed),
    ]);
  }
});
