const HOOK = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

/**
 * React registers itself with this hook when the shell evaluates it. The hot reload of a micro-frontend loads
 * later and reads it from there. The React extension of the browser installs the same hook.
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
