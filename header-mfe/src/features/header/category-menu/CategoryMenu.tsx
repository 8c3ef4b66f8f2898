import type { CategoryNode } from '@fachwerk/shared/contracts';
import { Button, CaretLeftIcon, CaretRightIcon, Dialog, MenuIcon, Spinner } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useEffect, useRef, useState } from 'react';
import type { TopCategory } from '../../../top-categories';
import { wayTo } from '../category-navigation/category-keys';
import { currentMark } from '../category-navigation/current-category';
import { ProductCount } from '../category-navigation/ProductCount';
import type { CategoryTree } from '../category-navigation/use-category-tree';
import { useIsAlive } from '../use-is-alive';
import styles from './CategoryMenu.module.css';
import { useSidebar } from './use-sidebar';

interface CategoryMenuProps {
  /** Anchor of the plain list of categories, for pages without script. */
  listId: string;
  topCategories: readonly TopCategory[];
  tree: CategoryTree;
  path: string;
}

/** The navigation below laptop width: a slide-in that shows one level at a time. */
export function CategoryMenu({ listId, topCategories, tree, path }: CategoryMenuProps) {
  const { root } = usePlatform();
  const text = useMessages();
  const sidebar = useSidebar('category-menu');
  const isAlive = useIsAlive();

  const face = (
    <>
      <MenuIcon />
      <span className={styles.buttonLabel}>{text('header.menu.button')}</span>
    </>
  );
  return (
    <>
      {isAlive ? (
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-expanded={sidebar.isOpen}
          onClick={() => {
            tree.load();
            sidebar.open();
          }}
        >
          {face}
        </button>
      ) : (
        <a className={styles.button} href={`#${listId}`}>
          {face}
        </a>
      )}
      <Dialog
        isOpen={sidebar.isOpen}
        onClose={sidebar.close}
        title={text('header.menu.title')}
        closeLabel={text('header.menu.close')}
        root={root}
        placement="left"
      >
        <Levels topCategories={topCategories} tree={tree} path={path} />
      </Dialog>
    </>
  );
}

function Levels({ topCategories, tree, path }: Omit<CategoryMenuProps, 'listId'>) {
  const text = useMessages();
  const [shownId, setShownId] = useState<string | null>(null);
  const listRef = useRef<HTMLDivElement>(null);
  /** Where the focus goes when another level is shown: what was pressed is gone then. */
  const focusAfter = useRef<'back' | { category: string } | null>(null);

  const way = tree.nodes && shownId !== null ? wayTo(tree.nodes, shownId) : [];
  const shown = way.at(-1);
  const parent = way.at(-2);

  useEffect(() => {
    const wanted = focusAfter.current;
    focusAfter.current = null;
    if (!wanted) return;
    const candidates = Array.from(listRef.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []);
    const row = wanted === 'back' ? '' : wanted.category;
    candidates.find(({ dataset }) => dataset.row === row)?.focus();
  }, [shownId]);

  function goDown(node: CategoryNode): void {
    focusAfter.current = 'back';
    setShownId(node.id);
  }

  function goUp(): void {
    if (shown) focusAfter.current = { category: shown.id };
    setShownId(parent?.id ?? null);
  }

  const rows = shown?.children ?? tree.nodes ?? [];
  return (
    <div ref={listRef} className={styles.levels}>
      {shown && (
        <>
          <button type="button" className={styles.back} data-row="" onClick={goUp}>
            <CaretLeftIcon size={20} />
            {text('header.menu.back', { category: parent?.name ?? text('header.menu.title') })}
          </button>
          <p className={styles.shown}>
            <span className={styles.shownName}>{shown.name}</span>
            <a href={shown.url} aria-current={currentMark(path, shown.url)}>
              {text('header.categories.all', { category: shown.name })}
            </a>
          </p>
        </>
      )}
      <ul role="list" className={styles.rows}>
        {/* Until the tree is there, the first level as links: each of these pages shows what is below it. */}
        {!tree.nodes &&
          topCategories.map(({ id, name, url }) => (
            <li key={id}>
              <a className={styles.row} href={url} aria-current={currentMark(path, url)}>
                {name}
              </a>
            </li>
          ))}
        {rows.map((node) => (
          <li key={node.id}>
            {node.children.length > 0 ? (
              <button
                type="button"
                className={styles.row}
                data-row={node.id}
                aria-current={currentMark(path, node.url)}
                onClick={() => goDown(node)}
              >
                {node.name}
                <CaretRightIcon size={20} className={styles.caret} />
              </button>
            ) : (
              <a className={styles.row} href={node.url} aria-current={currentMark(path, node.url)}>
                <span>
                  {node.name}
                  <ProductCount node={node} />
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {!tree.nodes && !tree.hasFailed && (
        <p className={styles.note} role="status">
          <Spinner />
          {text('header.categories.loading')}
        </p>
      )}
      {!tree.nodes && tree.hasFailed && (
        <div className={styles.note} role="alert">
          <p>{text('header.categories.failed')}</p>
          <Button size="small" onClick={tree.load}>
            {text('header.categories.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
