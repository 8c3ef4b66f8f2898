import { VisuallyHidden } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { AppLink, SocialLink } from './footer.props';
import { LineIcon } from './LineIcon';
import styles from './OutsideLinks.module.css';
import { SocialIcon } from './SocialIcon';
import { useVisitorOs } from './use-visitor-os';

const PHONE = 'M7 3h10v18H7ZM11.5 18h1';

/** Leave the shop in a new tab, and say so. */
const newTab = { target: '_blank', rel: 'noopener' } as const;

export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const text = useMessages();
  if (links.length === 0) return null;

  return (
    <nav aria-label={text('footer.social')}>
      <h2 className={styles.heading}>{text('footer.social')}</h2>
      <ul role="list" className={styles.list}>
        {links.map(({ network, url }) => (
          <li key={network}>
            <a
              className={styles.link}
              href={url}
              data-label={text(`footer.social.${network}`)}
              title={text('footer.newTab')}
              {...newTab}
            >
              <SocialIcon network={network} />
              {text(`footer.social.${network}`)}
              <VisuallyHidden> {text('footer.newTab')}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The one for the visitor's telephone; all of them where it has none of these systems, and before the script runs. */
export function AppLinks({ links }: { links: readonly AppLink[] }) {
  const text = useMessages();
  const os = useVisitorOs();
  const own = links.filter((link) => link.os === os);
  const shown = own.length > 0 ? own : links;
  if (shown.length === 0) return null;

  return (
    <section aria-label={text('footer.apps')}>
      <h2 className={styles.heading}>{text('footer.apps')}</h2>
      <ul role="list" className={styles.list}>
        {shown.map((link) => (
          <li key={link.os}>
            <a
              className={styles.app}
              href={link.url}
              data-label={text(`footer.app.${link.os}`)}
              title={text('footer.newTab')}
              {...newTab}
            >
              <LineIcon path={PHONE} />
              {text(`footer.app.${link.os}`)}
              <VisuallyHidden> {text('footer.newTab')}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
