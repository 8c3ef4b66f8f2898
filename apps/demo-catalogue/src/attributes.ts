import {
  type AttributeKind,
  type AttributeValue,
  attributeValue,
  type CatalogueAttribute,
} from '@fachwerk/shared/catalogue-format';
import { colours } from './colours';

type Row = [id: string, label: string, kind: AttributeKind, unit?: string];

/** Attributes that are facets. */
const facets: Row[] = [
  ['spannung-v', 'Akkuspannung', 'number', 'V'],
  ['leistung-w', 'Leistung', 'number', 'W'],
  ['heizleistung-kw', 'Heizleistung', 'number', 'kW'],
  ['ladeleistung-kw', 'Ladeleistung', 'number', 'kW'],
  ['drehmoment-nm', 'Drehmoment', 'number', 'Nm'],
  ['akku-ah', 'Akkukapazität', 'number', 'Ah'],
  ['lieferumfang', 'Lieferumfang', 'text'],
  ['antriebsart', 'Antriebsart', 'text'],
  ['laenge-mm', 'Länge', 'number', 'mm'],
  ['laenge-cm', 'Länge', 'number', 'cm'],
  ['laenge-m', 'Länge', 'number', 'm'],
  ['breite-mm', 'Breite', 'number', 'mm'],
  ['breite-cm', 'Breite', 'number', 'cm'],
  ['hoehe-cm', 'Höhe', 'number', 'cm'],
  ['tiefe-cm', 'Tiefe', 'number', 'cm'],
  ['staerke-mm', 'Stärke', 'number', 'mm'],
  ['durchmesser-mm', 'Durchmesser', 'number', 'mm'],
  ['durchmesser-cm', 'Durchmesser', 'number', 'cm'],
  ['gewinde', 'Gewinde', 'text'],
  ['antrieb', 'Schraubenantrieb', 'text'],
  ['stueck', 'Packungsinhalt', 'number', 'Stück'],
  ['inhalt-l', 'Inhalt', 'number', 'l'],
  ['inhalt-ml', 'Inhalt', 'number', 'ml'],
  ['gewicht-kg', 'Gewicht', 'number', 'kg'],
  ['flaeche-m2', 'Paketinhalt', 'number', 'm²'],
  ['format', 'Format', 'text'],
  ['groesse', 'Größe', 'text'],
  ['farbe', 'Farbe', 'colour'],
  ['holzart', 'Holzart', 'text'],
  ['dekor', 'Dekor', 'colour'],
  ['material', 'Material', 'text'],
  ['oberflaeche', 'Oberfläche', 'text'],
  ['glanzgrad', 'Glanzgrad', 'text'],
  ['einsatzbereich', 'Einsatzbereich', 'text'],
  ['koernung', 'Körnung', 'text'],
  ['lichtstrom-lm', 'Lichtstrom', 'number', 'lm'],
  ['farbtemperatur-k', 'Farbtemperatur', 'number', 'K'],
  ['sockel', 'Sockel', 'text'],
  ['schutzart', 'Schutzart', 'text'],
  ['energieklasse', 'Energieeffizienzklasse', 'text'],
  ['nutzungsklasse', 'Nutzungsklasse', 'text'],
  ['rutschhemmung', 'Rutschhemmung', 'text'],
  ['traglast-kg', 'Traglast', 'number', 'kg'],
  ['arbeitshoehe-m', 'Arbeitshöhe', 'number', 'm'],
  ['stufen', 'Stufen', 'number'],
  ['druck-bar', 'Druck', 'number', 'bar'],
  ['schnittbreite-cm', 'Schnittbreite', 'number', 'cm'],
  ['querschnitt', 'Leiterquerschnitt', 'text'],
  ['ausfuehrung', 'Ausführung', 'text'],
  ['form', 'Form', 'text'],
  ['sorte', 'Sorte', 'text'],
  ['standort', 'Standort', 'text'],
  ['schutzklasse', 'Schutzklasse', 'text'],
];

