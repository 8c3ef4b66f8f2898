import { Dialog } from '@fachwerk/shared/ui';
import { useBusEvent, useMessages, useSidebar } from '@fachwerk/shared/widget';
import { HEADER_NAVIGATION, useNavigationReport } from '../../navigation-report';
import { MenuLevels } from './MenuLevels';
import { MenuLinks } from './MenuLinks';

/** The navigation below laptop width: a slide-in with one level at a time. */
export function BurgerMenu() {
  const text = useMessages();
  const report = useNavigationReport(HEADER_NAVIGATION);
  const { isOpen, open, close } = useSidebar('burger-menu');
  useBusEvent('header:menu-requested', open);

  return (
    <div>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={text('header.menu.title')}
        closeLabel={text('header.menu.close')}
        placement="left"
      >
        <div onClick={report}>
          <MenuLevels />
        </div>
        {/* Not reported: they name the customer and the store. */}
        <MenuLinks />
      </Dialog>
    </div>
  );
}
