import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import * as React from 'react';

const PLUGIN = join(__dirname, '../docs/guides/examples/wordpress/fachwerk-widgets');

const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const SHOP = 'https://www.shop.example';

describe('the file for WordPress', () => {
  /** In a separate process: Jest's jsdom has other byte arrays than the library. */
  const node = (script) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: join(__dirname, '..'),
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(stdout);
  };

  it('has the plugin in one folder, and the same bytes each time', () => {
    const { names, isEqual } = node(`
      import { readFileSync } from 'node:fs';
      import { unzipSync } from 'fflate';
      import { packWordpressPlugin } from './.ci/pack-wordpress-plugin.mjs';
      const [first, second] = ['a.zip', 'b.zip'].map((name) => readFileSync(packWordpressPlugin(${JSON.stringify(folder)} + '/' + name)));
      console.log(JSON.stringify({ names: Object.keys(unzipSync(first)), isEqual: first.equals(second) }));`);

    expect(names).toEqual(
      ['block.json', 'editor.js', 'fachwerk-widgets.php', 'uninstall.php'].map(
        (name) => `fachwerk-widgets/${name}`,
      ),
    );
    expect(isEqual).toBe(true);
  });

  it('declares the attributes that the editor and the server use', () => {
    const block = JSON.parse(readFileSync(join(PLUGIN, 'block.json'), 'utf8'));

    expect(Object.keys(block.attributes)).toEqual(['widget', 'props']);
    expect(readFileSync(join(PLUGIN, 'editor.js'), 'utf8')).toContain(`'${block.name}'`);
    expect(readFileSync(join(PLUGIN, 'fachwerk-widgets.php'), 'utf8')).toContain(`'${block.editorScript}'`);
  });
});

const php = process.env.PHP ?? 'php';
const hasPhp = spawnSync(php, ['-v']).status === 0;
if (!hasPhp) console.warn('The PHP of the plugin is not checked: install php-cli, or name it by PHP.');

(hasPhp ? describe : describe.skip)('on the server', () => {
  /** The functions of WordPress that the plugin calls, as far as its output depends on them. */
  const WORDPRESS = `<?php
    define('ABSPATH', '/'); $GLOBALS['option'] = json_decode($argv[1], true); $GLOBALS['used'] = array();
    function add_action() {} function add_filter() {}
    function get_option($name, $default) { return $GLOBALS['option'] ?: $default; }
    function wp_parse_url($url) { return parse_url($url); }
    function wp_json_encode($value) { return json_encode($value); }
    function esc_attr($text) { return htmlspecialchars($text, ENT_QUOTES); }
    function esc_url($text) { return htmlspecialchars($text, ENT_QUOTES); }
    function esc_html__($text) { return $text; }
    function get_block_wrapper_attributes() { return 'class="wp-block-fachwerk-widget"'; }
    function wp_enqueue_script($name) { $GLOBALS['used'][] = $name; }
    require $argv[2];
    $html = Fachwerk\\Widgets\\render_block(json_decode($argv[3], true));
    $tag = Fachwerk\\Widgets\\script_tag('<script src="x" defer></script>', 'fachwerk-shell');
    echo json_encode(array('html' => $html, 'tag' => $tag, 'used' => $GLOBALS['used'],
      'stored' => Fachwerk\\Widgets\\sanitize_settings(json_decode($argv[1], true))));`;
  const run = (settings, attributes) => {
    const script = join(folder, 'run.php');
    writeFileSync(script, WORDPRESS);
    const file = join(PLUGIN, 'fachwerk-widgets.php');
    const { stdout, stderr } = spawnSync(
      php,
      ['-n', script, JSON.stringify(settings), file, JSON.stringify(attributes)],
      { encoding: 'utf8' },
    );
    try {
      return JSON.parse(stdout);
    } catch {
      throw new Error(stdout + stderr);
    }
  };

  it.each(readdirSync(PLUGIN).filter((name) => name.endsWith('.php')))('%s is valid PHP', (name) => {
    const { stdout, status } = spawnSync(php, ['-n', '-l', join(PLUGIN, name)], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, expect.stringContaining('No syntax errors')]);
  });

  it('the block becomes the element of the guide, with a link as its fallback', () => {
    const { html, tag, used } = run(
      { shop: SHOP, isolate: true },
      { widget: 'product-teaser', props: { headline: 'Bits & "Bohrer"', limit: 4 } },
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    const element = page.querySelector('[data-widget="product-teaser"]');

    expect(JSON.parse(element.dataset.props)).toEqual({ headline: 'Bits & "Bohrer"', limit: 4 });
    expect(element.querySelector('a').href).toBe(`${SHOP}/`);
    expect(used).toEqual(['fachwerk-shell']);
    expect(tag).toBe('<script data-isolate src="x" defer></script>');
  });

  it('nothing reaches the page without a shop, or by another name than that of a widget', () => {
    expect(run({}, { widget: 'product-teaser' })).toMatchObject({ html: '', used: [] });
    expect(run({ shop: SHOP }, { widget: '"><script>alert(1)</script>' })).toMatchObject({ html: '' });
    expect(run({ shop: SHOP }, { widget: 'usp-teaser', props: 'x' }).html).toContain('data-props="{}"');
  });

  it('only the origin of the shop is stored', () => {
    const stored = (shop) => run({ shop }, {}).stored;
    expect(stored(' https://www.shop.example/c/holz/?a=1 ').shop).toBe(SHOP);
    expect(stored('http://localhost:8080/').shop).toBe('http://localhost:8080');
    expect(stored('javascript:alert(1)')).toEqual({ shop: '', isolate: false, inheritType: false });
  });
});

