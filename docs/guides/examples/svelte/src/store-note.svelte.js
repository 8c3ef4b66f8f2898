import { flushSync, mount as mountComponent, unmount as unmountComponent } from 'svelte';
import StoreNote from './StoreNote.svelte';

/** Component and props by element: a page may contain the widget many times. */
const mounted = new WeakMap();

export const bootstrap = () => Promise.resolve();

export async function mount({ domElement, props, platform }) {
  const shown = $state({ ...props });
  const own = {
    platform,
    get headline() {
      return shown.headline;
    },
  };
  mounted.set(domElement, {
    component: mountComponent(StoreNote, { target: domElement, props: own }),
    shown,
  });
  flushSync();
}

export async function update({ domElement, props }) {
  Object.assign(mounted.get(domElement).shown, props);
  flushSync();
}

export async function unmount({ domElement }) {
  const found = mounted.get(domElement);
  mounted.delete(domElement);
  if (found) await unmountComponent(found.component);
}
