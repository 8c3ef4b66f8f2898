import { Outcome } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';

/** Instead of a form: the card could not be read. */
export function CardUnavailable() {
  const text = useMessages();
  const { account = '', start } = usePlatform().config.pageUrls;
  return (
    <Outcome
      tone="warning"
      headline={text('account.page.card')}
      actions={<Button href={account || start}>{text('account.toAccount')}</Button>}
    >
      <p>{text('customerCard.unavailable')}</p>
    </Outcome>
  );
}
