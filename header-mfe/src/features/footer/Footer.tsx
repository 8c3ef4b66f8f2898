import { usePlatform, useSlots } from '@fachwerk/shared/widget';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { TopCategory } from '../categories/top-categories';
import styles from './Footer.module.css';
import type { FooterProps } from './footer.props';
import { FooterContent } from './FooterContent.static';
import { useVisitorOs } from './use-visitor-os';

export interface FooterData {
  /** Not sent to the browser, which keeps the server's HTML. */
  topCategories?: TopCategory[] | undefined;
}

/**
 * The server's HTML is complete; the script tracks clicks and selects the app badge of the visitor's phone.
 */
export function Footer({ props, data }: { props: FooterProps; data: FooterData }) {
  const { track } = usePlatform();
  const ref = useRef<HTMLElement>(null);
  const badges = useSlots(ref, '[data-os]');
  const os = useVisitorOs();

  useEffect(() => {
    const hasOwn = badges.some(({ dataset }) => dataset.os === os);
    for (const badge of badges) badge.hidden = hasOwn && badge.dataset.os !== os;
  }, [badges, os]);

  /** Tracks the followed link (specification 2). */
  function measure({ target }: MouseEvent): void {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return;
    const label = link.dataset.label ?? link.getAttribute('aria-label') ?? link.textContent.trim();
    const values = { label, specification: 'link', category: 'basic_navigation' };
    track({ name: 'navigation', values });
  }

  return (
    <footer ref={ref} className={styles.footer} onClick={measure}>
      <FooterContent props={props} topCategories={data.topCategories} />
    </footer>
  );
}
