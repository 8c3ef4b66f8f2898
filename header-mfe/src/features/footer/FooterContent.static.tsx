import { contentLanguage } from '@fachwerk/shared/rules';
import { LogoMark } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { TopCategory } from '../categories/top-categories';
import { LanguageChooser } from '../language/LanguageChooser';
import { Benefits } from './Benefits';
import styles from './Footer.module.css';
import type { FooterProps } from './footer.props';
import { linksOf } from './footer-links';
import { LinkColumn } from './LinkColumn';
import { AppBadges, SocialLinks } from './OutsideLinks';
import { PaymentIcons } from './PaymentIcons';

interface FooterContentProps {
  props: FooterProps;
  /** undefined: not sent to the browser, which keeps the server's HTML. */
  topCategories: TopCategory[] | undefined;
}

export function FooterContent({ props, topCategories = [] }: FooterContentProps) {
  const { config, now } = usePlatform();
  const text = useMessages();
  const named = (names: Parameters<typeof linksOf>[1]) =>
    linksOf(config.pageUrls, names).map(({ name, href }) => ({ label: text(`footer.link.${name}`), href }));
  const orders = linksOf(config.pageUrls, ['guestOrderLogin']).map(({ href }) => ({
    label: text('service.guestOrderLogin'),
    href,
  }));
  const legal = named([
    'imprint',
    'terms',
    'withdrawalPolicy',
    'guarantee',
    'recalls',
    'privacy',
    'consentSettings',
    'accessibility',
  ]);
  const bottom = (
    <div className={styles.bottom}>
      <p>{text('footer.copyright', { year: now.slice(0, 4) })}</p>
      <p>{text('footer.prices')}</p>
      <LanguageChooser className={styles.languages} linkClassName={styles.link} />
      {/* BGB §356a: on every page, clearly labelled, separate from the other links. */}
      {config.pageUrls.withdrawal && (
        <a className={styles.withdrawal} href={config.pageUrls.withdrawal}>
          {text('footer.link.withdrawal')}
        </a>
      )}
    </div>
  );
  if (props.isQuiet)
    return (
      <>
        <LinkColumn
          title={text('footer.legalAndHelp')}
          links={[...legal, ...named(['shipping', 'takeBack', 'contact'])]}
          className={styles.quiet}
          listClassName={styles.row}
        />
        {bottom}
      </>
    );
  const about = (props.aboutLinks ?? []).map(({ label, url }) => ({ label, href: url }));

  return (
    <>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <a className={styles.home} href={config.pageUrls.start} aria-label={text('footer.home')}>
            <LogoMark className={styles.mark} />
            <span className={styles.name}>{text('footer.name')}</span>
          </a>
          <p className={styles.claim}>{text('footer.claim')}</p>
        </div>
        <LinkColumn
          title={text('footer.range')}
          links={topCategories.map(({ name, url }) => ({ label: name, href: url }))}
          lang={contentLanguage(config.shopLocale)}
          className={styles.range}
          listClassName={styles.twoColumns}
        />
        <LinkColumn
          title={text('footer.service')}
          links={[...orders, ...named(['shipping', 'takeBack', 'contact', 'giftCards'])]}
        />
        <LinkColumn
          title={text('footer.about')}
          links={[...named(['stores', 'flyers', 'login', 'register', 'wishlist']), ...about]}
        />
        <LinkColumn title={text('footer.legal')} links={legal} />
        <section className={styles.benefits} aria-label={text('footer.benefits')}>
          <h2 className={styles.heading}>{text('footer.benefits')}</h2>
          <Benefits freeShippingFrom={props.freeShippingFrom} />
        </section>
      </div>

      <div className={styles.outside}>
        <PaymentIcons icons={props.paymentIcons ?? []} />
        <SocialLinks links={props.socialLinks ?? []} />
        <AppBadges badges={props.appBadges ?? []} />
      </div>

      {bottom}
    </>
  );
}
