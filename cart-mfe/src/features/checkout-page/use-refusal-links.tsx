import type { Checkout } from '@fachwerk/shared/contracts';
import { type RefusalStep, UNPAID_REFUSALS } from '@fachwerk/shared/rules';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';

/** A reservation has no steps. */
type Refused = Pick<Checkout, 'isLoggedIn'> & Partial<Pick<Checkout, 'steps'>>;

/** Links to what a visitor can do about a refusal, by its messages; undefined if they lead nowhere. */
export function useRefusalLinks({ isLoggedIn, steps }: Refused): (keys: readonly string[]) => ReactNode {
  const text = useMessages();
  const { accountOrders, guestOrderLogin, basket, stores } = usePlatform().config.pageUrls;
  const urls: Record<RefusalStep, string | undefined> = {
    orders: isLoggedIn ? accountOrders : guestOrderLogin,
    payment: steps?.find(({ id }) => id === 'payment')?.url,
    basket,
    stores,
  };

  return (keys) => {
    const next: readonly RefusalStep[] =
      Object.values(UNPAID_REFUSALS).find(({ msg }) => keys.includes(msg))?.next ?? [];
    const links = next.flatMap((step) => {
      const href = urls[step];
      const name = step === 'orders' && !isLoggedIn ? 'guestOrder' : step;
      return href
        ? [
            <Button key={step} size="small" href={href}>
              {text(`checkout.refused.next.${name}`)}
            </Button>,
          ]
        : [];
    });
    return links.length > 0 ? links : undefined;
  };
}
