import { VisuallyHidden } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { AppBadge, SocialLink } from './footer.props';
import styles from './OutsideLinks.module.css';
import { SocialIcon } from './SocialIcon';

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

/** All badges; the footer hides those of other systems on the visitor's phone. */
export function AppBadges({ badges }: { badges: readonly AppBadge[] }) {
  const text = useMessages();
  if (badges.length === 0) return null;

  return (
    <section aria-label={text('footer.apps')}>
      <h2 className={styles.heading}>{text('footer.apps')}</h2>
      <ul role="list" className={styles.list}>
        {badges.map(({ os, url, src, alt }) => (
          <li key={os} data-os={os}>
            <a className={styles.badge} href={url} data-label={alt} title={text('footer.newTab')} {...newTab}>
              <img src={src} alt="" width={75} height={40} loading="lazy" />
              {alt}
              <VisuallyHidden> {text('footer.newTab')}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
