/** @jest-environment node */
const { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { containerOptions } = require('./container-options');
const { describeWidget, findFaults } = require('./describe-widgets');
const { developmentPage } = require('./development-page');
const { developmentTexts } = require('./development-texts');
const { textsIn, translationsOf } = require('./texts');
const { chunkNameOf, globalOf, lockOf, mfeNameOf, versionOf, widgetFilesOf } = require('./sources');
const { describeFiles, writeVersion } = require('./version-folder');
const z = require('zod/mini');

let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fachwerk-build-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
const write = (file, text) => {
  mkdirSync(join(dir, file, '..'), { recursive: true });
  writeFileSync(join(dir, file), text);
};

it('names no folder of the machine to the container, whose id would depend on it', () => {
  write('src/features/price-watch/price-watch.widget.tsx', '');

  expect(containerOptions(dir, 'webpack_watch').exposes).toEqual({
    './price-watch': {
      import: './src/features/price-watch/price-watch.widget.tsx',
      name: 'price-watch',
    },
  });
});

describe('the version of a micro-frontend', () => {
  beforeEach(() => {
    write('package.json', '{"version":"1.4.0"}');
    write('src/widgets.ts', 'a');
  });

  it('is its semver and the hash of its sources', () => {
    const version = versionOf(dir);
    expect(version).toMatch(/^1\.4\.0-[0-9a-f]{7}$/);
    expect(versionOf(dir)).toBe(version);
    write('src/widgets.ts', 'b');
    expect(versionOf(dir)).not.toBe(version);
  });

  it('does not change with its tests', () => {
    const version = versionOf(dir);
    write('src/widgets.test.ts', 'x');
    expect(versionOf(dir)).toBe(version);
  });

  it('does not change with a team that comes and brings nothing from outside', () => {
    const lock = (others) =>
      [
        ...[
          'lockfileVersion: 9',
          '',
          'importers:',
          '',
          '  .:',
          '    a: 1',
          '',
          '  cart-mfe:',
          '    zod: 4',
          '',
        ],
        ...[...others, 'packages:', '', '  zod@4:', '    x: 1'],
      ].join('\n');
    const newTeam = lock(['  reviews-mfe:', '    zod: 4', '']);

    expect(lockOf(['cart-mfe', 'shared'], newTeam)).toBe(lockOf(['cart-mfe', 'shared'], lock([])));
    expect(lockOf(['cart-mfe'], newTeam.replace('x: 1', 'x: 2'))).not.toBe(lockOf(['cart-mfe'], newTeam));
    expect(lockOf(['cart-mfe'], newTeam.replace(/zod: 4/, 'zod: 5'))).not.toBe(lockOf(['cart-mfe'], newTeam));
  });

  it('names its container', () => {
    expect(mfeNameOf('/anywhere/cart-mfe')).toBe('cart');
    expect(globalOf('cart', '1.4.0-3f9a2c1')).toBe('cart_1_4_0_3f9a2c1');
  });
});

it('every *.widget.tsx is a widget', () => {
  write('src/features/cart/cart-page.widget.tsx', '');
  write('src/features/cart/Cart.tsx', '');
  expect(Object.keys(widgetFilesOf(dir))).toEqual(['cart-page']);
});

it('a widget under a second name is in the chunk of the first one', () => {
  write('src/store-details-page.widget.tsx', "import { defineWidget } from '@fachwerk/shared/widget';");
  write('src/store-page.widget.tsx', "import { storeDetailsPage } from './store-details-page.widget';");
  expect(Object.values(widgetFilesOf(dir)).map(chunkNameOf)).toEqual([
    'store-details-page',
    'store-details-page',
  ]);
});

describe('a version folder', () => {
  const build = (version, fill = () => {}) =>
    writeVersion({
      dir,
      version,
      record: 'widgets.json',
      fill: async (out) => {
        await fill(out);
        writeFileSync(join(out, 'widgets.json'), '{}');
      },
    });

  it('is not written again', async () => {
    const fill = jest.fn();
    await build('1', fill);
    await build('1', fill);
    expect(fill).toHaveBeenCalledTimes(1);
  });

  it('is there whole or not at all', async () => {
    const broken = build('1', (out) => {
      writeFileSync(join(out, 'half.js'), '');
      throw new Error('no memory');
    });
    await expect(broken).rejects.toThrow('no memory');
    expect(readdirSync(join(dir, 'dist'))).toEqual([]);
  });

  it('stays with the two before it; older ones go', async () => {
    for (const [index, version] of ['1', '2', '3', '4'].entries()) {
      const folder = await build(version);
      utimesSync(join(folder, 'widgets.json'), index, index);
    }
    await build('4');
    expect(readdirSync(join(dir, 'dist')).sort()).toEqual(['2', '3', '4']);
  });

  it('lists hash and size of every file', () => {
    write('browser/a.js', 'abc');
    expect(describeFiles(dir)).toEqual([
      {
        path: 'browser/a.js',
        integrity: 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=',
        bytes: 3,
      },
    ]);
  });
});

describe('declarations', () => {
  const schema = z.object({ type: z.enum(['a', 'b']), count: z._default(z.int(), 4) });
  const widget = (change = {}) => ({
    name: 'teaser',
    title: 'Teaser',
    description: '',
    hydrate: 'visible',
    data: 'none',
    messages: [],
    props: schema,
    examples: [
      { title: 'one', props: { type: 'a' } },
      { title: 'two', props: { type: 'b' } },
    ],
    parseProps: (props) =>
      schema.safeParse(props).success
        ? { ok: true }
        : { ok: false, issues: [{ field: 'type', message: 'wrong' }] },
    ...change,
  });

  it('that are right have no faults', () => {
    expect(findFaults([widget()], ['teaser'])).toEqual([]);
  });

  it.each([
    ['a name twice', [widget(), widget()], ['teaser'], "Two widgets are called 'teaser'."],
    ['no file', [widget()], [], "Widget 'teaser' has no file teaser.widget.tsx."],
    ['not in the list', [], ['teaser'], "no widget 'teaser' in src/widgets.ts"],
    [
      'one example',
      [widget({ examples: [{ title: 'one', props: { type: 'a' } }] })],
      ['teaser'],
      'at least two examples',
    ],
    [
      'an example against the schema',
      [
        widget({
          examples: [
            { title: 'one', props: {} },
            { title: 'two', props: { type: 'a' } },
          ],
        }),
      ],
      ['teaser'],
      "Widget 'teaser', example 'one': type: wrong",
    ],
  ])('%s is a fault', (_what, widgets, files, fault) => {
    expect(findFaults(widgets, files).join('\n')).toContain(fault);
  });

  it('are described for editors: possible props, without defaults', () => {
    const record = describeWidget(widget({ partOf: 'page' }), () => ({ js: ['browser/a.js'], css: [] }));
    expect(record).toMatchObject({ expose: './teaser', partOf: 'page', js: ['browser/a.js'] });
    expect(record.propsSchema).toMatchObject({
      properties: { type: { enum: ['a', 'b'] }, count: { default: 4 } },
      required: ['type'],
    });
  });
});

describe('a page of the shop in development', () => {
  const page = [
    '<link rel="stylesheet" href="/assets/cart/1/browser/a.css" integrity="x" crossorigin>',
    '<link rel="stylesheet" href="/assets/header/1/browser/b.css">',
    '<script src="/shell/1/shell.js" integrity="x" crossorigin defer></script>',
    '<script type="application/json" id="fachwerk-release">',
    '{"mfes":{"cart":{"entry":"/assets/cart/1"}},"widgets":{"cart-page":{"mfe":"cart","hydrate":"visible"}}}</script>',
    '<div id="w1" class="page-widget" data-widget="cart-page" data-props="{}"><div data-widget-root data-ssr>x</div></div>',
    '<div id="w2" data-widget="header" data-props="{}"><div data-widget-root data-ssr>y</div></div>',
  ].join('');
  const mfe = {
    name: 'cart',
    entry: '/__dev/cart/remoteEntry.js',
    global: 'cart_development',
    widgets: ['cart-page', 'mini-cart'],
  };
  const html = developmentPage(page, { shell: '/__dev/shell/shell.js', mfe });

  it('takes the micro-frontend and the shell from the dev server', () => {
    expect(html).not.toContain('/assets/cart/');
    expect(html).toContain('<script src="/__dev/shell/shell.js" defer></script>');
    expect(html).toContain('"entry":"/__dev/cart/remoteEntry.js"');
    expect(html).toContain('"cart-page":{"hydrate":"visible"');
    expect(html).toContain('"mini-cart":{"hydrate":"load"');
  });

  it('does not change the other micro-frontends', () => {
    expect(html).toContain('/assets/header/1/browser/b.css');
    expect(html).toContain(
      '<div id="w2" data-widget="header" data-props="{}"><div data-widget-root data-ssr>',
    );
  });

  it('does not hydrate server HTML of other code', () => {
    expect(html).toContain('data-widget="cart-page" data-props="{}"><div data-widget-root>x');
  });
});

it('the dev server shows the texts of the disk, above the published ones', () => {
  write('src/messages.de.json', '{"cart.title":"Neu","cart.more":"Mehr","other.title":"Anderes"}');

  const texts = JSON.parse(developmentTexts('{"cart.title":"Alt","cart.old":"Bleibt"}', dir, ['cart.']));

  expect(texts).toEqual({ 'cart.title': 'Neu', 'cart.more': 'Mehr', 'cart.old': 'Bleibt' });
});

it('the dev server shows the texts of a language, and German where there are none', () => {
  write('src/messages.de.json', '{"cart.title":"Neu","cart.more":"Mehr"}');
  write('src/messages.en.json', '{"cart.title":"New"}');
  const texts = (language) => JSON.parse(developmentTexts('{"cart.old":"Old"}', dir, ['cart.'], language));

  expect(texts('en')).toEqual({ 'cart.title': 'New', 'cart.more': 'Mehr', 'cart.old': 'Old' });
  expect(texts('de')).toEqual({ 'cart.title': 'Neu', 'cart.more': 'Mehr', 'cart.old': 'Old' });
});

describe('the texts of a version', () => {
  it('are those of the package above the shared ones, in each language that it has', () => {
    write('src/messages.de.json', '{"cart.title":"Neu"}');
    write('src/messages.en.json', '{"cart.title":"New"}');
    write('src/messages.nl.json', '{"cart.title":"Nieuw"}');

    expect(textsIn(dir, 'de')).toMatchObject({
      'cart.title': 'Neu',
      'service.freeReturn': expect.any(String),
    });
    const { en, nl } = translationsOf(dir);
    expect(en).toMatchObject({ 'cart.title': 'New' });
    expect(nl).toEqual({ 'cart.title': 'Nieuw' });
  });
});
