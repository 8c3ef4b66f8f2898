import type { CatalogueProduct } from '@fachwerk/shared/catalogue-format';
import { optional, required, type ValuesOf } from '../../kernel/import/columns';
import { readDay } from '../../kernel/import/fields';
import { readAddress, readPicture } from '../../kernel/import/read-address';
import { readEmail } from '../../kernel/import/read-email';
import { readDecimal, readWhole } from '../../kernel/import/read-number';
import { readList, readLongText, readText, readTexts } from '../../kernel/import/read-text';
import { readDocuments } from '../values/read-documents';
import { readAverage, readEnergyScale } from '../values/read-fields';
import { readHazards } from '../values/read-hazards';
import { readLabelFile, readRegistration } from '../values/read-links';
import { readDisruptor, readProof } from '../values/read-presentation';

type Product = CatalogueProduct;

const USUAL_SCALE = { scaleHigh: 'A', scaleLow: 'G' };

/** Columns of a product, read from the first of its rows. */
export const productColumns = {
  name: required(
    'Bezeichnung, Artikelbezeichnung, Artikelname, Produktname, Produktbezeichnung, Titel, ' +
      'Produkttitel, Kurzbezeichnung, Kurztext, Benennung, Artikel, Produkt, Title, ' +
      'Product name, Product title, Item name, Nom, Nome, Nombre, Naam',
    readText(),
    ({ name }: Product) => name,
  ),
  brand: required(
    'Marke, Markenname, Fabrikat, Brand name, Vendor, Marque, Marca, Merk',
    readText(60),
    ({ brand }: Product) => brand,
  ),
  category: required(
    'Kategorie, Kategorien, Kategorie-ID, Warengruppe, Warengruppen, Warengruppe-ID, ' +
      'Artikelgruppe, Produktgruppe, Produktkategorie, Produkttyp, Rubrik, Sortiment, WG, ' +
      'WGR, Categories, Product category, Google product category, Product type, Type, ' +
      'Catégorie, Categoria',
    readText(80),
    ({ categoryId }: Product) => categoryId,
  ),
  description: required(
    'Beschreibung, Artikelbeschreibung, Produktbeschreibung, Langtext, Langbeschreibung, ' +
      'Beschreibungstext, Artikeltext, Body HTML, Long description, Product description, ' +
      'Descrizione, Descripción',
    readLongText(5000),
    ({ description }: Product) => description,
  ),
  producerName: required(
    'Hersteller, Herstellername, Produzent, Inverkehrbringer, Verantwortliche Person, ' +
      'Manufacturer, Manufacturer name, Producer, Fabricant',
    readText(),
    ({ producer }: Product) => producer.name,
  ),
  producerAddress: required(
    'Herstelleradresse, Herstelleranschrift, Anschrift Hersteller, Adresse Hersteller, ' +
      'Hersteller Adresse, Manufacturer address, Adresse, Anschrift',
    readText(),
    ({ producer }: Product) => producer.address,
  ),
  producerEmail: required(
    'Hersteller-E-Mail, Herstellermail, E-Mail, E-Mail Hersteller, Mail, Mailadresse, ' +
      'E-Mail-Adresse, Manufacturer email',
    readEmail,
    ({ producer }: Product) => producer.email,
  ),
  features: optional(
    'Merkmale, Eigenschaften, Vorteile, Produktmerkmale, Produkteigenschaften, Highlights, ' +
      'Bullet points, Features list, Aufzählung',
    readTexts,
    [],
    ({ features }: Product) => features,
  ),
  searchTerms: optional(
    'Suchbegriffe, Suchwörter, Schlagwörter, Schlagworte, Stichwörter, Stichworte, ' +
      'Synonyme, Keywords, Tags, Search keywords',
    readTexts,
    [],
    ({ searchTerms }: Product) => searchTerms,
  ),
  warnings: optional(
    'Warnhinweise, Warnhinweis, Sicherheitshinweise, Gefahrenhinweise, Warnungen, Safety warnings',
    readTexts,
    [],
    ({ warnings }: Product) => warnings,
  ),
  variantAttributes: optional(
    'Varianten, Variantenmerkmale, Variantenattribute, Auswahlmerkmale, Option names',
    readList,
    [],
    ({ variantAttributes }: Product) => variantAttributes,
  ),
  energyClass: optional(
    'Energieklasse, Energieeffizienz, Energieeffizienzklasse, EEK, Energy efficiency class, ' +
      'Energy label',
    readText(),
    undefined,
    ({ energyLabel }: Product) => energyLabel?.level,
  ),
  energyScale: optional(
    'Energieskala, Energieeffizienzskala, Effizienzspektrum, Energy efficiency scale',
    readEnergyScale,
    USUAL_SCALE,
    ({ energyLabel }: Product) => {
      const { scaleHigh, scaleLow } = energyLabel ?? USUAL_SCALE;
      return { scaleHigh, scaleLow };
    },
  ),
  energyGroup: optional(
    'EPREL, EPREL-Gruppe, Energiegruppe, EPREL group',
    readText(60),
    undefined,
    ({ energyLabel }: Product) => energyLabel?.group,
  ),
  energyLabelFile: optional(
    'Energielabel, Energielabel-Datei, Energielabel-Bild, Energy label file, Energy label image',
    readLabelFile,
    undefined,
    ({ energyLabel }: Product) => energyLabel?.file,
  ),
  energyRegistration: optional(
    'EPREL-Nummer, EPREL-ID, EPREL-Registrierungsnummer, EPREL registration number, EPREL code',
    readRegistration,
    undefined,
    ({ energyLabel }: Product) => energyLabel?.registration,
  ),
  disruptor: optional(
    'Störer, Aktionshinweis, Badge, Label, Sticker, Plakette',
    readDisruptor,
    undefined,
    ({ presentation }: Product) => presentation?.disruptor,
  ),
  disruptorPicture: optional(
    'Störerbild, Badge image, Siegel',
    readPicture,
    undefined,
    ({ presentation }: Product) => presentation?.imageDisruptor?.src,
  ),
  disruptorPictureText: optional(
    'Störerbildtext, Störertext, Siegeltext, Badge text',
    readText(),
    '',
    ({ presentation }: Product) => presentation?.imageDisruptor?.alt ?? '',
  ),
  sheet: optional(
    'Datenblatt, Infoblatt, Produktdatenblatt, Informationsblatt, Information sheet, ' +
      'Data sheet, Datasheet',
    readAddress,
    undefined,
    ({ presentation }: Product) => presentation?.sheet,
  ),
  brandPicture: optional(
    'Markenbild, Markenlogo, Logo, Brand image, Brand logo',
    readPicture,
    undefined,
    ({ presentation }: Product) => presentation?.brandImage,
  ),
  itemRelation: optional(
    '',
    readText(),
    undefined,
    ({ presentation }: Product) => presentation?.hbcItemRelation,
  ),
  documents: optional(
    'Dokumente, Unterlagen, Downloads, Anleitungen, Anhänge, Attachments, Manuals',
    readDocuments,
    undefined,
    ({ documents }: Product) => documents,
  ),
  hazards: optional(
    'Gefahrstoffe, Gefahrstoff, Gefahren, GHS, CLP, H-Sätze, Gefahrensymbole, ' +
      'Gefahrenkennzeichnung, Hazard statements, Hazard labels',
    readHazards,
    undefined,
    ({ hazards }: Product) => hazards,
  ),
  claimProof: optional(
    'Umweltnachweis, Nachweis Umweltaussage, Umweltzertifikat, Zertifikat, Zertifikatsnummer, ' +
      'Environmental certificate, Certificate number',
    readProof,
    undefined,
    ({ presentation }: Product) => presentation?.claimProof,
  ),
  ratingAverage: optional(
    'Bewertung, Sterne, Durchschnittsbewertung, Bewertungsschnitt, Rating, Stars, Average rating',
    readAverage,
    0,
    ({ rating }: Product) => rating.average,
  ),
  ratingCount: optional(
    'Bewertungen, Anzahl Bewertungen, Bewertungszahl, Reviews, Review count, Number of reviews',
    readWhole(0, 100_000_000),
    0,
    ({ rating }: Product) => rating.count,
  ),
  popularity: optional(
    'Beliebtheit, Verkäufe, Absatz, Verkaufsrang, Käufer, Sales, Sales rank, Bestseller',
    readDecimal,
    0,
    ({ popularity }: Product) => popularity,
  ),
  // The default is the day of the import.
  listedSince: optional(
    'Gelistet seit, Listungsdatum, Im Sortiment seit, Angelegt am, Anlagedatum, ' +
      'Erstelldatum, Erscheinungsdatum, Neu seit, Created at, Listed since, Release date, ' +
      'Launch date',
    readDay,
    undefined,
    ({ listedSince }: Product): string | undefined => listedSince,
  ),
};

export type ProductValues = ValuesOf<typeof productColumns>;
