import { useId } from 'react';
import { CategoryNavigation } from '../categories/CategoryNavigation';
import type { TopCategory } from '../categories/top-categories';
import { useCategories } from '../categories/use-categories';
import { MenuButton } from '../menu-button/MenuButton';
import styles from './CategoryNavigationBar.module.css';

export interface CategoryNavigationData {
  /** Path of the page, to mark the category that it belongs to. */
  path: string;
  /** Empty when the API did not answer in time. */
  topCategories: TopCategory[];
}

/** The navigation of the header, alone: the row from laptop width on, and the button of the menu below it. */
export function CategoryNavigationBar({ data }: { data: CategoryNavigationData }) {
  const listId = useId();
  const { topCategories, tree } = useCategories(data.topCategories);

  return (
    <div className={styles.frame}>
      <div className={styles.menu}>
        <MenuButton listId={listId} />
      </div>
      <CategoryNavigation id={listId} topCategories={topCategories} tree={tree} path={data.path} />
    </div>
  );
}
