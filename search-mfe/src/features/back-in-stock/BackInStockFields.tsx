import { requestBackInStock } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import { EmailField, ServerForm, SubmitButton, useServerForm } from '@fachwerk/shared/forms';
import { BACK_IN_STOCK_MONTHS } from '@fachwerk/shared/rules';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './BackInStockFields.module.css';

/** The item that is waited for. */
export interface WantedItem {
  productId: string;
  itemId: string;
  name: string;
}

interface BackInStockFieldsProps {
  item: WantedItem;
  /** Address of a logged-in customer, else empty. */
  email: string;
  lastAnswer?: FormAnswer | null;
  onDone: (email: string) => void;
}

/** The form of the page and of the layer. */
export function BackInStockFields({ item, email, lastAnswer, onDone }: BackInStockFieldsProps) {
  const text = useMessages();
  const { track, config } = usePlatform();
  const { productId, itemId } = item;
  const { privacy } = config.pageUrls;
  const running = useServerForm({
    call: requestBackInStock,
    params: { productId },
    async schema() {
      const { BackInStockForm } = await import('@fachwerk/shared/contracts');
      return BackInStockForm;
    },
    initialValues: { itemId, email },
    lastAnswer,
    onDone(_answer, values) {
      track({ name: 'back_in_stock', values: { productId, itemId } });
      onDone(String(values.email));
    },
  });

  return (
    <ServerForm
      form={running}
      label={text('backInStock.headline')}
      submit={
        <SubmitButton
          isPending={running.isPending}
          note={privacy && <a href={privacy}>{text('backInStock.privacy')}</a>}
        >
          {text('backInStock.submit')}
        </SubmitButton>
      }
    >
      <input type="hidden" name="itemId" value={itemId} />
      <EmailField autoComplete="email" />
      <p className={styles.purpose}>{text('backInStock.purpose', { months: BACK_IN_STOCK_MONTHS })}</p>
    </ServerForm>
  );
}
