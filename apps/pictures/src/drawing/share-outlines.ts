const PATH = /<path ([^>]*?) ?d="([^"]{300,})"\/>/g;

/** Writes an outline that a picture uses more than once, such as the letters of a brand, only once. */
export function shareOutlines(svg: string): string {
  const counts = new Map<string, number>();
  for (const [, , outline = ''] of svg.matchAll(PATH)) counts.set(outline, (counts.get(outline) ?? 0) + 1);
  const shared = [...counts].filter(([, count]) => count > 1).map(([outline]) => outline);
  if (shared.length === 0) return svg;
  const ids = new Map(shared.map((outline, index) => [outline, `o${index}`]));
  const used = svg.replace(PATH, (path, attributes: string, outline: string) => {
    const id = ids.get(outline);
    return id ? `<use href="#${id}" ${attributes}/>` : path;
  });
  const definitions = [...ids].map(([outline, id]) => `<path id="${id}" d="${outline}"/>`).join('');
  return used.replace(/(<svg [^>]*>)/, `$1<defs>${definitions}</defs>`);
}
