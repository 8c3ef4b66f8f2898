const HOOK = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

/**
 * React announces itself to this hook when it is evaluated, here in the shell; the hot reload of a micro-frontend comes
 * later and looks there for it. The browser's React extension brings the same hook.
 */
if (!(HOOK in window)) {
  const renderers = new Map<number, unknown>();
  const hook = {
    renderers,
    supportsFiber: true,
    inject(renderer: unknown) {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onPostCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
  Object.assign(window, { [HOOK]: hook });
}
