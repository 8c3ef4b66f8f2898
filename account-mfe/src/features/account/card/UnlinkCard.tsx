import { unlinkCustomerCard } from '@fachwerk/shared/calls';
import { ServerForm, useServerForm } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { forgetCard } from '../../../card/kept-card';
import { goTo } from '../../../go-to';
import { cardUrl } from './card-pages';
import styles from './CardTab.module.css';

/** Takes the card out of the account; it can be put back. */
export function UnlinkCard() {
  const text = useMessages();
  const { account = '' } = usePlatform().config.pageUrls;
  const running = useServerForm({
    call: unlinkCustomerCard,
    initialValues: {},
    onDone() {
      forgetCard();
      goTo(cardUrl(account));
      return 'leaving';
    },
  });
  return (
    <details className={styles.unlink}>
      <summary>{text('customerCard.unlink')}</summary>
      <p className={styles.muted}>{text('customerCard.unlink.text')}</p>
      <ServerForm
        form={running}
        submit={
          <Button type="submit" isPending={running.isPending}>
            {text('customerCard.unlink.submit')}
          </Button>
        }
      >
        {null}
      </ServerForm>
    </details>
  );
}
