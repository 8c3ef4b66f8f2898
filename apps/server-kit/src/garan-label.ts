import { parsedFont } from './fonts';
import { type ArtworkFile, readArtwork } from './official-artwork';

/** SHA-256 of the artwork: ours first, then the Commission's own file. */
export const LABEL_FILES = {
  full: {
    name: 'garan-label.svg',
    folder: 'guarantee-label',
    sums: [
      '5e56d693469b02c210934e5ca49f13f4c00111bb03f0f1fe09cc07d071a56d5f',
      '3414c8366823db39702d2557e614f882b530487ce589e903afdc98b7225e1ab1',
    ],
  },
  nested: {
    name: 'garan-label-nested.svg',
    folder: 'guarantee-label',
    sums: ['1c1122b25f39333b329e4156b572b65f1f850592df0b061358b9404f43acb994'],
  },
} satisfies Record<string, ArtworkFile>;

/** `nested`: the small display, which the first click replaces by the full label. */
export type LabelShape = keyof typeof LABEL_FILES;

/** What is filled into the label of a guarantee of durability; nothing else of it may be changed. */
export interface LabelValues {
  brand: string;
  /** Model identifier of the producer. */
  model: string;
  /** Duration of the guarantee. */
  months: number;
}
type FieldName = keyof LabelValues;

const INTER = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  extraBold: '@expo-google-fonts/inter/800ExtraBold/Inter_800ExtraBold.ttf',
};

/** A text of the artwork that a value replaces, in the units of its viewBox. */
interface Field {
  /** The element of the file, which occurs once. */
  node: string;
  font: keyof typeof INTER;
  size: number;
  /** Letter spacing, a share of the size. */
  spacing: number;
  /** Free space: up to the next field, the frame or the calendar. */
  width: number;
}

const CSS_OF = /^<text (class="[^"]+" transform="[^"]+")>/;

const FIELDS: Record<LabelShape, Partial<Record<FieldName, Field>>> = {
  full: {
    brand: {
      node:
        '<text class="cls-5" transform="translate(6.32 74.52)"><tspan x="0" y="0">Brand/</tspan>' +
        '<tspan class="cls-19" x="28.34" y="0">T</tspan><tspan class="cls-22" x="33.61" y="0">rademark</tspan></text>',
      font: 'regular',
      size: 9,
      spacing: 0,
      width: 186,
    },
    model: {
      node: '<text class="cls-5" transform="translate(196.75 74.52)"><tspan x="0" y="0">Model identifier</tspan></text>',
      font: 'regular',
      size: 9,
      spacing: 0,
      width: 66.22,
    },
    months: {
      node: '<text class="cls-3" transform="translate(5.07 150.57)"><tspan x="0" y="0">XX</tspan></text>',
      font: 'extraBold',
      size: 80,
      spacing: -0.03,
      width: 116.15,
    },
  },
  nested: {
    months: {
      node: '<text class="cls-1" transform="translate(10.39 46.65)"><tspan x="0" y="0">XX</tspan></text>',
      font: 'extraBold',
      size: 41.56,
      spacing: -0.02,
      width: 60.23,
    },
  },
};

/** Marks without their character, and characters of private use. */
const LOOSE = /[\p{M}\p{Co}]/u;

/** The label is for guarantees of more than two years, in half years, up to 99. */
export const LABEL_MONTHS = { over: 24, step: 6, most: 99 * 12 };

/** "3", and "2,5" for 30 months. */
export const labelYears = (months: number): string => String(months / 12).replace('.', ',');

/**
 * Why a value cannot be filled in, as the end of a sentence ("is 18 units too wide ..."); undefined if it
 * fits. The artwork must not be changed, so that a value which is too wide has no label.
 */
export function labelProblem(name: FieldName, value: string | number): string | undefined {
  if (name === 'months' && !isLabelDuration(Number(value)))
    return 'must be more than 24 and at most 1188 months, in steps of 6, for the label of the guarantee';
  const text = name === 'months' ? labelYears(Number(value)) : String(value);
  for (const fields of Object.values(FIELDS)) {
    const field = fields[name];
    if (!field) continue;
    const { characterSet } = parsedFont(INTER[field.font]);
    const unknown = [...text].find(
      (one) => LOOSE.test(one) || !characterSet.includes(one.codePointAt(0) ?? 0),
    );
    if (unknown !== undefined)
      return `has a character without a letter in the font of the label: '${unknown}'`;
    const { right } = draw(field, text);
    if (right > field.width)
      return `does not fit its field of the official label: ${right.toFixed(1)} of ${field.width} units wide`;
  }
  return undefined;
}

const isLabelDuration = (months: number): boolean =>
  months > LABEL_MONTHS.over && months <= LABEL_MONTHS.most && months % LABEL_MONTHS.step === 0;

/** The path of a text that starts at the origin of its field, and where its ink ends. */
function draw({ font, size, spacing }: Field, text: string): { path: string; right: number } {
  const { layout, unitsPerEm } = inter(font);
  const { glyphs, positions } = layout(text);
  const scale = size / unitsPerEm;
  let x = 0;
  let right = 0;
  let path = '';
  glyphs.forEach((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    path += glyph.path
      .scale(scale, -scale)
      .translate(x + xOffset * scale, 0)
      .toSVG();
    if (Number.isFinite(glyph.bbox.maxX)) right = Math.max(right, x + (xOffset + glyph.bbox.maxX) * scale);
    x += xAdvance * scale + spacing * size;
  });
  return { path: path.replace(/-?\d+\.\d+/g, (one) => String(Math.round(Number(one) * 100) / 100)), right };
}

function inter(font: keyof typeof INTER) {
  const parsed = parsedFont(INTER[font]);
  return { layout: (text: string) => parsed.layout(text), unitsPerEm: parsed.unitsPerEm };
}

/** Fills the label; the values must have no `labelProblem`. */
export type FillLabel = (shape: LabelShape, values: LabelValues) => string;

/**
 * Reads the artwork by the rules of `readArtwork`. In the label that is filled in, each field is the outline
 * of its value with class and place of the text that it replaces; every other byte is that of the file.
 */
export function readGaranLabel(folder?: string): FillLabel {
  const artwork: Record<LabelShape, string> = {
    full: readFields('full', folder),
    nested: readFields('nested', folder),
  };
  return (shape, values) => {
    let svg = artwork[shape];
    for (const [name, field] of Object.entries(FIELDS[shape]) as [FieldName, Field][]) {
      const text = name === 'months' ? labelYears(values.months) : values[name];
      const [, attributes = ''] = CSS_OF.exec(field.node) ?? [];
      svg = svg.replace(field.node, () => `<path ${attributes} d="${draw(field, text).path}"/>`);
    }
    return svg;
  };
}

function readFields(shape: LabelShape, folder: string | undefined): string {
  const svg = readArtwork(LABEL_FILES[shape], folder).toString('utf8');
  for (const { node } of Object.values(FIELDS[shape]))
    if (svg.split(node).length !== 2)
      throw new Error(`${LABEL_FILES[shape].name} must contain once: ${node}`);
  return svg;
}
