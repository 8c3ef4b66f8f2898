import type { PictureBrief } from '../picture-brief';
import { darker, inkOn, lighter } from './colour-math';
import { drawDimensions, hasDimensions } from './dimension-view';
import type { Drawing } from './drawing';
import { drawings } from './drawings';
import { createLook, type Look } from './look';
import type { PictureKind } from './picture-kind';
import { disc, group, Paint, rect, shape, times } from './svg';

type View = 'product' | 'detail' | 'package' | 'dimensions';

/** Kinds without a package view: packages, large products and plants. */
const unpacked = new Set<PictureKind>([
  'bucket',
  'tin',
  'spray-can',
  'cartridge',
  'bottle',
  'sack',
  'carton',
  'seeds',
  'screws-box',
  'dowels',
  'bit-set',
  'pail',
  'batteries',
  'plant',
  'tree',
  'pot',
  'planks',
  'panel',
  'board',
  'paving',
  'brick',
  'briquettes',
  'profile',
  'gutter',
  'pipe',
  'insulation',
  'moulding',
  'flooring',
  'tiles',
  'carpet-roll',
  'film-roll',
  'wallpaper',
  'doormat',
  'fence',
  'mesh-fence',
  'door',
  'front-door',
  'window',
  'worktop',
  'shed',
  'rain-barrel',
  'wheelbarrow',
  'spade',
  'rake',
  'broom',
  'ladder',
  'rope',
  'chain',
  'cable-ring',
  'hose',
  'carton',
]);

function viewsOf({ kind, attributes }: PictureBrief): View[] {
  const views: View[] = ['product', 'detail'];
  if (!unpacked.has(kind)) views.push('package');
  if (hasDimensions(kind, Object.keys(attributes))) views.push('dimensions');
  return views;
}

/** Number of pictures of an item: 2 to 4. */
export const pictureViewCount = (brief: PictureBrief): number => viewsOf(brief).length;

/** A close-up on the tint of the brand. */
function drawDetail({ draw, focus: [x, y] }: Drawing, look: Look): string {
  return (
    rect(0, 0, 800, 800, 0, look.paint.d(lighter(look.main, 0.88))) +
    group(`translate(400 400) scale(1.9) translate(${-x} ${-y})`, draw(look))
  );
}

/** The product on its carton. */
function drawPackage({ draw, box: [left, top, right, bottom] }: Drawing, look: Look): string {
  const { paint, main, brand, title, size, write } = look;
  const scale = Math.min(330 / (right - left), 270 / (bottom - top));
  const x = 372 - ((left + right) / 2) * scale;
  const y = 452 - ((top + bottom) / 2) * scale;
  const light = lighter(main, 0.3);
  return (
    paint.shadow(410, 688, 320, 26) +
    shape('M130 200 l60-70 h500 l-70 70z', light) +
    shape('M620 200 l70-70 v470 l-70 88z', paint.v(darker(main, 0.4))) +
    rect(130, 200, 490, 488, 0, paint.v(main)) +
    rect(154, 308, 442, 292, 10, '#fff') +
    `<g clip-path="${paint.clip(rect(154, 308, 442, 292, 10, '#fff'))}">` +
    group(`translate(${x} ${y}) scale(${scale})`, draw(look)) +
    '</g>' +
    write(brand, 156, 276, 58, { fill: inkOn(main), maxWidth: 330 }) +
    write(title, 156, 656, 38, { fill: inkOn(main), maxWidth: 275 }) +
    write(size, 594, 656, 38, { anchor: 'end', weight: 'regular', fill: inkOn(main), maxWidth: 150 }) +
    times(3, (index) => disc(540 + index * 24, 258, 8, '#fff', ` opacity="${0.9 - index * 0.25}"`))
  );
}

/** A complete picture of a product as SVG text. View 0 shows the product itself. */
export function drawPicture(brief: PictureBrief, view: number): string {
  const paint = new Paint();
  const look = createLook(brief, paint);
  const art = drawings[look.kind];
  const views = viewsOf(brief);
  const draw: Record<View, () => string> = {
    product: () => art.draw(look),
    detail: () => drawDetail(art, look),
    package: () => drawPackage(art, look),
    dimensions: () => drawDimensions(art, look),
  };
  const inner = draw[views[view] ?? 'product']();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">${paint.defs()}<rect width="800" height="800" fill="#fff"/>${inner}</svg>`;
}
