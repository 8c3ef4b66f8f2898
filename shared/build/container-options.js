const { relative, sep } = require('node:path');
const { chunkNameOf, widgetFilesOf } = require('./sources');

/** File of the container, which loads the widgets. */
const ENTRY = 'remoteEntry.js';

/** Options of the module federation for a micro-frontend: each widget is exposed by its name. */
function containerOptions(dir, global) {
  const exposes = Object.entries(widgetFilesOf(dir)).map(([name, file]) => [
    `./${name}`,
    // The id of the container is computed from these paths: those of the machine would change other ids, too.
    { import: `./${relative(dir, file).replaceAll(sep, '/')}`, name: chunkNameOf(file) },
  ]);
  return {
    name: global,
    filename: ENTRY,
    library: { type: 'var', name: global },
    exposes: Object.fromEntries(exposes),
  };
}

module.exports = { ENTRY, containerOptions };
