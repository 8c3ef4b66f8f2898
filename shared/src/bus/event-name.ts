/** Names of events have the prefix of their owner, e.g. "cart:item-added"; names of topics have none. */
export const isEventName = (name: string): boolean => name.includes(':');
