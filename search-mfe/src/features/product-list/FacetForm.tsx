import type { Facet } from '@fachwerk/shared/contracts';
import { Button } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages } from '@fachwerk/shared/widget';
import { useLayoutEffect, useRef } from 'react';
import styles from './FacetForm.module.css';
import { FacetGroup } from './FacetGroup';
import { HiddenFields } from './HiddenFields';
import { type ListQuery, toggleFilter, withoutFilters } from './list-query';

interface FacetFormProps {
  basePath: string;
  facets: readonly Facet[];
  query: ListQuery;
  onChange: (query: ListQuery) => void;
}

/** The filters. Without script the form is sent; with script every choice applies at once. */
export function FacetForm({ basePath, facets, query, onChange }: FacetFormProps) {
  const text = useMessages();
  const isHydrated = useIsHydrated();
  const formRef = useRef<HTMLFormElement>(null);
  const lastChanged = useRef<{ name: string; value: string } | null>(null);

  // The response may reorder the values: an element that is moved loses its focus.
  useLayoutEffect(() => {
    const { ownerDocument } = formRef.current ?? {};
    if (!lastChanged.current || ownerDocument?.activeElement !== ownerDocument?.body) return;
    const { name, value } = lastChanged.current;
    const inputs = [...(formRef.current?.querySelectorAll('input') ?? [])];
    inputs.find((input) => input.name === name && input.value === value)?.focus({ preventScroll: true });
  }, [facets]);

  return (
    <form
      ref={formRef}
      className={styles.form}
      method="get"
      action={basePath}
      onSubmit={(event) => event.preventDefault()}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement)
          lastChanged.current = { name: target.name, value: target.value };
      }}
    >
      <HiddenFields query={withoutFilters(query)} />
      {facets.map((facet, index) => (
        <FacetGroup
          key={facet.id}
          facet={facet}
          query={query}
          startsOpen={index < 5}
          onToggle={(filter) => onChange(toggleFilter(query, filter))}
        />
      ))}
      {!isHydrated && (
        <Button type="submit" isWide className={styles.submit}>
          {text('productList.filter.apply')}
        </Button>
      )}
    </form>
  );
}
