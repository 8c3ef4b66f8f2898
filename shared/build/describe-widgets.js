const { readFileSync } = require('node:fs');
const vm = require('node:vm');
const z = require('zod');

/** The same whitelist as in the page server's renderer. */
const PROVIDED = new Set(['react', 'react/jsx-runtime', 'react-dom']);

/** Runs the Node bundle and returns its list of widgets. */
function loadWidgets(file) {
  const module = { exports: {} };
  const requireProvided = (name) => {
    if (!PROVIDED.has(name)) throw new Error(`${file} requires '${name}', which no server provides.`);
    return require(name);
  };
  const run = vm.compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  });
  run(module, module.exports, requireProvided);
  const { widgets } = module.exports;
  if (!Array.isArray(widgets)) throw new Error('src/widgets.ts exports no list `widgets`.');
  return widgets;
}

/** Faults of the declarations, each as a sentence. */
function findFaults(widgets, fileNames) {
  const names = widgets.map(({ name }) => name);
  const faults = [];
  for (const name of new Set(names))
    if (names.indexOf(name) !== names.lastIndexOf(name)) faults.push(`Two widgets are called '${name}'.`);
  for (const name of fileNames)
    if (!names.includes(name))
      faults.push(
        `${name}.widget.tsx: no widget '${name}' in src/widgets.ts; file and widget have one name.`,
      );
  for (const widget of widgets) {
    const { name, examples = [] } = widget;
    if (!fileNames.includes(name)) faults.push(`Widget '${name}' has no file ${name}.widget.tsx.`);
    if (examples.length < 2) faults.push(`Widget '${name}' needs at least two examples.`);
    for (const { title, props } of examples) {
      const parsed = widget.parseProps(props);
      if (parsed.ok) continue;
      const [{ field, message }] = parsed.issues;
      faults.push(`Widget '${name}', example '${title}': ${field}: ${message}`);
    }
  }
  return faults;
}

/** Contract `WidgetRecord`; `filesOf` returns the browser files of a widget. */
const describeWidget = (widget, filesOf) => ({
  name: widget.name,
  title: widget.title,
  description: widget.description,
  expose: `./${widget.name}`,
  hydrate: widget.hydrate,
  reserve: widget.reserve,
  data: widget.data,
  partOf: widget.partOf,
  importance: widget.importance,
  consent: widget.consent,
  outsideSources: widget.outsideSources,
  budget: widget.budget,
  propsSchema: widget.props
    ? z.toJSONSchema(widget.props, { io: 'input', unrepresentable: 'any' })
    : { type: 'object', properties: {}, additionalProperties: {} },
  examples: widget.examples,
  messages: widget.messages,
  ...filesOf(widget.name),
});

module.exports = { describeWidget, findFaults, loadWidgets };
