import { formatNumber } from '@fachwerk/shared/format';
import { MAX_EXACT_TOTAL } from '@fachwerk/shared/rules';
import { Button, Dialog, FilterIcon } from '@fachwerk/shared/ui';
import { afterPaint, loadStaticPart, useMessages, usePlatform, useSidebar } from '@fachwerk/shared/widget';
import { type MouseEvent, type ReactNode, useDeferredValue } from 'react';
import { isPlainClick } from '../../plain-click';
import { FacetForm } from './FacetForm.static';

const SIDEBAR_ID = 'product-list-filter';

interface FilterSheetProps {
  /** Anchor of the filters in the page, for visitors without script. */
  href: string;
  chosenCount: number;
  /** Number of items of the list. */
  total: number;
  children: ReactNode;
}

/** The button "Filter" of small screens and its sheet. At most one sheet is open on the page. */
export function FilterSheet({ href, chosenCount, total, children }: FilterSheetProps) {
  const text = useMessages();
  const { isOpen, open, close } = useSidebar(SIDEBAR_ID);
  // The sheet opens at once; its form follows.
  const isFilled = useDeferredValue(isOpen, false);

  function openHere(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Without the code the link leads to the filters of the server's HTML.
    afterPaint(() => {
      loadStaticPart(FacetForm).then(open, () => window.location.assign(href));
    });
  }

  return (
    <>
      <Button href={href} isWide icon={<FilterIcon size={20} />} onClick={openHere}>
        {chosenCount > 0
          ? text('productList.filter.buttonChosen', { count: chosenCount })
          : text('productList.filter.button')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={text('productList.filter.button')}
        closeLabel={text('productList.filter.close')}
        placement="right"
        footer={
          // Removing the form takes longer than a frame; the press is painted first.
          <Button variant="primary" isWide onClick={() => afterPaint(close)}>
            <ShowResults total={total} />
          </Button>
        }
      >
        {isFilled && children}
      </Dialog>
    </>
  );
}

/** Text of the button that closes the sheet, e.g. "12 Artikel anzeigen"; rendered in the open sheet only. */
function ShowResults({ total }: { total: number }) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  if (total > MAX_EXACT_TOTAL)
    return text('productList.filter.showMany', { total: formatNumber(MAX_EXACT_TOTAL, shopLocale) });
  return text('productList.filter.show', { count: total, total: formatNumber(total, shopLocale) });
}