/** Attributes that only the data sheet shows. */
const facts: Row[] = [
  ['ergiebigkeit', 'Ergiebigkeit', 'number', 'm²/l'],
  ['ergiebigkeit-kg', 'Ergiebigkeit', 'number', 'm²/kg'],
  ['verbrauch', 'Verbrauch', 'text'],
  ['deckkraft', 'Deckkraftklasse', 'text'],
  ['nassabrieb', 'Nassabriebklasse', 'text'],
  ['trockenzeit-h', 'Überstreichbar nach', 'number', 'h'],
  ['reichweite-m2', 'Reichweite', 'number', 'm²'],
  ['raumgroesse-m2', 'Für Räume bis', 'number', 'm²'],
  ['flaechenleistung-m2', 'Für Flächen bis', 'number', 'm²'],
  ['drehzahl', 'Leerlaufdrehzahl', 'number', 'U/min'],
  ['schlagenergie-j', 'Schlagenergie', 'number', 'J'],
  ['schlagzahl', 'Schlagzahl', 'number', '/min'],
  ['scheibe-mm', 'Scheibendurchmesser', 'number', 'mm'],
  ['bohrfutter-mm', 'Bohrfutter', 'number', 'mm'],
  ['schnitttiefe-mm', 'Schnitttiefe', 'number', 'mm'],
  ['hub-mm', 'Hubhöhe', 'number', 'mm'],
  ['foerdermenge', 'Fördermenge', 'number', 'l/h'],
  ['foerderhoehe-m', 'Förderhöhe', 'number', 'm'],
  ['lautstaerke-db', 'Geräuschemission', 'number', 'dB'],
  ['genauigkeit', 'Messgenauigkeit', 'text'],
  ['hoehe-mm', 'Höhe', 'number', 'mm'],
  ['tiefe-mm', 'Tiefe', 'number', 'mm'],
  ['masse', 'Maße', 'text'],
  ['festigkeit', 'Festigkeitsklasse', 'text'],
  ['norm', 'Norm', 'text'],
  ['antriebsgroesse', 'Antriebsgröße', 'text'],
  ['reissfestigkeit-kg', 'Bruchlast', 'number', 'kg'],
  ['waermeleitgruppe', 'Wärmeleitfähigkeit', 'text'],
  ['verbrauch-kwh', 'Energieverbrauch', 'text'],
  ['lebensdauer-h', 'Lebensdauer', 'number', 'h'],
  ['ladezeit-h', 'Ladezeit', 'number', 'h'],
  ['durchfluss', 'Durchfluss', 'number', 'l/min'],
  ['wuchshoehe-cm', 'Wuchshöhe', 'number', 'cm'],
  ['bluetezeit', 'Blütezeit', 'text'],
  ['kapazitaet', 'Kapazität', 'text'],
  ['temperaturbereich', 'Temperaturbereich', 'text'],
];

const toAttribute =
  (facet: boolean) =>
  ([id, label, kind, unit]: Row): CatalogueAttribute => ({
    id,
    label,
    kind,
    unit,
    facet,
    ...(kind === 'colour' ? { colours } : {}),
  });

const attributes = [...facets.map(toAttribute(true)), ...facts.map(toAttribute(false))];
const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]));

export function listAttributes(): CatalogueAttribute[] {
  return attributes.map((attribute) => ({ ...attribute }));
}

export function findAttribute(id: string): CatalogueAttribute | undefined {
  return byId.get(id);
}

/** "laenge-mm", 40 -> { text: "40 mm", number: 40 }; "farbe", "Anthrazit" -> with its hex value. */
export function valueOf(id: string, raw: number | string): AttributeValue {
  const attribute = byId.get(id);
  if (!attribute) throw new Error(`No attribute '${id}'; attributes.ts lists them.`);
  const value = attributeValue(attribute, raw);
  if (attribute.kind === 'colour' && !value.hex)
    throw new Error(`No colour '${raw}'; colours.ts lists them.`);
  return value;
}
