/**
 * German texts of Regulation (EC) 1272/2008 (CLP): H phrases of Annex III part 1, EUH phrases of Annex II and
 * Annex III part 2, P phrases of Annex IV part 2. Where the regulation lets the producer name or choose
 * something, e.g. kinds of protection in P280, the text has "…": the catalogue gives the words.
 */
const TEXTS: Readonly<Record<string, string>> = {
  H220: 'Extrem entzündbares Gas.',
  H221: 'Entzündbares Gas.',
  H222: 'Extrem entzündbares Aerosol.',
  H223: 'Entzündbares Aerosol.',
  H224: 'Flüssigkeit und Dampf extrem entzündbar.',
  H225: 'Flüssigkeit und Dampf leicht entzündbar.',
  H226: 'Flüssigkeit und Dampf entzündbar.',
  H228: 'Entzündbarer Feststoff.',
  H229: 'Behälter steht unter Druck: kann bei Erwärmung bersten.',
  H270: 'Kann Brand verursachen oder verstärken; Oxidationsmittel.',
  H271: 'Kann Brand oder Explosion verursachen; starkes Oxidationsmittel.',
  H272: 'Kann Brand verstärken; Oxidationsmittel.',
  H280: 'Enthält Gas unter Druck; kann bei Erwärmung explodieren.',
  H290: 'Kann gegenüber Metallen korrosiv sein.',
  H300: 'Lebensgefahr bei Verschlucken.',
  H301: 'Giftig bei Verschlucken.',
  H302: 'Gesundheitsschädlich bei Verschlucken.',
  H304: 'Kann bei Verschlucken und Eindringen in die Atemwege tödlich sein.',
  H310: 'Lebensgefahr bei Hautkontakt.',
  H311: 'Giftig bei Hautkontakt.',
  H312: 'Gesundheitsschädlich bei Hautkontakt.',
  H314: 'Verursacht schwere Verätzungen der Haut und schwere Augenschäden.',
  H315: 'Verursacht Hautreizungen.',
  H317: 'Kann allergische Hautreaktionen verursachen.',
  H318: 'Verursacht schwere Augenschäden.',
  H319: 'Verursacht schwere Augenreizung.',
  H330: 'Lebensgefahr bei Einatmen.',
  H331: 'Giftig bei Einatmen.',
  H332: 'Gesundheitsschädlich bei Einatmen.',
  H334: 'Kann bei Einatmen Allergie, asthmaartige Symptome oder Atembeschwerden verursachen.',
  H335: 'Kann die Atemwege reizen.',
  H336: 'Kann Schläfrigkeit und Benommenheit verursachen.',
  H351: 'Kann vermutlich Krebs erzeugen.',
  H360D: 'Kann das Kind im Mutterleib schädigen.',
  H360F: 'Kann die Fruchtbarkeit beeinträchtigen.',
  H361d: 'Kann vermutlich das Kind im Mutterleib schädigen.',
  H361f: 'Kann vermutlich die Fruchtbarkeit beeinträchtigen.',
  H362: 'Kann Säuglinge über die Muttermilch schädigen.',
  H372: 'Schädigt … bei längerer oder wiederholter Exposition.',
  H373: 'Kann … schädigen bei längerer oder wiederholter Exposition.',
  H400: 'Sehr giftig für Wasserorganismen.',
  H410: 'Sehr giftig für Wasserorganismen mit langfristiger Wirkung.',
  H411: 'Giftig für Wasserorganismen, mit langfristiger Wirkung.',
  H412: 'Schädlich für Wasserorganismen, mit langfristiger Wirkung.',
  H413: 'Kann für Wasserorganismen schädlich sein, mit langfristiger Wirkung.',
  EUH018: 'Kann bei Verwendung explosionsfähige/entzündbare Dampf/Luft-Gemische bilden.',
  EUH031: 'Entwickelt bei Berührung mit Säure giftige Gase.',
  EUH032: 'Entwickelt bei Berührung mit Säure sehr giftige Gase.',
  EUH066: 'Wiederholter Kontakt kann zu spröder oder rissiger Haut führen.',
  EUH071: 'Wirkt ätzend auf die Atemwege.',
  EUH204: 'Enthält Isocyanate. Kann allergische Reaktionen hervorrufen.',
  EUH205: 'Enthält epoxidhaltige Verbindungen. Kann allergische Reaktionen hervorrufen.',
  EUH206:
    'Achtung! Nicht zusammen mit anderen Produkten verwenden, da gefährliche Gase (Chlor) freigesetzt werden können.',
  EUH208: 'Enthält …. Kann allergische Reaktionen hervorrufen.',
  EUH210: 'Sicherheitsdatenblatt auf Anfrage erhältlich.',
  EUH211:
    'Achtung! Beim Sprühen können gefährliche lungengängige Tröpfchen entstehen. Aerosol oder Nebel nicht einatmen.',
  EUH212:
    'Achtung! Bei der Verwendung kann gefährlicher lungengängiger Staub entstehen. Staub nicht einatmen.',
  EUH401: 'Zur Vermeidung von Risiken für Mensch und Umwelt die Gebrauchsanleitung einhalten.',
  P101: 'Ist ärztlicher Rat erforderlich, Verpackung oder Kennzeichnungsetikett bereithalten.',
  P102: 'Darf nicht in die Hände von Kindern gelangen.',
  P103: 'Lesen Sie sämtliche Anweisungen aufmerksam und befolgen Sie diese.',
  P201: 'Vor Gebrauch besondere Anweisungen einholen.',
  P210: 'Von Hitze, heißen Oberflächen, Funken, offenen Flammen und anderen Zündquellen fernhalten. Nicht rauchen.',
  P211: 'Nicht gegen offene Flamme oder andere Zündquelle sprühen.',
  P220: 'Von Kleidung und anderen brennbaren Materialien fernhalten.',
  P233: 'Behälter dicht verschlossen halten.',
  P234: 'Nur in Originalverpackung aufbewahren.',
  P251: 'Nicht durchstechen oder verbrennen, auch nicht nach Gebrauch.',
  P260: '… nicht einatmen.',
  P261: 'Einatmen von … vermeiden.',
  P262: 'Nicht in die Augen, auf die Haut oder auf die Kleidung gelangen lassen.',
  P264: 'Nach Gebrauch … gründlich waschen.',
  P270: 'Bei Gebrauch nicht essen, trinken oder rauchen.',
  P271: 'Nur im Freien oder in gut belüfteten Räumen verwenden.',
  P273: 'Freisetzung in die Umwelt vermeiden.',
  P280: '… tragen.',
  'P301+P310': 'BEI VERSCHLUCKEN: Sofort … anrufen.',
  'P301+P312': 'BEI VERSCHLUCKEN: Bei Unwohlsein … anrufen.',
  'P301+P330+P331': 'BEI VERSCHLUCKEN: Mund ausspülen. KEIN Erbrechen herbeiführen.',
  'P302+P352': 'BEI BERÜHRUNG MIT DER HAUT: Mit viel … waschen.',
  'P303+P361+P353':
    'BEI BERÜHRUNG MIT DER HAUT (oder dem Haar): Alle kontaminierten Kleidungsstücke sofort ausziehen. Haut mit Wasser abwaschen.',
  'P304+P340': 'BEI EINATMEN: Die Person an die frische Luft bringen und für ungehinderte Atmung sorgen.',
  'P305+P351+P338':
    'BEI KONTAKT MIT DEN AUGEN: Einige Minuten lang behutsam mit Wasser spülen. Eventuell vorhandene Kontaktlinsen nach Möglichkeit entfernen. Weiter spülen.',
  'P308+P313': 'BEI Exposition oder falls betroffen: Ärztlichen Rat einholen/ärztliche Hilfe hinzuziehen.',
  P310: 'Sofort … anrufen.',
  P312: 'Bei Unwohlsein … anrufen.',
  P314: 'Bei Unwohlsein ärztlichen Rat einholen/ärztliche Hilfe hinzuziehen.',
  P331: 'KEIN Erbrechen herbeiführen.',
  'P333+P313': 'Bei Hautreizung oder -ausschlag: Ärztlichen Rat einholen/ärztliche Hilfe hinzuziehen.',
  'P337+P313': 'Bei anhaltender Augenreizung: Ärztlichen Rat einholen/ärztliche Hilfe hinzuziehen.',
  'P362+P364': 'Kontaminierte Kleidung ausziehen und vor erneutem Tragen waschen.',
  P391: 'Verschüttete Mengen aufnehmen.',
  'P403+P233': 'An einem gut belüfteten Ort aufbewahren. Behälter dicht verschlossen halten.',
  'P403+P235': 'An einem gut belüfteten Ort aufbewahren. Kühl halten.',
  P405: 'Unter Verschluss aufbewahren.',
  'P410+P412': 'Vor Sonnenbestrahlung schützen. Nicht Temperaturen über 50 °C/122 °F aussetzen.',
  P501: 'Inhalt/Behälter … zuführen.',
};

