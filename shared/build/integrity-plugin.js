const { createHash } = require('node:crypto');
const { Compilation, RuntimeGlobals, RuntimeModule, WebpackError, sources } = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/** Free identifiers, which minifiers keep; each becomes a table from chunk id to hash. */
const SCRIPTS = 'FACHWERK_SCRIPT_INTEGRITY';
const STYLES = 'FACHWERK_STYLE_INTEGRITY';

const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Adds integrity to chunks: the entry contains their hashes, and the release contains the hash of the entry.
 * `crossOrigin` is set for our own origin too, as in the preloads of the page, so that a file is fetched
 * once. Browsers ignore a malformed `integrity`, so a chunk without a hash is refused here, and a build that
 * would contain one fails. webpack-subresource-integrity cannot hash chunks that several widgets share.
 */
class IntegrityPlugin {
  constructor(entryFile) {
    this.entryFile = entryFile;
    /** @type {Record<string, any>} by name of the table, chunk to hash */
    this.tables = {};
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      // Before webpack's handler, which would add its own code.
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('IntegrityPlugin', (chunk, needs) => {
          needs.add(RuntimeGlobals.createScriptUrl);
          compilation.addRuntimeModule(chunk, new LoadScript());
          return true;
        });
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag }) => `${source}
var integrity = ${STYLES}[chunkId];
if (!integrity) return reject(new Error("The style sheet of chunk " + chunkId + " has no integrity value."));
${tag}.crossOrigin = "anonymous";
${tag}.integrity = integrity;`,
      );
      compilation.hooks.processAssets.tap(
        // After the last change of any chunk: names already contain the hash of the final content.
        { name: 'IntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => this.writeTables(compilation),
      );
      compilation.hooks.afterProcessAssets.tap('IntegrityPlugin', () => this.checkTables(compilation));
    });
  }

  writeTables(compilation) {
    // Without prototype: an id such as "constructor" has no hash.
    this.tables = { [SCRIPTS]: { __proto__: null }, [STYLES]: { __proto__: null } };
    for (const chunk of compilation.chunks)
      for (const file of chunk.files) {
        if (file === this.entryFile) continue;
        const name = file.endsWith('.css') ? STYLES : SCRIPTS;
        const table = this.tables[name];
        if (chunk.id in table)
          fail(compilation, `Chunk ${chunk.id} has two files of a kind; only one can be checked: ${file}`);
        table[chunk.id] = integrityOf(compilation.getAsset(file).source.buffer());
      }
    compilation.updateAsset(this.entryFile, (old) => {
      let code = old.source().toString();
      for (const [name, table] of Object.entries(this.tables)) {
        if (Object.keys(table).length > 0 && !code.includes(name))
          fail(compilation, `${this.entryFile} loads chunks without checking them (${name} is missing).`);
        code = code.replaceAll(name, tableSource(table));
      }
      return new sources.RawSource(code);
    });
  }

  /** A later plugin may have changed or added a file. */
  checkTables(compilation) {
    for (const chunk of compilation.chunks)
      for (const file of chunk.files) {
        if (file === this.entryFile) continue;
        const hash = this.tables[file.endsWith('.css') ? STYLES : SCRIPTS][chunk.id];
        if (hash !== integrityOf(compilation.getAsset(file).source.buffer()))
          fail(compilation, `${file} is not the file whose hash stands in ${this.entryFile}.`);
      }
  }
}

/**
 * Loads the script of a chunk. webpack's own code also looks for the script in the page and collects several
 * requests of one address; its chunk loading requests each chunk once.
 */
class LoadScript extends RuntimeModule {
  constructor() {
    super('load script');
  }

  generate() {
    const { outputOptions } = /** @type {import('webpack').Compilation} */ (this.compilation);
    return `
${RuntimeGlobals.loadScript} = (url, done, _key, chunkId) => {
  var integrity = ${SCRIPTS}[chunkId];
  if (!integrity) return done({ type: "no integrity value", target: { src: url } });
  var script = document.createElement("script");
  var settle = (event) => {
    script.onload = script.onerror = null;
    clearTimeout(timer);
    script.remove();
    done(event);
  };
  var timer = setTimeout(settle, ${outputOptions.chunkLoadTimeout}, { type: "timeout", target: script });
  script.onload = script.onerror = settle;
  script.src = ${RuntimeGlobals.createScriptUrl}(url);
  script.crossOrigin = "anonymous";
  script.integrity = integrity;
  document.head.appendChild(script);
};`;
  }
}

const tableSource = (table) => `{"__proto__":null,${JSON.stringify(table).slice(1)}`.replace(',}', '}');

function fail(compilation, message) {
  compilation.errors.push(new WebpackError(message));
}

module.exports = { IntegrityPlugin, integrityOf };
