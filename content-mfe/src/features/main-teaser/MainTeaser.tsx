import { relOf } from '@fachwerk/shared/html';
import { Button, Chip } from '@fachwerk/shared/ui';
import type { WidgetProps } from '@fachwerk/shared/widget';
import { PictureView } from '../../parts/PictureView';
import { promotionData } from '../../parts/promotion-data';
import type { MainTeaserProps } from './main-teaser.props';
import styles from './MainTeaser.module.css';

export function MainTeaser({ props }: WidgetProps<MainTeaserProps, undefined>) {
  const { headline, text, level: Heading, picture, call, links, promotion } = props;
  return (
    <div className={picture ? styles.pictured : undefined} {...promotionData(promotion)}>
      <div className={styles.words}>
        <Heading className={styles.headline}>{headline}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {call && (
          <Button variant="primary" href={call.href} rel={relOf(call.href)} className={styles.call}>
            {call.label}
          </Button>
        )}
        {links.length > 0 && (
          <ul role="list" className={styles.links}>
            {links.map(({ label, href }) => (
              <li key={label} className={styles.item}>
                <Chip href={href} rel={relOf(href)}>
                  {label}
                </Chip>
              </li>
            ))}
          </ul>
        )}
      </div>
      {picture && (
        <div className={styles.picture}>
          <PictureView picture={picture} className={styles.image} />
        </div>
      )}
    </div>
  );
}
