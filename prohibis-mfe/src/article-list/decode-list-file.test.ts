/** @jest-environment node */
import { decodeListFile, MAX_LIST_BYTES } from './decode-list-file';

const LIST = 'Artikelnummer;Stück\r\n4711;10\r\n';
const bytes = (...parts: (number[] | Uint8Array)[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) =>
  [...text].flatMap((char) => {
    const code = char.charCodeAt(0);
    return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });
const windows1252 = (text: string) => [...text].map((char) => char.charCodeAt(0));

it.each([
  ['UTF-8', utf8(LIST)],
  ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], utf8(LIST))],
  ['UTF-16', bytes(utf16(LIST, true))],
  ['UTF-16 with a mark', bytes([0xff, 0xfe], utf16(LIST, true))],
  ['UTF-16 of a Mac', bytes([0xfe, 0xff], utf16(LIST, false))],
  ['Windows-1252', bytes(windows1252(LIST))],
])('reads a list in %s', (_encoding, file) => {
  expect(decodeListFile(file)).toEqual({ text: LIST });
});

it.each([
  ['an Excel file', bytes([0x50, 0x4b, 3, 4, 20, 0]), 'spreadsheet'],
  ['an old Excel file', bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'spreadsheet'],
  ['a picture', bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'unreadable'],
  ['a PDF', utf8('%PDF-1.7\n%âãÏÓ'), 'unreadable'],
  ['an empty file', bytes([]), 'empty'],
  ['a file of empty lines', utf8('\r\n\r\n'), 'empty'],
  ['a huge file', new Uint8Array(MAX_LIST_BYTES + 1), 'large'],
])('states why %s is no list', (_what, file, problem) => {
  expect(decodeListFile(file)).toEqual({ problem });
});
