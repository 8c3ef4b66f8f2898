import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { MissingPicture } from './MissingPicture';

interface Missing {
  frame: Element;
  alt: string;
}

/**
 * Replaces pictures that fail to load in static parts, like `ProductPicture` does in others: React has no
 * listeners in the HTML that it keeps.
 */
export function KeptPictures({ within }: { within: RefObject<Element | null> }) {
  const [missing, setMissing] = useState<readonly Missing[]>([]);

  useEffect(() => {
    const { current: container } = within;
    if (!container) return undefined;
    const replace = (image: EventTarget | null) => {
      if (!(image instanceof HTMLImageElement) || !image.closest('[data-kept]')) return;
      const picture = image.closest('picture');
      const frame = picture?.parentElement;
      if (!frame) return;
      const { fallback } = image.dataset;
      if (fallback) {
        delete image.dataset.fallback;
        for (const source of Array.from(picture.querySelectorAll('source'))) source.remove();
        image.src = fallback;
      } else {
        picture.remove();
        setMissing((before) => [...before, { frame, alt: image.alt }]);
      }
    };
    const onError = ({ target }: Event) => replace(target);
    // Error events do not bubble.
    container.addEventListener('error', onError, true);
    // Pictures can fail before hydration.
    for (const image of Array.from(container.querySelectorAll('img')))
      if (image.complete && image.naturalWidth === 0) replace(image);
    return () => container.removeEventListener('error', onError, true);
  }, [within]);

  return missing.map(({ frame, alt }, index) =>
    createPortal(<MissingPicture alt={alt} />, frame, String(index)),
  );
}
