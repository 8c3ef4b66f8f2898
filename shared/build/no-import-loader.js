/** Replaces the dynamic import of a package by a rejection: Safari 11.0 cannot parse it. */
module.exports = function withoutImport(source) {
  const replaced = source.replace(
    /import\(\s*(\/\*[\s\S]*?\*\/\s*)*(\/\/[^\n]*\n\s*)*[\w$]+\s*\)/g,
    'Promise.reject(new Error("no dynamic import"))',
  );
  if (replaced === source)
    throw new Error(`No import() left in ${this.resourcePath}: remove no-import-loader.js.`);
  return replaced;
};
