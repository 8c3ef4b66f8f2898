import type { Checkout } from '@fachwerk/shared/contracts';
import { fillText } from '@fachwerk/shared/forms';
import { CrossedBin } from '@fachwerk/shared/product';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { GuaranteeLink } from '../../../guarantee/GuaranteeLink';
import styles from './LegalTexts.module.css';

/** Gift cards come by e-mail: nothing of them is sent back. */
const canBeReturned = ({ giftCardValue, duties }: Checkout['lines'][number]): boolean =>
  giftCardValue === undefined && duties.withdrawalExclusion === null;

/** Terms, withdrawal, legal guarantee, and duties of the goods in this order, above the summary. */
export function LegalTexts({ checkout }: { checkout: Checkout }) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const { lines, sum, delivery } = checkout;
  const has = (is: (duties: Checkout['lines'][number]['duties']) => unknown) =>
    lines.some(({ duties }) => is(duties));
  const isDevice = has(({ oldDeviceCategory, isElectrical }) => isElectrical || oldDeviceCategory !== null);
  const isBattery = has(({ battery }) => battery !== null);
  const link = (url: string | undefined, label: string) =>
    // Opens beside the checkout, which stays.
    url ? (
      <a href={url} target="_blank" rel="noreferrer">
        {label}
      </a>
    ) : (
      label
    );

  return (
    <ul role="list" className={styles.texts}>
      <li>
        {fillText(text('checkout.legal.terms'), {
          terms: link(pageUrls.terms, text('checkout.legal.termsLink')),
          withdrawal: link(pageUrls.withdrawalPolicy, text('checkout.legal.withdrawalLink')),
          privacy: link(pageUrls.privacy, text('checkout.legal.privacyLink')),
        })}
      </li>
      {lines.some(canBeReturned) && <li>{text('service.freeReturn')}.</li>}
      <li>
        <GuaranteeLink />
      </li>
      {(isDevice || isBattery) && (
        <li className={styles.waste}>
          <CrossedBin title={text('product.crossedBin')} hasBar={isDevice} className={styles.bin} />
          <div>
            {isDevice && <p>{text('checkout.legal.electrical')}</p>}
            {isBattery && <p>{text('checkout.legal.battery')}</p>}
          </div>
        </li>
      )}
      {has(({ battery }) => battery === 'VEHICLE') && <li>{text('checkout.legal.vehicleBattery')}</li>}
      {sum.deposit.value > 0 && <li>{text('checkout.legal.deposit')}</li>}
      {delivery.values.zeroTaxStatement === true && <li>{text('checkout.legal.zeroTax')}</li>}
      {checkout.review?.kind === 'collect' && <li>{text('checkout.delivery.collectIsContract')}</li>}
    </ul>
  );
}
