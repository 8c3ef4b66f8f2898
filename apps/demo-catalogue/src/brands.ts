/** Invented manufacturers with invented addresses; any resemblance to real ones is unintended. */
export interface Brand {
  name: string;
  /** Factor on the price of the type: 0.7 for a budget brand, 1.5 for a professional one. */
  priceLevel: number;
  /** Main and second colour in pictures. */
  colours: readonly [string, string];
  groups: readonly BrandGroup[];
  address: string;
}

export type BrandGroup =
  | 'machines'
  | 'handtools'
  | 'fasteners'
  | 'paint'
  | 'glue'
  | 'building'
  | 'wood'
  | 'floor'
  | 'bath'
  | 'heating'
  | 'light'
  | 'electric'
  | 'gardentools'
  | 'plants'
  | 'outdoor'
  | 'doors'
  | 'security'
  | 'appliances'
  | 'household'
  | 'safety'
  | 'car';

type Row = [name: string, level: number, main: string, second: string, groups: BrandGroup[], address: string];

const rows: Row[] = [
  ['Brakenwerk', 1.45, '#12463f', '#f0a020', ['machines'], 'Hammerstraße 41, 59872 Meschede'],
  ['Torvik', 1.1, '#e2661a', '#2a2d31', ['machines', 'gardentools'], 'Am Nordhang 8, 34497 Korbach'],
  ['Drehwolf', 0.95, '#1f4f9a', '#f2f4f6', ['machines', 'electric'], 'Wolfsgrund 3, 78532 Tuttlingen'],
  ['Rupatec', 0.72, '#2f8f46', '#25292c', ['machines', 'gardentools'], 'Industrieweg 112, 49716 Meppen'],
  ['Hauberg', 1.6, '#a81e2b', '#2a2d31', ['machines', 'handtools'], 'Haubergweg 5, 57072 Siegen'],
  ['Kerbholt', 1.2, '#c8102e', '#f5d020', ['handtools'], 'Feilenhof 19, 42853 Remscheid'],
  ['Stelzmann & Söhne', 1.35, '#123b66', '#c9ced3', ['handtools'], 'Klingenpfad 27, 42651 Solingen'],
  ['Handfest', 0.8, '#f08a1d', '#2d3237', ['handtools', 'safety'], 'Lager Süd 6, 74613 Öhringen'],
  ['Spanfest', 1.05, '#c8102e', '#f4efe4', ['fasteners'], 'Schraubenweg 2, 58256 Ennepetal'],
  ['Ankerix', 1.25, '#0b5ca8', '#f0b81e', ['fasteners'], 'Dübelgasse 14, 72178 Waldachtal'],
  ['Gewindehaus', 0.9, '#3c4a54', '#e08a1c', ['fasteners'], 'Mutterstraße 33, 58636 Iserlohn'],
  ['Farbstube', 1.15, '#1d6fb8', '#ffffff', ['paint'], 'Pigmentweg 7, 64372 Ober-Ramstadt'],
  ['Malvano', 1.4, '#5a2a6b', '#f1d9a7', ['paint'], 'Am Farbhof 1, 96047 Bamberg'],
  ['Tünchwerk', 0.85, '#1f7a54', '#f2f4e8', ['paint', 'glue'], 'Kalkbrennerei 22, 07743 Jena'],
  ['Kleveno', 1.2, '#d5a300', '#23272a', ['glue'], 'Harzweg 12, 47533 Kleve'],
  ['Dichtwell', 0.95, '#0e7a8c', '#f5f7f8', ['glue', 'bath'], 'Fugenstraße 9, 45879 Gelsenkirchen'],
  ['Zemora', 1.0, '#4a5660', '#e0a11b', ['building'], 'Zementwerk Ost 4, 59269 Beckum'],
  ['Grundfels', 1.15, '#7a2f24', '#efe6d6', ['building', 'floor'], 'Steinbruch 11, 56727 Mayen'],
  ['Mörtelmeister', 0.85, '#25537a', '#f3c63f', ['building'], 'Putzgasse 5, 94032 Passau'],
  ['Kiefernhof', 1.0, '#2e5a34', '#e6c795', ['wood', 'outdoor'], 'Sägewerk 1, 72250 Freudenstadt'],
  ['Waldfuge', 1.25, '#5f4630', '#e9dcc6', ['wood', 'floor', 'doors'], 'Forstweg 18, 94227 Zwiesel'],
  ['Dielenreich', 1.2, '#8a5a2b', '#f4ebdd', ['floor'], 'Parkettplatz 3, 33378 Rheda-Wiedenbrück'],
  ['Keralto', 1.1, '#2b6b73', '#efece6', ['floor'], 'Via Keralto 20, 66693 Mettlach'],
  ['Quellwerk', 1.45, '#0d4f7c', '#d7e9f3', ['bath'], 'Quellweg 2, 77761 Schiltach'],
  ['Badheim', 0.95, '#2a8ca8', '#f4f8f9', ['bath'], 'Kachelstraße 15, 58675 Hemer'],
  ['Wärmdorf', 1.1, '#b5391c', '#f6efe8', ['heating'], 'Ofengasse 6, 35708 Haiger'],
  ['Thermalis Nord', 1.3, '#22577a', '#e4572e', ['heating', 'bath'], 'Kesselweg 40, 37603 Holzminden'],
  ['Lichtmark', 1.15, '#1d2b4a', '#f5c542', ['light'], 'Glühfadenallee 8, 59821 Arnsberg'],
  ['Leuchtfeld', 0.85, '#e8a400', '#24303a', ['light', 'electric'], 'Lampenfeld 21, 31832 Springe'],
  [
    'Voltane',
    1.2,
    '#1a4fa0',
    '#f2f5fa',
    ['electric', 'light', 'security'],
    'Stromstraße 50, 58579 Schalksmühle',
  ],
  [
    'Gartenfink',
    1.1,
    '#2f7d32',
    '#f5c518',
    ['gardentools', 'plants', 'outdoor'],
    'Finkenschlag 4, 89079 Ulm',
  ],
  ['Mähwerk', 1.3, '#33691e', '#f57c00', ['gardentools'], 'Wiesengrund 30, 34212 Melsungen'],
  ['Florabell', 1.05, '#4c8c2b', '#fff4d6', ['plants'], 'Gärtnerweg 13, 47638 Straelen'],
  ['Solvanto', 1.25, '#1f5f68', '#f0e6d2', ['outdoor'], 'Sonnenhof 17, 88662 Überlingen'],
  ['Glutmeister', 1.15, '#7d1f12', '#f29a2e', ['outdoor'], 'Rostweg 9, 67655 Kaiserslautern'],
  [
    'Riegelfest',
    1.2,
    '#12355b',
    '#f0b323',
    ['security', 'doors', 'safety'],
    'Schlossergasse 25, 42549 Velbert',
  ],
  ['Torwacht', 1.05, '#2b2f36', '#d33f2f', ['security'], 'Wächterstraße 3, 95326 Kulmbach'],
  ['Sichthaus', 0.95, '#3f6a8a', '#f4f1ea', ['doors', 'household'], 'Fensterhof 10, 33415 Verl'],
  ['Küchentreu', 1.0, '#b23a48', '#f7f2ee', ['appliances', 'household'], 'Herdplatz 2, 33330 Gütersloh'],
  ['Kältis', 1.2, '#1e6f9f', '#e8f3f9', ['appliances', 'heating'], 'Eisweg 44, 89537 Giengen'],
  ['Ordnova', 1.0, '#0f766e', '#f1f5f4', ['household'], 'Regalweg 7, 97828 Marktheidenfeld'],
  ['Hochtritt', 1.15, '#c2410c', '#e5e7e9', ['safety'], 'Sprossenweg 12, 89312 Günzburg'],
  ['Arbeitsbär', 1.05, '#5b3a1e', '#f4a51c', ['safety'], 'Bärenhof 8, 36037 Fulda'],
  ['Fahrgold', 1.1, '#1c1f24', '#e0b000', ['car', 'household'], 'Ölbachstraße 16, 21079 Hamburg'],
];

const everyGroup: BrandGroup[] = [...new Set(rows.flatMap((row) => row[4]))];

export const OWN_BRAND = 'Fachwerk';

export const brands: readonly Brand[] = [
  ...rows.map(([name, priceLevel, main, second, groups, address]) => ({
    name,
    priceLevel,
    colours: [main, second] as const,
    groups,
    address,
  })),
  {
    name: OWN_BRAND,
    priceLevel: 0.78,
    colours: ['#0f5b4f', '#f5ac00'],
    groups: everyGroup,
    address: 'Strebenweg 1, 34117 Kassel',
  },
];

export function brandsOf(group: BrandGroup): Brand[] {
  return brands.filter((brand) => brand.groups.includes(group));
}
