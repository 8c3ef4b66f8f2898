import { Dialog } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useSidebar } from '@fachwerk/shared/widget';
import { MenuLevels } from './MenuLevels';
import { MenuLinks } from './MenuLinks';

/** The navigation below laptop width: a slide-in that shows one level at a time. Whoever has a button for it opens it by the bus. */
export function BurgerMenu() {
  const { root } = usePlatform();
  const text = useMessages();
  const sidebar = useSidebar('burger-menu');

  return (
    <div>
      <Dialog
        isOpen={sidebar.isOpen}
        onClose={sidebar.close}
        title={text('header.menu.title')}
        closeLabel={text('header.menu.close')}
        root={root}
        placement="left"
      >
        <MenuLevels />
        <MenuLinks />
      </Dialog>
    </div>
  );
}
