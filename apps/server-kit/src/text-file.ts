import { createReadStream, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type EncodingFault, scanEncoding, type TextEncoding } from './text-encoding';

/** A line longer than this is no line of a text file: memory stays flat. */
const LONGEST_LINE = 2_000_000;
const LINE_END = /\r\n|\n|\r/;

/** A file that an operator or supplier gives is no readable text; the message has its name and line. */
export class TextFileError extends Error {
  override readonly name = 'TextFileError';
}

/** The text of a file in UTF-8, UTF-16 with byte order mark, or Windows-1252. Throws TextFileError. */
export const readTextFile = async (path: string): Promise<string> => decodeFile(path, await readFile(path));

export const readTextFileSync = (path: string): string => decodeFile(path, readFileSync(path));

/** The encoding of a file, after reading it once with flat memory. Throws TextFileError. */
export async function encodingOf(path: string): Promise<TextEncoding> {
  const scan = scanEncoding();
  for await (const chunk of createReadStream(path)) {
    const fault = scan.add(chunk as Buffer);
    if (fault) throw textFileError(path, fault);
  }
  const result = scan.end();
  if ('problem' in result) throw textFileError(path, result);
  return result.encoding;
}

/** The lines of a file with any line ends, decoded as `encodingOf` has found. Memory is flat. */
export async function* readTextLines(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  yield* linesOf(readChunks(path, encoding), basename(path));
}

/** Splits text at LF, CRLF and CR only: JSON may contain the other line separators of Unicode. */
export async function* linesOf(
  chunks: AsyncIterable<string> | Iterable<string>,
  name = 'the text',
): AsyncGenerator<string> {
  let rest = '';
  let count = 0;
  for await (const chunk of chunks) {
    // The second half of a CRLF may follow in the next chunk.
    const text = rest + chunk;
    const end = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, end).split(LINE_END);
    rest = `${lines.pop() ?? ''}${text.slice(end)}`;
    count += lines.length;
    yield* lines;
    if (rest.length > LONGEST_LINE)
      throw new TextFileError(`${name}, line ${count + 1}: is longer than ${LONGEST_LINE} characters.`);
  }
  const last = rest.replace(/\r$/, '');
  if (last !== '') yield last;
}

async function* readChunks(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}

function decodeFile(path: string, bytes: Buffer): string {
  const scan = scanEncoding();
  const fault = scan.add(bytes);
  if (fault) throw textFileError(path, fault);
  const result = scan.end();
  if ('problem' in result) throw textFileError(path, result);
  return new TextDecoder(result.encoding).decode(bytes);
}

const textFileError = (path: string, { problem, line }: EncodingFault): TextFileError =>
  new TextFileError(`${basename(path)}, line ${line}: ${problem}.`);
