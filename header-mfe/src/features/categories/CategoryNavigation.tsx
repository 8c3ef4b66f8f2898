import { CaretDownIcon, joinClasses, MenuIcon } from '@fachwerk/shared/ui';
import { useContentLanguage, useIsHydrated, useMessages } from '@fachwerk/shared/widget';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import { HEADER_NAVIGATION, useNavigationReport } from '../../navigation-report';
import { targetOfKey } from './category-keys';
import styles from './CategoryNavigation.module.css';
import { CategoryPanel } from './CategoryPanel';
import { currentMark, isWithin } from './current-category';
import type { TopCategory } from './top-categories';
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
 * The second row of the header from laptop width on: a button for the whole range, and as many top categories
 * as fit. Both open one panel. Without script the top categories are a list of links.
 */
export function CategoryNavigation({ id, topCategories, tree, path }: CategoryNavigationProps) {
  const text = useMessages();
  const language = useContentLanguage();
  const report = useNavigationReport(HEADER_NAVIGATION);
  const panelId = useId();
  const regionRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  /** The element that had the focus when the panel was opened. */
  const openerRef = useRef<HTMLElement | null>(null);
  const wasOpenedByKey = useRef(false);
  /** The category to focus as soon as it is shown; panel or tree may still be loading. */
  const wanted = useRef<{ category: string } | { firstChildOf: string } | null>(null);
  const isHydrated = useIsHydrated();
  const fitting = useFittingCount(listRef, topCategories.length);

  const flyout = useFlyout(regionRef, () => {
    if (hasFocus(panelRef.current)) (openerRef.current ?? buttonRef.current)?.focus({ preventScroll: true });
  });
  const nodes = tree.data ?? topCategories;
  const currentTop = topCategories.find(({ url }) => isWithin(path, url));

  function open(activeId: string | null): void {
    tree.load();
    flyout.open(activeId);
  }

  function hover(activeId: string | null): void {
    if (!flyout.isOpen) wasOpenedByKey.current = false;
    tree.load();
    flyout.hover(activeId);
  }

  const restingTop = currentTop?.id ?? topCategories[0]?.id ?? null;

  function toggle({ detail }: MouseEvent): void {
    openerRef.current = buttonRef.current;
    // `detail` counts the clicks of a pointer: it is 0 for Enter and Space.
    wasOpenedByKey.current = detail === 0;
    if (flyout.isOpen) flyout.close();
    else open(restingTop);
  }

  /** The first category that the row does not show; undefined where all fit, and before they are measured. */
  const firstCutOff = fitting === null ? undefined : topCategories[fitting]?.id;

  function toggleMore({ currentTarget, detail }: MouseEvent<HTMLElement>, activeId: string): void {
    openerRef.current = currentTarget;
    wasOpenedByKey.current = detail === 0;
    if (flyout.isOpen && flyout.activeId === activeId) flyout.close();
    else open(activeId);
  }

  function leave(): void {
    const isUsedByKeyboard = wasOpenedByKey.current && hasFocus(panelRef.current);
    if (!isUsedByKeyboard) flyout.leave();
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
    // The browser uses keys with a modifier, e.g. Alt and Left to go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { key, target } = event;
    if (target === buttonRef.current) {
      if (key !== 'ArrowRight' || !nodes[0]) return;
      event.preventDefault();
      openerRef.current = buttonRef.current;
      wasOpenedByKey.current = true;
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
      if (!isInPanel) {
        openerRef.current = from;
        wasOpenedByKey.current = true;
      }
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
        onClick={report}
        onKeyDown={moveByKey}
        onMouseEnter={flyout.enter}
        onMouseLeave={leave}
      >
        {isHydrated ? (
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
          // Shows the categories that do not fit into the row.
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
        <ul ref={listRef} role="list" className={styles.list} lang={language}>
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
        {/* Takes its room at all times, so that nothing moves when the row is measured. */}
        <span className={styles.morePlace}>
          {firstCutOff !== undefined && (
            <button
              type="button"
              className={joinClasses(styles.link, styles.more)}
              aria-expanded={flyout.isOpen}
              aria-controls={flyout.isOpen ? panelId : undefined}
              onClick={(event) => toggleMore(event, firstCutOff)}
              onFocus={tree.load}
              onMouseEnter={() => hover(firstCutOff)}
              onMouseLeave={flyout.unhover}
            >
              {text('header.categories.more')}
              <CaretDownIcon size={16} />
            </button>
          )}
        </span>
      </div>
    </nav>
  );
}

const hasFocus = (element: HTMLElement | null): boolean => element?.matches(':focus-within') ?? false;

/** Compares values instead of using a selector: an id may hold any character. */
const linkOf = (container: HTMLElement | null, id: string): HTMLElement | undefined =>
  Array.from(container?.querySelectorAll<HTMLElement>('[data-category]') ?? []).find(
    ({ dataset }) => dataset.category === id,
  );
