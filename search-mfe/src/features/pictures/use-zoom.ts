import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

/** Widths of the picture in relation to its place. */
const ZOOM_STEPS = [1, 2, 3] as const;
const [WHOLE, CLICKED] = ZOOM_STEPS;
/** In CSS pixels: a pointer that moves less has clicked. */
const CLICK_DISTANCE = 4;
/** Part of the visible width or height for one press of an arrow key. */
const KEY_SHARE = 0.2;

/** In parts of the visible width and height, from the left and from the top. */
interface Point {
  x: number;
  y: number;
}
const CENTRE: Point = { x: 0.5, y: 0.5 };

/**
 * Enlarges a picture inside an element that scrolls natively: touch, wheel and mouse move the picture.
 * Another picture is whole at first.
 */
export function useZoom(picture: number) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ picture: number; zoom: number }>({ picture, zoom: WHOLE });
  const zoom = chosen.picture === picture ? chosen.zoom : WHOLE;
  const shown = useRef({ zoom, point: CENTRE });
  const drag = useRef({ x: 0, y: 0, distance: 0 });

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    const { zoom: before, point } = shown.current;
    shown.current.zoom = zoom;
    if (!scroller || before === zoom) return;
    const keep = (scroll: number, length: number, part: number) =>
      ((scroll + part * length) * zoom) / before - part * length;
    scroller.scrollLeft = keep(scroller.scrollLeft, scroller.clientWidth, point.x);
    scroller.scrollTop = keep(scroller.scrollTop, scroller.clientHeight, point.y);
  }, [zoom]);

  /** The picture stays where it is at this point. */
  function zoomTo(wanted: number, point: Point = CENTRE): void {
    shown.current.point = point;
    setChosen({ picture, zoom: wanted });
  }

  return {
    scrollerRef,
    zoom,
    isWhole: zoom === WHOLE,
    isLargest: zoom === ZOOM_STEPS.at(-1),
    /** Before another picture is shown: this one is whole when the visitor turns back to it. */
    end: () => setChosen({ picture, zoom: WHOLE }),
    zoomIn: () => zoomTo(ZOOM_STEPS.find((step) => step > zoom) ?? zoom),
    zoomOut: () => zoomTo([...ZOOM_STEPS].reverse().find((step) => step < zoom) ?? zoom),
    /** By an arrow key, -1, 0 or 1 in both directions. */
    move(x: number, y: number): void {
      const scroller = scrollerRef.current;
      scroller?.scrollBy?.(x * KEY_SHARE * scroller.clientWidth, y * KEY_SHARE * scroller.clientHeight);
    },
    ofScroller: {
      onClick({ clientX, clientY, currentTarget }: MouseEvent): void {
        if (drag.current.distance > CLICK_DISTANCE) return;
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        zoomTo(zoom === WHOLE ? CLICKED : WHOLE, {
          x: width > 0 ? (clientX - left) / width : CENTRE.x,
          y: height > 0 ? (clientY - top) / height : CENTRE.y,
        });
      },
      onPointerDown: ({ clientX, clientY }: PointerEvent) =>
        void (drag.current = { x: clientX, y: clientY, distance: 0 }),
      /** A finger scrolls natively. */
      onPointerMove({ pointerType, buttons, clientX, clientY, currentTarget }: PointerEvent): void {
        if (pointerType !== 'mouse' || buttons !== 1) return;
        const right = clientX - drag.current.x;
        const down = clientY - drag.current.y;
        const distance = drag.current.distance + Math.abs(right) + Math.abs(down);
        drag.current = { x: clientX, y: clientY, distance };
        currentTarget.scrollLeft -= right;
        currentTarget.scrollTop -= down;
      },
    },
  };
}
