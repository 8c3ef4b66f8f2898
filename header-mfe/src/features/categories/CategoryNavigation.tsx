import { CaretDownIcon, joinClasses, MenuIcon } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages } from '@fachwerk/shared/widget';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { TopCategory } from './top-categories';
import { CategoryPanel } from './CategoryPanel';
import { targetOfKey } from './category-keys';
import { currentMark, isWithin } from './current-category';
import styles from './CategoryNavigation.module.css';
import type { CategoryTree } from './use-category-tree';
import { useFittingCount } from './use-fitting-count';
import { useFlyout } from './use-flyout';

interface CategoryNavigationProps {
  /** Anchor of the list, for the menu button of pages without script. */
  id: string;
  topCategories: readonly TopCategory[];
  tree: CategoryTree;
  /** Path of the page. */
  path: string;
}

/**
 * The second row of the header from laptop width on: a button for the whole range, and as many top categories as fit. Both open one
 * panel. Without script the top categories are a list of links.
 */
export function CategoryNavigation({ id, topCategories, tree, path }: CategoryNavigationProps) {
  const text = useMessages();
  const panelId = useId();
  const regionRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  /** Had the focus when a key opened the panel. */
  const openerRef = useRef<HTMLElement | null>(null);
  /** A category to be focused as soon as it is shown: the panel or the tree may still be on their way. */
  const wanted = useRef<{ category: string } | { firstChildOf: string } | null>(null);
  const isAlive = useIsHydrated();
  const fitting = useFittingCount(listRef, topCategories.length);

  const flyout = useFlyout(regionRef, () => {
    if (hasFocus(panelRef.current)) (openerRef.current ?? buttonRef.current)?.focus();
  });
  const nodes = tree.data ?? topCategories;
  const currentTop = topCategories.find(({ url }) => isWithin(path, url));

  function open(activeId: string | null): void {
    tree.load();
    flyout.open(activeId);
  }

  function hover(activeId: string | null): void {
    tree.load();
    flyout.hover(activeId);
  }

  const restingTop = currentTop?.id ?? topCategories[0]?.id ?? null;

  function toggle(): void {
    openerRef.current = buttonRef.current;
    if (flyout.isOpen) flyout.close();
    else open(restingTop);
  }

  function leave(): void {
    // Whoever is in the panel by keyboard is not thrown out by the mouse.
    if (!hasFocus(panelRef.current)) flyout.leave();
  }

  useEffect(() => {
    if (!wanted.current || !flyout.isOpen) return;
    const target =
      'category' in wanted.current
        ? wanted.current
        : tree.data && targetOfKey(tree.data, wanted.current.firstChildOf, 'ArrowRight');
    if (!target || target === 'root') return;
    const link = linkOf(panelRef.current, target.category);
    if (!link) return;
    wanted.current = null;
    link.focus();
  });

  function moveByKey(event: KeyboardEvent<HTMLElement>): void {
    // With a modifier the key belongs to the browser: Alt and Left goes back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { key, target } = event;
    if (target === buttonRef.current) {
      if (key !== 'ArrowRight' || !nodes[0]) return;
      event.preventDefault();
      openerRef.current = buttonRef.current;
      wanted.current = { category: nodes[0].id };
      open(restingTop);
      return;
    }
    const from = (target as HTMLElement).closest<HTMLElement>('[data-category]');
    const category = from?.dataset.category;
    if (!from || category === undefined || !key.startsWith('Arrow')) return;
    event.preventDefault();
    const isInPanel = panelRef.current?.contains(from) ?? false;
    const isTop = topCategories.some((top) => top.id === category);
    if (key === 'ArrowRight' && isTop) {
      if (!isInPanel) openerRef.current = from;
      wanted.current = { firstChildOf: category };
      open(category);
      return;
    }
    const next = targetOfKey(nodes, category, key);
    if (next === 'root') buttonRef.current?.focus();
    else if (next) linkOf(isInPanel ? panelRef.current : listRef.current, next.category)?.focus();
  }

  const buttonFace = (
    <>
      <MenuIcon size={20} />
      {text('header.categories.button')}
      <CaretDownIcon size={16} className={joinClasses(styles.caret, flyout.isOpen && styles.turned)} />
    </>
  );
  return (
    <nav id={id} className={styles.nav} aria-label={text('header.categories.label')}>
      <div
        ref={regionRef}
        className={styles.region}
        onKeyDown={moveByKey}
        onMouseEnter={flyout.enter}
        onMouseLeave={leave}
      >
        {isAlive ? (
          <button
            ref={buttonRef}
            type="button"
            className={styles.button}
            aria-expanded={flyout.isOpen}
            aria-controls={flyout.isOpen ? panelId : undefined}
            onClick={toggle}
            onFocus={tree.load}
            onMouseEnter={() => hover(restingTop)}
            onMouseLeave={flyout.unhover}
          >
            {buttonFace}
          </button>
        ) : (
          // Shows the categories that the row has no room for.
          <a className={styles.button} href={`#${id}`}>
            {buttonFace}
          </a>
        )}
        {flyout.isOpen && (
          <CategoryPanel
            ref={panelRef}
            id={panelId}
            topCategories={topCategories}
            tree={tree}
            path={path}
            activeId={flyout.activeId}
            onActivate={flyout.open}
            onHover={flyout.hover}
            onUnhover={flyout.unhover}
          />
        )}
        <ul ref={listRef} role="list" className={styles.list}>
          {topCategories.map((top, index) => (
            <li
              key={top.id}
              className={joinClasses(styles.item, fitting !== null && index >= fitting && styles.cutOff)}
            >
              <a
                className={joinClasses(
                  styles.link,
                  flyout.isOpen && flyout.activeId === top.id && styles.active,
                )}
                href={top.url}
                data-category={top.id}
                aria-current={currentMark(path, top.url)}
                onMouseEnter={() => hover(top.id)}
                onMouseLeave={flyout.unhover}
              >
                {top.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

const hasFocus = (element: HTMLElement | null): boolean => element?.matches(':focus-within') ?? false;

/** Compared as data, not by a selector: an id may hold any character. */
const linkOf = (container: HTMLElement | null, id: string): HTMLElement | undefined =>
  Array.from(container?.querySelectorAll<HTMLElement>('[data-category]') ?? []).find(
    ({ dataset }) => dataset.category === id,
  );
