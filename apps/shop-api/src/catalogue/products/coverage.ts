import type { AttributeValue } from '@fachwerk/shared/catalogue-format';
import type { Coverage } from '@fachwerk/shared/contracts';
import type { Content } from '../prices/price-rules';

type Attributes = Readonly<Record<string, Pick<AttributeValue, 'number'>>>;

/**
 * The area that one sold unit covers, from data that the catalogue has for other purposes: a content in m² is
 * the area itself; a content in l or kg is multiplied by an attribute with the unit m²/l or m²/kg. Undefined
 * for other goods. Attributes that only state the size of a room have the unit m² and do not count.
 */
export function coverageOf(
  content: Content | undefined,
  attributes: Attributes,
  unitOf: (attributeId: string) => string | null | undefined,
): Coverage | undefined {
  if (!content || !(content.amount > 0)) return undefined;
  if (content.unit === 'm²') return { squareMetres: content.amount, use: 'laid' };
  const use = USE_BY_UNIT[content.unit];
  const [id] = Object.keys(attributes).filter((one) => unitOf(one) === `m²/${content.unit}`);
  const perUnit = id === undefined ? undefined : attributes[id]?.number;
  if (!use || !perUnit || perUnit <= 0) return undefined;
  return { squareMetres: Math.round(content.amount * perUnit * 1000) / 1000, use };
}

const USE_BY_UNIT: Readonly<Record<string, Coverage['use']>> = { l: 'painted', kg: 'spread' };
