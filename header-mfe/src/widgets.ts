import type { AnyWidget } from '@fachwerk/shared/widget';
import { footer } from './features/footer/footer.widget';
import { header } from './features/header/header.widget';
import { notifications } from './features/notifications/notifications.widget';

/** Every widget that this team offers. */
export const widgets: AnyWidget[] = [header, footer, notifications];
