import type { ComponentPropsWithRef, MouseEvent } from 'react';

type AddressLinkProps = ComponentPropsWithRef<'a'> & { href: string; onGo: () => void };

/** A real link: a plain click stays on the page; the browser handles other clicks (new tab, download). */
export function AddressLink({ onGo, ...link }: AddressLinkProps) {
  return <a {...link} onClick={inPage(onGo)} />;
}

export const inPage = (go: () => void) => (event: MouseEvent) => {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go();
};
