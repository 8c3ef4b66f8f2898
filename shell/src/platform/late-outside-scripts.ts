import type { Bus } from '@fachwerk/shared/bus';
import type { PageConfig, Platform } from '@fachwerk/shared/widget';

/** Scripts of other companies; few pages have one, so that the code loads with the first. */
export function lateOutsideScripts(options: {
  bus: Bus;
  config(): Promise<PageConfig>;
}): NonNullable<Platform['loadOutsideScript']> {
  let loader: Promise<NonNullable<Platform['loadOutsideScript']>> | undefined;
  return async (source) => {
    loader ??= import(/* webpackChunkName: "outside-script" */ './outside-script').then(
      ({ createOutsideScripts }) => createOutsideScripts(options),
    );
    return (await loader)(source);
  };
}
