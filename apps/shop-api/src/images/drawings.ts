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
import { pictureKinds, type PictureKind } from './picture-kind';

const drawn: Partial<Record<PictureKind, Drawing>> = {
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

/** A drawing for every kind; what has none of its own comes in its carton. */
export const drawings = Object.fromEntries(
  pictureKinds.map((kind) => [kind, drawn[kind] ?? packageDrawings.carton]),
) as Record<PictureKind, Drawing>;
