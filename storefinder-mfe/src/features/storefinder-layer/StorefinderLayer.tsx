import { STORE_LAYER_ID } from '@fachwerk/shared/bus';
import { useBusEvent, useLatePart, useOfflineNotice, usePlatform, useSidebar } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import type { LayerRequest } from './LayerContent';

/** Renders nothing until it is opened by the event or its id; then the dialog is loaded. */
export function StorefinderLayer() {
  const { stores } = usePlatform().config.pageUrls;
  const { isOpen, open, close } = useSidebar(STORE_LAYER_ID);
  const noticeOffline = useOfflineNotice();
  const [request, setRequest] = useState<LayerRequest>({});

  useBusEvent('storefinder:layer-requested', ({ itemId, itemName }) => {
    setRequest({ itemId, itemName });
    open();
  });

  // The next opening may have no item.
  useEffect(() => (isOpen ? () => setRequest({}) : undefined), [isOpen]);

  const dialog = useLatePart({
    isWanted: isOpen,
    load: () => import('./LayerDialog'),
    opener: stores && `a[href="${stores}"]`,
    onMissing() {
      close();
      if (stores && !noticeOffline()) window.location.assign(stores);
    },
  });
  return dialog ? <dialog.LayerDialog isOpen={isOpen} request={request} onClose={close} /> : null;
}
