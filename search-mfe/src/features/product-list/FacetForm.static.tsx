import type { Facet } from '@fachwerk/shared/contracts';
import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './FacetForm.module.css';
import { FacetGroup } from './FacetGroup';
import { HiddenFields } from './HiddenFields';
import { type ListQuery, withoutFilters } from './list-query';
import { PageSizes } from './PageSizes';
import { StoreFilter } from './StoreFilter';

interface FacetFormProps {
  basePath: string;
  facets: readonly Facet[];
  query: ListQuery;
  /** Number of items of the list. */
  total: number;
  /** The store of the filter "Heute in meinem Markt"; absent until one is chosen. */
  storeId: string | undefined;
  storeName: string | undefined;
  /** Number of items that the store has today; absent until it is known. */
  storeCount: number | undefined;
}

/** The filters as a form. `Filters` applies every choice at once; without script the form is sent. */
export function FacetForm({
  basePath,
  facets,
  query,
  total,
  storeId,
  storeName,
  storeCount,
}: FacetFormProps) {
  const text = useMessages();

  return (
    <form className={styles.form} method="get" action={basePath}>
      <HiddenFields query={withoutFilters(query)} />
      <StoreFilter id={storeId} name={storeName} count={storeCount} isChosen={query.store !== undefined} />
      {facets.map((facet, index) => (
        <FacetGroup key={facet.id} facet={facet} query={query} startsOpen={index < 5} />
      ))}
      <Button type="submit" isWide className={styles.submit}>
        {text('productList.filter.apply')}
      </Button>
      <PageSizes basePath={basePath} query={query} total={total} />
    </form>
  );
}
