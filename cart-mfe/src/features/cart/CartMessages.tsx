import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { CartMessage } from './state/cart-machine';

/** Messages of the cart's state; they stay until the next change. */
export function CartMessages({ messages }: { messages: readonly CartMessage[] }) {
  const text = useMessages();

  return messages.map(({ key }) => (
    <MessageBox key={key} tone="warning" isLive>
      {text(key)}
    </MessageBox>
  ));
}
