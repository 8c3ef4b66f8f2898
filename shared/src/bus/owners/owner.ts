import type * as z from 'zod/mini';

type Schemas = Record<string, z.ZodMiniType>;

export interface EventEntry<S extends z.ZodMiniType = z.ZodMiniType> {
  schema: S;
  owner: string;
  version: number;
  /** Other tabs of the same browser receive it too. */
  tabs: boolean;
}
export interface TopicEntry<S extends z.ZodMiniType = z.ZodMiniType> extends EventEntry<S> {
  /** The value before the first `set`; server rendering uses it. */
  initial: z.output<S>;
}

export type TopicEntries<T extends Schemas> = { [Name in keyof T]: TopicEntry<T[Name]> };
export type EventEntries<E extends Schemas> = { [Name in keyof E]: EventEntry<E[Name]> };

/** The part of an owner's declaration that production code needs (`<owner>.facts.ts`). */
interface Facts<T extends Schemas, E extends Schemas> {
  topics?: { [Name in keyof T]: { initial: z.output<T[Name]>; tabs?: boolean; version?: number } };
  /** Events that other tabs receive too. */
  tabEvents?: readonly (keyof E)[];
}

/**
 * The topics and events of one owner. A topic is state with a current value; an event is a fact in the past
 * tense, published once. Schemas are loose: an older version passes on a field that a newer one added.
 */
export function declareOwner<T extends Schemas, E extends Schemas>(
  owner: string,
  facts: Facts<NoInfer<T>, NoInfer<E>>,
  schemas: { topics: T; events: E },
): { topics: TopicEntries<T>; events: EventEntries<E> } {
  const topics = Object.entries(schemas.topics).map(([name, schema]) => [
    name,
    { schema, owner, version: 1, tabs: false, ...facts.topics?.[name] },
  ]);
  const events = Object.entries(schemas.events).map(([name, schema]) => [
    name,
    { schema, owner, version: 1, tabs: facts.tabEvents?.includes(name) ?? false },
  ]);
  return {
    topics: Object.fromEntries(topics) as TopicEntries<T>,
    events: Object.fromEntries(events) as EventEntries<E>,
  };
}
