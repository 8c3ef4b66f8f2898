import { Button, CartIcon, EmptyState, WarningIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import type { CheckoutData } from './checkout-data';
import type { CheckoutPageProps } from './checkout-page.props';
import { CheckoutSteps } from './CheckoutSteps';
import { ReservationPage } from './reservation/ReservationPage';

export function CheckoutPage({ props, data }: WidgetProps<CheckoutPageProps, CheckoutData>) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;

  switch (data.kind) {
    case 'checkout':
      return <CheckoutSteps data={data} paymentIcons={props.paymentIcons ?? []} />;
    case 'reservation':
      if (!data.draft.isEmpty) return <ReservationPage draft={data.draft} lastAnswer={data.lastAnswer} />;
      return (
        <EmptyState
          headingLevel={1}
          icon={<CartIcon size={48} />}
          title={text('reservation.empty.title')}
          actions={<Button href={pageUrls.basket}>{text('checkout.toCart')}</Button>}
        >
          {text('reservation.empty.text')}
        </EmptyState>
      );
    case 'failed':
      return (
        <EmptyState
          headingLevel={1}
          icon={<WarningIcon size={48} />}
          title={text('checkout.unavailable.title')}
          actions={
            <>
              <Button href={pageUrls.checkout ?? pageUrls.basket}>{text('checkout.retry')}</Button>
              <Button variant="quiet" href={pageUrls.basket}>
                {text('checkout.toCart')}
              </Button>
            </>
          }
        >
          {text('checkout.unavailable.text')}
        </EmptyState>
      );
  }
}
