import { useMessages } from '@fachwerk/shared/widget';
import { useDesk } from './base/desk-context';
import { isWarehouse } from './base/desk-names';
import { isOpened, placeHref, useDeskPlace } from './base/desk-place';
import { deskTabs } from './desk-tabs';
import styles from './DeskTabs.module.css';
import { hasRole } from './session/staff-state';
import { UnsentNotices } from './unsent/UnsentNotices';
import { UnsentScreen } from './unsent/UnsentScreen';

export function DeskTabs() {
  const text = useMessages();
  const { person, desk } = useDesk();
  const place = useDeskPlace();
  const { tab } = place;
  const tabs = deskTabs.filter(
    ({ role = 'EMPLOYEE', isOfStores }) => hasRole(person.role, role) && !(isOfStores && isWarehouse(desk)),
  );
  const open = tabs.find(({ id }) => id === tab) ?? tabs[0];
  const isQueue = tab === 'queue';

  return (
    <>
      {tabs.length > 1 && (
        <nav
          aria-label={text('desk.tabs')}
          className={styles.tabs}
          data-compact={isOpened(place) || undefined}
        >
          <ul>
            {tabs.map(({ id, title, warehouseTitle = title }) => (
              <li key={id}>
                <a href={placeHref(id)} aria-current={!isQueue && open?.id === id ? 'page' : undefined}>
                  {text(isWarehouse(desk) ? warehouseTitle : title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!isQueue && <UnsentNotices />}
      {isQueue && <UnsentScreen />}
      {!isQueue && open && <open.Content key={open.id} />}
    </>
  );
}
