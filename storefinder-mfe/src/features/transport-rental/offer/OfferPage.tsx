import { Breadcrumb, Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from '../base/Rental.module.css';
import { CHOOSE } from '../base/rental-address';
import { refusalTexts } from '../times/refusal-texts';
import { ChosenVehicle } from './ChosenVehicle';
import type { OfferData } from './load-offer';
import { OwnBookings } from './OwnBookings';
import { StoreChoice } from './StoreChoice';
import { SuggestedTime } from './SuggestedTime';
import { VehicleList } from './VehicleList';

interface OfferPageProps {
  data: OfferData;
  headline: string | undefined;
}

/** A store, its vehicles, and of the chosen one the free times and the price. */
export function OfferPage({ data, headline }: OfferPageProps) {
  const text = useMessages();
  const { start } = usePlatform().config.pageUrls;
  const { basePath, bookings } = data;
  const title = text('rental.headline');

  return (
    <div className={styles.page}>
      <Breadcrumb
        label={text('storefinder.breadcrumb')}
        items={[{ name: text('storefinder.breadcrumb.start'), url: start }]}
        current={title}
      />
      <div>
        <h1>{headline ?? title}</h1>
        <p className={styles.intro}>{text('rental.intro')}</p>
      </div>
      {bookings.length > 0 && <OwnBookings bookings={bookings} basePath={basePath} />}
      <Offer data={data} />
    </div>
  );
}

function Offer({ data: { basePath, view } }: { data: OfferData }) {
  const text = useMessages();
  const chooseStore = `${basePath}?${CHOOSE}=store`;

  if (view.kind === 'failed')
    return (
      <MessageBox
        tone="error"
        title={text('rental.failed.title')}
        actions={
          <Button size="small" href={basePath}>
            {text('storefinder.failed.retry')}
          </Button>
        }
      >
        {text('rental.failed.text')}
      </MessageBox>
    );
  if (view.kind === 'stores')
    return <StoreChoice basePath={basePath} place={view.place} found={view.found} />;

  const { offer, times, suggestion, isGone, answer } = view;
  const { companyId, name } = offer.store;
  const address = { path: basePath, fixed: { companyId } };
  return (
    <>
      <div className={styles.store}>
        <h2>{text('rental.store', { name })}</h2>
        {/* The suggestion is for goods that lie in this store. */}
        {!suggestion && (
          <Button size="small" href={chooseStore}>
            {text('rental.store.other')}
          </Button>
        )}
      </div>
      {isGone && <MessageBox tone="warning">{text('rental.vehicle.gone')}</MessageBox>}
      {!times && !isGone && answer && (
        <MessageBox tone="error">{refusalTexts(text, answer, false).join(' ')}</MessageBox>
      )}
      {offer.vehicles.length === 0 && (
        <MessageBox
          tone="info"
          title={text('rental.none.title', { name })}
          actions={
            <Button size="small" href={chooseStore}>
              {text('rental.none.find')}
            </Button>
          }
        >
          {text('rental.none.text')}
        </MessageBox>
      )}
      {times && suggestion ? (
        <SuggestedTime address={address} times={times} suggestion={suggestion} />
      ) : times ? (
        <ChosenVehicle address={address} times={times} answer={answer} />
      ) : (
        <VehicleList vehicles={offer.vehicles} address={address} />
      )}
    </>
  );
}
