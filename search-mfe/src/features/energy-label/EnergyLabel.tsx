import { useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { MissingProduct } from '../../MissingProduct';
import { DataSheet } from './DataSheet';
import styles from './EnergyLabel.module.css';
import { EnergyLabelPicture } from './EnergyLabelPicture';
import type { LabelledProduct } from './load-energy-label';
import { RegisterLink } from './RegisterLink';

export interface EnergyLabelData {
  product: LabelledProduct | null;
}

/** The page of a label: the label beside the data sheet. */
export function EnergyLabel({ data: { product } }: WidgetProps<unknown, EnergyLabelData>) {
  const text = useMessages();
  if (!product) return <MissingProduct title={text('energyLabel.missing')} />;

  return (
    <article>
      <h1 className={styles.title}>{text('energyLabel.title')}</h1>
      <p className={styles.product}>
        <a href={product.url}>{`${product.brand} ${product.name}`}</a>
      </p>
      <div className={styles.columns}>
        <EnergyLabelPicture label={product.label} supplier={product.brand} model={product.itemId} />
        <div className={styles.dataSheet}>
          <DataSheet product={product} />
          <RegisterLink label={product.label} />
        </div>
      </div>
    </article>
  );
}
