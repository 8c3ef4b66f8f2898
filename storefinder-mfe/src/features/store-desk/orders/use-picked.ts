import { useCallback, useEffect, useRef, useState } from 'react';
import { useDesk } from '../base/desk-context';
import { PERSONAL } from '../storage/desk-storage';
import type { Picked } from './picked';

const keyOf = (orderId: string) => `${PERSONAL}picked:${orderId}`;

/** What was found so far, kept on the device: a phone may go off between two shelves. */
export function usePicked(orderId: string) {
  const { storage } = useDesk();
  const [picked, setPicked] = useState<Picked>({});
  const isTouched = useRef(false);

  useEffect(() => {
    void storage.read(keyOf(orderId)).then((kept) => {
      if (kept && !isTouched.current) setPicked(kept as Picked);
    });
  }, [storage, orderId]);

  const change = useCallback(
    (next: Picked) => {
      isTouched.current = true;
      setPicked(next);
      void storage.write(keyOf(orderId), next);
    },
    [storage, orderId],
  );
  const forget = useCallback(() => storage.remove(keyOf(orderId)), [storage, orderId]);
  return { picked, change, forget };
}
