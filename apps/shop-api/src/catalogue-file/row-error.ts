/** A row or a part of a file that is not imported. */
export interface Fault {
  line: number;
  field: string;
  message: string;
}

/** Thrown while a row is read and converted to a fault. */
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

/** Runs a step of a row. A RowError becomes a fault; every other error is thrown. */
export function attempt<T>(line: number, step: () => T): { value: T } | { fault: Fault } {
  try {
    return { value: step() };
  } catch (error) {
    if (!(error instanceof RowError)) throw error;
    return { fault: { line: error.line ?? line, field: error.field, message: error.message } };
  }
}

/** Reads a text that is not empty; throws a RowError with the name of the field. */
export type Read<Value> = (text: string, field: string) => Value;
