import { Breadcrumb, Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from '../base/Rental.module.css';
import { CancelBooking } from './CancelBooking';
import { ChangeBooking } from './ChangeBooking';
import { ConfirmBooking } from './ConfirmBooking';
import type { BookingData } from './load-booking';
import { ShowBooking } from './ShowBooking';

/** A booking: to confirm, to read, to change or to cancel. */
export function BookingPage({ data }: { data: BookingData }) {
  const text = useMessages();
  const { start } = usePlatform().config.pageUrls;
  const { basePath, view } = data;

  return (
    <div className={styles.page}>
      <Breadcrumb
        label={text('storefinder.breadcrumb')}
        items={[
          { name: text('storefinder.breadcrumb.start'), url: start },
          { name: text('rental.headline'), url: basePath },
        ]}
        current={view.kind === 'found' ? view.booking.number : text('rental.booking')}
      />
      <Content data={data} />
    </div>
  );
}

function Content({ data: { basePath, path, view } }: { data: BookingData }) {
  const text = useMessages();
  const { login } = usePlatform().config.pageUrls;

  if (view.kind !== 'found')
    return (
      <>
        <h1>{text(`rental.booking.${view.kind}`)}</h1>
        <MessageBox
          tone={view.kind === 'missing' ? 'info' : 'error'}
          actions={
            <>
              {view.kind === 'missing' && login && (
                <Button size="small" href={`${login}?successUrl=${encodeURIComponent(path)}`}>
                  {text('rental.booking.logIn')}
                </Button>
              )}
              <Button size="small" href={view.kind === 'missing' ? basePath : path}>
                {text(view.kind === 'missing' ? 'rental.booking.toVehicles' : 'storefinder.failed.retry')}
              </Button>
            </>
          }
        >
          {text(`rental.booking.${view.kind}Text`)}
        </MessageBox>
      </>
    );
  const props = { path, basePath, found: view };
  if (view.booking.canConfirm) return <ConfirmBooking {...props} />;
  switch (view.step.name) {
    case 'cancel':
      return <CancelBooking {...props} />;
    case 'change':
      return <ChangeBooking {...props} step={view.step} />;
    case 'view':
      return <ShowBooking {...props} />;
  }
}
