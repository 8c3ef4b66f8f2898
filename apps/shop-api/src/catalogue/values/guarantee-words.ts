import { asSeen } from '@fachwerk/server-kit/as-seen';

/** "Garantie", "5 Jahre Herstellergarantie"; a card, a price or "garantiert" promise no durability. */
const GUARANTEE =
  /(?<![\p{L}\d])(?:(?:\p{L}*(?:hersteller|werks|haltbarkeits|leistungs|funktions|material|durchrostungs|langzeit|produkt|jahres?)-?)?garantie|guarantee|warranty|garan)(?![\p{L}\d-])/iu;

/** The word of a text that names a guarantee, whose statement the law asks for (BGB §479). */
export const namedGuarantee = (text: string): string | undefined => GUARANTEE.exec(asSeen(text))?.[0];
