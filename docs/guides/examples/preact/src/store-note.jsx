import { render } from 'preact';
import { StoreNote } from './StoreNote';

export const bootstrap = () => Promise.resolve();

export async function mount({ domElement, props, platform }) {
  render(<StoreNote {...props} platform={platform} />, domElement);
}

/** Preact compares with what the element shows. */
export const update = mount;

export async function unmount({ domElement }) {
  render(null, domElement);
}
