/** Why a file is no list; the end of a message key: prohibis.list.file.<problem>. */
export type FileProblem = 'large' | 'spreadsheet' | 'unreadable' | 'empty';

/** A list of a hundred articles has 10 kB. */
export const MAX_LIST_BYTES = 1024 * 1024;

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * The text of a CSV file, in the encodings that spreadsheets write: UTF-8 and UTF-16 with or without a byte
 * order mark, else Windows-1252.
 */
export function decodeListFile(bytes: Uint8Array): { text: string } | { problem: FileProblem } {
  if (bytes.length > MAX_LIST_BYTES) return { problem: 'large' };
  // ZIP (XLSX, ODS, Numbers) and the format of Excel before 2007.
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return { problem: 'spreadsheet' };
  const text = decoded(bytes).replaceAll('\uFEFF', '');
  // Control characters other than tabs and ends of lines are in pictures, PDF and other programs' files.
  if (/[\u0000-\u0008\u000E-\u001F]/.test(text) || text.startsWith('%PDF')) return { problem: 'unreadable' };
  return text.trim() === '' ? { problem: 'empty' } : { text };
}

function decoded(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Numbers and separators in UTF-16 have a zero in every second byte. */
function wideEncoding(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  if (bytes.length < 4) return undefined;
  if (bytes[1] === 0 && bytes[3] === 0 && bytes[0] !== 0) return 'utf-16le';
  return bytes[0] === 0 && bytes[2] === 0 && bytes[1] !== 0 ? 'utf-16be' : undefined;
}
