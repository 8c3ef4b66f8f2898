import { type ApplicationRef, type ComponentRef, createComponent } from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import { PLATFORM, type Platform } from './platform';
import { StoreNote } from './store-note.component';

interface Given {
  domElement: HTMLElement;
  props: Record<string, unknown>;
  platform: Platform;
}

interface Mounted {
  application: ApplicationRef;
  component: ComponentRef<StoreNote>;
}

/** By element: a page may contain the widget many times. */
const mounted = new WeakMap<HTMLElement, Mounted>();

export const bootstrap = () => Promise.resolve();

export async function mount({ domElement, props, platform }: Given) {
  const application = await createApplication({
    providers: [{ provide: PLATFORM, useValue: platform }],
  });
  const hostElement = document.createElement('angular-store-note');
  domElement.append(hostElement);
  const component = createComponent(StoreNote, { environmentInjector: application.injector, hostElement });
  mounted.set(domElement, { application, component });
  show(component, props);
  application.attachView(component.hostView);
}

export async function update({ domElement, props }: Given) {
  const found = mounted.get(domElement);
  if (found) show(found.component, props);
}

export async function unmount({ domElement }: Given) {
  mounted.get(domElement)?.application.destroy();
  mounted.delete(domElement);
  domElement.replaceChildren();
}

/** Renders at once, so that an error of the component rejects the step, and another version replaces this one. */
function show(component: ComponentRef<StoreNote>, props: Given['props']) {
  for (const [name, value] of Object.entries(props)) component.setInput(name, value);
  component.changeDetectorRef.detectChanges();
}