describe('the block in the editor', () => {
  const TEASER = {
    name: 'product-teaser',
    title: 'Artikel in einer Reihe',
    data: 'public',
    hydrate: 'visible',
    description: 'Ein paar Artikel.',
    examples: [{ title: 'Beliebt', props: { headline: 'Beliebt bei unseren Kunden' } }],
    propsSchema: {
      type: 'object',
      required: ['headline'],
      properties: {
        headline: { type: 'string', maxLength: 120, description: 'Überschrift' },
        sort: { type: 'string', enum: ['relevance', 'rating'] },
        limit: { type: 'integer', minimum: 2, maximum: 12 },
        links: {
          type: 'array',
          maxItems: 2,
          items: {
            type: 'object',
            required: ['label'],
            properties: { label: { type: 'string' }, isNew: { type: 'boolean' } },
          },
        },
      },
    },
  };
  const WIDGETS = [
    // As an older version of the shop lists it.
    TEASER,
    { ...TEASER, name: 'greeting', title: 'Begrüßung', partOf: 'page' },
    { ...TEASER, name: 'team-page', title: 'Das Team', partOf: 'content' },
  ];

  const h = React.createElement;
  const labelled = (control) => (props) => h('label', null, props.label, control(props));
  const typed = (tag) =>
    labelled(({ value, type, onChange }) =>
      h(tag, { value, type, onChange: ({ target }) => onChange(target.value) }),
    );
  const plain = ({ children }) => h('div', null, children);
  const components = {
    InspectorControls: plain,
    Notice: plain,
    PanelBody: plain,
    Placeholder: plain,
    Spinner: () => h('p', null, 'lädt'),
    Button: ({ onClick, children }) => h('button', { type: 'button', onClick }, children),
    TextControl: typed('input'),
    TextareaControl: typed('textarea'),
    ToggleControl: labelled(({ checked, onChange }) =>
      h('input', { type: 'checkbox', checked, onChange: ({ target }) => onChange(target.checked) }),
    ),
    SelectControl: labelled(({ value, options, onChange }) =>
      h(
        'select',
        { value, onChange: ({ target }) => onChange(target.value) },
        options.map((one) => h('option', { key: one.value, value: one.value }, one.label)),
      ),
    ),
  };

  /** Runs the script of the plugin with the globals of the editor; returns what it registers. */
  function editor(settings) {
    let registered;
    window.wp = {
      blocks: { registerBlockType: (name, block) => (registered = { name, ...block }) },
      blockEditor: { InspectorControls: plain, useBlockProps: () => ({}) },
      components,
      element: React,
    };
    window.fachwerkWidgets = settings;
    new Function(readFileSync(join(PLUGIN, 'editor.js'), 'utf8'))();
    return registered;
  }

  async function open(attributes = { widget: '', props: {} }, answer = { ok: true }) {
    globalThis.fetch = jest.fn(async () => ({ json: async () => ({ widgets: WIDGETS }), ...answer }));
    const { edit: Edit } = editor({ shop: SHOP, isolate: true, inheritType: false });
    let current = attributes;
    const Block = () => {
      const [state, setState] = React.useState(attributes);
      current = state;
      const setAttributes = (changed) => setState({ ...state, ...changed });
      return h(Edit, { attributes: state, setAttributes });
    };
    await act(async () => render(h(Block)));
    return () => current;
  }
  const type = (label, value) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const TEASER_BLOCK = { widget: 'product-teaser', props: { headline: 'Bits' } };

  it('offers the widgets of the shop that fit into a post, and starts with their example', async () => {
    const attributes = await open();
    const choice = screen.getAllByLabelText('Baustein')[0];

    expect([...choice.options].map(({ text }) => text)).toEqual([
      'Bitte wählen',
      'Artikel in einer Reihe',
      'Das Team',
    ]);
    fireEvent.change(choice, { target: { value: 'product-teaser' } });
    expect(attributes()).toEqual({
      widget: 'product-teaser',
      props: { headline: 'Beliebt bei unseren Kunden' },
    });
    expect(globalThis.fetch).toHaveBeenCalledWith(`${SHOP}/federation/widgets`);
  });

  it('keeps a block whose widget is part of the page now', async () => {
    const attributes = await open({ widget: 'greeting', props: { headline: 'Hallo' } });

    expect(screen.getByLabelText('Baustein')).toHaveValue('greeting');
    expect(attributes()).toEqual({ widget: 'greeting', props: { headline: 'Hallo' } });
  });

  it('has a field for every setting', async () => {
    const attributes = await open(TEASER_BLOCK);

    type('headline *', 'Bohrer');
    type('sort', 'rating');
    type('limit', '4');
    fireEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
    type('label *', 'Mehr');
    fireEvent.click(screen.getByLabelText('isNew'));
    expect(attributes().props).toEqual({
      headline: 'Bohrer',
      sort: 'rating',
      limit: 4,
      links: [{ label: 'Mehr', isNew: true }],
    });

    fireEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
    expect(screen.queryByRole('button', { name: 'Hinzufügen' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '2: nach oben' }));
    fireEvent.click(screen.getByRole('button', { name: '1: entfernen' }));
    type('limit', '');
    type('sort', '');
    expect(attributes().props).toEqual({ headline: 'Bohrer', links: [{ label: 'Mehr', isNew: true }] });
  });

  it('shows a preview as the post will be, which follows the settings', async () => {
    await open(TEASER_BLOCK);
    const frame = screen.getByTitle('Vorschau');
    const written = frame.getAttribute('srcdoc');

    expect(written).toContain(
      `<script src="${SHOP}/shell/shell.js" data-telemetry="off" data-isolate defer></script>`,
    );
    expect(written).toContain('data-props="{&quot;headline&quot;:&quot;Bits&quot;}"');
    frame.contentDocument.body.innerHTML = '<div data-widget="product-teaser"></div>';
    type('headline *', 'Bits & </script>');
    expect(JSON.parse(frame.contentDocument.querySelector('div').dataset.props)).toEqual({
      headline: 'Bits & </script>',
    });
    expect(frame.getAttribute('srcdoc')).toBe(written);
  });

  it('keeps the block and says why when the shop does not answer, or has no address', async () => {
    const attributes = await open(TEASER_BLOCK, { ok: false, status: 503 });
    expect(screen.getByText(/Der Shop antwortet nicht/)).toBeInTheDocument();
    expect(attributes()).toEqual(TEASER_BLOCK);

    const { edit } = editor({ shop: '', isolate: false, inheritType: false });
    await act(async () => render(h(edit, { attributes: TEASER_BLOCK, setAttributes: () => undefined })));
    expect(screen.getByText(/die Adresse des Shops ein/)).toBeInTheDocument();
  });

  it('stores nothing but its attributes: the server writes the HTML', () => {
    const { name, save } = editor({ shop: SHOP });
    expect([name, save()]).toEqual(['fachwerk/widget', null]);
  });
});
