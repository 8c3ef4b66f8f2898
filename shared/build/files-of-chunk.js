/**
 * Scripts and styles that a widget needs at once, except for the entry. The server's HTML contains the static
 * parts, so that their styles are needed as well, but not their scripts.
 */
function filesOfChunk(stats, name) {
  const group = stats.compilation.namedChunkGroups.get(name);
  const paths = (groups, extension) => {
    const files = groups.flatMap((one) => one.getFiles()).filter((file) => file.endsWith(extension));
    return [...new Set(files)].map((file) => `browser/${file}`);
  };
  const groups = group ? [group] : [];
  const parts = groups.flatMap((one) => one.getChildren()).filter((one) => one.name?.startsWith('static-'));
  return { js: paths(groups, '.js'), css: paths([...groups, ...parts], '.css') };
}

module.exports = { filesOfChunk };
