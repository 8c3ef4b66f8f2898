import { createApp, h, shallowReactive } from 'vue';
import StoreNote from './StoreNote.vue';

/** App and props by element: a page may contain the widget many times. */
const mounted = new WeakMap();

export const bootstrap = () => Promise.resolve();

export async function mount({ domElement, props, platform }) {
  const shown = shallowReactive({ ...props });
  const app = createApp({ render: () => h(StoreNote, { ...shown, platform }) });
  // Otherwise Vue logs the error of a component, and the shell does not replace the version.
  app.config.throwUnhandledErrorInProduction = true;
  app.mount(domElement);
  mounted.set(domElement, { app, shown });
}

export async function update({ domElement, props }) {
  Object.assign(mounted.get(domElement).shown, props);
}

export async function unmount({ domElement }) {
  mounted.get(domElement)?.app.unmount();
  mounted.delete(domElement);
}