/** Stands for the words of the producer in a text. */
const GAP = '…';

/** "P280 Schutzhandschuhe/Augenschutz": the code, and the words of the producer or "". */
export function splitPhrase(phrase: string): { code: string; words: string } {
  const [, code = '', words = ''] = /^(\S+)\s*(.*)$/.exec(phrase) ?? [];
  return { code, words };
}

const textOf = (code: string): string | undefined => (Object.hasOwn(TEXTS, code) ? TEXTS[code] : undefined);

/** Why a phrase cannot be shown, as the end of a sentence; undefined for a right one. */
export function phraseFault(phrase: string): string | undefined {
  const { code, words } = splitPhrase(phrase);
  const text = textOf(code);
  if (text === undefined) return `must have known codes such as GHS02, DANGER, H222 or P102, is '${phrase}'`;
  if (text.includes(GAP) && words === '') return `must have words for the gap of '${code}': '${text}'`;
  if (!text.includes(GAP) && words !== '') return `must have no words after '${code}', is '${phrase}'`;
  return undefined;
}

/** Code and text of a right phrase. */
export function phraseView(phrase: string): { code: string; text: string } {
  const { code, words } = splitPhrase(phrase);
  return { code, text: (textOf(code) ?? '').replace(GAP, () => words) };
}
