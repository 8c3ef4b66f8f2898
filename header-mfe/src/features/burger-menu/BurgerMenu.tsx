import { findInPage, useLatePart, useSidebar } from '@fachwerk/shared/widget';

/** The button that opens the menu; before hydration it is a link to the list of categories. */
const OPENER = 'a[aria-haspopup="dialog"][href^="#"]';

/**
 * The navigation below laptop width. A button opens it through the bus; its content is loaded at the first
 * opening.
 */
export function BurgerMenu() {
  const { isOpen, close } = useSidebar('burger-menu');
  const panel = useLatePart({
    isWanted: isOpen,
    load: () => import('./MenuPanel'),
    opener: OPENER,
    onMissing() {
      close();
      // The same target as without script.
      const list = findInPage<HTMLAnchorElement>(OPENER)[0]?.hash;
      if (list) window.location.hash = list;
    },
  });

  return <div>{panel && <panel.MenuPanel isOpen={isOpen} onClose={close} />}</div>;
}
