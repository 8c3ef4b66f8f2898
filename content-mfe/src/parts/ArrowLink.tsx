import { relOf } from '@fachwerk/shared/html';
import { ArrowRightIcon, joinClasses } from '@fachwerk/shared/ui';
import styles from './ArrowLink.module.css';
import type { Link } from './links';

/** A link on a line of its own, with an arrow. */
export function ArrowLink({ link, className }: { link: Link; className?: string }) {
  return (
    <a className={joinClasses(styles.link, className)} href={link.href} rel={relOf(link.href)}>
      {link.label}
      <ArrowRightIcon size={20} className={styles.arrow} />
    </a>
  );
}
