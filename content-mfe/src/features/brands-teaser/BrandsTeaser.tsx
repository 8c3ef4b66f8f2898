import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { Teaser } from '../../parts/Teaser';
import styles from './BrandsTeaser.module.css';

interface BrandsTeaserProps {
  headline?: string;
  anchor?: string;
  brands: string[];
}

/** Brand names in the type of the shop, without logos: all brands have equal weight. */
export function BrandsTeaser({ props }: WidgetProps<BrandsTeaserProps, undefined>) {
  const text = useMessages();
  const { config } = usePlatform();
  return (
    <Teaser headline={props.headline} anchor={props.anchor}>
      <ul role="list" className={styles.brands}>
        {props.brands.map((brand) => (
          <li key={brand} className={styles.item}>
            <a
              className={styles.brand}
              href={`${config.pageUrls.search}?${new URLSearchParams({ q: brand, ms: 'true' })}`}
              title={text('teaser.brands.search', { brand })}
            >
              {brand}
            </a>
          </li>
        ))}
      </ul>
    </Teaser>
  );
}
