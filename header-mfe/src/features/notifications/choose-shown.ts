import type { Notification } from '@fachwerk/shared/bus';

/** Maximum of visible messages; the others wait until one is closed. */
const MOST_SHOWN = 3;
/** Messages that stay until they are closed leave one place for those that close by themselves. */
const MOST_LASTING = 2;

export interface ShownNotifications {
  shown: readonly Notification[];
  waiting: number;
}

/** The oldest messages come first. The time of a message starts when it is shown. */
export function chooseShown(all: readonly Notification[]): ShownNotifications {
  const passing = all.filter(({ autoclose }) => autoclose > 0).length;
  const lasting = all.length - passing;
  const lastingPlaces = passing > 0 ? MOST_LASTING : MOST_SHOWN;
  const passingPlaces = MOST_SHOWN - Math.min(lasting, lastingPlaces);

  let lastingLeft = lastingPlaces;
  let passingLeft = passingPlaces;
  const shown = all.filter(({ autoclose }) => (autoclose > 0 ? passingLeft-- > 0 : lastingLeft-- > 0));
  return { shown, waiting: all.length - shown.length };
}
