import { loadStaticPart, useIsHydrated, usePlatform } from '@fachwerk/shared/widget';
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FacetForm } from './FacetForm.static';
import styles from './Filters.module.css';
import type { ListFrame } from './list-data';
import {
  facetOfField,
  hasFilter,
  type ListQuery,
  STORE_FIELD,
  toggleFilter,
  withOnly,
  withStore,
} from './list-query';
import type { ListChange } from './use-product-list';
import type { StoreChoice } from './use-store-choice';

interface FiltersProps {
  basePath: string;
  list: ListFrame;
  /** The visitor's last choice. */
  query: ListQuery;
  /** What the form shows: an earlier choice until the form is rendered. */
  shownQuery: ListQuery;
  store: StoreChoice;
  /** The form does not show the response to the last choice yet. */
  isLoading: boolean;
  onChange: (change: ListChange) => void;
}

/** Applies every choice of a filter at once, through one listener around the form. */
export function Filters({ basePath, list, query, shownQuery, store, isLoading, onChange }: FiltersProps) {
  const { facets, total } = list;
  const isHydrated = useIsHydrated();
  const ref = useRef<HTMLDivElement>(null);
  const { shopLocale } = usePlatform().config;
  const lastChanged = useRef<HTMLInputElement | null>(null);
  const editedRange = useRef<HTMLElement | null>(null);
  /** The visitor has chosen something that `query` does not contain yet. */
  const isAhead = useRef(false);
  const facetsOfRanges = useRef(facets);
  const storeCount = useDeferredValue(store.count);

  useLayoutEffect(() => {
    isAhead.current = false;
  }, [query]);

  function choose(change: ListChange): void {
    isAhead.current = true;
    onChange(change);
  }

  // The browser shows a choice at once, and React changes only the defaults of the form. The server's HTML
  // has those of the page until the code of the form is loaded.
  const [firstQuery] = useState(query);
  useLayoutEffect(() => {
    if (query === firstQuery || isAhead.current) return;
    for (const input of inputsIn(ref.current)) if (isChoice(input)) input.checked = isChosenIn(query, input);
  }, [facets, query, shownQuery, firstQuery]);

  // The response may reorder the values: an element that is moved loses its focus.
  useLayoutEffect(() => {
    const changed = lastChanged.current;
    if (!changed || changed.ownerDocument.activeElement !== changed.ownerDocument.body) return;
    inputsIn(ref.current)
      .find((input) => isSameControl(input, changed))
      ?.focus({ preventScroll: true });
  }, [facets]);

  // The response puts what was typed in order: that to the last choice, and not in a range that the visitor
  // is changing now.
  useLayoutEffect(() => {
    if (isLoading || isAhead.current || facetsOfRanges.current === facets) return;
    facetsOfRanges.current = facets;
    for (const input of inputsIn(ref.current)) {
      const range = rangeOf(input);
      if (range && range !== editedRange.current) input.value = input.defaultValue;
    }
  }, [facets, query, isLoading]);

  // React has no event for a finished change of a slider.
  useEffect(() => {
    const element = ref.current;
    const follow = ({ type, target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      const range = rangeOf(target);
      if (!range) return;
      editedRange.current = type === 'focusout' ? null : range;
      if (type === 'focusout') return;
      lastChanged.current = target;
      loadRangeInputs().then(
        ({ followThumb, readFields }) => {
          if (target.type === 'range') followThumb(range, target, shopLocale);
          if (type !== 'change') return;
          const value = readFields(range, shopLocale);
          if (editedRange.current === range) editedRange.current = null;
          choose((from) => withOnly(from, range.dataset.range ?? '', value));
        },
        () => {},
      );
    };
    FOLLOWED.forEach((type) => element?.addEventListener(type, follow));
    return () => FOLLOWED.forEach((type) => element?.removeEventListener(type, follow));
  });

  function toggle(event: MouseEvent): void {
    const { target } = event;
    if (target instanceof Element && target.closest('[data-opens]')) return store.choose(event);
    if (!(target instanceof HTMLInputElement) || !isChoice(target)) return;
    const { name, value } = target;
    const facet = facetOfField(name);
    lastChanged.current = target;
    if (name === STORE_FIELD) choose((from) => withStore(from, from.store ? undefined : value));
    else if (target.type === 'radio') choose((from) => withOnly(from, facet, value));
    else choose((from) => toggleFilter(from, { facet, value }));
  }

  return (
    <div
      ref={ref}
      className={isHydrated ? styles.hydrated : undefined}
      onClick={toggle}
      onSubmit={(event) => event.preventDefault()}
      onPointerOver={prepareFilters}
      onFocus={prepareFilters}
    >
      <FacetForm
        basePath={basePath}
        facets={facets}
        query={shownQuery}
        total={total}
        storeId={store.id}
        storeName={store.name}
        storeCount={storeCount}
      />
    </div>
  );
}

/** A text that is typed and taken back leaves its field without a change. */
const FOLLOWED = ['input', 'change', 'focusout'] as const;

const loadRangeInputs = () => import(/* webpackChunkName: "range-inputs" */ './range-inputs');

const inputsIn = (form: HTMLElement | null) => Array.from(form?.querySelectorAll('input') ?? []);

const rangeOf = (input: HTMLInputElement) => input.closest<HTMLElement>('[data-range]');

const isChoice = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';

/** The empty value of radio buttons is the choice of all. */
function isChosenIn(query: ListQuery, { name, value }: HTMLInputElement): boolean {
  if (name === STORE_FIELD) return query.store !== undefined;
  const facet = facetOfField(name);
  return value ? hasFilter(query, { facet, value }) : !query.filters.some((filter) => filter.facet === facet);
}

/** Thumbs have no name: they are not sent. */
const isSameControl = (one: HTMLInputElement, other: HTMLInputElement): boolean =>
  one.type === other.type &&
  one.name === other.name &&
  (isChoice(one)
    ? one.value === other.value
    : one.getAttribute('aria-label') === other.getAttribute('aria-label'));

/**
 * Loads the code of the form before the first choice. A failed load is repeated when it is needed. A finger
 * presses at the same moment: the code would delay the paint of that.
 */
export function prepareFilters(event: FocusEvent | PointerEvent): void {
  if ('pointerType' in event && event.pointerType === 'touch') return;
  Promise.all([loadStaticPart(FacetForm), loadRangeInputs()]).catch(() => {});
}
