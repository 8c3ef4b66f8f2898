import { useEffect, useState } from 'react';

export type VisitorOs = 'ios' | 'android' | null;

export function osOf(userAgent: string, touchPoints: number): VisitorOs {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  // The user agent of an iPad is that of a Mac; no Mac has a touch screen.
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return 'ios';
  return /Android/.test(userAgent) ? 'android' : null;
}

/** Null on the server and in the first render, because the HTML is cacheable. */
export function useVisitorOs(): VisitorOs {
  const [os, setOs] = useState<VisitorOs>(null);
  useEffect(() => setOs(osOf(navigator.userAgent, navigator.maxTouchPoints)), []);
  return os;
}
