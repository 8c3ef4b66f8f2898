import { Button, CaretRightIcon, joinClasses, Skeleton } from '@fachwerk/shared/ui';
import { useContentLanguage, useMessages } from '@fachwerk/shared/widget';
import { type MouseEvent, type Ref, useRef } from 'react';
import { CategoryGroups } from './CategoryGroups';
import styles from './CategoryPanel.module.css';
import { currentMark } from './current-category';
import type { TopCategory } from './top-categories';
import type { CategoryTree } from './use-category-tree';

interface CategoryPanelProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  topCategories: readonly TopCategory[];
  tree: CategoryTree;
  path: string;
  activeId: string | null;
  onActivate(id: string): void;
  onHover(id: string): void;
  onUnhover(): void;
}

/** All top categories on the left, and the two levels below the active one on the right. */
export function CategoryPanel({ ref, id, topCategories, tree, path, activeId, ...on }: CategoryPanelProps) {
  const text = useMessages();
  const language = useContentLanguage();
  const active = tree.data?.find((node) => node.id === activeId);
  const isTouched = useRef(false);

  /** Touch screens have no hover: the first tap shows the levels below, the second one follows the link. */
  function showFirst(event: MouseEvent, top: TopCategory): void {
    if (isTouched.current && top.id !== activeId) {
      event.preventDefault();
      on.onActivate(top.id);
    }
    isTouched.current = false;
  }

  return (
    <div ref={ref} id={id} className={styles.panel}>
      {topCategories.length === 0 && <Gap tree={tree} className={styles.alone} />}
      <ul role="list" className={styles.tops}>
        {topCategories.map((top) => (
          <li key={top.id}>
            <a
              className={joinClasses(styles.top, top.id === activeId && styles.active)}
              href={top.url}
              data-category={top.id}
              aria-current={currentMark(path, top.url)}
              onMouseEnter={() => on.onHover(top.id)}
              onMouseLeave={on.onUnhover}
              onTouchStart={() => {
                isTouched.current = true;
              }}
              onClick={(event) => showFirst(event, top)}
            >
              <span lang={language}>{top.name}</span>
              <CaretRightIcon size={16} className={styles.caret} />
            </a>
            {/* Child of its category, so that Tab moves from the category to the levels below it. */}
            {top.id === activeId && (
              <div className={styles.below}>
                <p className={styles.head}>
                  {active?.flyoutImage && (
                    <img
                      className={styles.image}
                      src={active.flyoutImage.src}
                      alt=""
                      width={72}
                      height={72}
                    />
                  )}
                  <span className={styles.title} aria-hidden="true">
                    {top.name}
                  </span>
                  <a href={top.url}>{text('header.categories.all', { category: top.name })}</a>
                </p>
                {tree.data ? (
                  <CategoryGroups groups={active?.children ?? []} path={path} />
                ) : (
                  <Gap tree={tree} />
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Placeholder while the levels below are loading, or after that failed. */
function Gap({ tree, className }: { tree: CategoryTree; className?: string }) {
  const text = useMessages();
  if (tree.status !== 'failed')
    return (
      <div
        className={joinClasses(styles.gap, className)}
        role="status"
        aria-label={text('header.categories.loading')}
      >
        {[1, 2, 3].map((column) => (
          <span key={column} className={styles.waiting}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </span>
        ))}
      </div>
    );
  return (
    <div className={joinClasses(styles.failed, className)} role="alert">
      <p>{text('header.categories.failed')}</p>
      <Button size="small" onClick={tree.load}>
        {text('header.categories.retry')}
      </Button>
    </div>
  );
}
