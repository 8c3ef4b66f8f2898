import { Logo } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useEffect, useId } from 'react';
import { toTopCategory, type TopCategory } from '../../top-categories';
import { CategoryMenu } from './category-menu/CategoryMenu';
import { CategoryNavigation } from './category-navigation/CategoryNavigation';
import { useCategoryTree } from './category-navigation/use-category-tree';
import { whenIdle } from './category-navigation/when-idle';
import styles from './Header.module.css';
import { SearchForm } from './search-form/SearchForm';
import { Shortcuts } from './shortcuts/Shortcuts';

export interface HeaderData {
  /** Path of the page, to mark the category that it belongs to. */
  path: string;
  /** What was searched on this page. */
  query: string;
  /** Empty when the API did not answer in time. */
  topCategories: TopCategory[];
}

export function Header({ data }: { data: HeaderData }) {
  const { config } = usePlatform();
  const text = useMessages();
  const listId = useId();
  const tree = useCategoryTree();
  const { load } = tree;
  const hasCategories = data.topCategories.length > 0;
  const topCategories = hasCategories ? data.topCategories : (tree.nodes ?? []).map(toTopCategory);

  useEffect(() => {
    // Without its first level the menu is empty: then it cannot wait.
    if (!hasCategories) return load();
    return whenIdle(load);
  }, [hasCategories, load]);

  const categories = { topCategories, tree, path: data.path };
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.menu}>
          <CategoryMenu listId={listId} {...categories} />
        </div>
        <a className={styles.logo} href={config.urls.start} aria-label={text('header.logo')}>
          <Logo />
        </a>
        <div className={styles.search}>
          <SearchForm query={data.query} />
        </div>
        <div className={styles.shortcuts}>
          <Shortcuts />
        </div>
      </div>
      <CategoryNavigation id={listId} {...categories} />
    </header>
  );
}
