import { Accordion, Checkbox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import {
  type ChosenFilters,
  countOf,
  FILTER_KINDS,
  type FilterKind,
  type FilterValues,
} from '../../store-filters';
import styles from './StoreFilters.module.css';

interface StoreFiltersProps {
  options: FilterValues;
  chosen: ChosenFilters;
}

/** Fields of the search form: each value is a box, sent with the place. Works without script. */
export function StoreFilters({ options, chosen }: StoreFiltersProps) {
  const text = useMessages();
  const { values, itemId, isInStock } = chosen;
  const count = countOf(chosen);
  const kinds = FILTER_KINDS.filter((kind) => options[kind].length > 0);
  const labelOf = (kind: FilterKind, value: string) =>
    kind === 'services' ? text(`storefinder.service.${value}`) : value;

  return (
    <>
      {itemId && (
        <>
          <input type="hidden" name="itemId" value={itemId} />
          <Checkbox
            name="inStock"
            value="true"
            defaultChecked={isInStock}
            label={text('storesPage.filter.inStock')}
          />
        </>
      )}
      {kinds.length > 0 && (
        <Accordion
          className={styles.filters}
          title={text('storesPage.filter.title')}
          note={count > 0 ? text('storesPage.filter.chosen', { count }) : undefined}
        >
          <div className={styles.groups}>
            {kinds.map((kind) => (
              <fieldset key={kind} className={styles.group}>
                <legend className={styles.legend}>{text(`storesPage.filter.${kind}`)}</legend>
                {options[kind].map((value) => (
                  <Checkbox
                    key={value}
                    name={kind}
                    value={value}
                    defaultChecked={values[kind].includes(value)}
                    label={labelOf(kind, value)}
                  />
                ))}
              </fieldset>
            ))}
          </div>
        </Accordion>
      )}
    </>
  );
}
