import { removeBookAddress } from '@fachwerk/shared/calls';
import type { BookAddress } from '@fachwerk/shared/contracts';
import { ServerForm, useServerForm } from '@fachwerk/shared/forms';
import { Badge, Button, Card } from '@fachwerk/shared/ui';
import { shopAddress, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { goTo } from '../../../go-to';
import { addressFormUrl, doneUrl } from './address-pages';
import styles from './AddressesTab.module.css';

/** One stored address, and what can be done with it. */
export function AddressCard({ address }: { address: BookAddress }) {
  const text = useMessages();
  const { config } = usePlatform();
  const { account = '' } = config.pageUrls;
  const { id, lines, isDefaultDelivery, isDefaultBilling } = address;
  const name = lines.join(', ');
  const running = useServerForm({
    call: removeBookAddress,
    initialValues: { id },
    onDone() {
      goTo(shopAddress(config, doneUrl(account, 'geloescht')));
      return 'leaving';
    },
  });

  return (
    <li>
      <Card className={styles.card}>
        {(isDefaultDelivery || isDefaultBilling) && (
          <p className={styles.badges}>
            {isDefaultDelivery && <Badge>{text('account.addresses.delivery')}</Badge>}
            {isDefaultBilling && <Badge>{text('account.addresses.billing')}</Badge>}
          </p>
        )}
        <address className={styles.lines}>
          {lines.map((line, index) => (
            <span key={index}>{line}</span>
          ))}
        </address>
        <div className={styles.actions}>
          <Button
            size="small"
            href={addressFormUrl(account, id)}
            aria-label={text('account.addresses.changeOne', { name })}
          >
            {text('account.addresses.change')}
          </Button>
          <ServerForm
            form={running}
            submit={
              <Button
                type="submit"
                size="small"
                variant="quiet"
                isPending={running.isPending}
                aria-label={text('account.addresses.removeOne', { name })}
              >
                {text('account.addresses.remove')}
              </Button>
            }
          >
            <input type="hidden" name="id" value={id} />
          </ServerForm>
        </div>
      </Card>
    </li>
  );
}
