import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { closeSidebar, lockScroll, openSidebar } from '@fachwerk/shared/bus';
import { Button, Dialog, FilterIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { isPlainClick } from '../../plain-click';

const SIDEBAR_ID = 'product-list-filter';

interface FilterSheetProps {
  /** The filters in the page, for visitors without script. */
  href: string;
  chosenCount: number;
  /** On the button that closes, e.g. "12 Artikel anzeigen". */
  resultText: string;
  children: ReactNode;
}

/** The button "Filter" of small screens and the sheet that it opens. One sheet at a time is open on the page. */
export function FilterSheet({ href, chosenCount, resultText, children }: FilterSheetProps) {
  const text = useMessages();
  const { bus, root } = usePlatform();
  const isOpen = useTopic('openedSidebarId') === SIDEBAR_ID;

  useEffect(() => {
    if (!isOpen) return undefined;
    const release = lockScroll(bus);
    return () => {
      release();
      closeSidebar(bus, SIDEBAR_ID);
    };
  }, [bus, isOpen]);

  function open(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openSidebar(bus, SIDEBAR_ID);
  }

  const close = () => closeSidebar(bus, SIDEBAR_ID);

  return (
    <>
      <Button href={href} isWide icon={<FilterIcon size={20} />} onClick={open}>
        {chosenCount > 0
          ? text('productList.filter.buttonChosen', { count: chosenCount })
          : text('productList.filter.button')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={text('productList.filter.button')}
        closeLabel={text('productList.filter.close')}
        root={root}
        placement="right"
        footer={
          <Button variant="primary" isWide onClick={close}>
            {resultText}
          </Button>
        }
      >
        {children}
      </Dialog>
    </>
  );
}
