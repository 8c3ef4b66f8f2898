import { joinClasses, Logo } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useId, useRef } from 'react';
import { CategoryNavigation } from '../categories/CategoryNavigation';
import type { TopCategory } from '../categories/top-categories';
import { useCategories } from '../categories/use-categories';
import { MenuButton } from '../menu-button/MenuButton';
import { SearchForm } from '../search-form/SearchForm';
import styles from './Header.module.css';
import type { HeaderProps } from './header.props';
import { QuietHeader } from './QuietHeader';
import { ShopLinks } from './ShopLinks';
import { AssistShortcut } from './shortcuts/AssistShortcut';
import { Shortcuts } from './shortcuts/Shortcuts';
import { StoreShortcut } from './shortcuts/StoreShortcut';
import { useLeftHeight } from './use-left-height';

interface FullHeaderData {
  isQuiet: false;
  /** Path of the category that the page shows; empty on other pages. */
  path: string;
  /** The search term of the search page; empty on other pages. */
  query: string;
  /** Empty if the API did not respond in time. */
  topCategories: TopCategory[];
}

export type HeaderData = FullHeaderData | { isQuiet: true };

export const Header = ({ props, data }: WidgetProps<HeaderProps, HeaderData>) =>
  data.isQuiet ? <QuietHeader /> : <FullHeader data={data} props={props} />;

interface FullHeaderProps {
  data: FullHeaderData;
  props: HeaderProps;
}

/**
 * When it has left the window, its bar stays at the top: the same elements, without the store, account and
 * wishlist. Third-party pages have headers of their own.
 */
function FullHeader({ data, props: { links, hasAccessibilityAssist } }: FullHeaderProps) {
  const { config } = usePlatform();
  const text = useMessages();
  const listId = useId();
  const ref = useRef<HTMLElement>(null);
  const hasTopBar = config.apiOrigin === '';
  const leftHeight = useLeftHeight(ref, hasTopBar);
  const { topCategories, tree } = useCategories(data.topCategories);

  return (
    <header
      ref={ref}
      className={joinClasses(styles.header, leftHeight !== undefined && styles.left)}
      // Keeps its height without the bar, so that nothing moves.
      style={{ minHeight: leftHeight }}
      data-top-bar={hasTopBar ? '' : undefined}
    >
      {links && <ShopLinks links={links} />}
      <div className={styles.bar}>
        <div className={styles.menu}>
          <MenuButton listId={listId} />
        </div>
        <a className={styles.logo} href={config.pageUrls.start} aria-label={text('header.logo')}>
          <Logo />
        </a>
        <div className={styles.search}>
          <SearchForm query={data.query} />
        </div>
        <div className={styles.store}>
          <StoreShortcut />
          {hasAccessibilityAssist && <AssistShortcut />}
        </div>
        <div className={styles.shortcuts}>
          <Shortcuts />
        </div>
      </div>
      <CategoryNavigation id={listId} topCategories={topCategories} tree={tree} path={data.path} />
    </header>
  );
}
