import { relOf } from '@fachwerk/shared/html';
import { Card, joinClasses } from '@fachwerk/shared/ui';
import { opensElsewhere, useIsHydrated, useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { ArrowLink } from '../../parts/ArrowLink';
import { promotionData } from '../../parts/promotion-data';
import { Teaser } from '../../parts/Teaser';
import type { AdTab, AdTeaserTabsProps } from './ad-teaser-tabs.props';
import styles from './AdTeaserTabs.module.css';

/** Where a key leads from the chosen tab; undefined for other keys (ARIA pattern "tabs"). */
function tabAfter(key: string, chosen: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (chosen + 1) % count;
  if (key === 'ArrowLeft') return (chosen + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Advertisements of which one is shown. A tab is a link to what it advertises, so that it leads there without
 * script.
 */
export function AdTeaserTabs({ props }: WidgetProps<AdTeaserTabsProps, undefined>) {
  const { headline, anchor, tabs } = props;
  const id = useId();
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState(0);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);

  function choose(event: MouseEvent, index: number) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setChosen(index);
  }
  function move(event: KeyboardEvent) {
    const next = tabAfter(event.key, chosen, tabs.length);
    // Alt and an arrow are the way back of the browser.
    if (next === undefined || event.altKey || opensElsewhere(event)) return;
    event.preventDefault();
    setChosen(next);
    links.current[next]?.focus();
  }

  return (
    <Teaser headline={headline} anchor={anchor}>
      <div
        className={styles.tabs}
        {...(isHydrated && { role: 'tablist', 'aria-label': headline, onKeyDown: move })}
      >
        {tabs.map(({ title, link }, index) => (
          <a
            key={title}
            ref={(element) => void (links.current[index] = element)}
            href={link.url}
            rel={relOf(link.url)}
            className={joinClasses(styles.tab, index === chosen && styles.chosen)}
            {...(isHydrated && {
              role: 'tab',
              id: `${id}-tab-${index}`,
              'aria-selected': index === chosen,
              'aria-controls': `${id}-panel-${index}`,
              tabIndex: index === chosen ? 0 : -1,
              onClick: (event: MouseEvent) => choose(event, index),
            })}
          >
            {title}
          </a>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <Card
          key={tab.title}
          className={styles.panel}
          hidden={index !== chosen}
          {...promotionData(tab.promotion)}
          {...(isHydrated && {
            role: 'tabpanel',
            id: `${id}-panel-${index}`,
            'aria-labelledby': `${id}-tab-${index}`,
          })}
        >
          <Advertisement tab={tab} />
        </Card>
      ))}
    </Teaser>
  );
}

function Advertisement({ tab }: { tab: AdTab }) {
  const text = useMessages();
  const { title, image, link } = tab;
  return (
    <>
      <div className={styles.picture}>
        <img
          className={styles.image}
          src={image.src}
          alt={image.alt}
          title={image.title}
          width={image.width}
          height={image.height}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {tab.text && <p className={styles.text}>{tab.text}</p>}
        <ArrowLink link={{ label: text('teaser.ad.link', { title }), href: link.url }} />
      </div>
    </>
  );
}
