/**
 * The block in the editor: choice of a widget, a form for its settings made of the schema that the shop
 * publishes, and a live preview. Without a build: WordPress provides React and its components as globals.
 */
(function register({ blocks, blockEditor, components, element }, settings) {
  const { createElement: h, Fragment, useEffect, useRef, useState } = element;
  const { InspectorControls, useBlockProps } = blockEditor;
  const { Button, Notice, PanelBody, Placeholder, SelectControl, Spinner } = components;
  const { TextareaControl, TextControl, ToggleControl } = components;

  /** Longer texts get a field with several lines. */
  const LONG_TEXT = 200;
  /** `page` is what a page has once: header, cart, dialogs. Older versions of the shop do not state it. */
  const isForPosts = ({ partOf }) => partOf !== 'page';

  let request;
  /** The widgets of the shop; a failed request is repeated with the next block. */
  function loadWidgets() {
    request =
      request ||
      fetch(settings.shop + '/federation/widgets')
        .then((answer) => {
          if (!answer.ok) throw new Error(String(answer.status));
          return answer.json();
        })
        .catch((error) => {
          request = undefined;
          throw error;
        });
    return request.then(({ widgets }) => widgets);
  }

  /** A copy with another value; undefined removes the field. */
  function withField(object, name, value) {
    const copy = Object.assign({}, object);
    if (value === undefined) delete copy[name];
    else copy[name] = value;
    return copy;
  }

  /** A value that the schema accepts as a start. */
  function startOf(schema) {
    if (schema.default !== undefined) return schema.default;
    if (schema.enum) return schema.enum[0];
    if (schema.type === 'array') return schema.minItems ? [startOf(schema.items || {})] : [];
    if (schema.type === 'boolean') return false;
    if (schema.type === 'integer' || schema.type === 'number') return schema.minimum || 0;
    if (schema.type !== 'object') return '';
    const required = schema.required || [];
    return Object.fromEntries(
      Object.entries(schema.properties || {})
        .filter(([name]) => required.includes(name))
        .map(([name, field]) => [name, startOf(field)]),
    );
  }

  /** One field of a schema: `value` is undefined while it is not set. */
  function Field({ name, schema, isRequired, value, onChange }) {
    const common = {
      label: isRequired ? `${name} *` : name,
      help: schema.description,
      __nextHasNoMarginBottom: true,
    };
    if (schema.enum) {
      const choices = schema.enum.map((choice) => ({ label: String(choice), value: String(choice) }));
      const none = isRequired ? [] : [{ label: '–', value: '' }];
      return h(SelectControl, {
        ...common,
        value: value === undefined ? '' : String(value),
        options: none.concat(choices),
        onChange: (chosen) => onChange(schema.enum.find((choice) => String(choice) === chosen)),
      });
    }
    if (schema.type === 'boolean')
      return h(ToggleControl, {
        ...common,
        checked: value === undefined ? schema.default === true : value,
        onChange,
      });
    if (schema.type === 'integer' || schema.type === 'number')
      return h(TextControl, {
        ...common,
        type: 'number',
        min: schema.minimum,
        max: schema.maximum,
        value: value === undefined ? '' : value,
        placeholder: schema.default,
        onChange: (text) => onChange(text === '' ? undefined : Number(text)),
      });
    if (schema.type === 'string')
      return h(schema.maxLength > LONG_TEXT ? TextareaControl : TextControl, {
        ...common,
        maxLength: schema.maxLength,
        value: value || '',
        onChange: (text) => onChange(text === '' && !isRequired ? undefined : text),
      });
    if (schema.type === 'object' && schema.properties)
      return value === undefined && !isRequired
        ? h(Button, { variant: 'secondary', onClick: () => onChange(startOf(schema)) }, `${name}: hinzufügen`)
        : h(
            'fieldset',
            null,
            h('legend', null, common.label),
            h(Fields, { schema, value: value || {}, onChange }),
            !isRequired &&
              h(
                Button,
                { variant: 'link', isDestructive: true, onClick: () => onChange(undefined) },
                `${name}: entfernen`,
              ),
          );
    if (schema.type === 'array' && schema.items)
      return h(List, { name: common.label, schema, value: value || [], onChange });
    return h(JsonField, { common, value, onChange });
  }

  function Fields({ schema, value, onChange }) {
    const required = schema.required || [];
    return h(
      Fragment,
      null,
      Object.entries(schema.properties || {}).map(([name, field]) =>
        h(Field, {
          key: name,
          name,
          schema: field,
          isRequired: required.includes(name),
          value: value[name],
          onChange: (changed) => onChange(withField(value, name, changed)),
        }),
      ),
    );
  }

  function List({ name, schema, value, onChange }) {
    const replace = (index, ...items) =>
      onChange([...value.slice(0, index), ...items, ...value.slice(index + 1)]);
    const up = (index) => {
      const moved = value.slice();
      moved.splice(index - 1, 0, moved.splice(index, 1)[0]);
      onChange(moved);
    };
    return h(
      'fieldset',
      null,
      h('legend', null, name),
      value.map((item, index) =>
        h(
          'div',
          { key: index },
          h(Field, {
            name: String(index + 1),
            schema: schema.items,
            isRequired: true,
            value: item,
            onChange: (changed) => replace(index, changed),
          }),
          index > 0 && h(Button, { variant: 'link', onClick: () => up(index) }, `${index + 1}: nach oben`),
          h(
            Button,
            { variant: 'link', isDestructive: true, onClick: () => replace(index) },
            `${index + 1}: entfernen`,
          ),
        ),
      ),
      (schema.maxItems === undefined || value.length < schema.maxItems) &&
        h(
          Button,
          { variant: 'secondary', onClick: () => onChange([...value, startOf(schema.items)]) },
          'Hinzufügen',
        ),
    );
  }

  /** For a schema that has no field of its own here. */
  function JsonField({ common, value, onChange }) {
    const [text, setText] = useState(value === undefined ? '' : JSON.stringify(value));
    return h(TextareaControl, {
      ...common,
      help: `${common.help || ''} (JSON)`,
      value: text,
      onChange(typed) {
        setText(typed);
        try {
          onChange(typed === '' ? undefined : JSON.parse(typed));
        } catch {
          // The last valid value stays until the text is complete.
        }
      },
    });
  }

  const escaped = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

  /** A page with the widget, as a post shows it. */
  function previewPage(widget, props) {
    const modes =
      (settings.isolate ? ' data-isolate' : '') + (settings.inheritType ? ' data-inherit-type' : '');
    return (
      '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
      `<script src="${escaped(settings.shop)}/shell/shell.js" data-telemetry="off"${modes} defer></script>` +
      `<div data-widget="${escaped(widget)}" data-props="${escaped(JSON.stringify(props))}"></div>`
    );
  }

  /** The frame is written once per widget; changed settings are handed to the shell in it. */
  function Preview({ widget, props }) {
    const frame = useRef(null);
    const [first, setFirst] = useState({ widget, page: previewPage(widget, props) });
    const [height, setHeight] = useState(240);
    if (first.widget !== widget) setFirst({ widget, page: previewPage(widget, props) });

    const write = () => {
      const place = frame.current?.contentDocument?.querySelector('[data-widget]');
      if (place) place.dataset.props = JSON.stringify(props);
    };
    useEffect(write, [props]);
    const follow = () => {
      write();
      const { contentDocument: page, contentWindow: view } = frame.current;
      if (view?.ResizeObserver)
        new view.ResizeObserver(() => setHeight(Math.max(120, page.body.scrollHeight + 16))).observe(
          page.body,
        );
    };
    return h('iframe', {
      ref: frame,
      key: widget,
      title: 'Vorschau',
      srcDoc: first.page,
      onLoad: follow,
      style: { width: '100%', height: `${height}px`, border: 0 },
    });
  }

  function Edit({ attributes, setAttributes }) {
    const { widget, props } = attributes;
    const [widgets, setWidgets] = useState(null);
    const [failure, setFailure] = useState(settings.shop ? null : 'address');
    useEffect(() => {
      if (settings.shop) loadWidgets().then(setWidgets, () => setFailure('request'));
    }, []);

    const place = useBlockProps();
    if (failure)
      return h(
        'div',
        place,
        h(
          Notice,
          { status: 'warning', isDismissible: false },
          failure === 'address'
            ? 'Tragen Sie unter Einstellungen > Fachwerk Widgets die Adresse des Shops ein.'
            : 'Der Shop antwortet nicht. Der Beitrag behält seinen Baustein.',
        ),
      );
    if (!widgets) return h('div', place, h(Spinner));

    const offered = widgets.filter((one) => isForPosts(one) || one.name === widget);
    const chosen = offered.find(({ name }) => name === widget);
    const choice = h(SelectControl, {
      label: 'Baustein',
      value: widget,
      options: [{ label: 'Bitte wählen', value: '' }].concat(
        offered.map(({ name, title }) => ({ label: title, value: name })),
      ),
      help: chosen?.description,
      __nextHasNoMarginBottom: true,
      onChange(name) {
        const example = offered.find((one) => one.name === name)?.examples[0];
        setAttributes({ widget: name, props: example?.props || {} });
      },
    });
    return h(
      'div',
      place,
      h(
        InspectorControls,
        null,
        h(
          PanelBody,
          { title: 'Baustein des Shops' },
          choice,
          chosen?.propsSchema &&
            h(Fields, {
              key: widget,
              schema: chosen.propsSchema,
              value: props,
              onChange: (changed) => setAttributes({ props: changed }),
            }),
        ),
      ),
      widget
        ? h(Preview, { widget, props })
        : h(Placeholder, { label: 'Fachwerk Widget', icon: 'store' }, choice),
    );
  }

  blocks.registerBlockType('fachwerk/widget', { edit: Edit, save: () => null });
})(window.wp, window.fachwerkWidgets);
