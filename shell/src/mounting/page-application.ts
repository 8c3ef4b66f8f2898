import { addErrorHandler, registerApplication, start, type AppProps } from 'single-spa';

export type MountParcel = AppProps['mountParcel'];

let mountParcel: Promise<MountParcel> | undefined;

/**
 * The one application of the page, always active. All widgets are parcels of it: parcels without an application
 * (`mountRootParcel`) are never forgotten and leak their elements.
 */
export function pageMountParcel(): Promise<MountParcel> {
  mountParcel ??= new Promise<MountParcel>((resolve) => {
    registerApplication({
      name: 'fachwerk-page',
      activeWhen: () => true,
      app: {
        bootstrap: () => Promise.resolve(),
        mount: (props: AppProps) => {
          resolve(props.mountParcel);
          return Promise.resolve();
        },
        unmount: () => Promise.resolve(),
      },
    });
    // Failures are reported once, by the life of the widget.
    addErrorHandler(() => {});
    start();
  });
  return mountParcel;
}
