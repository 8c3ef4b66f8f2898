import { Button } from '../button/Button';
import styles from './ListPages.module.css';

interface PageLink {
  href: string;
  text: string;
}

export interface ListPagesProps {
  /** Name of the navigation. */
  label: string;
  /** Each only where the list has that page. */
  newest?: PageLink | false;
  newer?: PageLink | false;
  older?: PageLink | false;
}

/** Links between the pages of a list that has the newest first. Nothing for a list of one page. */
export function ListPages({ label, newest, newer, older }: ListPagesProps) {
  if (!newest && !newer && !older) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      {newest && <Button href={newest.href}>{newest.text}</Button>}
      {newer && (
        <Button href={newer.href} rel="prev">
          {newer.text}
        </Button>
      )}
      {older && (
        <Button href={older.href} rel="next">
          {older.text}
        </Button>
      )}
    </nav>
  );
}
