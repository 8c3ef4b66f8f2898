import type { Bus, BusMessage } from '@fachwerk/shared/bus';

/** The parts of the bus that send. */
export type Outlet = Pick<Bus, 'set' | 'publish'>;

const METHODS = { topic: 'set', event: 'publish' } as const;

/**
 * Sends a recorded message again. A copy of the value counts as a new one: a topic does not notify its
 * subscribers of the value that it has. The build does not count the names as those that the shell sends.
 */
export function sendAgain(bus: Outlet, { kind, name, value }: BusMessage): void {
  const send = bus[METHODS[kind]] as (name: string, value: unknown) => void;
  // Messages are plain data.
  send(name, value === undefined ? value : JSON.parse(JSON.stringify(value)));
}
