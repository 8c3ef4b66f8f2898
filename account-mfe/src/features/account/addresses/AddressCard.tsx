import { removeBookAddress } from '@fachwerk/shared/calls';
import type { BookAddress } from '@fachwerk/shared/contracts';
import { useServerForm } from '@fachwerk/shared/forms';
import { Badge, Button, Card } from '@fachwerk/shared/ui';
import { shopAddress, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { goTo } from '../../../go-to';
import { RowForm } from '../form/RowForm';
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
          <RowForm
            form={running}
            id={id}
            label={text('account.addresses.removeOne', { name })}
            submit={text('account.addresses.remove')}
          />
        </div>
      </Card>
    </li>
  );
}
