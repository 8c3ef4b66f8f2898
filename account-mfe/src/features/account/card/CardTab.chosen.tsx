import type { CardOverview } from '@fachwerk/shared/contracts';
import { formatNumber } from '@fachwerk/shared/format';
import { toCorrect, wentWell } from '@fachwerk/shared/forms';
import { Button, Card, MessageBox, Section } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { CardPicture } from '../../../card/CardPicture';
import type { AccountTabProps } from '../account-tab';
import { cardUrl } from './card-pages';
import type { CardTabData } from './card-tab-data';
import { CardReceipts } from './CardReceipts';
import styles from './CardTab.module.css';
import { LinkCardForm } from './LinkCardForm';
import { UnlinkCard } from './UnlinkCard';

/** The customer card of the account, or the ways to one. */
export function CardTab({ data }: AccountTabProps<CardTabData>) {
  const text = useMessages();
  const { account = '' } = usePlatform().config.pageUrls;
  if (!data)
    return (
      <Card className={styles.part}>
        <h2>{text('account.page.card')}</h2>
        <p>{text('customerCard.unavailable')}</p>
        <Button href={cardUrl(account)}>{text('account.retry')}</Button>
      </Card>
    );
  const { overview, answer, page } = data;
  return (
    <div className={styles.tab}>
      {wentWell(answer) && answer.msg && (
        <MessageBox tone="success" isLive>
          {text(answer.msg)}
        </MessageBox>
      )}
      {page.cardData ? (
        <StatedCard card={page.cardData} />
      ) : overview?.card ? (
        <OwnCard card={overview.card} />
      ) : (
        <NoCard data={data} />
      )}
      {overview && overview.benefits.length > 0 && <Benefits benefits={overview.benefits} />}
      {overview?.card && <CardReceipts overview={overview} isLaterPage={data.isLaterPage} />}
      {page.storeData && (
        <p className={styles.muted}>
          {text('customerCard.store')}{' '}
          {page.storeData.url ? <a href={page.storeData.url}>{page.storeData.name}</a> : page.storeData.name}
        </p>
      )}
    </div>
  );
}

function Points({ points }: { points: number }) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  return (
    <p className={styles.points}>
      <strong>{formatNumber(points, shopLocale)}</strong> {text('customerCard.points')}
    </p>
  );
}

/** A card that the page states, without the shop's own data. */
function StatedCard({ card }: { card: NonNullable<CardTabData['page']['cardData']> }) {
  const text = useMessages();
  return (
    <Section headline={text('account.page.card')} className={styles.part}>
      <CardPicture ownerName={card.ownerName ?? ''} printedNumber={card.number} />
      {card.points !== undefined && <Points points={card.points} />}
    </Section>
  );
}

function OwnCard({ card }: { card: NonNullable<CardOverview['card']> }) {
  const text = useMessages();
  const { digitalCard, cardOptIn } = usePlatform().config.pageUrls;
  return (
    <Section headline={text('account.page.card')} className={styles.part}>
      {card.isBlocked && (
        <MessageBox tone="warning" title={text('customerCard.blocked')}>
          {text('customerCard.blockedText')}
        </MessageBox>
      )}
      <div className={styles.own}>
        <CardPicture {...card} />
        <div className={styles.facts}>
          <Points points={card.points} />
          <p className={styles.muted}>{text('customerCard.pointsText')}</p>
          {digitalCard && (
            <Button variant="primary" href={digitalCard}>
              {text('customerCard.toDigital')}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.row}>
        {cardOptIn && (
          <a className={styles.link} href={cardOptIn}>
            {text(card.isOptedIn ? 'customerCard.optIn.change' : 'customerCard.optIn.link')}
          </a>
        )}
        <UnlinkCard />
      </div>
    </Section>
  );
}

function NoCard({ data: { overview, answer, page } }: { data: CardTabData }) {
  const text = useMessages();
  const { customerCard } = usePlatform().config.pageUrls;
  const typed = overview?.typedNumber ?? '';
  const hasForm = page.showCardForm !== false;
  return (
    <div className={styles.ways}>
      <Section headline={text('customerCard.link.headline')} className={styles.part}>
        <p>{text(typed ? 'customerCard.link.typed' : 'customerCard.link.text', { number: typed })}</p>
        {hasForm ? (
          <LinkCardForm
            cardNumber={page.cardNumber ?? typed}
            lastAnswer={answer?.form === 'card-link' ? toCorrect(answer) : null}
          />
        ) : (
          <p className={styles.muted}>{text('customerCard.link.atStore')}</p>
        )}
      </Section>
      {customerCard && (
        <Section headline={text('customerCard.new.headline')} className={styles.part}>
          <p>{text('customerCard.new.text')}</p>
          <Button href={customerCard}>{text('customerCard.new.link')}</Button>
        </Section>
      )}
    </div>
  );
}

function Benefits({ benefits }: Pick<CardOverview, 'benefits'>) {
  const text = useMessages();
  return (
    <Section headline={text('customerCard.benefits')} className={styles.part}>
      <ul role="list" className={styles.benefits}>
        {benefits.map(({ name, terms }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span className={styles.muted}>{terms}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
