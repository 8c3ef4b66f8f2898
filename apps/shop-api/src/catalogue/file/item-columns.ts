import {
  BATTERY_KINDS,
  type CatalogueDuties,
  type CatalogueItem,
  DEFAULT_TAX_RATE,
  PRECURSOR_KINDS,
  WITHDRAWAL_EXCLUSIONS,
} from '@fachwerk/shared/catalogue-format';
import { optional, required, type ValuesOf } from '../../kernel/import/columns';
import { readDay, readOneOf } from '../../kernel/import/fields';
import { readAddress } from '../../kernel/import/read-address';
import { readFlag } from '../../kernel/import/read-flag';
import { readCents, readEan, readOptionalCents, readWhole } from '../../kernel/import/read-number';
import { readText } from '../../kernel/import/read-text';
import type { Read } from '../../kernel/import/row-error';
import { readConformityMarking } from '../values/read-conformity-marking';
import { readContent, readDeliveryDays, readPriceHistory, readTaxRate } from '../values/read-fields';
import { readGuarantee } from '../values/read-guarantee';
import { readHttpsLink, readReferences } from '../values/read-links';
import { type Picture, readFallbacks, readPictures, readWidths, widthsOf } from '../values/read-pictures';

/** A legal fact of an item; empty means that it does not apply. */
const duty = <Name extends keyof CatalogueDuties>(
  name: Name,
  foreignNames: string,
  read: Read<CatalogueDuties[Name] | undefined>,
) => optional(foreignNames, read, undefined, ({ duties }: CatalogueItem) => duties?.[name]);

const dutyColumns = {
  withdrawalExclusion: duty(
    'withdrawalExclusion',
    'Widerrufsausschluss, Kein Widerruf, Vom Widerruf ausgeschlossen, Non-returnable',
    readOneOf(WITHDRAWAL_EXCLUSIONS),
  ),
  needsAdvice: duty(
    'needsAdvice',
    'Beratungspflicht, Beratungspflichtig, Biozid, Pflanzenschutzmittel, Biocide',
    readFlag,
  ),
  needsInstaller: duty(
    'needsInstaller',
    'Installationsnachweis, Fachbetrieb, Fachbetriebsnachweis, Kältemittel, F-Gas, F-gas, ' +
      'Splitgerät, Split-Klimagerät, Certified installer',
    readFlag,
  ),
  precursor: duty(
    'precursor',
    'Ausgangsstoff, Explosivgrundstoff, Ausgangsstoff für Explosivstoffe, Explosives precursor',
    readOneOf(PRECURSOR_KINDS),
  ),
  poison: duty('poison', 'Gift, Giftig, Sachkunde, Sachkundepflicht, ChemVerbotsV, Toxic', readFlag),
  ageCheck: duty(
    'ageCheck',
    'Altersprüfung, Altersfreigabe, Altersverifikation, Altersbeschränkung, FSK, ' +
      'Mindestalter, Ab 18, Age restriction, Minimum age',
    readFlag,
  ),
  deviceCategory: duty(
    'deviceCategory',
    'Gerätekategorie, Elektrogerätekategorie, ElektroG, WEEE, WEEE-Kategorie, WEEE category',
    readWhole(1, 6),
  ),
  battery: duty(
    'battery',
    'Batterie, Akku, Batterieart, Batterietyp, Battery type',
    readOneOf(BATTERY_KINDS),
  ),
  zeroTax: duty('zeroTax', 'Nullsteuersatz, Nullsteuer, Steuerfrei, Photovoltaik, Zero rated', readFlag),
  guaranteeMonths: duty(
    'guaranteeMonths',
    'Garantie, Garantiemonate, Garantie Monate, Garantiedauer, Garantiezeit, ' +
      'Herstellergarantie, Guarantee, Warranty, Warranty months',
    readWhole(1, 1200),
  ),
  guaranteeStatement: duty(
    'guaranteeStatement',
    'Garantieerklärung, Garantiebedingungen, Garantiegeber, Guarantee statement, Warranty terms',
    readGuarantee,
  ),
  sparePartYears: duty(
    'sparePartYears',
    'Ersatzteile, Ersatzteile Jahre, Ersatzteilverfügbarkeit, Spare parts',
    readWhole(1, 50),
  ),
  updateYears: duty(
    'updateYears',
    'Updates, Updates Jahre, Softwareupdates, Update-Zeitraum, Software updates',
    readWhole(1, 50),
  ),
  repairInfo: duty(
    'repairInfo',
    'Reparatur, Reparaturinfo, Reparaturinformation, Reparaturanleitung, Reparaturhinweise, ' +
      'Repair information',
    readAddress,
  ),
  conformityMarking: duty(
    'conformityMarking',
    'CE-Kennzeichen, CE-Kennzeichnung, Leistungserklärung, Leistungserklärungsnummer, DoPC, ' +
      'Declaration of performance',
    readConformityMarking,
  ),
  environmentLabel: duty(
    'environmentLabel',
    'Umweltkennzeichnung, Umweltlabel, Umweltkennzeichen, Environmental label',
    readAddress,
  ),
  passport: duty(
    'passport',
    'Produktpass, Digitaler Produktpass, Batteriepass, Digital product passport, Battery passport',
    readHttpsLink,
  ),
  wasteCosts: duty(
    'wasteCosts',
    'Entsorgungskosten, Entsorgungsbeitrag, Batterieentsorgung, Waste costs, Recycling fee',
    readOptionalCents,
  ),
  supplier: duty('supplier', 'Lieferant, Lieferantenname, Vorlieferant, Supplier name', readText()),
  euOperator: duty(
    'euOperator',
    'EU-Verantwortlicher, Verantwortlicher in der EU, Bevollmächtigter, Importeur, Einführer, Importer, ' +
      'EU responsible person',
    readText(),
  ),
  dueDiligence: duty(
    'dueDiligence',
    'EUDR, Sorgfaltserklärung, Referenznummer EUDR, Due diligence statement',
    readReferences,
  ),
  suppliedSince: duty('suppliedSince', 'Lieferant seit, Bezogen seit, Supplier since', readDay),
};

