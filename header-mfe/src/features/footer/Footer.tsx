import { useSlots } from '@fachwerk/shared/widget';
import { useEffect, useRef } from 'react';
import { useNavigationReport } from '../../navigation-report';
import type { TopCategory } from '../categories/top-categories';
import styles from './Footer.module.css';
import type { FooterProps } from './footer.props';
import { FooterContent } from './FooterContent.static';
import { useVisitorOs } from './use-visitor-os';

export interface FooterData {
  /** Not sent to the browser, which keeps the server's HTML. */
  topCategories?: TopCategory[] | undefined;
}

const BASIC_NAVIGATION = { category: 'basic_navigation' };

/**
 * The server's HTML is complete; the script tracks clicks and selects the app badge of the visitor's phone.
 */
export function Footer({ props, data }: { props: FooterProps; data: FooterData }) {
  const report = useNavigationReport(BASIC_NAVIGATION);
  const ref = useRef<HTMLElement>(null);
  const badges = useSlots(ref, '[data-os]');
  const os = useVisitorOs();

  useEffect(() => {
    const hasOwn = badges.some(({ dataset }) => dataset.os === os);
    for (const badge of badges) badge.hidden = hasOwn && badge.dataset.os !== os;
  }, [badges, os]);

  return (
    <footer ref={ref} className={styles.footer} onClick={report}>
      <FooterContent props={props} topCategories={data.topCategories} />
    </footer>
  );
}
