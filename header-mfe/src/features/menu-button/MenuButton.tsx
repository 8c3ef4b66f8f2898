import { closeSidebar, openSidebar } from '@fachwerk/shared/bus';
import { MenuIcon } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import type { KeyboardEvent, MouseEvent } from 'react';
import { isWidgetMounted } from '../../is-widget-mounted';
import styles from './MenuButton.module.css';

const MENU = 'burger-menu';

interface MenuButtonProps {
  /** Anchor of a list of categories: target of the button until the menu is loaded. */
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
    if (!isWidgetMounted(MENU)) return;
    event.preventDefault();
    if (isOpen) closeSidebar(bus, MENU);
    else openSidebar(bus, MENU);
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
      {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
      onClick={open}
      onKeyDown={pressBySpace}
    >
      <MenuIcon />
      <span className={styles.label}>{text('header.menu.button')}</span>
    </a>
  );
}
