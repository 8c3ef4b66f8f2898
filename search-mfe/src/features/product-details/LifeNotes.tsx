import type { DisplayPrice, ProductDetail } from '@fachwerk/shared/contracts';
import { CrossedBin } from '@fachwerk/shared/product';
import { useMessages, usePlatform, usePriceText } from '@fachwerk/shared/widget';
import styles from './LifeNotes.module.css';

/**
 * What becomes of the goods: repair (Directive (EU) 2024/1799), and the return of batteries (BattDG) and old
 * devices (ElektroG §18).
 */
export function LifeNotes({ product }: { product: ProductDetail }) {
  return (
    <>
      <Repair repair={product.repair} />
      <TakeBack takeBack={product.takeBack} deposit={product.pricesInfo.deposit} />
    </>
  );
}

function Repair({ repair }: Pick<ProductDetail, 'repair'>) {
  const text = useMessages();
  if (!repair) return null;
  const { sparePartYears, updateYears, url } = repair;

  return (
    <section className={styles.notes}>
      <h2 className={styles.title}>{text('productDetail.repair')}</h2>
      <ul role="list" className={styles.list}>
        {sparePartYears !== undefined && (
          <li>{text('productDetail.repair.spareParts', { count: sparePartYears })}</li>
        )}
        {updateYears !== undefined && <li>{text('productDetail.repair.updates', { count: updateYears })}</li>}
        {url && (
          <li>
            <a href={url} rel="nofollow">
              {text('productDetail.repair.link')}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

interface TakeBackProps extends Pick<ProductDetail, 'takeBack'> {
  deposit: DisplayPrice | undefined;
}

function TakeBack({ takeBack, deposit }: TakeBackProps) {
  const text = useMessages();
  const priceText = usePriceText();
  const page = usePlatform().config.pageUrls.takeBack;
  if (!takeBack) return null;
  const { battery, device } = takeBack;

  return (
    <section className={styles.notes}>
      <h2 className={styles.title}>{text('productDetail.takeBack')}</h2>
      <div className={styles.row}>
        <CrossedBin title={text('product.crossedBin')} hasBar={device !== undefined} className={styles.bin} />
        <ul role="list" className={styles.list}>
          {battery && <li>{text('productDetail.takeBack.battery')}</li>}
          {battery === 'VEHICLE' && deposit && (
            <li>{text('productDetail.takeBack.deposit', { deposit: priceText(deposit) })}</li>
          )}
          {device && <li>{text('productDetail.takeBack.device')}</li>}
          {device === 'delivery' && <li>{text('productDetail.takeBack.delivery')}</li>}
          {device && <li>{text('productDetail.takeBack.before')}</li>}
          {page && (
            <li>
              <a href={page}>{text('productDetail.takeBack.link')}</a>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
