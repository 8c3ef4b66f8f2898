import type { WidgetProps } from '@fachwerk/shared/widget';
import { ArrowLink } from '../../parts/ArrowLink';
import type { HeadlineTeaserProps } from './headline-teaser.props';
import styles from './HeadlineTeaser.module.css';

export function HeadlineTeaser({ props }: WidgetProps<HeadlineTeaserProps, undefined>) {
  const { headline, text, link, level: Heading, anchor } = props;
  return (
    <div id={anchor} className={styles.teaser}>
      <div className={styles.words}>
        <Heading className={styles.headline}>{headline}</Heading>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {link && <ArrowLink link={link} />}
    </div>
  );
}
