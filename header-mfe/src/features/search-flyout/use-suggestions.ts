import { readSuggestions } from '@fachwerk/shared/calls';
import type { Suggestions } from '@fachwerk/shared/contracts';
import { usePlatform, useRequest } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';

/** Specification 9. */
const DEBOUNCE_MS = 300;

/**
 * Suggestions for a typed text. A newer text cancels the running call. Undefined after a failure: the search
 * works without suggestions.
 */
export function useSuggestions(query: string, isOpen: boolean): Suggestions | undefined {
  const { api, config, addWork } = usePlatform();
  const [settled, setSettled] = useState(query);

  useEffect(() => {
    let end = () => {};
    addWork?.('suggestions', new Promise<void>((resolve) => (end = resolve)));
    const settle = () => {
      setSettled(query);
      end();
    };
    const timer = setTimeout(settle, query ? DEBOUNCE_MS : 0);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [query, addWork]);

  const request = useRequest(
    isOpen ? `suggestions for ${settled}` : null,
    (signal) => {
      const path = config.searchSuggestionsUrl ?? readSuggestions.path;
      return api.call({ ...readSuggestions, path }, { query: { q: settled }, signal });
    },
    { keepsPrevious: true },
  );
  return request.status === 'failed' ? undefined : request.data;
}
