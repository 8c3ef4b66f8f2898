import { pathOf, readAppleWalletPass, readCustomerCard, readGoogleWalletPass } from '@fachwerk/shared/calls';
import type { CardOverview, LinkedCard } from '@fachwerk/shared/contracts';
import { formatNumber } from '@fachwerk/shared/format';
import { Outcome } from '@fachwerk/shared/forms';
import { isHttpError } from '@fachwerk/shared/http';
import { Button, Card } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import { CardPicture } from '../../card/CardPicture';
import { forgetCard, keepCard, type KeptCard, keptCard } from '../../card/kept-card';
import { cardUrl } from '../account/card/card-pages';
import styles from './DigitalCard.module.css';

type Wallets = NonNullable<CardOverview['wallets']>;

export type DigitalCardData =
  { state: 'known'; card: LinkedCard; wallets: Wallets } | { state: 'none' | 'anonymous' | 'unavailable' };

/** The card to be scanned at a till. Without network it is the one that this browser has kept. */
export function DigitalCard({ data }: WidgetProps<unknown, DigitalCardData>) {
  const kept = useKeptCard(data);
  if (data.state === 'known') return <ShownCard card={data.card} wallets={data.wallets} />;
  if (kept) return <ShownCard card={kept} wallets={[]} isKept />;
  return <NoCard state={data.state} />;
}

/**
 * Keeps what the shop has answered. The copy of the page for use without network is that of a visitor without
 * a login: the kept card is shown at once, and removed when the shop answers that the login is over.
 */
function useKeptCard(data: DigitalCardData): KeptCard | undefined {
  const { api } = usePlatform();
  const [kept, setKept] = useState<KeptCard>();

  useEffect(() => {
    if (data.state === 'known') return keepCard(data.card);
    if (data.state === 'none') return forgetCard();
    const card = keptCard();
    if (!card) return;
    setKept(card);
    if (data.state === 'unavailable') return;
    let isOver = false;
    api
      .call(readCustomerCard, {})
      .then(({ card: found }) => {
        if (isOver) return;
        if (found) keepCard(found);
        else forgetCard();
        setKept(found ?? undefined);
      })
      .catch((error: unknown) => {
        if (isOver || !isHttpError(error) || error.status !== 401) return;
        forgetCard();
        setKept(undefined);
      });
    return () => {
      isOver = true;
    };
  }, [api, data]);

  return kept;
}

interface ShownCardProps {
  card: KeptCard;
  wallets: Wallets;
  isKept?: boolean;
}

function ShownCard({ card, wallets, isKept = false }: ShownCardProps) {
  const text = useMessages();
  const { apiOrigin, pageUrls, shopLocale } = usePlatform().config;
  return (
    <div className={styles.page}>
      <h1>{text('customerCard.digital.headline')}</h1>
      <CardPicture {...card} />
      <p className={styles.hint}>{text('customerCard.digital.hint')}</p>
      <p className={styles.points}>
        <strong>{formatNumber(card.points, shopLocale)}</strong> {text('customerCard.points')}
      </p>
      {isKept && (
        <p className={styles.hint} role="status">
          {text('customerCard.digital.kept')}
        </p>
      )}
      <div className={styles.actions}>
        {wallets.includes('apple') && (
          <Button variant="primary" href={apiOrigin + pathOf(readAppleWalletPass, {})}>
            {text('customerCard.digital.apple')}
          </Button>
        )}
        {wallets.includes('google') && (
          <Button variant="primary" href={apiOrigin + pathOf(readGoogleWalletPass, {})}>
            {text('customerCard.digital.google')}
          </Button>
        )}
        <Button href={cardUrl(pageUrls.account ?? '')}>{text('customerCard.digital.toAccount')}</Button>
      </div>
      <p className={styles.hint}>{text('customerCard.digital.offline')}</p>
    </div>
  );
}

function NoCard({ state }: { state: DigitalCardData['state'] }) {
  const text = useMessages();
  const { login = '', account = '', digitalCard = '', start } = usePlatform().config.pageUrls;
  if (state === 'anonymous')
    return (
      <Outcome
        tone="warning"
        headline={text('account.page.anonymousHeadline')}
        actions={
          <Button variant="primary" href={`${login}?successUrl=${encodeURIComponent(digitalCard)}`}>
            {text('account.login.submit')}
          </Button>
        }
      >
        <p>{text('customerCard.digital.anonymous')}</p>
      </Outcome>
    );
  return (
    <Card className={styles.none}>
      <h1>{text('customerCard.digital.headline')}</h1>
      <p>{text(state === 'none' ? 'customerCard.none' : 'customerCard.unavailable')}</p>
      <Button href={account ? cardUrl(account) : start}>{text('customerCard.digital.toAccount')}</Button>
    </Card>
  );
}
