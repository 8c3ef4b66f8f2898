import { formatNumber } from '@fachwerk/shared/format';
import { MAX_EXACT_TOTAL } from '@fachwerk/shared/rules';
import { Checkbox, StoreIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { STORE_FIELD } from './list-query';
import styles from './StoreFilter.module.css';

interface StoreFilterProps {
  /** See `StoreChoice`. */
  id: string | undefined;
  name: string | undefined;
  count: number | undefined;
  isChosen: boolean;
}

/** Only what the visitor's store has today; without a store a link that opens the choice. */
export function StoreFilter({ id, name, count, isChosen }: StoreFilterProps) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;

  if (id === '') return null;
  if (id === undefined) return <ChooseStore />;
  return (
    <Checkbox
      className={styles.filter}
      name={STORE_FIELD}
      value={id}
      defaultChecked={isChosen}
      label={
        <span className={styles.words}>
          {text('productList.store.label')} <span className={styles.name}>{name}</span>
        </span>
      }
      note={count === undefined ? undefined : countNote(count, shopLocale)}
    />
  );
}

const countNote = (count: number, locale: string): string =>
  count > MAX_EXACT_TOTAL ? `> ${formatNumber(MAX_EXACT_TOTAL, locale)}` : formatNumber(count, locale);

/** Without the layer it leads to the page of all stores. */
function ChooseStore() {
  const text = useMessages();
  const { stores } = usePlatform().config.pageUrls;
  const words = (
    <>
      <StoreIcon size={24} className={styles.icon} />
      <span className={styles.words}>
        {text('productList.store.label')}{' '}
        <span className={styles.choose}>{text('productList.store.choose')}</span>
      </span>
    </>
  );
  if (stores)
    return (
      <a className={styles.filter} href={stores} data-opens="storefinder:layer-requested">
        {words}
      </a>
    );
  return (
    <button type="button" className={styles.filter} data-opens="storefinder:layer-requested">
      {words}
    </button>
  );
}
