import type { FormAnswer, GiftCardBalance } from '@fachwerk/shared/contracts';
import { GIFT_CARD_DESIGNS, giftCardPicture } from '@fachwerk/shared/rules';
import { shopAddress, useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { BalanceForm } from './BalanceForm';
import styles from './GiftCardPage.module.css';

export interface GiftCardPageData {
  /** Answer to the last form without script. */
  answer: FormAnswer | null;
  balance: GiftCardBalance | null;
}

/** The designs to choose from, and the balance of a card. */
export function GiftCardPage({ data }: WidgetProps<unknown, GiftCardPageData>) {
  const text = useMessages();
  const { config } = usePlatform();
  const { giftCards = shopAddress(config, '/geschenkkarten/') } = config.pageUrls;

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{text('giftCards.headline')}</h1>
        <p className={styles.lead}>{text('giftCards.lead')}</p>
      </div>
      <ul className={styles.designs}>
        {GIFT_CARD_DESIGNS.map(({ design }) => (
          <li key={design}>
            <a className={styles.design} href={`${giftCards}${design}/`}>
              <span className={styles.frame}>
                <img src={shopAddress(config, giftCardPicture(design))} alt="" width={480} height={480} />
              </span>
              <span>{text(`giftCards.design.${design}`)}</span>
            </a>
          </li>
        ))}
      </ul>
      <section className={styles.box} aria-labelledby="gift-card-balance">
        <h2 id="gift-card-balance">{text('giftCards.balance.headline')}</h2>
        <BalanceForm answer={data.answer} balance={data.balance} />
      </section>
      <p className={styles.note}>{text('giftCards.terms')}</p>
    </div>
  );
}
