import { cleanSearchTerm } from '@fachwerk/shared/contracts';
import { ArrowLeftIcon, joinClasses, VisuallyHidden } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { BarcodeDialog } from './BarcodeDialog';
import { canScan } from './can-scan';
import type { Combobox } from './combobox';
import { recentSearches, removeRecentSearch, removeRecentSearches } from './recent-searches';
import styles from './SearchFlyout.module.css';
import { submitSearch } from './submit-search';
import { type Group, type Option, suggestionGroups } from './suggestion-groups';
import { SuggestionGroup } from './SuggestionGroup';
import { useActiveOption } from './use-active-option';
import { useField } from './use-field';
import { useScrollLock } from './use-scroll-lock';
import { useSuggestions } from './use-suggestions';

export interface SearchFlyoutProps {
  inputRef: RefObject<HTMLInputElement | null>;
  /** Changes the form; null while the flyout is closed. */
  onChange: (combobox: Combobox | null) => void;
}

/** Recent searches and suggestions below the field, which keeps the focus (combobox of ARIA 1.2). */
export function SearchFlyout({ inputRef, onChange }: SearchFlyoutProps) {
  const { bus, config, track } = usePlatform();
  const text = useMessages();
  const listId = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [recent, setRecent] = useState(recentSearches);
  const [isScanning, setScanning] = useState(false);
  const { query: typed, isOpen, open, close } = useField(inputRef);
  const query = cleanSearchTerm(typed);
  const suggestions = useSuggestions(query, isOpen);
  useScrollLock(isOpen);

  const linkOf = (words: string) => `${config.pageUrls.search}?q=${encodeURIComponent(words)}&ms=true`;
  const linkOfPage = (page: string) => config.pageUrls[page as keyof typeof config.pageUrls];
  const groups = suggestionGroups({ query, recent, suggestions, linkOf, linkOfPage });
  const options = groups.flatMap((group) => group.options);
  const isShown = isOpen && (options.length > 0 || canScan());
  const optionId = (index: number) => `${listId}-${index}`;

  const active = useActiveOption({
    inputRef,
    count: options.length,
    isOpen,
    open,
    close,
    choose: (index) => listRef.current?.querySelectorAll<HTMLElement>('[role="option"]')[index]?.click(),
    remove(index) {
      const option = options[index];
      if (option?.group === 'recent') setRecent(removeRecentSearch(option.value));
    },
  });
  const activeId = active < 0 ? undefined : optionId(active);

  useEffect(() => {
    onChange(isShown ? { listId, activeId, className: styles.form } : null);
  }, [onChange, isShown, listId, activeId]);
  useEffect(() => {
    if (activeId === undefined) return;
    const option = listRef.current?.querySelector('[aria-selected="true"]');
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  /** Runs before the browser follows the link. */
  function report(option: Option): void {
    const { group, value } = option;
    const position = options.indexOf(option) + 1;
    track({
      name: 'search_suggestion',
      values: { source: 'suggestion', type: group, value, position, query },
    });
    if (group === 'recent' || group === 'top' || group === 'phrases' || group === 'all')
      submitSearch(bus, value);
  }

  function search(number: string): void {
    const input = inputRef.current;
    setScanning(false);
    if (!input?.form) return;
    input.value = number;
    // The submit button: `requestSubmit` is missing in Safari before 16.
    input.form.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
  }

  // The dialog is outside of the form, so that the lists close when it takes the focus.
  if (isScanning)
    return (
      <BarcodeDialog
        onFound={search}
        onClose={() => {
          setScanning(false);
          close();
        }}
      />
    );
  if (!isOpen) return null;
  const countText = options.length === 1 ? 'header.search.countOne' : 'header.search.count';
  const placeOf = ({ id }: Group) => (id === 'products' || id === 'all' ? id : 'words');
  const list = (place: ReturnType<typeof placeOf>) =>
    groups
      .filter((group) => placeOf(group) === place)
      .map((group) => (
        <SuggestionGroup
          key={group.id}
          group={group}
          query={query}
          activeId={activeId}
          idOf={(option) => optionId(options.indexOf(option))}
          onChoose={report}
          onForget={(value) => setRecent(removeRecentSearch(value))}
        />
      ));
  // The price lines are inside of options, which contain no links (PAngV §6).
  const shippingUrl = suggestions?.productSuggestions.length ? config.pageUrls.shipping : undefined;
  const recents = groups.find(({ id }) => id === 'recent')?.options ?? [];

  return (
    <>
      <VisuallyHidden>
        <span role="status">{options.length > 0 && text(countText, { count: options.length })}</span>
      </VisuallyHidden>
      <button type="button" className={styles.close} aria-label={text('header.search.close')} onClick={close}>
        <ArrowLeftIcon size={24} />
      </button>
      <div className={joinClasses(styles.flyout, !isShown && styles.empty)}>
        <div
          ref={listRef}
          id={listId}
          className={styles.lists}
          role="listbox"
          aria-label={text('header.search.suggestions')}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
        >
          {(['words', 'products', 'all'] as const).map(
            (place) =>
              groups.some((group) => placeOf(group) === place) && (
                <div key={place} className={styles[place]} role="presentation">
                  {list(place)}
                </div>
              ),
          )}
        </div>
        {(recents.length > 0 || canScan() || shippingUrl !== undefined) && (
          <div className={styles.tools}>
            {recents.length > 0 && (
              <button
                type="button"
                className={styles.tool}
                onClick={() => {
                  setRecent(removeRecentSearches());
                  inputRef.current?.focus();
                }}
              >
                {text('header.search.recent')}: {text('header.search.forgetAll')}
              </button>
            )}
            {canScan() && (
              <button type="button" className={styles.tool} onClick={() => setScanning(true)}>
                {text('header.search.scan')}
              </button>
            )}
            {shippingUrl !== undefined && (
              <a className={styles.tool} href={shippingUrl}>
                {text('product.price.shipping')}
              </a>
            )}
            {/* For screen readers on touch screens; the keyboard uses the key Delete. */}
            <VisuallyHidden>
              {recents.map(({ value }) => (
                <button
                  key={value}
                  type="button"
                  tabIndex={-1}
                  onClick={() => setRecent(removeRecentSearch(value))}
                >
                  {text('header.search.forget', { query: value })}
                </button>
              ))}
            </VisuallyHidden>
          </div>
        )}
      </div>
    </>
  );
}
