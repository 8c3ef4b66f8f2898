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

/**
 * Runs all steps of a row and returns their values. If steps fail, one RowError has all of their faults, so
 * that a row is reported once: "price: must be more than 0; ean: is missing".
 */
export function readAll<Values extends readonly unknown[]>(
  ...steps: { [Index in keyof Values]: () => Values[Index] }
): Values {
  const errors: RowError[] = [];
  const values = steps.map((step: () => unknown) => {
    try {
      return step();
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      errors.push(error);
      return undefined;
    }
  });
  const [first, ...others] = errors;
  // Each value is what the step of its position has returned.
  if (!first) return values as unknown as Values;
  const rest = others.map(({ field, message }) => `; ${field}: ${message}`);
  throw new RowError(first.field, first.message + rest.join(''), first.line);
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
