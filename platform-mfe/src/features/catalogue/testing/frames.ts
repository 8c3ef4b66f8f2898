/** jsdom has no layout: elements have no size, and observers are never called. */
export function fakeFrames(): void {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
