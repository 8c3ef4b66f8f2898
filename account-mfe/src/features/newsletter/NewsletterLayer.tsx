import { NEWSLETTER_LINK_DAYS } from '@fachwerk/shared/rules';
import { Button, Dialog } from '@fachwerk/shared/ui';
import { useBusEvent, useMessages, useSidebar } from '@fachwerk/shared/widget';
import { useLayoutEffect, useRef, useState } from 'react';
import { SubscribeFields } from './SubscribeFields';

/** The form over the page; only a press of the visitor opens it. */
export function NewsletterLayer() {
  const text = useMessages();
  const { isOpen, open, close } = useSidebar('newsletter-layer');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sentRef = useRef<HTMLDivElement>(null);

  useBusEvent('account:newsletter-requested', () => {
    setSentTo(null);
    open();
  });
  // The button that had the focus is gone.
  useLayoutEffect(() => {
    if (sentTo !== null) sentRef.current?.focus();
  }, [sentTo]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text(sentTo === null ? 'newsletter.headline' : 'newsletter.sentHeadline')}
      closeLabel={text('newsletter.close')}
      footer={
        sentTo !== null && (
          <Button variant="primary" isWide onClick={close}>
            {text('newsletter.understood')}
          </Button>
        )
      }
    >
      {sentTo === null ? (
        <SubscribeFields onDone={setSentTo} />
      ) : (
        <div ref={sentRef} tabIndex={-1}>
          <p>{text('newsletter.sentText', { email: sentTo, days: NEWSLETTER_LINK_DAYS })}</p>
        </div>
      )}
    </Dialog>
  );
}