/** Columns of an item, besides its numbers, its attributes and the prices of other lists. */
export const itemColumns = {
  ean: required(
    'GTIN, GTIN-13, EAN-13, EAN-Code, EAN/GTIN, GTIN/EAN, Barcode, Strichcode, UPC, ' +
      'Variant Barcode, EAN-Nummer, EAN-Nr.',
    readEan,
    ({ ean }: CatalogueItem) => ean,
  ),
  price: required(
    'Preis, VK, VK-Preis, Verkaufspreis, Bruttopreis, Endpreis, Einzelpreis, ' +
      'Stückpreis, Artikelpreis, Ladenpreis, Onlinepreis, Produktpreis, Preis brutto, ' +
      'VK brutto, Price gross, Gross price, Regular price, Sale price, Selling price, ' +
      'Unit price, Variant Price, Prix, Prezzo, Precio, Prijs, Cena',
    readCents,
    ({ priceCents }: CatalogueItem) => priceCents,
  ),
  rrp: optional(
    'UVP, UVP-Preis, Unverbindliche Preisempfehlung, Preisempfehlung, Listenpreis, ' +
      'Streichpreis, Statt-Preis, MSRP, SRP, List price, Recommended retail price, ' +
      'Compare at price, Variant Compare At Price, Pseudopreis',
    readOptionalCents,
    undefined,
    ({ rrpCents }: CatalogueItem) => rrpCents,
  ),
  tax: optional(
    'MwSt, MwSt-Satz, Mehrwertsteuer, Mehrwertsteuersatz, USt, USt-Satz, Umsatzsteuer, ' +
      'Umsatzsteuersatz, Steuer, Steuersatz, Steuerklasse, VAT, VAT rate, Tax rate, ' +
      'Tax class, TVA, IVA, BTW',
    readTaxRate,
    DEFAULT_TAX_RATE,
    ({ taxRate = DEFAULT_TAX_RATE }: CatalogueItem) => taxRate,
  ),
  deposit: optional(
    'Pfand, Pfandbetrag, Einwegpfand, Mehrwegpfand, Leergut',
    readOptionalCents,
    undefined,
    ({ depositCents }: CatalogueItem) => depositCents,
  ),
  content: optional(
    'Inhalt, Inhaltsmenge, Füllmenge, Packungsinhalt, Gebindegröße, Verpackungseinheit, ' +
      'VPE, Grundpreismenge, Unit pricing measure, Net content, Contents, Package size',
    readContent,
    undefined,
    ({ content }: CatalogueItem) => content,
  ),
  // Customers buy meanwhile: stock that the file does not state is not written.
  stock: optional(
    'Bestand, Lager, Lagerbestand, Lagermenge, Warenbestand, Menge, Anzahl, Stück, ' +
      'Stückzahl, Verfügbar, Verfügbarkeit, Verfügbarer Bestand, Bestandsmenge, Qty, ' +
      'Quantity, Inventory, Inventory quantity, Variant Inventory Qty, Stock quantity, ' +
      'Stock level, Availability, In stock, On hand, Voorraad, Giacenza',
    readWhole(0, 1_000_000),
    0,
    (): number | undefined => undefined,
  ),
  nextDelivery: optional(
    'Nächste Lieferung, Nachlieferung, Liefertermin, Lieferdatum, Wieder lieferbar, ' +
      'Wieder lieferbar ab, Verfügbar ab, Available from, Restock date, Next delivery date, ' +
      'Availability date',
    readDay,
    undefined,
    ({ nextDelivery }: CatalogueItem) => nextDelivery,
  ),
  deliveryDays: optional(
    'Lieferzeit, Lieferzeit Tage, Liefertage, Lieferdauer, Lieferfrist, Delivery time, ' +
      'Lead time, Shipping time, Handling time',
    readDeliveryDays,
    { min: 2, max: 4 },
    ({ deliveryDays }: CatalogueItem) => deliveryDays,
  ),
  // 0: unknown.
  weightGrams: optional(
    'Gewicht, Gewicht Gramm, Artikelgewicht, Versandgewicht, Bruttogewicht, Weight, ' +
      'Grams, Variant Grams, Shipping weight',
    readWhole(0, 10_000_000),
    0,
    ({ weightGrams }: CatalogueItem) => weightGrams,
  ),
  // The history in the shop only grows; this one is for an item without any.
  priceHistory: optional(
    'Preishistorie, Preisverlauf, Frühere Preise, Alte Preise, Previous prices',
    readPriceHistory,
    [],
    (): CatalogueItem['priceHistory'] => [],
  ),
  pictures: optional(
    'Bild, Bilder, Bild-URL, Bildlink, Bildadresse, Foto, Fotos, Produktbild, ' +
      'Produktbilder, Artikelbild, Artikelbilder, Abbildung, Image, Images, Image URL, ' +
      'Image link, Image Src, Picture, Photo, Photos',
    readPictures,
    [],
    ({ pictures, pictureVariants = [] }: CatalogueItem): Picture[] =>
      pictures.map((src, index) => ({ src, sources: pictureVariants[index]?.sources })),
  ),
  mobilePictures: optional(
    'Mobile Bilder, Bilder mobil, Mobile images',
    readPictures,
    [],
    ({ pictureVariants = [] }: CatalogueItem): Picture[] =>
      pictureVariants.flatMap(({ mobileSrc, mobileSources }) =>
        mobileSrc === undefined ? [] : [{ src: mobileSrc, sources: mobileSources }],
      ),
  ),
  fallbackPictures: optional(
    'Ersatzbilder, Ersatzbild, Fallback images',
    readFallbacks,
    [],
    ({ pictureVariants = [] }: CatalogueItem) =>
      pictureVariants.flatMap(({ fallbackSrc }) => fallbackSrc ?? []),
  ),
  pictureWidths: optional('Bildbreite, Bildbreiten, Image widths', readWidths, [], widthsOf),
  ...dutyColumns,
};

export type ItemValues = ValuesOf<typeof itemColumns>;

/** The legal facts that apply to an item. */
export function dutiesOf(values: ItemValues): Pick<CatalogueItem, 'duties'> {
  const entries = Object.keys(dutyColumns).flatMap((name) => {
    const value = values[name as keyof typeof dutyColumns];
    return value === undefined ? [] : [[name, value] as const];
  });
  return entries.length > 0 ? { duties: Object.fromEntries(entries) as CatalogueDuties } : {};
}
