import { inflateSync } from 'node:zlib';

/** Objects of an uncompressed file structure, as pdfkit writes it. */
function objectsOf(pdf: string): Map<string, string> {
  return new Map(
    [...pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', body = '']) => [id, body]),
  );
}

function streamOf(object: string): string {
  const data = /stream\n([\s\S]*)\nendstream/.exec(object)?.[1] ?? '';
  return object.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
}

/** Code of a glyph to its text. */
function unicodeOf(map: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [, start = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, code = ''], index) => {
      const key = (parseInt(start, 16) + index).toString(16).padStart(4, '0');
      texts.set(key, Buffer.from(code.replace(/ /g, ''), 'hex').swap16().toString('utf16le'));
    });
  return texts;
}

/**
 * The text of a file in the order of its content, by the characters that its fonts declare. Throws for a
 * missing glyph, which PDF programs show as a box.
 */
export function pdfText(file: Buffer): string {
  const pdf = file.toString('latin1');
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = '', id = ''] of pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
    if (map) fonts.set(name, unicodeOf(streamOf(objects.get(map) ?? '')));
  }
  const texts: string[] = [];
  for (const object of objects.values()) {
    const contents = object.includes('/FlateDecode') ? streamOf(object) : '';
    if (!contents.includes(' TJ')) continue;
    let font: Map<string, string> | undefined;
    for (const line of contents.split('\n')) {
      font = fonts.get(/^\/(F\d+) .* Tf$/.exec(line)?.[1] ?? '') ?? font;
      if (!line.endsWith(' TJ')) continue;
      const codes = [...line.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      const missing = codes.indexOf('0000');
      if (missing >= 0) throw new Error(`Missing glyph ${missing + 1} of the part "${line}".`);
      texts.push(codes.map((code) => font?.get(code) ?? '').join(''));
    }
  }
  return texts.join('\n').replaceAll('\u00a0', ' ');
}
