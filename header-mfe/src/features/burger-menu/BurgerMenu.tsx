import { findInPage, useLatePart, useSidebar } from '@fachwerk/shared/widget';

/** Opens this menu; before the script runs it is a link to the list of categories. */
const OPENER = 'a[aria-haspopup="dialog"][href^="#"]';

/** The navigation below laptop width: whoever has a button for it opens it by the bus, and what it shows is loaded then. */
export function BurgerMenu() {
  const { isOpen, close } = useSidebar('burger-menu');
  const panel = useLatePart({
    isWanted: isOpen,
    load: () => import('./MenuPanel'),
    opener: OPENER,
    onMissing() {
      close();
      // As without script.
      const list = findInPage<HTMLAnchorElement>(OPENER)[0]?.hash;
      if (list) window.location.hash = list;
    },
  });

  return <div>{panel && <panel.MenuPanel isOpen={isOpen} onClose={close} />}</div>;
}
