import type { Drawing } from './drawing';
import { bathHeatingDrawings } from './drawings/bath-heating';
import { buildingDrawings } from './drawings/building';
import { electricDrawings } from './drawings/electric';
import { gardenDrawings } from './drawings/garden';
import { handtoolDrawings } from './drawings/handtools';
import { houseDrawings } from './drawings/house';
import { ironwareDrawings } from './drawings/ironware';
import { machineDrawings } from './drawings/machines';
import { outdoorDrawings } from './drawings/outdoor';
import { packageDrawings } from './drawings/packages';
import { safetyDrawings } from './drawings/safety';
import type { PictureKind } from './picture-kind';

/** One drawing per kind; a missing one is a compile error. */
export const drawings: Record<PictureKind, Drawing> = {
  ...machineDrawings,
  ...handtoolDrawings,
  ...ironwareDrawings,
  ...buildingDrawings,
  ...bathHeatingDrawings,
  ...electricDrawings,
  ...gardenDrawings,
  ...outdoorDrawings,
  ...houseDrawings,
  ...safetyDrawings,
  ...packageDrawings,
};
