/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodingOf, linesOf, readTextFile, readTextFileSync, readTextLines } from './text-file';

const folder = mkdtempSync(join(tmpdir(), 'text-file-'));
let files = 0;
/** Characters up to U+00FF are bytes of this value. */
function fileOf(content: string | Buffer): string {
  const path = join(folder, `list-${(files += 1)}.csv`);
  writeFileSync(path, typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
  return path;
}
async function linesIn(path: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readTextLines(path, await encodingOf(path))) lines.push(line);
  return lines;
}
const TEXT = 'name;price\nTürgrün für Außen – 5 €;1\n';
const utf8 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

describe('a text file of an operator', () => {
  it.each<[string, string | Buffer, string]>([
    ['UTF-8', Buffer.from(TEXT), 'utf-8'],
    ['UTF-8 with byte order mark', Buffer.from(`\uFEFF${TEXT}`), 'utf-8'],
    ['UTF-16 little endian', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 big endian', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16(), 'utf-16be'],
    [
      'Windows-1252, as Excel in German writes CSV',
      'name;price\nT\xFCrgr\xFCn f\xFCr Au\xDFen \x96 5 \x80;1\n',
      'windows-1252',
    ],
  ])('is read as %s', async (_, content, encoding) => {
    const path = fileOf(content);
    expect(await encodingOf(path)).toBe(encoding);
    expect(await readTextFile(path)).toBe(TEXT);
    expect(readTextFileSync(path)).toBe(TEXT);
    expect(await linesIn(path)).toEqual(TEXT.trimEnd().split('\n'));
  });

  it('is Windows-1252 where ß and a quotation mark look like a letter of UTF-8', async () => {
    expect(await readTextFile(fileOf('Farbe \x84Wei\xDF\x93\nWei\xDF\xAE\n'))).toBe('Farbe „Weiß“\nWeiß®\n');
  });

  it('is empty', async () => {
    expect(await readTextFile(fileOf(''))).toBe('');
  });

  it.each<[string, string | Buffer, RegExp]>([
    [
      'Windows-1252 in a line of a UTF-8 file',
      `a\n${utf8('grün')}\ngr\xFCn\n`,
      /csv, line 3: is not UTF-8, as line 2/,
    ],
    [
      'UTF-8 in a line of a Windows-1252 file',
      `a\r\ngr\xFCn\r\n${utf8('grün')}`,
      /line 3: is UTF-8, line 2 is/,
    ],
    ['both in one line', `a\rb\r${utf8('grün')};gr\xFCn`, /line 3: is not UTF-8/],
    ['Windows-1252 after a byte order mark', `${utf8('\uFEFF')}gr\xFCn`, /line 1: is not UTF-8/],
    ['a NUL byte', 'a\nb\0c', /line 2: contains a NUL byte/],
    ['UTF-16 without byte order mark', Buffer.from('a;b', 'utf16le'), /line 1: contains a NUL byte/],
    ['half a character of UTF-16', Buffer.from('\xFF\xFEa', 'latin1'), /line 1: is not UTF-16/],
    ['ü of the code page of DOS', 'a\ngr\x81n', /line 2: the byte 0x81 is neither/],
    ['ä of the code page of DOS', 'Gel\x84nder', /line 1: is written in a code page of DOS/],
    ['ä of Macintosh', 'Gel\x8Ander', /line 1: is written in a code page of DOS or Macintosh/],
  ])('is refused by name and line with %s', async (_, content, message) => {
    const path = fileOf(content);
    await expect(encodingOf(path)).rejects.toThrow(message);
    await expect(readTextFile(path)).rejects.toThrow(message);
  });

  it('finds a fault behind the first chunk with its line', async () => {
    const path = fileOf(`${'Gr\xFCn\r\n'.repeat(50_000)}${utf8('grün')}\r\n`);
    await expect(encodingOf(path)).rejects.toThrow('line 50001: is UTF-8, line 1 is Windows-1252');
  });

  it('keeps letters that two chunks share', async () => {
    const path = fileOf(Buffer.from(`x${'ü€\n'.repeat(40_000)}`));
    expect(await encodingOf(path)).toBe('utf-8');
    expect(new Set((await linesIn(path)).slice(1))).toEqual(new Set(['ü€']));
  });
});

describe('the lines of a text', () => {
  const collect = async (chunks: string[]) => {
    const lines: string[] = [];
    for await (const line of linesOf(chunks)) lines.push(line);
    return lines;
  };

  it('end with LF, CRLF or CR, also between two chunks, and at no other character', async () => {
    expect(await collect(['a\r', '\nb\rc\n', '\nd\u2028e\r'])).toEqual(['a', 'b', 'c', '', 'd\u2028e']);
  });

  it('are refused when one is endless', async () => {
    await expect(collect(Array.from({ length: 30 }, () => 'x'.repeat(100_000)))).rejects.toThrow(
      'the text, line 1: is longer than 2000000 characters.',
    );
  });
});
