import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';

/** The error that the page was rendered with. A key without a text puts no words on the page. */
export function PageError({ messageKey }: { messageKey: string | undefined }) {
  const text = useMessages();
  if (messageKey === undefined) return null;
  return <MessageBox tone="error">{text(messageKey, {}, text('technical.error'))}</MessageBox>;
}
