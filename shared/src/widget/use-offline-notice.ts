import { notify } from '../bus/notify';
import { useMessages } from './messages';
import { usePlatform } from './platform';

/**
 * For links and layers: offline, a navigation ends on the browser's error page. The returned function then
 * shows the offline message and returns true, and the caller keeps the page. Texts: prefix `failure.`.
 */
export function useOfflineNotice(): () => boolean {
  const { bus } = usePlatform();
  const text = useMessages();

  return () => {
    if (navigator.onLine) return false;
    notify(bus, { id: 'offline', type: 'error', text: text('failure.offline') });
    return true;
  };
}
