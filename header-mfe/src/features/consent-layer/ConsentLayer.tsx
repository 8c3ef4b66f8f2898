import { VisuallyHidden } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { ConsentForm } from '../consent/ConsentForm';
import styles from './ConsentLayer.module.css';
import { useReservedSpace } from './use-reserved-space';

/**
 * The question about services that need consent: a region at the lower edge, not a dialog. The page can be
 * used without an answer, and nothing but its buttons counts as one.
 */
export function ConsentLayer() {
  const text = useMessages();
  const { consent, pageUrls } = usePlatform().config;
  const choice = useTopic('consent@2');
  const [isAnswered, setIsAnswered] = useState(false);
  const isAsked = choice === null && !isAnswered && consent !== undefined;
  // The page of the settings asks by itself. The server never renders a layer.
  const isShown = isAsked && location.pathname !== pageUrls.consentSettings;
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  useReservedSpace(region, isShown);
  useEffect(() => {
    if (!isShown) return;
    // After the answer, also of another tab. The page stays where the visitor has scrolled it.
    return () => {
      const { current } = cameFrom;
      if (document.activeElement === document.body && current?.isConnected)
        current.focus({ preventScroll: true });
    };
  }, [isShown]);
  const isAnnounced = useLater(isShown);
  if (!isShown) return null;

  function rememberOrigin({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  }

  const { privacy, imprint, consentSettings } = pageUrls;
  return (
    <section
      ref={region}
      className={styles.layer}
      aria-labelledby="consent-layer-title"
      data-bottom-bar
      onFocus={rememberOrigin}
    >
      {/* It appears while the page may be read already, and takes no focus. */}
      <div role="status">
        {isAnnounced && <VisuallyHidden>{text('consentLayer.announcement')}</VisuallyHidden>}
      </div>
      <div className={styles.inner}>
        <ConsentForm
          isBar
          offered={consent.services}
          allowed={[]}
          detailsOf={(service) => text(`consentLayer.${service}.purpose`)}
          onDone={() => setIsAnswered(true)}
        >
          <h2 id="consent-layer-title" className={styles.title}>
            {text('consentLayer.title')}
          </h2>
          <p className={styles.text}>{text('consentLayer.text')}</p>
          <ul role="list" className={styles.links}>
            {[
              { href: consentSettings, name: 'details' },
              { href: privacy, name: 'privacy' },
              { href: imprint, name: 'imprint' },
            ].map(
              ({ href, name }) =>
                href && (
                  <li key={name}>
                    <a href={href}>{text(`consentLayer.link.${name}`)}</a>
                  </li>
                ),
            )}
          </ul>
        </ConsentForm>
      </div>
    </section>
  );
}

/** Screen readers announce what enters a region that they know already. */
const KNOWN_AFTER_MS = 500;

function useLater(isShown: boolean): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setIsLater(true), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return isLater;
}
