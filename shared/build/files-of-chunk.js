/**
 * Scripts and styles that a widget needs at once, except for the entry. The HTML of the server contains
 * static and chosen parts, so that their styles are needed as well, but not their scripts: those of a chosen
 * part are needed where the props choose it.
 */
function filesOfChunk(stats, name) {
  const group = stats.compilation.namedChunkGroups.get(name);
  const paths = (groups, extension) => {
    const files = groups.flatMap((one) => one.getFiles()).filter((file) => file.endsWith(extension));
    return [...new Set(files)].map((file) => `browser/${file}`);
  };
  const groups = group ? [group] : [];
  const partsNamed = (prefix) =>
    groups.flatMap((one) => one.getChildren()).filter((one) => one.name?.startsWith(prefix));
  const chosen = partsNamed(CHOSEN);
  const js = paths(groups, '.js');
  return {
    js,
    css: paths([...groups, ...partsNamed('static-'), ...chosen], '.css'),
    ...(chosen.length > 0 && {
      chosenParts: Object.fromEntries(
        chosen.map((part) => [
          part.name.slice(CHOSEN.length),
          paths([part], '.js').filter((path) => !js.includes(path)),
        ]),
      ),
    }),
  };
}

const CHOSEN = 'chosen-';

module.exports = { filesOfChunk };
