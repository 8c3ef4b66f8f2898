import type { Facet } from '@fachwerk/shared/contracts';
import { loadStaticPart, useIsHydrated } from '@fachwerk/shared/widget';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { FacetForm } from './FacetForm.static';
import styles from './Filters.module.css';
import { facetOfField, type ListQuery, toggleFilter } from './list-query';

interface FiltersProps {
  basePath: string;
  facets: readonly Facet[];
  query: ListQuery;
  onChange: (query: ListQuery) => void;
}

/** Applies every choice of a filter at once, through one listener around the form. */
export function Filters({ basePath, facets, query, onChange }: FiltersProps) {
  const isHydrated = useIsHydrated();
  const ref = useRef<HTMLDivElement>(null);
  const lastChanged = useRef<{ name: string; value: string } | null>(null);

  // The response may reorder the values: an element that is moved loses its focus.
  useLayoutEffect(() => {
    const { ownerDocument } = ref.current ?? {};
    if (!lastChanged.current || ownerDocument?.activeElement !== ownerDocument?.body) return;
    const { name, value } = lastChanged.current;
    const inputs = Array.from(ref.current?.querySelectorAll('input') ?? []);
    inputs.find((input) => input.name === name && input.value === value)?.focus({ preventScroll: true });
  }, [facets]);

  function toggle({ target }: MouseEvent): void {
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
    const { name, value } = target;
    lastChanged.current = { name, value };
    onChange(toggleFilter(query, { facet: facetOfField(name), value }));
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
      <FacetForm basePath={basePath} facets={facets} query={query} />
    </div>
  );
}

/** Loads the code of the form before the first choice. A failed load is repeated when it is needed. */
export function prepareFilters(): void {
  loadStaticPart(FacetForm).catch(() => {});
}
