import type { FileProduct } from './file-product';
import type { Fault } from './row-error';

/** A file is never refused as a whole: valid products are imported, invalid rows are reported. */
export type ParseResult = { ok: true; line: number; product: FileProduct } | ({ ok: false } & Fault);

export const refuse = (line: number, field: string, message: string): ParseResult => ({
  ok: false,
  line,
  field,
  message,
});
