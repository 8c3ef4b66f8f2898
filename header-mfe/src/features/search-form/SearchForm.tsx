import { cleanSearchTerm, MAX_SEARCH_TERM_LENGTH } from '@fachwerk/shared/contracts';
import { CloseIcon, joinClasses, SearchIcon } from '@fachwerk/shared/ui';
import { focusedElement, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Combobox } from '../search-flyout/combobox';
import type { SearchFlyout } from '../search-flyout/SearchFlyout';
import { submitSearch } from '../search-flyout/submit-search';
import styles from './SearchForm.module.css';

const ignore = () => undefined;

/** A form that leads to the results page; the script cleans the search term and adds the suggestions. */
export function SearchForm({ query }: { query: string }) {
  const platform = usePlatform();
  const { bus, config } = platform;
  const text = useMessages();
  const inputId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [Flyout, setFlyout] = useState<typeof SearchFlyout>();
  const [combobox, setCombobox] = useState<Combobox | null>(null);

  const loadFlyout = () => {
    // Without it the form works as before.
    import(/* webpackChunkName: "search-flyout" */ '../search-flyout/SearchFlyout').then(
      (loaded) => setFlyout(() => loaded.SearchFlyout),
      ignore,
    );
  };
  useEffect(() => {
    // The visitor was faster than the script.
    if (inputRef.current && focusedElement() === inputRef.current) loadFlyout();
  }, []);
  useEffect(() => {
    if (query)
      import(/* webpackChunkName: "count-search" */ '../search-flyout/count-search').then(
        ({ countUsedSearch }) => countUsedSearch(query, platform),
        ignore,
      );
  }, [query, platform]);

  function submitCleaned(event: FormEvent): void {
    const input = inputRef.current;
    if (!input) return;
    const cleaned = cleanSearchTerm(input.value);
    if (!cleaned) {
      event.preventDefault();
      input.focus();
      return;
    }
    // The browser reads the fields after this handler and sends the cleaned term.
    input.value = cleaned;
    submitSearch(bus, cleaned);
  }

  function clear(): void {
    const input = inputRef.current;
    if (!input) return;
    input.value = '';
    // The suggestions follow what is typed.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  }

  return (
    <div className={styles.place}>
      <form
        className={joinClasses(styles.form, combobox?.className)}
        role="search"
        action={config.pageUrls.search}
        method="get"
        onSubmit={submitCleaned}
      >
        <label className={styles.label} htmlFor={inputId}>
          {text('header.search.label')}
        </label>
        <input
          ref={inputRef}
          id={inputId}
          className={styles.input}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={MAX_SEARCH_TERM_LENGTH}
          placeholder={text('header.search.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={combobox !== null}
          aria-controls={combobox?.listId}
          aria-activedescendant={combobox?.activeId}
          onFocus={Flyout ? undefined : loadFlyout}
        />
        <button
          className={styles.clear}
          type="button"
          aria-label={text('header.search.clear')}
          onClick={clear}
        >
          <CloseIcon size={20} />
        </button>
        <input type="hidden" name="ms" value="true" />
        <button className={styles.submit} type="submit" aria-label={text('header.search.submit')}>
          <SearchIcon size={24} />
        </button>
        {Flyout && <Flyout inputRef={inputRef} onChange={setCombobox} />}
      </form>
    </div>
  );
}
