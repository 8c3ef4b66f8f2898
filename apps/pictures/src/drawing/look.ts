import type { PictureBrief } from '../picture-brief';
import { createRandom, hashText, type Random } from '../random';
import { drawText, type TextOptions } from './draw-text';
import { isPictureKind, type PictureKind } from './picture-kind';
import type { Paint } from './svg';

const fallbackColours: readonly (readonly [string, string])[] = [
  ['#1d5c99', '#f2f5fa'],
  ['#a81e2b', '#f5efe4'],
  ['#2f7d32', '#f5c518'],
  ['#3c4a54', '#e08a1c'],
  ['#5f4630', '#e9dcc6'],
];

/** Product data that a drawing uses. */
export interface Look {
  kind: PictureKind;
  paint: Paint;
  brand: string;
  main: string;
  second: string;
  /** Text on packages: "Wandfarbe". */
  title: string;
  /** The most important value for customers: "10 l", "4 x 40 mm". */
  size: string;
  /** A second line: colour, variety, class. */
  detail: string;
  /** The colour of the product, if it has one. */
  colour(otherwise: string): string;
  /** The text of an attribute, or "". */
  text(id: string): string;
  number(id: string, otherwise: number): number;
  random: Random;
  write(text: string, x: number, y: number, size: number, options?: TextOptions): string;
}

const sizeIds = [
  'inhalt-l',
  'gewicht-kg',
  'inhalt-ml',
  'flaeche-m2',
  'spannung-v',
  'druck-bar',
  'leistung-w',
  'ladeleistung-kw',
  'heizleistung-kw',
  'lichtstrom-lm',
  'format',
  'laenge-m',
  'groesse',
  'schnittbreite-cm',
  'breite-cm',
  'durchmesser-cm',
  'laenge-cm',
  'hoehe-cm',
  'laenge-mm',
  'durchmesser-mm',
  'breite-mm',
  'gewinde',
  'kapazitaet',
  'koernung',
  'stueck',
];
const detailIds = [
  'farbe',
  'dekor',
  'sorte',
  'holzart',
  'festigkeit',
  'ausfuehrung',
  'oberflaeche',
  'sockel',
  'material',
  'waermeleitgruppe',
  'schutzklasse',
];
const woods: Record<string, string> = {
  Fichte: '#e6c795',
  Kiefer: '#e0ba80',
  Lärche: '#c98f56',
  Douglasie: '#d09a68',
  Thermoesche: '#7c573a',
  Bangkirai: '#a06a3c',
  Birke: '#ead3a6',
  Buche: '#d5a877',
  Eiche: '#c79f6b',
  Esche: '#e2c797',
  Akazie: '#b57a45',
  Eukalyptus: '#a8653a',
  'Kiefer imprägniert': '#b5a468',
  'Metall Anthrazit': '#4a4f55',
  Metall: '#4a4f55',
  Aluminium: '#b9bec3',
  Kunststoff: '#5d6a66',
  'WPC Anthrazit': '#4d5256',
  'WPC Braun': '#6b4a35',
  'WPC Sand': '#c9b48f',
  Zink: '#a7afb5',
  Kupfer: '#b8733f',
  'Edelstahl gebürstet': '#b9bdc1',
  'Edelstahl matt': '#b9bdc1',
  'Schwarz matt': '#2e3033',
  Chrom: '#c9ced3',
  Messing: '#c39b4a',
  Edelstahl: '#b9bdc1',
  'Granit schwarz': '#2f3133',
  'Granit grau': '#7b7e80',
};

function screwSize({ attributes }: PictureBrief): string | undefined {
  const length = attributes['laenge-mm']?.number;
  const width = attributes['durchmesser-mm']?.text.replace(' mm', '') ?? attributes['gewinde']?.text;
  return length && width && width.length < 5 ? `${width} × ${length} mm` : undefined;
}

export function createLook(brief: PictureBrief, paint: Paint): Look {
  const { attributes, brand } = brief;
  const [main, second] =
    brief.colours ?? (fallbackColours[hashText(brand) % fallbackColours.length] as readonly [string, string]);
  const text = (id: string) => attributes[id]?.text ?? '';
  const firstOf = (ids: readonly string[]) => ids.map(text).find((value) => value !== '') ?? '';
  const colour = ['farbe', 'dekor'].map((id) => attributes[id]?.hex).find((hex) => hex !== undefined);
  const wood = ['holzart', 'material', 'ausfuehrung', 'oberflaeche']
    .map((id) => woods[text(id)])
    .find((hex) => hex !== undefined);
  return {
    // The picture list is data: it may contain a kind of another version.
    kind: isPictureKind(brief.kind) ? brief.kind : 'carton',
    paint,
    brand,
    main,
    second,
    title: brief.title,
    size: screwSize(brief) ?? firstOf(sizeIds),
    detail: firstOf(detailIds),
    colour: (otherwise) => colour ?? wood ?? otherwise,
    text,
    number: (id, otherwise) => attributes[id]?.number ?? otherwise,
    random: createRandom(`picture/${brief.seed}`),
    write: drawText,
  };
}
