import type { Schema } from './json-schema';

/** Why the writer may send a value that the reader does not accept. */
export interface Refusal {
  /** Field, e.g. "items[].price"; empty for the whole value. */
  at: string;
  reason: string;
}

/** Compares the schemas of one part of a value; `at` is the path of the part. */
export type Compare = (reader: Schema, writer: Schema, at: string) => Refusal | undefined;
