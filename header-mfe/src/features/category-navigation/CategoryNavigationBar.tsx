import { useId } from 'react';
import { CategoryNavigation } from '../categories/CategoryNavigation';
import type { TopCategory } from '../categories/top-categories';
import { useCategories } from '../categories/use-categories';
import { MenuButton } from '../menu-button/MenuButton';
import styles from './CategoryNavigationBar.module.css';

export interface CategoryNavigationData {
  /** Path of the page; its category is marked. */
  path: string;
  /** Empty if the API did not respond in time. */
  topCategories: TopCategory[];
}

/** The navigation of the header as a widget: a row from laptop width on, below it the button of the menu. */
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
