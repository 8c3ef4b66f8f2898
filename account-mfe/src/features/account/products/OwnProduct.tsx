import type { OwnProduct as OwnProductData } from '@fachwerk/shared/contracts';
import { ProductPicture, useGuaranteeYears } from '@fachwerk/shared/product';
import { WarningIcon } from '@fachwerk/shared/ui';
import { useContentLanguage, useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './OwnProducts.module.css';

/** An article: where it comes from, how long its guarantee lasts, and what helps when it breaks. */
export function OwnProduct({ product }: { product: OwnProductData }) {
  const text = useMessages();
  const { guestOrders = '' } = usePlatform().config.pageUrls;
  const language = useContentLanguage();
  const { name, variantName, brand, image, url, quantity, handedOverText, orderId, orderNumber } = product;
  const order = `${guestOrders}${encodeURIComponent(orderId)}/`;
  const title = `${brand} ${name}`.trim();

  return (
    <li className={styles.product}>
      <ProductPicture className={styles.picture} image={image} isDecorative size="thumbnail" />
      <div className={styles.what}>
        <h3 className={styles.name} lang={language}>
          {url === undefined ? title : <a href={url}>{title}</a>}
        </h3>
        {variantName !== '' && (
          <p className={styles.detail} lang={language}>
            {variantName}
          </p>
        )}
        <p className={styles.detail}>
          {text('ownProducts.bought', { count: quantity, day: handedOverText })}{' '}
          <a href={order}>{text('ownProducts.order', { number: orderNumber })}</a>
        </p>
        <ProductRecalls product={product} />
        <Guarantee product={product} />
        <Help product={product} order={order} />
      </div>
    </li>
  );
}

function ProductRecalls({ product }: { product: OwnProductData }) {
  const text = useMessages();
  const { recalls: page = '' } = usePlatform().config.pageUrls;
  return (product.recalls ?? []).map(({ recallId }) => (
    <p key={recallId} className={styles.recall}>
      <WarningIcon size={20} className={styles.recallIcon} />
      <a href={`${page}${encodeURIComponent(recallId)}/`}>{text('ownProducts.recall')}</a>
    </p>
  ));
}

function Guarantee({ product: { guarantee } }: { product: OwnProductData }) {
  const text = useMessages();
  const yearsOf = useGuaranteeYears();
  if (!guarantee) return null;
  const { months, guarantor, address, terms, link, untilText, isOver } = guarantee;

  return (
    <details className={styles.guarantee}>
      <summary>
        {text(isOver ? 'ownProducts.guarantee.over' : 'ownProducts.guarantee', { day: untilText })}
      </summary>
      <dl className={styles.facts}>
        <dt>{text('ownProducts.guarantee.duration')}</dt>
        <dd>{yearsOf(months)}</dd>
        <dt>{text('ownProducts.guarantee.guarantor')}</dt>
        <dd>{`${guarantor}, ${address}`}</dd>
        <dt>{text('ownProducts.guarantee.terms')}</dt>
        <dd>{terms}</dd>
      </dl>
      {link !== undefined && (
        <p>
          <a href={link} rel="nofollow">
            {text('ownProducts.guarantee.link')}
          </a>
        </p>
      )}
      <p className={styles.detail}>{text('ownProducts.guarantee.rights')}</p>
    </details>
  );
}

/** Documents, spare parts, and the ways to a withdrawal and to a complaint. */
function Help({ product, order }: { product: OwnProductData; order: string }) {
  const text = useMessages();
  const { withdrawal } = usePlatform().config.pageUrls;
  const { documents, repair, name, canWithdraw = false, orderId, lineId } = product;

  return (
    <ul className={styles.help}>
      {documents.map(({ kind, language, languageText, url, fileType, sizeText }) => (
        <li key={url}>
          <a href={url} hrefLang={language} rel="nofollow">
            {text(`ownProducts.document.${kind}`)}
          </a>{' '}
          <span className={styles.detail}>
            {[languageText, fileType, sizeText].filter(Boolean).join(', ')}
          </span>
        </li>
      ))}
      {repair?.url !== undefined && (
        <li>
          <a href={repair.url} rel="nofollow">
            {text('ownProducts.repair')}
          </a>
        </li>
      )}
      {repair?.sparePartYears !== undefined && (
        <li>{text('ownProducts.spareParts', { count: repair.sparePartYears })}</li>
      )}
      {canWithdraw && withdrawal && (
        <li>
          <a
            href={`${withdrawal}?bestellung=${encodeURIComponent(orderId)}&positionen=${lineId}`}
            aria-label={text('ownProducts.withdraw.label', { name })}
          >
            {text('ownProducts.withdraw')}
          </a>
        </li>
      )}
      <li>
        <a href={`${order}zurueckgeben/`} aria-label={text('ownProducts.complain.label', { name })}>
          {text('ownProducts.complain')}
        </a>
      </li>
    </ul>
  );
}
