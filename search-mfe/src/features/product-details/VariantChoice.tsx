import type { Variation } from '@fachwerk/shared/contracts';
import { languageOf } from '@fachwerk/shared/rules';
import { joinClasses, VisuallyHidden } from '@fachwerk/shared/ui';
import { useContentLanguage, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { ColourSwatch } from '../../ColourSwatch';
import styles from './VariantChoice.module.css';

type Option = Variation['options'][number];

interface VariantChoiceProps {
  variation: Variation;
  /** No variant is sold online: none of them is marked as sold out. */
  isStoreOnly?: boolean | undefined;
}

/**
 * One attribute of a product with variants. Every option has its own page and is a link, also if it is sold
 * out.
 */
export function VariantChoice({ variation, isStoreOnly }: VariantChoiceProps) {
  const language = useContentLanguage();
  const { label, options } = variation;
  const chosen = options.find(({ selected }) => selected);

  return (
    <div className={styles.choice} lang={language}>
      <p className={styles.label}>
        {label}
        {chosen && <span className={styles.chosen}>: {chosen.value}</span>}
      </p>
      <ul role="list" className={styles.options} aria-label={label}>
        {options.map((option) => (
          <li key={option.value} className={styles.item}>
            <VariantLink option={option} isGone={!isStoreOnly && option.statusOnline !== 'Available'} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function VariantLink({ option, isGone }: { option: Option; isGone: boolean }) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  const { value, hexColor, selected, url } = option;

  return (
    <a
      className={joinClasses(styles.option, selected && styles.selected, isGone && styles.gone)}
      href={url}
      aria-current={selected ? 'true' : undefined}
    >
      {hexColor && <ColourSwatch hexColor={hexColor} className={styles.swatch} />}
      <span className={styles.value}>{value}</span>
      {isGone && (
        <VisuallyHidden>
          {' '}
          <span lang={languageOf(shopLocale)}>{text('productDetail.variant.soldOut')}</span>
        </VisuallyHidden>
      )}
    </a>
  );
}
