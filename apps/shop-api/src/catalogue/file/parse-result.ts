import type { Fault } from '../../kernel/import/row-error';
import type { FileProduct } from './file-product';

/** Valid products are imported, invalid rows are reported. A fault of the header refuses the whole file. */
export type ParseResult = { ok: true; line: number; product: FileProduct } | ({ ok: false } & Fault);

export const refuse = (line: number, field: string, message: string): ParseResult => ({
  ok: false,
  line,
  field,
  message,
});
