import { nativeForm, selectStore } from '@fachwerk/shared/calls';
import type { FormAnswer, ReservationImpact } from '@fachwerk/shared/contracts';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';

interface StoreChangeResult {
  storeName: string;
  impact: readonly ReservationImpact[];
}

/**
 * Without script: what the reservation would lack in the chosen store, before the decision. With script the
 * store finder asks in a dialog.
 */
export function StoreChangeQuestion({ answer }: { answer: FormAnswer | null }) {
  const text = useMessages();
  const { apiOrigin, pageUrls } = usePlatform().config;
  if (answer?.form !== 'store-change') return null;
  const { storeName, impact } = answer.result as unknown as StoreChangeResult;
  const { attributes, field } = nativeForm(selectStore, apiOrigin);

  return (
    <MessageBox
      tone="warning"
      title={text('cart.storeChange.title')}
      actions={
        <>
          <form {...attributes}>
            <input type="hidden" name={field('companyId')} value={answer.values.companyId} />
            <input type="hidden" name={field('confirm')} value="true" />
            <input type="hidden" name={field('redirect')} value={pageUrls.basket} />
            <Button type="submit" size="small">
              {text('cart.storeChange.confirm')}
            </Button>
          </form>
          <Button href={pageUrls.basket} size="small" variant="quiet">
            {text('cart.storeChange.cancel')}
          </Button>
        </>
      }
    >
      <p>{text('cart.storeChange.impact', { name: storeName, count: impact.length })}</p>
      <ul role="list">
        {impact.map(({ itemId, name, quantity, available }) => (
          <li key={itemId}>
            {name}:{' '}
            {text(available > 0 ? 'cart.storeChange.fewer' : 'cart.storeChange.none', {
              quantity,
              available,
            })}
          </li>
        ))}
      </ul>
    </MessageBox>
  );
}
