import { Dialog } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { MenuLevels } from './MenuLevels';
import { MenuLinks } from './MenuLinks';

interface MenuPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A slide-in with one level at a time. */
export function MenuPanel({ isOpen, onClose }: MenuPanelProps) {
  const { root } = usePlatform();
  const text = useMessages();

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text('header.menu.title')}
      closeLabel={text('header.menu.close')}
      root={root}
      placement="left"
    >
      <MenuLevels />
      <MenuLinks />
    </Dialog>
  );
}
