import type { ProductList, SortOrder } from '@fachwerk/shared/contracts';
import { Button, SelectField } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { HiddenFields } from './HiddenFields';
import { type ListQuery, withPage, withSort } from './list-query';
import styles from './SortForm.module.css';
import type { ListChange } from './use-product-list';

interface SortFormProps {
  basePath: string;
  orders: ProductList['sort'];
  query: ListQuery;
  onChange: (change: ListChange) => void;
}

/** The sort order of the list; without script with a button. */
export function SortForm({ basePath, orders, query, onChange }: SortFormProps) {
  const text = useMessages();
  const isHydrated = useIsHydrated();
  const shown = query.sort ?? orders.find(({ selected }) => selected)?.id ?? orders[0]?.id;
  // The query follows after the paint.
  const [choice, setChoice] = useState<{ before: ListQuery; order: SortOrder } | null>(null);

  function choose(order: SortOrder): void {
    setChoice({ before: query, order });
    onChange((from) => withSort(from, order));
  }

  return (
    <form className={styles.form} method="get" action={basePath} onSubmit={(event) => event.preventDefault()}>
      <HiddenFields query={withPage(withSort(query, null), 1)} />
      {/* Left of the select and hidden by `visibility`: no layout shift after hydration. */}
      <Button type="submit" variant="quiet" className={isHydrated ? styles.gone : styles.submit}>
        {text('productList.sort.apply')}
      </Button>
      <SelectField
        label={text('productList.sort.label')}
        isLabelHidden
        name="sort"
        className={styles.select}
        value={choice?.before === query ? choice.order : shown}
        onChange={({ target }) => choose(target.value as SortOrder)}
      >
        {orders.map(({ id }) => (
          <option key={id} value={id}>
            {text(`productList.sort.${id}`)}
          </option>
        ))}
      </SelectField>
    </form>
  );
}
