import { type BusMessage, messageFault } from '@fachwerk/shared/bus';

/** How a message breaks its schema. A chunk of its own, because it contains the schemas of all messages. */
export const schemaFault = ({ kind, name, value }: BusMessage): string | undefined =>
  messageFault(kind, name, value)?.text;
