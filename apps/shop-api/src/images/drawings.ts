import type { Drawing } from './drawing';
import { buildingDrawings } from './drawings/building';
import { handtoolDrawings } from './drawings/handtools';
import { ironwareDrawings } from './drawings/ironware';
import { machineDrawings } from './drawings/machines';
import { packageDrawings } from './drawings/packages';
import { pictureKinds, type PictureKind } from './picture-kind';

const drawn: Partial<Record<PictureKind, Drawing>> = {
  ...machineDrawings,
  ...handtoolDrawings,
  ...ironwareDrawings,
  ...buildingDrawings,
  ...packageDrawings,
};

/** A drawing for every kind; what has none of its own comes in its carton. */
export const drawings = Object.fromEntries(
  pictureKinds.map((kind) => [kind, drawn[kind] ?? packageDrawings.carton]),
) as Record<PictureKind, Drawing>;
