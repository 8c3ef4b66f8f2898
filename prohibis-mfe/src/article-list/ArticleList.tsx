import { CartIcon, CountBadge, Dialog, DocumentIcon, VisuallyHidden } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, usePlatform, useSidebar, useTopic } from '@fachwerk/shared/widget';
import { useId } from 'react';
import styles from './ArticleList.module.css';
import { ArticleListFooter } from './ArticleListFooter';
import { ArticleListForm } from './ArticleListForm';
import { useArticleList } from './use-article-list';

export const ARTICLE_LIST_ID = 'article-list';

/** Adds a list of numbers to the cart. Without script its links lead to the cart. */
export function ArticleList() {
  const { config } = usePlatform();
  const text = useMessages();
  const isAlive = useIsHydrated();
  const cartCount = useTopic('cartCount') ?? 0;
  const sidebar = useSidebar(ARTICLE_LIST_ID);
  const list = useArticleList();
  const formId = useId();
  const lineCount = list.text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length;

  const face = (
    <>
      <span className={styles.icon} aria-hidden="true">
        <DocumentIcon />
        <CountBadge count={lineCount} className={styles.badge} />
      </span>
      <span className={styles.label} aria-hidden="true">
        {text('prohibis.list.button')}
      </span>
      <VisuallyHidden>
        {lineCount > 0 ? text('prohibis.list.withCount', { count: lineCount }) : text('prohibis.list.button')}
      </VisuallyHidden>
    </>
  );
  return (
    <div className={styles.buttons}>
      {isAlive ? (
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-expanded={sidebar.isOpen}
          onClick={sidebar.open}
        >
          {face}
        </button>
      ) : (
        <a className={styles.button} href={config.pageUrls.basket}>
          {face}
        </a>
      )}
      <a className={styles.button} href={config.pageUrls.basket}>
        <span className={styles.icon} aria-hidden="true">
          <CartIcon />
          <CountBadge count={cartCount} className={styles.badge} />
        </span>
        <span className={styles.label} aria-hidden="true">
          {text('prohibis.cart.label')}
        </span>
        <VisuallyHidden>
          {cartCount > 0
            ? text('prohibis.cart.withCount', { count: cartCount })
            : text('prohibis.cart.label')}
        </VisuallyHidden>
      </a>
      <Dialog
        isOpen={sidebar.isOpen}
        onClose={sidebar.close}
        title={text('prohibis.list.title')}
        closeLabel={text('prohibis.list.close')}
        placement="right"
        footer={<ArticleListFooter list={list} formId={formId} />}
      >
        <ArticleListForm list={list} formId={formId} />
      </Dialog>
    </div>
  );
}
