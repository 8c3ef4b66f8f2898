import { shareOutlines } from '../share-outlines';
import { bathroom } from './bathroom';
import { flooring } from './flooring';
import { garden } from './garden';
import { lighting } from './lighting';
import { market } from './market';
import { painting } from './painting';
import { shellConstruction } from './shell-construction';
import { createStage, type Scene } from './stage';
import { summer } from './summer';
import { team } from './team';
import { winter } from './winter';
import { workshop } from './workshop';

/** Names in editorial content: `/images/scenes/werkstatt.svg`, `/images/scenes/werkstatt-hoch.svg`. */
const scenes: Record<string, Scene> = {
  werkstatt: workshop,
  garten: garden,
  farbe: painting,
  bad: bathroom,
  boden: flooring,
  rohbau: shellConstruction,
  licht: lighting,
  sommer: summer,
  winter,
  markt: market,
  team,
};

export const sceneNames = Object.keys(scenes);

/** The visible part of a scene by format. */
const formats = {
  wide: { size: 'width="1600" height="700"', viewBox: '-1110 -500 1600 700' },
  tall: { size: 'width="800" height="1000"', viewBox: '-476 -917 952 1190' },
};

const TALL = /-hoch$/;

/** `name` as in the address, with "-hoch" for the tall format. */
export const isSceneName = (name: string): boolean => Object.hasOwn(scenes, name.replace(TALL, ''));

export function drawScene(name: string): string {
  const isTall = TALL.test(name);
  const scene = scenes[name.replace(TALL, '')];
  if (!scene) throw new Error(`There is no scene "${name}".`);
  const stage = createStage();
  const art = scene(stage);
  const { size, viewBox } = isTall ? formats.tall : formats.wide;
  return shareOutlines(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${viewBox}">${stage.paint.defs()}${art}</svg>`,
  );
}
