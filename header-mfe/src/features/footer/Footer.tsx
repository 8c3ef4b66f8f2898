import { LogoMark } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import * as z from 'zod/mini';
import type { TopCategory } from '../../top-categories';
import { Benefits } from './Benefits';
import styles from './Footer.module.css';
import { linksOf } from './footer-links';

export const FooterProps = z.object({
  /** Value of the goods in cents from which the shop pays for sending them. */
  freeShippingFrom: z.optional(z.int().check(z.gte(0))),
});

export interface FooterData {
  topCategories: TopCategory[];
}

/** Ships no script: links and text only. */
export function Footer({ props, data }: { props: z.output<typeof FooterProps>; data: FooterData }) {
  const { config, now } = usePlatform();
  const text = useMessages();
  const service = linksOf(config.urls, ['stores', 'login', 'wishlist', 'shipping']);
  const legal = linksOf(config.urls, ['terms', 'privacy', 'imprint', 'accessibility']);

  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <a className={styles.home} href={config.urls.start} aria-label={text('footer.home')}>
            <LogoMark className={styles.mark} />
            <span className={styles.name}>{text('footer.name')}</span>
          </a>
          <p className={styles.claim}>{text('footer.claim')}</p>
        </div>

        {data.topCategories.length > 0 && (
          <nav className={styles.range} aria-label={text('footer.range')}>
            <h2 className={styles.heading}>{text('footer.range')}</h2>
            <ul role="list" className={styles.twoColumns}>
              {data.topCategories.map(({ id, name, url }) => (
                <li key={id}>
                  <a className={styles.link} href={url}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}

        {service.length > 0 && (
          <nav aria-label={text('footer.service')}>
            <h2 className={styles.heading}>{text('footer.service')}</h2>
            <ul role="list">
              {service.map(({ name, href }) => (
                <li key={name}>
                  <a className={styles.link} href={href}>
                    {text(`footer.link.${name}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}

        <section className={styles.benefits} aria-label={text('footer.benefits')}>
          <h2 className={styles.heading}>{text('footer.benefits')}</h2>
          <Benefits freeShippingFrom={props.freeShippingFrom} />
        </section>
      </div>

      <div className={styles.bottom}>
        <p>{text('footer.copyright', { year: now.slice(0, 4) })}</p>
        <p>{text('footer.prices')}</p>
        {legal.length > 0 && (
          <ul role="list" className={styles.legal}>
            {legal.map(({ name, href }) => (
              <li key={name}>
                <a className={styles.link} href={href}>
                  {text(`footer.link.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}
