import { SearchForm } from '../search-form/SearchForm';
import styles from './SearchBox.module.css';

export interface SearchBoxData {
  /** The search term of this page. */
  query: string;
}

/** The search of the header as a widget. */
export const SearchBox = ({ data }: { data: SearchBoxData }) => (
  <div className={styles.box}>
    <SearchForm query={data.query} />
  </div>
);
