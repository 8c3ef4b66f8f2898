import type { CategoryNode } from '@fachwerk/shared/contracts';
import { Button, CaretLeftIcon, CaretRightIcon, Spinner } from '@fachwerk/shared/ui';
import { useContentLanguage, useMessages } from '@fachwerk/shared/widget';
import { useEffect, useRef, useState } from 'react';
import { wayTo } from '../categories/category-keys';
import { currentMark } from '../categories/current-category';
import { ProductCount } from '../categories/ProductCount';
import { useCategoryTree } from '../categories/use-category-tree';
import styles from './MenuLevels.module.css';

/** One level of the categories, with links to the level below and back. */
export function MenuLevels() {
  const language = useContentLanguage();
  const text = useMessages();
  const { status, data: nodes, load } = useCategoryTree();
  const [shownId, setShownId] = useState<string | null>(null);
  const listRef = useRef<HTMLDivElement>(null);
  /** Receives the focus when another level is shown, because the pressed button is removed. */
  const focusAfter = useRef<'back' | { category: string } | null>(null);
  // Rendered in the browser only.
  const path = window.location.pathname;

  useEffect(load, [load]);

  const way = nodes && shownId !== null ? wayTo(nodes, shownId) : [];
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

  return (
    <div ref={listRef} className={styles.levels}>
      {shown && (
        <>
          <button type="button" className={styles.back} data-row="" onClick={goUp}>
            <CaretLeftIcon size={20} />
            {text('header.menu.back', { category: parent?.name ?? text('header.menu.title') })}
          </button>
          <p className={styles.shown}>
            <span className={styles.shownName} lang={language}>
              {shown.name}
            </span>
            <a href={shown.url} aria-current={currentMark(path, shown.url)}>
              {text('header.categories.all', { category: shown.name })}
            </a>
          </p>
        </>
      )}
      {nodes && (
        <ul role="list">
          {(shown?.children ?? nodes).map((node) => (
            <li key={node.id}>
              {node.children.length > 0 ? (
                <button
                  type="button"
                  className={styles.row}
                  data-row={node.id}
                  aria-current={currentMark(path, node.url)}
                  onClick={() => goDown(node)}
                >
                  <span lang={language}>{node.name}</span>
                  <CaretRightIcon size={20} className={styles.caret} />
                </button>
              ) : (
                <a
                  className={styles.row}
                  href={node.url}
                  data-label={node.name}
                  aria-current={currentMark(path, node.url)}
                >
                  <span>
                    <span lang={language}>{node.name}</span>
                    <ProductCount node={node} />
                  </span>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {!nodes && status !== 'failed' && (
        <p className={styles.note} role="status">
          <Spinner />
          {text('header.categories.loading')}
        </p>
      )}
      {status === 'failed' && (
        <div className={styles.note} role="alert">
          <p>{text('header.categories.failed')}</p>
          <Button size="small" onClick={load}>
            {text('header.categories.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
