import type { CatalogueProduct } from '@fachwerk/shared/catalogue-format';

/** A file is never refused as a whole: valid products are imported, invalid rows are reported. */
export type ParseResult =
  | { ok: true; line: number; product: CatalogueProduct }
  | { ok: false; line: number; field: string; message: string };

/** Thrown while a row is read and converted to a result. */
export class RowError extends Error {
  override readonly name = 'RowError';
  constructor(
    readonly field: string,
    message: string,
    readonly line?: number,
  ) {
    super(message);
  }
}

export const refuse = (line: number, field: string, message: string): ParseResult => ({
  ok: false,
  line,
  field,
  message,
});
