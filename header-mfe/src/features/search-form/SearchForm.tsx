import { cleanSearchTerm, MAX_SEARCH_TERM_LENGTH } from '@fachwerk/shared/contracts';
import { SearchIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type FormEvent, useId, useRef } from 'react';
import styles from './SearchForm.module.css';

/** A form that leads to the results page; the script only cleans the search term. */
export function SearchForm({ query }: { query: string }) {
  const { bus, config } = usePlatform();
  const text = useMessages();
  const inputId = useId();
  const inputRef = useRef<HTMLInputElement>(null);

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
    bus.publish('search:submitted', { query: cleaned });
  }

  return (
    <form
      className={styles.form}
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
      />
      <input type="hidden" name="ms" value="true" />
      <button className={styles.submit} type="submit" aria-label={text('header.search.submit')}>
        <SearchIcon size={24} />
      </button>
    </form>
  );
}
