import { isAscii, isUtf8 } from 'node:buffer';

/** Labels of the Encoding Standard (WHATWG), as TextDecoder takes them. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface EncodingFault {
  problem: string;
  line: number;
}
export type EncodingResult = { encoding: TextEncoding } | EncodingFault;

const ADVICE = 'save the file as UTF-8';
/**
 * UTF-8 of Latin, Greek and Cyrillic letters, punctuation and emoji, each byte as a character. Other
 * sequences are no evidence: Weiß“ in Windows-1252 ends with the bytes of a letter of N’Ko.
 */
const UTF8_EVIDENCE = /[\xC2-\xC8\xCD-\xD3][\x80-\xBF]|[\xE2\xEF][\x80-\xBF]{2}|\xF0[\x80-\xBF]{3}/g;
/** Bytes without a character in Windows-1252. */
const UNDEFINED_BYTE = /[\x81\x8D\x8F\x90\x9D]/;
/** ä and ö of the code pages of DOS and Macintosh are quotation marks and capitals of Windows-1252. */
const OTHER_CODE_PAGE = /[a-z][\x84\x8A\x94\x9F][a-z]/;

/**
 * Finds the encoding of bytes that arrive in chunks: a byte order mark, else UTF-8 without a fault, else
 * Windows-1252. A text that mixes both, is in another code page or contains NUL has a problem with its line.
 */
export function scanEncoding() {
  let utf16: ReturnType<typeof scanUtf16> | undefined;
  let rest: Buffer = Buffer.alloc(0);
  let isBeginning = true;
  let line = 1;
  let utf8Line: number | undefined;
  let otherLine: number | undefined;

  /** `part` ends with a whole character. */
  function scan(part: Buffer): EncodingFault | undefined {
    const nul = part.indexOf(0);
    if (nul >= 0)
      return { problem: `contains a NUL byte; ${ADVICE}`, line: line + lineEnds(part.subarray(0, nul)) };
    if (!isAscii(part) && !(isUtf8(part) && utf8Line !== undefined)) {
      for (const [index, bytes] of splitLines(part).entries()) {
        const fault = isAscii(bytes) ? undefined : scanLine(bytes, line + index);
        if (fault) return fault;
      }
    }
    line += lineEnds(part);
    return undefined;
  }
  function scanLine(bytes: Buffer, at: number): EncodingFault | undefined {
    const text = bytes.toString('latin1');
    const others = text.replace(UTF8_EVIDENCE, '');
    if (others !== text) utf8Line ??= at;
    if (!isUtf8(bytes)) {
      otherLine ??= at;
      const byte = UNDEFINED_BYTE.exec(others)?.[0];
      if (byte !== undefined)
        return {
          problem: `the byte 0x${byte.charCodeAt(0).toString(16)} is neither UTF-8 nor Windows-1252; ${ADVICE}`,
          line: at,
        };
      if (OTHER_CODE_PAGE.test(others))
        return { problem: `is written in a code page of DOS or Macintosh; ${ADVICE}`, line: at };
    }
    return utf8Line !== undefined && otherLine !== undefined ? mixed(utf8Line, otherLine) : undefined;
  }

  return {
    add(chunk: Buffer): EncodingFault | undefined {
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      if (isBeginning && bytes.length >= 2) {
        isBeginning = false;
        if (bytes[0] === 0xff && bytes[1] === 0xfe) utf16 = scanUtf16('utf-16le');
        if (bytes[0] === 0xfe && bytes[1] === 0xff) utf16 = scanUtf16('utf-16be');
      }
      rest = Buffer.alloc(0);
      if (utf16) return utf16.add(bytes);
      const end = endOfWholeCharacters(bytes);
      rest = Buffer.from(bytes.subarray(end));
      return scan(bytes.subarray(0, end));
    },
    end(): EncodingResult {
      if (utf16) return utf16.end();
      return scan(rest) ?? { encoding: otherLine === undefined ? 'utf-8' : 'windows-1252' };
    },
  };
}

const mixed = (utf8Line: number, otherLine: number): EncodingFault =>
  otherLine >= utf8Line
    ? { problem: `is not UTF-8, as line ${utf8Line} is; ${ADVICE}`, line: otherLine }
    : { problem: `is UTF-8, line ${otherLine} is Windows-1252; ${ADVICE}`, line: utf8Line };

function scanUtf16(encoding: 'utf-16le' | 'utf-16be') {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let line = 1;
  const decode = (chunk?: Buffer): EncodingFault | undefined => {
    try {
      const text = decoder.decode(chunk, { stream: chunk !== undefined });
      const nul = text.indexOf('\0');
      const lines = text.slice(0, nul < 0 ? undefined : nul).split(/\r\n|\n|\r/).length - 1;
      line += lines;
      return nul < 0 ? undefined : { problem: `contains a NUL character; ${ADVICE}`, line };
    } catch {
      return { problem: `is not UTF-16, as its byte order mark states; ${ADVICE}`, line };
    }
  };
  return { add: decode, end: (): EncodingResult => decode() ?? { encoding } };
}

/**
 * Behind the last ASCII byte: no character of UTF-8 is cut there, and no CRLF. A part without one is taken
 * whole.
 */
function endOfWholeCharacters(bytes: Buffer): number {
  const last = bytes.findLastIndex((byte) => byte < 0x80);
  if (last < 0) return bytes.length;
  return bytes[last] === CR ? last : last + 1;
}

const LF = 10;
const CR = 13;

/** A CRLF counts once. */
const isLineEnd = (bytes: Buffer, at: number): boolean =>
  bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF);

function lineEnds(bytes: Buffer): number {
  let count = 0;
  for (let at = 0; at < bytes.length; at++) if (isLineEnd(bytes, at)) count++;
  return count;
}

function splitLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let start = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (!isLineEnd(bytes, at)) continue;
    lines.push(bytes.subarray(start, at));
    start = at + 1;
  }
  return [...lines, bytes.subarray(start)];
}
