import type { Messages } from '@fachwerk/shared/contracts';
import { LRUCache } from 'lru-cache';

const KEEP = 2000;
const picked = new WeakMap<Messages, Map<string, Messages>>();
const equal = new LRUCache<string, Messages>({ max: KEEP });

/**
 * The texts with these prefixes. Equal texts are the same object, so that the cache of fragments compares
 * them without reading them.
 */
export function pickMessages(messages: Messages, prefixes: readonly string[]): Messages {
  const ofSource = picked.get(messages) ?? new Map<string, Messages>();
  picked.set(messages, ofSource);
  const key = prefixes.join(' ');
  const known = ofSource.get(key);
  if (known) return known;

  const entries = Object.entries(messages)
    .filter(([name]) => prefixes.some((prefix) => name.startsWith(prefix)))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify(entries);
  const texts = equal.get(text) ?? Object.fromEntries(entries);
  equal.set(text, texts);
  ofSource.set(key, texts);
  return texts;
}
