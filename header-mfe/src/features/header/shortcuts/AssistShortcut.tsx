import { requestLayer } from '@fachwerk/shared/bus';
import { AccessibilityIcon, joinClasses } from '@fachwerk/shared/ui';
import { opensElsewhere, useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { MouseEvent } from 'react';
import styles from './StoreShortcut.module.css';

const REQUEST = 'header:assist-requested';

/** Opens the operator's tool for accessibility; without script a link to the page about accessibility. */
export function AssistShortcut() {
  const { bus, config } = usePlatform();
  const text = useMessages();

  function open(event: MouseEvent): void {
    if (!opensElsewhere(event) && requestLayer(bus, REQUEST, {})) event.preventDefault();
  }

  return (
    <a
      className={joinClasses(styles.shortcut, styles.assist)}
      href={config.pageUrls.accessibility ?? config.pageUrls.start}
      data-opens={REQUEST}
      onClick={open}
    >
      <AccessibilityIcon className={styles.icon} />
      {text('header.assist.label')}
    </a>
  );
}
