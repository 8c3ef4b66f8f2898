import type { AttributeValue } from '@fachwerk/shared/catalogue-format';
import { drawings } from '../drawings';
import { createLook, type Look } from '../look';
import type { PictureKind } from '../picture-kind';
import { group, Paint } from '../svg';

/**
 * A scene is drawn once, with its origin where its middle meets the back edge of the floor: x to the right, y
 * down. Both formats are windows into it: the wide one shows more of the left, the tall one more of the top.
 * These edges cover both.
 */
export const edges = { left: -1150, right: 530, top: -940, bottom: 300 } as const;

export interface Placement {
  /** Middle of the foot; middle of the whole object if it hangs. */
  x: number;
  y: number;
  /** Height of the object in the scene. */
  height: number;
  /** Rotation around that point in degrees. */
  turn?: number;
  isMirrored?: boolean;
  /** True for an object on a wall or on another object: it has no shadow on the ground. */
  hangs?: boolean;
  /** Two colours of the brand, for machines and packages. */
  colours?: readonly [main: string, second: string];
  /** Colour of the object itself: fronts, textiles, paint. */
  colour?: string;
  brand?: string;
  title?: string;
  size?: string;
  attributes?: Record<string, AttributeValue>;
}

export interface Stage {
  paint: Paint;
  /** A product of the catalogue with the drawing of its product picture. */
  put(kind: PictureKind, at: Placement): string;
}

export type Scene = (stage: Stage) => string;

const timberGreen = ['#0f5b4f', '#f5ac00'] as const;
const round = (value: number) => Math.round(value * 1000) / 1000;

function lookOf(paint: Paint, kind: PictureKind, at: Placement): Look {
  const brand = at.brand ?? 'Fachwerk';
  const { attributes = {}, colour } = at;
  const colours = at.colours ?? timberGreen;
  const look = createLook({ kind, brand, colours, title: at.title ?? '', attributes, seed: kind }, paint);
  return {
    ...look,
    size: at.size ?? '',
    colour: (otherwise) => colour ?? look.colour(otherwise),
  };
}

export function createStage(): Stage {
  const paint = new Paint();
  const bare = paint.withoutShadows();
  return {
    paint,
    put(kind, at) {
      const { draw, box } = drawings[kind];
      const [left, top, right, bottom] = box;
      const scale = at.height / (bottom - top);
      const turn = at.turn ? ` rotate(${at.turn})` : '';
      const mirror = at.isMirrored ? -1 : 1;
      const footY = at.hangs ? (top + bottom) / 2 : bottom;
      return group(
        `translate(${at.x} ${at.y})${turn} scale(${round(scale * mirror)} ${round(scale)}) translate(${-(left + right) / 2} ${-footY})`,
        draw(lookOf(at.hangs ? bare : paint, kind, at)),
      );
    },
  };
}
