import { FormFrame } from '@fachwerk/shared/forms';
import { useIsHydrated, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { goTo } from '../../go-to';
import { cardUrl } from '../account/card/card-pages';
import { FRAME_HEIGHT, readFrameMessage } from './frame-messages';
import styles from './OutsideForm.module.css';

interface OutsideFormProps {
  kind: 'registration' | 'optIn';
  /** As the page states it. */
  origin: string | undefined;
  headline: string;
  /** The shop's own form. */
  children: ReactNode;
}

/** The frame that the operator has set, or the shop's own form. A page can name no other origin. */
export function OutsideForm({ kind, origin, headline, children }: OutsideFormProps) {
  const { cardFrames } = usePlatform().config;
  const url = cardFrames?.[kind];
  if (url === undefined || (origin !== undefined && origin !== new URL(url).origin)) return children;
  return <Frame url={url} headline={headline} />;
}

function Frame({ url, headline }: { url: string; headline: string }) {
  const text = useMessages();
  const { account = '' } = usePlatform().config.pageUrls;
  // Not in the HTML of the server: its first messages would come before the page listens.
  const isHydrated = useIsHydrated();
  const ref = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FRAME_HEIGHT.least * 2);
  const { origin } = new URL(url);

  useEffect(() => {
    function listen(event: MessageEvent<unknown>) {
      const message = readFrameMessage(event, { origin, window: ref.current?.contentWindow ?? null });
      if (message?.type === 'height') setHeight(message.height);
      if (message?.type === 'done') goTo(cardUrl(account));
    }
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin, account]);

  return (
    <FormFrame
      headline={headline}
      intro={<p>{text('customerCard.frame.text', { host: new URL(url).host })}</p>}
    >
      {isHydrated && (
        <iframe
          ref={ref}
          className={styles.frame}
          src={url}
          title={headline}
          height={height}
          sandbox="allow-forms allow-scripts allow-same-origin"
          referrerPolicy="strict-origin"
        />
      )}
      <p>
        <a href={url} target="_blank" rel="noreferrer">
          {text('customerCard.frame.link')}
        </a>
      </p>
    </FormFrame>
  );
}
