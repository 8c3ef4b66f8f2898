import type { Store } from '@fachwerk/shared/contracts';
import { Accordion } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { hoursText } from '../store/opening-hours';
import { OpeningHours } from '../store/OpeningHours';

/** The hours of the day; opened, those of the week. */
export function CardHours({ store }: { store: Store }) {
  const text = useMessages();
  const { today } = store;
  return (
    <Accordion
      title={
        today
          ? text('storefinder.hours.today', { hours: hoursText(today.hours, text) })
          : text('storefinder.hours')
      }
    >
      <OpeningHours store={store} />
    </Accordion>
  );
}
