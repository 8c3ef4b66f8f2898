/** jsdom measures nothing: elements have no size, and nobody is told of it. */
export function fakeFrames(): void {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
