import { useEffect, useRef, useState } from 'react';
import { applyProps } from './apply-props';
import { keepInside } from './keep-inside';

/** A lower height means that the widget shows nothing by itself. */
const EMPTY_BELOW = 8;
/** Height until the content is measured. */
export const FIRST_HEIGHT = 320;
const MIN_HEIGHT = 120;
const MAX_HEIGHT = 6000;

interface Options {
  name: string;
  width: number;
  props: unknown;
  onLoaded?: ((preview: Document) => void) | undefined;
}

/**
 * A frame of the given width, scaled into its box, with the height of its content and the props of the form.
 */
export function usePreview({ name, width, props, onLoaded }: Options) {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [loads, setLoads] = useState(0);
  const [height, setHeight] = useState<number | null>(null);
  const [scale, setScale] = useState(1);

  useEffect(() => {
    // The frame may have loaded before the script; then there is no load event.
    if (documentOf(frame.current)?.readyState === 'complete') setLoads((count) => count || 1);
  }, []);

  useEffect(() => {
    const inside = documentOf(frame.current);
    if (loads === 0 || !inside) return undefined;
    keepInside(inside);
    const measure = () => setHeight(Math.round(inside.body.getBoundingClientRect().height));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(inside.body);
    return () => observer.disconnect();
  }, [loads]);

  useEffect(() => {
    const inside = documentOf(frame.current);
    if (loads > 0 && inside) applyProps(inside, name, props);
  }, [loads, name, props]);

  const loaded = useRef(onLoaded);
  useEffect(() => {
    const inside = documentOf(frame.current);
    if (loads > 0 && inside) loaded.current?.(inside);
  }, [loads]);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const fit = () => setScale(Math.min(1, element.clientWidth / width) || 1);
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);

  const shown = height === null ? FIRST_HEIGHT : Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, height));
  useEffect(() => {
    if (!frame.current || !box.current) return;
    // Set by script, because the Content Security Policy forbids inline styles in the server's HTML.
    frame.current.style.transform = `scale(${scale})`;
    frame.current.style.height = `${shown}px`;
    box.current.style.height = `${Math.ceil(shown * scale)}px`;
    // The whole frame is visible now. Without script the box scrolls.
    box.current.style.overflow = 'hidden';
  }, [scale, shown]);

  return {
    frame,
    box,
    onLoad: () => setLoads((count) => count + 1),
    scale,
    isEmpty: height !== null && height < EMPTY_BELOW,
  };
}

/** Null for a document of another origin, e.g. the browser's error page. */
function documentOf(frame: HTMLIFrameElement | null): Document | null {
  try {
    const inside = frame?.contentDocument ?? null;
    return inside?.body && inside.URL !== 'about:blank' ? inside : null;
  } catch {
    return null;
  }
}
