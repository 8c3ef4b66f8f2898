const { createRequire } = require('node:module');
const { sep } = require('node:path');
const { Script } = require('node:vm');

/** The one that Jest itself uses. */
const { default: Runtime } = createRequire(require.resolve('jest-runner'))('jest-runtime');

/** Text of files, and their compiled code, for all test files of this process. */
const texts = new Map();
const scripts = new Map();

/** Keeps the texts of files of the repository and its packages; others are forgotten with the test file. */
class KeptTexts extends Map {
  constructor(known, rootDir) {
    super(known);
    this.isKept = (path) => path.startsWith(rootDir + sep);
  }

  get(path) {
    return super.get(path) ?? texts.get(path);
  }

  has(path) {
    return super.has(path) || texts.has(path);
  }

  set(path, text) {
    if (!this.isKept?.(path)) return super.set(path, text);
    texts.set(path, text);
    return this;
  }
}

/**
 * Each test file loads hundreds of modules. Reading and compiling one is done once per process; every test
 * file evaluates it anew, in its own context. Not in watch mode, where files change, nor for coverage.
 */
module.exports = class extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
    const isOnce = !(globalConfig.watch || globalConfig.watchAll || globalConfig.collectCoverage);
    const kept = isOnce ? new KeptTexts(cacheFS, config.rootDir) : cacheFS;
    super(config, environment, resolver, transformer, kept, coverage, testPath, globalConfig);
    if (isOnce) this.executor.compile = compileOnce(this.executor);
  }
};

/** `compile` of Jest's executor, with code that is compiled once and evaluated in any context. */
function compileOnce(executor) {
  const compile = executor.compile.bind(executor);
  const begin = `(function(${executor.injectedModuleParameters.join(', ')}){`;
  return (source, filename) => {
    const context = executor.environment.getVmContext();
    if (context == null) return null;
    let kept = scripts.get(filename);
    if (kept?.source !== source || kept.begin !== begin) {
      try {
        const script = new Script(`${begin}${source}\n})`, { filename, columnOffset: -begin.length });
        kept = { source, begin, script };
      } catch {
        return compile(source, filename); // It names the fault.
      }
      scripts.set(filename, kept);
    }
    return kept.script.runInContext(context);
  };
}
