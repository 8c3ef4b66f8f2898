import { Button, Card } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './TabUnavailable.module.css';

/** What the tab shows could not be read. */
export function TabUnavailable({ path }: { path: string }) {
  const text = useMessages();
  const { account = '' } = usePlatform().config.pageUrls;
  return (
    <Card className={styles.card}>
      <p>{text('account.tabUnavailable')}</p>
      <Button href={`${account}${path}/`}>{text('account.retry')}</Button>
    </Card>
  );
}
