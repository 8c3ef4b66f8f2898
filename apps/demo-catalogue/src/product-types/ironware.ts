import type { ItemValues, ProductType } from '../product-type';
import { ladderWarnings } from '../warnings';

const pieces = (v: ItemValues) => ({ amount: v.n('stueck'), unit: 'Stück' as const });
const metres = (v: ItemValues) => ({ amount: v.n('laenge-m'), unit: 'm' as const });

/** Screws, plugs, fittings, ropes. */
export const ironwareTypes: ProductType[] = [
  {
    id: 'schrauben',
    noun: 'Spanplattenschrauben',
    name: '{noun} {oberflaeche} {antrieb} {durchmesser-mm}',
    in: [
      { leaf: 'spanplattenschrauben' },
      {
        leaf: 'terrassenschrauben',
        noun: 'Terrassenschrauben',
        price: 2.6,
        only: {
          oberflaeche: ['Edelstahl A2', 'Edelstahl A4'],
          antrieb: ['Torx'],
          'durchmesser-mm': [5, 5.5],
          'laenge-mm': [50, 60, 70, 80],
        },
        text: [
          'Die {noun} von {brand} aus {oberflaeche} halten Dielen im Freien, ohne zu rosten.',
          'Der kleine Senkkopf versenkt sich bündig; in hartes Holz bitte vorbohren.',
        ],
        words: ['Dielenschrauben', 'Edelstahlschrauben'],
      },
      {
        leaf: 'trockenbauschrauben',
        noun: 'Schnellbauschrauben',
        price: 0.6,
        only: {
          oberflaeche: ['phosphatiert'],
          antrieb: ['Kreuzschlitz PH'],
          'durchmesser-mm': [3.5, 3.9],
          'laenge-mm': [25, 35, 45, 55],
          gewinde: ['Feingewinde', 'Grobgewinde'],
        },
        text: [
          'Die {noun} von {brand} mit {gewinde} befestigen Gipskarton am Ständerwerk.',
          'Der Trompetenkopf zieht sich bündig in die Platte, ohne den Karton zu zerreißen.',
        ],
        words: ['Gipskartonschrauben', 'Trockenbauschrauben'],
      },
    ],
    brands: 'fasteners',
    picture: 'screws-box',
    words: ['Schrauben', 'Holzschrauben', 'Senkkopfschrauben'],
    fixed: {
      oberflaeche: ['gelb verzinkt', 'blau verzinkt', 'Edelstahl A2'],
      antrieb: ['Torx', 'Kreuzschlitz PZ'],
      'durchmesser-mm': [3.5, 4, 4.5, 5, 6],
      gewinde: ['Teilgewinde', 'Vollgewinde'],
    },
    follows: {
      antriebsgroesse: {
        of: ['antrieb', 'durchmesser-mm'],
        values: {
          'Torx 3.5': 'TX 15',
          'Torx 4': 'TX 20',
          'Torx 4.5': 'TX 20',
          'Torx 5': 'TX 25',
          'Torx 5.5': 'TX 25',
          'Torx 6': 'TX 30',
          'Kreuzschlitz PZ 3.5': 'PZ 2',
          'Kreuzschlitz PZ 4': 'PZ 2',
          'Kreuzschlitz PZ 4.5': 'PZ 2',
          'Kreuzschlitz PZ 5': 'PZ 2',
          'Kreuzschlitz PZ 6': 'PZ 3',
          'Kreuzschlitz PH 3.5': 'PH 2',
          'Kreuzschlitz PH 3.9': 'PH 2',
        },
      },
    },
    vary: { 'laenge-mm': [30, 40, 50, 60, 80], stueck: [100, 200, 500] },
    allows: (v) => v.n('laenge-mm') <= v.n('durchmesser-mm') * 18,
    price: (v) =>
      1.2 +
      v.n('stueck') *
        (0.006 + v.n('durchmesser-mm') * v.n('laenge-mm') * 0.00017) *
        (v.n('stueck') > 200 ? 0.85 : 1) *
        v.by('oberflaeche', {
          'gelb verzinkt': 1,
          'blau verzinkt': 1,
          phosphatiert: 1,
          'Edelstahl A2': 2,
          'Edelstahl A4': 2.6,
        }),
    content: pieces,
    weightKg: (v) => v.n('stueck') * v.n('durchmesser-mm') ** 2 * v.n('laenge-mm') * 0.0000042,
    text: [
      'Die {noun} von {brand} mit {gewinde} greifen sofort und ziehen zügig ein, Vorbohren ist meist nicht nötig.',
      'Der Senkkopf mit Fräsrippen versenkt sich bündig; der Antrieb {antrieb} hält den Bit fest.',
      'Oberfläche {oberflaeche}.',
    ],
    features: [
      'Durchmesser {durchmesser-mm}, {gewinde}',
      'Antrieb {antrieb}, Bit {antriebsgroesse}',
      '{oberflaeche}',
      'Bit liegt der Packung bei',
    ],
  },
  {
    id: 'maschinenschrauben',
    noun: 'Sechskantschrauben',
    name: '{noun} {gewinde} {oberflaeche}',
    in: [
      { leaf: 'maschinenschrauben' },
      {
        leaf: 'maschinenschrauben',
        noun: 'Zylinderschrauben',
        price: 1.1,
        words: ['Innensechskantschrauben'],
      },
    ],
    brands: 'fasteners',
    picture: 'screws-box',
    words: ['Maschinenschrauben', 'Gewindeschrauben', 'Metallschrauben'],
    fixed: {
      gewinde: ['M4', 'M5', 'M6', 'M8', 'M10'],
      oberflaeche: ['verzinkt', 'Edelstahl A2'],
      festigkeit: ['8.8', '10.9'],
    },
    follows: { festigkeit: { of: 'oberflaeche', values: { 'Edelstahl A2': 'A2-70' } } },
    vary: { 'laenge-mm': [20, 30, 40, 60], stueck: [25, 100] },
    price: (v) =>
      1 +
      v.n('stueck') *
        (0.04 + v.n('laenge-mm') * 0.0011) *
        v.by('oberflaeche', { verzinkt: 1, 'Edelstahl A2': 1.9 }),
    content: pieces,
    weightKg: (v) => v.n('stueck') * v.n('laenge-mm') * 0.0002,
    text: [
      '{noun} mit metrischem Gewinde {gewinde} für Maschinen, Geländer und Konstruktionen aus Metall.',
      'Maßhaltig gerollt, dreht sich leicht ein und hält dauerhaft.',
    ],
    features: ['Metrisches Gewinde {gewinde}', '{oberflaeche}', 'Festigkeitsklasse {festigkeit}'],
  },
  {
    id: 'betonschrauben',
    noun: 'Betonschrauben',
    name: '{noun} {ausfuehrung}',
    in: [
      { leaf: 'betonschrauben' },
      {
        leaf: 'schwerlastanker',
        noun: 'Bolzenanker',
        price: 1.3,
        only: { ausfuehrung: ['mit Mutter und Scheibe', 'mit großer Scheibe', 'Edelstahl A4'] },
        words: ['Ankerbolzen', 'Schwerlastdübel'],
      },
    ],
    brands: 'fasteners',
    picture: 'anchor',
    words: ['Schwerlastschrauben', 'Betonanker'],
    fixed: { ausfuehrung: ['mit Senkkopf', 'mit Sechskantkopf', 'Edelstahl A4'] },
    vary: { 'durchmesser-mm': [8, 10, 12], stueck: [10, 25] },
    price: (v) => 2 + v.n('stueck') * v.n('durchmesser-mm') * 0.075,
    content: pieces,
    weightKg: (v) => v.n('stueck') * v.n('durchmesser-mm') * 0.006,
    text: [
      '{noun} für hohe Lasten in gerissenem und ungerissenem Beton.',
      'Loch bohren, ausblasen, setzen: sofort belastbar, ohne Wartezeit.',
    ],
    features: [
      'Ausführung {ausfuehrung}',
      'Europäisch technisch bewertet',
      'Sofort belastbar',
      'Geringe Rand- und Achsabstände',
    ],
  },
  {
    id: 'duebel',
    noun: 'Universaldübel',
    name: '{noun} {ausfuehrung}',
    in: [
      { leaf: 'universalduebel' },
      {
        leaf: 'universalduebel',
        noun: 'Spreizdübel',
        price: 0.7,
        text: [
          'Der {noun} von {brand} spreizt sich in Beton und Vollstein in vier Richtungen.',
          'Die Sperrzungen verhindern, dass er sich beim Eindrehen mitdreht.',
        ],
        features: [
          'Für Beton und Vollstein',
          'Hochwertiges {material}',
          'Ausführung {ausfuehrung}',
          'Dreht beim Eindrehen nicht mit',
        ],
      },
      {
        leaf: 'hohlraumduebel',
        noun: 'Hohlraumdübel',
        price: 2.4,
        text: [
          'Der {noun} von {brand} verspannt sich hinter der Platte und verteilt die Last auf eine große Fläche.',
          'Sie spüren beim Eindrehen, wann er sitzt.',
        ],
        features: [
          'Für Gipskarton und Spanplatten',
          'Hochwertiges {material}',
          'Ausführung {ausfuehrung}',
          'Hält in Wänden mit Hohlraum',
        ],
        words: ['Gipskartondübel', 'Klappdübel'],
      },
    ],
    brands: 'fasteners',
    picture: 'dowels',
    words: ['Dübel', 'Mauerdübel'],
    fixed: { ausfuehrung: ['ohne Schrauben', 'mit Schrauben', 'mit Kragen'], material: ['Polyamid'] },
    vary: { 'durchmesser-mm': [5, 6, 8, 10], stueck: [25, 100] },
    price: (v) =>
      1 +
      v.n('stueck') *
        v.n('durchmesser-mm') *
        0.0085 *
        v.by('ausfuehrung', { 'ohne Schrauben': 1, 'mit Kragen': 1.05, 'mit Schrauben': 1.8 }),
    content: pieces,
    weightKg: (v) => v.n('stueck') * 0.002,
    text: [
      'Der {noun} von {brand} spreizt in festem Mauerwerk und verknotet sich in Hohlräumen.',
      'Sie spüren beim Eindrehen, wann er sitzt.',
    ],
    features: [
      'Für Beton, Ziegel und Gipskarton',
      'Hochwertiges {material}',
      'Ausführung {ausfuehrung}',
      'Dreht beim Eindrehen nicht mit',
    ],
  },
  {
    id: 'naegel',
    noun: 'Nägel',
    name: '{noun} {oberflaeche} {ausfuehrung}',
    in: [{ leaf: 'naegel' }],
    brands: 'fasteners',
    picture: 'screws-box',
    words: ['Drahtstifte', 'Stifte', 'Nagel'],
    fixed: {
      oberflaeche: ['blank', 'verzinkt'],
      ausfuehrung: ['mit Senkkopf', 'mit Stauchkopf', 'mit Flachkopf'],
    },
    vary: { 'laenge-mm': [30, 50, 80, 120], 'gewicht-kg': [0.5, 1, 2.5] },
    price: (v) => 1.2 + v.n('gewicht-kg') * 3.9,
    content: (v) => ({ amount: v.n('gewicht-kg'), unit: 'kg' }),
    weightKg: (v) => v.n('gewicht-kg'),
    text: [
      '{noun} {ausfuehrung} für Schalung, Verschläge und Innenausbau.',
      'Die geriffelte Kopffläche gibt dem Hammer Halt.',
    ],
    features: ['Oberfläche {oberflaeche}', '{ausfuehrung}', 'Nach EN 10230'],
  },
  {
    id: 'muttern',
    noun: 'Sechskantmuttern',
    name: '{noun} {oberflaeche}',
    in: [
      { leaf: 'muttern' },
      { leaf: 'muttern', noun: 'Hutmuttern', price: 1.8 },
      {
        leaf: 'unterlegscheiben',
        noun: 'Unterlegscheiben',
        price: 0.7,
        words: ['Beilagscheiben', 'U-Scheiben'],
      },
    ],
    brands: 'fasteners',
    picture: 'nuts',
    words: ['Muttern', 'Schraubenmuttern'],
    fixed: { oberflaeche: ['verzinkt', 'Edelstahl A2'] },
    vary: { gewinde: ['M4', 'M5', 'M6', 'M8', 'M10', 'M12'], stueck: [50, 100] },
    price: (v) =>
      0.9 +
      v.n('stueck') *
        0.05 *
        v.by('gewinde', { M4: 0.4, M5: 0.5, M6: 0.7, M8: 1, M10: 1.7, M12: 2.4 }) *
        v.by('oberflaeche', { verzinkt: 1, 'Edelstahl A2': 2 }),
    content: pieces,
    weightKg: (v) => v.n('stueck') * 0.004,
    text: [
      '{noun} für metrische Schrauben, maßhaltig gefertigt und gratfrei.',
      'Ausführung {oberflaeche}; in der wiederverschließbaren Dose bleibt nichts liegen.',
    ],
    features: ['{oberflaeche}', 'Nach DIN', 'In der Vorratsdose'],
  },
  {
    id: 'winkelverbinder',
    noun: 'Winkelverbinder',
    name: '{noun} {material} {staerke-mm}',
    in: [{ leaf: 'winkelverbinder' }, { leaf: 'winkelverbinder', noun: 'Balkenschuh', price: 1.9 }],
    brands: 'fasteners',
    picture: 'bracket',
    words: ['Winkel', 'Holzverbinder', 'Lochwinkel'],
    fixed: { material: ['verzinkter Stahl', 'Edelstahl'], 'staerke-mm': [2, 2.5, 3] },
    vary: { groesse: ['40 x 40 x 40 mm', '70 x 70 x 55 mm', '90 x 90 x 65 mm', '105 x 105 x 90 mm'] },
    price: (v) =>
      v.by('groesse', {
        '40 x 40 x 40 mm': 0.6,
        '70 x 70 x 55 mm': 1.1,
        '90 x 90 x 65 mm': 1.9,
        '105 x 105 x 90 mm': 3.2,
      }) *
      v.by('material', { 'verzinkter Stahl': 1, Edelstahl: 3 }) *
      (v.n('staerke-mm') / 2),
    weightKg: (v) => v.n('staerke-mm') * 0.05,
    text: [
      '{noun} für tragende Verbindungen von Holz auf Holz und Holz auf Beton.',
      'Die Löcher sind versetzt, damit das Holz nicht reißt; die Sicke steift aus.',
    ],
    features: ['Aus {material}, {staerke-mm} stark', 'Mit Versteifungssicke', 'CE-gekennzeichnet'],
  },
  {
    id: 'scharnier',
    noun: 'Scharnier',
    name: '{noun} {oberflaeche}',
    in: [
      { leaf: 'scharniere' },
      {
        leaf: 'scharniere',
        noun: 'Topfscharnier',
        price: 0.9,
        text: [
          'Das {noun} {oberflaeche} trägt Möbeltüren und ist bei geschlossener Tür nicht zu sehen.',
          'Die Tür stellen Sie an drei Schrauben ein.',
        ],
        features: ['Oberfläche {oberflaeche}', 'Topf für Bohrung 35 mm', 'In drei Richtungen einstellbar'],
        words: ['Möbelscharnier', 'Topfband'],
      },
    ],
    brands: 'fasteners',
    picture: 'hinge',
    words: ['Türband', 'Band'],
    fixed: { oberflaeche: ['verzinkt', 'vernickelt', 'Edelstahl', 'vermessingt'] },
    vary: { 'laenge-mm': [40, 60, 80, 120] },
    price: (v) =>
      (0.8 + v.n('laenge-mm') * 0.028) *
      v.by('oberflaeche', { verzinkt: 1, vernickelt: 1.3, Edelstahl: 2.2, vermessingt: 1.4 }),
    weightKg: (v) => v.n('laenge-mm') * 0.0015,
    text: [
      'Das {noun} {oberflaeche} trägt Türen, Klappen und Truhendeckel.',
      'Der Stift läuft leicht und ohne Spiel.',
    ],
    features: ['Oberfläche {oberflaeche}', 'Bohrungen gesenkt', 'Links und rechts verwendbar'],
  },
  {
    id: 'moebelgriff',
    noun: 'Möbelgriff',
    name: '{noun} {form} {oberflaeche}',
    in: [
      { leaf: 'moebelgriffe' },
      {
        leaf: 'moebelgriffe',
        noun: 'Möbelknopf',
        price: 0.7,
        only: { form: ['rund', 'kantig'], 'laenge-mm': [20, 25, 30, 40] },
        text: ['{noun} {form} für Küche, Bad und Schrank.', 'Ein Loch genügt; die Schraube M4 liegt bei.'],
        features: ['Oberfläche {oberflaeche}', 'Form {form}', 'Schraube inklusive'],
      },
    ],
    brands: 'fasteners',
    picture: 'handle',
    words: ['Schrankgriff', 'Küchengriff', 'Griff'],
    fixed: {
      form: ['gerade', 'gebogen', 'kantig', 'rund'],
      oberflaeche: ['Edelstahl gebürstet', 'Schwarz matt', 'Messing', 'Chrom'],
    },
    vary: { 'laenge-mm': [96, 128, 160, 320] },
    price: (v) => 2 + v.n('laenge-mm') * 0.024,
    weightKg: (v) => v.n('laenge-mm') * 0.0007,
    text: [
      '{noun} {form} für Küche, Bad und Schrank.',
      'Schrauben M4 liegen bei; das Bohrbild entspricht der angegebenen Länge.',
    ],
    features: ['Oberfläche {oberflaeche}', 'Griffform {form}', 'Schrauben inklusive'],
  },
  {
    id: 'haken',
    noun: 'Wandhaken',
    name: '{noun} {oberflaeche} {ausfuehrung}',
    in: [
      { leaf: 'haken' },
      { leaf: 'haken', noun: 'Gerätehaken', price: 1.4, words: ['Gartengerätehalter'] },
    ],
    brands: 'fasteners',
    picture: 'hook',
    words: ['Haken', 'Aufhänger', 'Schraubhaken'],
    fixed: {
      oberflaeche: ['verzinkt', 'Edelstahl', 'weiß beschichtet'],
      ausfuehrung: ['zum Schrauben', 'mit Gummiüberzug', 'doppelt'],
      'traglast-kg': [5, 10, 25],
    },
    vary: { stueck: [1, 5, 10] },
    price: (v) => 1.2 + v.n('stueck') * 0.9,
    content: pieces,
    weightKg: (v) => v.n('stueck') * 0.05,
    text: [
      'Der {noun} hängt Jacken, Kabel und Gerät geordnet an die Wand und trägt {traglast-kg}.',
      'Mit Dübeln in Stein oder direkt in Holz.',
    ],
    features: ['Tragkraft {traglast-kg}', 'Oberfläche {oberflaeche}', 'Ausführung {ausfuehrung}'],
  },
  {
    id: 'moebelrolle',
    noun: 'Lenkrolle',
    name: '{noun} {ausfuehrung}',
    in: [{ leaf: 'moebelrollen' }],
    brands: 'fasteners',
    picture: 'caster',
    words: ['Möbelrolle', 'Transportrolle', 'Rad'],
    fixed: {
      ausfuehrung: ['mit Feststeller', 'ohne Feststeller', 'mit Gewindestift'],
      'traglast-kg': [30, 50, 70],
    },
    vary: { 'durchmesser-mm': [50, 75, 100, 125] },
    price: (v) => 2 + v.n('durchmesser-mm') * 0.055,
    weightKg: (v) => v.n('durchmesser-mm') * 0.004,
    text: [
      'Die {noun} rollt leise über Parkett, Fliesen und Beton und hinterlässt keine Streifen.',
      'Das Gehäuse dreht sich in zwei Kugellagern und trägt {traglast-kg} je Rolle.',
    ],
    features: ['Tragkraft {traglast-kg} je Rolle', 'Weiche, nicht kreidende Lauffläche', '{ausfuehrung}'],
  },
  {
    id: 'kette',
    noun: 'Rundstahlkette',
    name: '{noun} {durchmesser-mm} {oberflaeche}',
    in: [{ leaf: 'ketten' }],
    brands: 'fasteners',
    picture: 'chain',
    words: ['Kette', 'Stahlkette'],
    fixed: { 'durchmesser-mm': [3, 4, 5, 6], oberflaeche: ['verzinkt', 'Edelstahl'] },
    vary: { 'laenge-m': [1, 2.5, 5, 10] },
    price: (v) =>
      1 +
      v.n('laenge-m') * v.n('durchmesser-mm') * 0.62 * v.by('oberflaeche', { verzinkt: 1, Edelstahl: 2.6 }),
    content: metres,
    weightKg: (v) => v.n('laenge-m') * v.n('durchmesser-mm') * 0.06,
    text: [
      'Geschweißte {noun} ({oberflaeche}) zum Sichern, Aufhängen und Absperren.',
      'Die Belastbarkeit steht auf dem Etikett; nicht zum Heben von Lasten.',
    ],
    features: ['Gliedstärke {durchmesser-mm}', '{oberflaeche}', 'Verschweißte Glieder'],
    warnings: ['Nicht zum Heben von Lasten oder Personen verwenden.'],
  },
  {
    id: 'seil',
    noun: 'Seil',
    name: '{material}-{noun} {durchmesser-mm}',
    in: [{ leaf: 'seile' }],
    brands: 'fasteners',
    picture: 'rope',
    words: ['Leine', 'Schnur', 'Tau'],
    fixed: { material: ['Polypropylen', 'Polyamid', 'Hanf'], 'durchmesser-mm': [4, 6, 8, 10] },
    vary: { 'laenge-m': [10, 20, 50] },
    price: (v) => 1.5 + v.n('laenge-m') * v.n('durchmesser-mm') * 0.042,
    content: metres,
    weightKg: (v) => v.n('laenge-m') * v.n('durchmesser-mm') * 0.006,
    text: [
      'Geflochtenes {noun} aus {material} für Garten, Boot und Anhänger.',
      'Liegt weich in der Hand und lässt sich gut knoten.',
    ],
    features: ['Material {material}', 'Stärke {durchmesser-mm}', 'Enden gegen Ausfransen gesichert'],
    warnings: ['Nicht zum Klettern oder zum Heben von Personen verwenden.'],
  },
  {
    id: 'spanngurt',
    noun: 'Spanngurt',
    name: '{noun} {breite-mm} {ausfuehrung}',
    in: [{ leaf: 'spanngurte' }],
    brands: 'fasteners',
    picture: 'strap',
    words: ['Zurrgurt', 'Ratschengurt', 'Ladungssicherung'],
    fixed: {
      'breite-mm': [25, 35, 50],
      ausfuehrung: ['einteilig mit Ratsche', 'zweiteilig mit Haken', 'mit Klemmschloss'],
      norm: ['EN 12195-2'],
    },
    vary: { 'laenge-m': [4, 6, 8] },
    price: (v) => 2 + v.n('laenge-m') * v.n('breite-mm') * 0.04,
    weightKg: (v) => v.n('laenge-m') * 0.15,
    text: [
      'Der {noun} sichert Ladung auf Anhänger und Dachträger.',
      'Das Band ist abriebfest, die Zurrkraft steht auf dem eingenähten Etikett.',
    ],
    features: ['Gurtband {breite-mm} breit', '{ausfuehrung}', 'Geprüft nach {norm}'],
    warnings: ['Nicht zum Heben verwenden. Vor Gebrauch auf Einschnitte prüfen.'],
  },
  {
    id: 'leiter',
    noun: 'Stehleiter',
    name: '{noun} {material}',
    in: [
      { leaf: 'stehleitern' },
      {
        leaf: 'mehrzweckleitern',
        noun: 'Mehrzweckleiter',
        price: 1.8,
        only: { stufen: [6, 9, 12] },
        text: [
          'Die {noun} von {brand} dient als Anlege-, Schiebe- und Stehleiter.',
          'Rutschhemmende Füße und eine breite Traverse geben Halt; sie trägt {traglast-kg}.',
        ],
        words: ['Anlegeleiter', 'Schiebeleiter'],
      },
      {
        leaf: 'tritte',
        noun: 'Klapptritt',
        price: 0.6,
        only: { stufen: [2, 3] },
        text: [
          'Der {noun} von {brand} steht sicher und passt zusammengeklappt hinter jede Tür.',
          'Breite, geriffelte Stufen und rutschhemmende Füße geben Halt; er trägt {traglast-kg}.',
        ],
        words: ['Tritthocker', 'Trittleiter'],
      },
    ],
    brands: 'safety',
    picture: 'ladder',
    words: ['Leiter', 'Haushaltsleiter', 'Bockleiter'],
    fixed: {
      material: ['Aluminium', 'Aluminium mit Stufenbelag', 'Stahl'],
      'traglast-kg': [150],
      norm: ['EN 131'],
    },
    vary: { stufen: [3, 4, 5, 6, 7] },
    price: (v) => 18 + v.n('stufen') * 11,
    weightKg: (v) => 1.5 + v.n('stufen') * 0.9,
    text: [
      'Die {noun} von {brand} steht sicher und klappt flach zusammen.',
      'Breite, geriffelte Stufen und rutschhemmende Füße geben Halt; sie trägt {traglast-kg}.',
    ],
    features: [
      'Belastbar bis {traglast-kg}',
      'Nach {norm} geprüft',
      'Rutschhemmende Füße',
      'Spreizsicherung',
    ],
    warnings: ladderWarnings,
  },
];
