import { closeSidebar, requestLayer } from '@fachwerk/shared/bus';
import { MenuIcon } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import type { KeyboardEvent, MouseEvent } from 'react';
import styles from './MenuButton.module.css';

const MENU = 'burger-menu';
const REQUEST = 'header:menu-requested';

interface MenuButtonProps {
  /** Anchor of a list of categories: target of the button without the menu. */
  listId: string;
}

/**
 * Opens the burger menu. Without script or without that widget it is a link to the categories on this page.
 */
export function MenuButton({ listId }: MenuButtonProps) {
  const { bus } = usePlatform();
  const text = useMessages();
  const isOpen = useTopic('openedSidebarId') === MENU;
  const isHydrated = useIsHydrated();

  function open(event: MouseEvent): void {
    if (isOpen) closeSidebar(bus, MENU);
    if (isOpen || requestLayer(bus, REQUEST, {})) event.preventDefault();
  }

  function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  }

  return (
    <a
      className={styles.button}
      href={`#${listId}`}
      data-opens={REQUEST}
      {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
      onClick={open}
      onKeyDown={pressBySpace}
    >
      <MenuIcon />
      <span className={styles.label}>{text('header.menu.button')}</span>
    </a>
  );
}
