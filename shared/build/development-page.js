const RELEASE = /(<script type="application\/json" id="fachwerk-release">)([\s\S]*?)(<\/script>)/;

/**
 * Changes a page of the shop for one micro-frontend from the dev server: the release contains its entry, its
 * published files are not loaded, its server HTML (of other code) is not hydrated, and the shell is the
 * development one.
 *
 * @param {string} html
 * @param {{ shell: string, mfe?: { name: string, entry: string, global: string, widgets: string[] } }}
 * options
 */
function developmentPage(html, { shell, mfe }) {
  const page = html.replace(
    /<script[^>]*src="[^"]*\/shell\.js"[^>]*><\/script>/g,
    `<script src="${shell}" defer></script>`,
  );
  return mfe ? withMfe(page, mfe) : page;
}

function withMfe(page, { name, entry, global, widgets }) {
  const published = new RegExp(`<link[^>]*href="[^"]*/assets/${name}/[^"]*"[^>]*>`, 'g');
  const served = new RegExp(
    `(<div [^>]*data-widget="(?:${widgets.join('|')})"[^>]*>\\s*<div data-widget-root)(="")? data-ssr`,
    'g',
  );
  return page
    .replace(published, '')
    .replace(served, '$1')
    .replace(RELEASE, (_all, open, json, close) => {
      const release = JSON.parse(json);
      release.mfes[name] = { version: 'development', entry, global, integrity: '' };
      for (const widget of widgets)
        release.widgets[widget] = {
          hydrate: 'load',
          messages: [`${name}.`],
          ...release.widgets[widget],
          mfe: name,
          expose: `./${widget}`,
          js: [],
          css: [],
        };
      return open + JSON.stringify(release).replace(/</g, '\\u003c') + close;
    });
}

module.exports = { developmentPage };
