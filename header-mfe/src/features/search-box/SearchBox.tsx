import { SearchForm } from '../search-form/SearchForm';
import styles from './SearchBox.module.css';

export interface SearchBoxData {
  /** What was searched on this page. */
  query: string;
}

/** The search of the header, alone. */
export const SearchBox = ({ data }: { data: SearchBoxData }) => (
  <div className={styles.box}>
    <SearchForm query={data.query} />
  </div>
);
