/**
 * Two majors of one event, e.g. "cart:changed" and "cart:changed@2": the bus publishes each message under
 * both names, so that versions that send or receive the old one work beside those that use the new one. The
 * owner removes the old name with its converter when no live version uses it; the gate then warns.
 */
export interface Conversion {
  /** The older name. */
  from: string;
  /** The newer name: the same with the next major. */
  to: string;
  /** Payload of the newer name; undefined if the message has no counterpart. */
  up(payload: never): unknown;
  /** Payload of the older name; undefined if the message has no counterpart. */
  down(payload: never): unknown;
}

/** The converters of all owners. */
export const conversions: readonly Conversion[] = [];

export interface Counterpart {
  name: string;
  convert(payload: unknown): unknown;
}

/** The other majors of an event that are one step away. */
export const counterparts = (known: readonly Conversion[], name: string): Counterpart[] =>
  known.flatMap(({ from, to, up, down }) =>
    name === from
      ? [{ name: to, convert: up as Counterpart['convert'] }]
      : name === to
        ? [{ name: from, convert: down as Counterpart['convert'] }]
        : [],
  );
