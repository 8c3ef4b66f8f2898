import { useEffect } from 'react';

const EVERY_MS = 60_000;

/** Reads again every minute while the page is visible, and when the connection is back. */
export function useRepeat(read: () => Promise<void>): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void read();
    }, EVERY_MS);
    const back = () => void read();
    window.addEventListener('online', back);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', back);
    };
  }, [read]);
}
