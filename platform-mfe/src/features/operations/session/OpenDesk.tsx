import { nativeForm, openDesk } from '@fachwerk/shared/calls';
import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';

/** A form without script: the registry sends it on to the shop API with a ticket that no script sees. */
export function OpenDesk() {
  const text = useMessages();
  return (
    <form {...nativeForm(openDesk, '').attributes}>
      <Button type="submit">{text('operations.openDesk')}</Button>
    </form>
  );
}
