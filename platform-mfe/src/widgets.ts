import type { AnyWidget } from '@fachwerk/shared/widget';
import { appSimulator } from './features/app-simulator/app-simulator.widget';
import { widgetCatalogue } from './features/catalogue/widget-catalogue.widget';
import { operationsPage } from './features/operations/operations-page.widget';

/** Every widget of this micro-frontend. */
export const widgets: readonly AnyWidget[] = [widgetCatalogue, operationsPage, appSimulator];
