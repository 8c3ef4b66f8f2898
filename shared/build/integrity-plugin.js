const { createHash } = require('node:crypto');
const { runtime, Compilation, sources } = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/** Free names that no minifier touches; each becomes a table from chunk id to hash. */
const SCRIPTS = 'FACHWERK_SCRIPT_INTEGRITY';
const STYLES = 'FACHWERK_STYLE_INTEGRITY';

const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Chunks load only if they are the bytes that were built: the entry carries their hashes, and its own hash stands in
 * the release. `crossOrigin` is set for our own origin too, as the page's preloads have it: else a file travels twice.
 * webpack-subresource-integrity does the same but cannot hash chunks that several widgets share.
 */
class IntegrityPlugin {
  constructor(entryFile) {
    this.entryFile = entryFile;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\nscript.crossOrigin = "anonymous";\nscript.integrity = ${SCRIPTS}[chunkId];`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag }) =>
          `${source}\n${tag}.crossOrigin = "anonymous";\n${tag}.integrity = ${STYLES}[chunkId];`,
      );
      compilation.hooks.processAssets.tap(
        // After the last change of any chunk: names already carry the hash of the final content.
        { name: 'IntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => this.writeTables(compilation),
      );
    });
  }

  writeTables(compilation) {
    const tables = { [SCRIPTS]: {}, [STYLES]: {} };
    for (const chunk of compilation.chunks)
      for (const file of chunk.files) {
        const table = file.endsWith('.css') ? STYLES : SCRIPTS;
        if (file !== this.entryFile)
          tables[table][chunk.id] = integrityOf(compilation.getAsset(file).source.buffer());
      }
    compilation.updateAsset(this.entryFile, (old) => {
      const text = Object.entries(tables).reduce(
        (code, [name, table]) => code.replaceAll(name, JSON.stringify(table)),
        old.source().toString(),
      );
      return new sources.RawSource(text);
    });
  }
}

module.exports = { IntegrityPlugin, integrityOf };
