import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { placeHref } from './desk-place';

/** This desk has none with the number: goods of the online shop and of other stores are taken back, too. */
export function UnknownNumber({ number, children }: { number: string; children: string }) {
  const text = useMessages();
  return (
    <MessageBox
      tone="info"
      isLive
      actions={<Button href={placeHref('cases', 'take-back', number)}>{text('desk.takeBack.open')}</Button>}
    >
      <p>{children}</p>
    </MessageBox>
  );
}
