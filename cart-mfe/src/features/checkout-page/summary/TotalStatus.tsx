import { VisuallyHidden } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';

/** Announces a total that has changed since the page was opened. */
export function TotalStatus({ total }: { total: string }) {
  const text = useMessages();
  const [first] = useState(total);

  return (
    <p role="status">
      <VisuallyHidden>{total !== first && text('checkout.summary.changed', { total })}</VisuallyHidden>
    </p>
  );
}
