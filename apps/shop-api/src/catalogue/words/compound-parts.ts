import { fold } from '../../kernel/text/fold';

/**
 * Words that form German compounds of a DIY shop. They are fixed in code and not derived from the catalogue,
 * because stored documents and later queries must be split in the same way. Raise ANALYSER_VERSION with every
 * change.
 */
const text = `
abdeck abfall abfluss ablage abschluss absperr abstand acryl akku alarm alu aluminium ampel anhänger anker anschluss antenne antrieb arbeit arm armatur asche ast
auf aufbewahrung auto außen bad badewanne balken balkon band bank bar batterie bau baum becken beet beitel belag beleuchtung beton bett beutel bewässerung bewegungsmelder
biegen bit bitumen blatt blech blende blume blumen boden bogen bohle bohr bohrer bohrmaschine boiler bolzen box brause brett brenner brenn bruch brücke brunnen bügel bürste
büro camping chemie container creme dach dachrinne dampf dampfsperre deck decke deckel deko dekor diele dichtung dicht dose draht dreh dreher druck dübel dünger dusche
duschkabine düse ecke eiche eimer einbau einhand einhebel eisen elektro element energie entfeuchter entkalker erde estrich fächer faden falt fahrrad farbe faser fassade fass
feder feile fein fenster fern fertig fest feuchtraum feuer feuerlöscher filter filz finnen fix flach fläche flansch fliege fliese flies flügel folie form fräse front fuge fugen funk fuß
gabel garage garderobe garten gas gaze gehäuse gehrung geländer gerät gerüst geschirr gewebe gewinde gieß gips gitter glas glanz glüh granulat gras greif griff grill grund
gummi gully gurt guss haken halter halterung halogen hammer hand handschuh hänge hängematte harke hart harz haube haus haut hebel heber hecke heiz heizkörper heizung helm hobel hoch hocker holz
hörschutz hose hub hütte hund insekt isolier jalousie kabel kalk kalt kamin kanne kante kanister kanal kappe karte kartusche kasten katze keil keller kelle kern kessel
kette kettensäge kiefer kies kinder kipp kiste klammer klapp klebe kleber kleb kleister klemme klinge klingel klinker klo knie knopf koffer kohle kombi kompakt kompost kompressor
konsole kontakt kopf korb kork korn kraft kran kranz kraut kreis kreuz küche kühl kübel kunst kunststoff kupfer kupplung lack laminat lampe land lang lappen lasche laser lasur latex latte laub
laubbläser laufrad leder lehre leim leinen leiste leiter leuchte leuchtmittel licht liege linie linse loch lochblech lös lösemittel lot löt luft lüfter lüftung magnet makita maler markise marmor maschine maske maß maßband
material matte mauer maus mehrzweck melder membran messer mess messing metall mischer mittel möbel montage moos mörtel motor mücke muffe mühle müll multi mutter nachttisch nadel nagel nass natur netz niet
nische nuss nut ober obst ofen öl öse paket palette paneel papier park parkett pavillon pendel pfanne pfeil pfette pflanze pflanz pflaster pflege pfosten pinsel plane platte
platten polster pool pop porenbeton post prägung press presse profil prüfer pumpe pumpen putz pvc quarz rad radiator rahmen rampe rand ranke raps rasen rasenmäher ratsche rauch rauchmelder rauh raum rauputz raufaser
rechen regal regen regner regler reifen reihe reiniger reinigung relais reparatur rest riegel riffel rigips rille ring rinne rohr rolle roll rollladen rolladen rollo rost ruder rühr rührer rund sack
säbel säge salz samen sand sandpapier sanitär sauger saug säule schacht schalter schalt schaltuhr schalung schaufel schaukel schaum scheibe schere scheuer schicht schiebe schiebetür schiene schild schimmel schirm schlag schlauch schleif schleifer
schleifpapier schließ schlitz schloss schlosser schlüssel schmutz schnecke schneide schneider schnee schnell schnitt schnur schrank schraub schraube schrauber schraubendreher schrubber schutz schuh schuppen schwamm schweiß schwelle schwing
see seife seil seite sekunden senk sensor set shampoo sicherheit sicherung sieb siegel silikon simmer sitz sockel solar sommer sonne sonnenschirm span spann spanner spanplatte spachtel spaten speicher spender
sperr sperrholz spiegel spiel spindel spiral split spot spray sprech spreiz spritz sprüh spüle spül stab stahl ständer stange stapel start starter station staub staubsauger stauraum steck stecker steckdose stein stell stern
steuer stich stichsäge stiefel stiel stift stock stoff stopfen strahl strahler strauch streich streifen streu strom stück stuhl stütze styropor system tacker tank tapete tapezier tasche taschenlampe tasse tauch taucher
teich teig telefon teller teppich terrasse thermo thermostat tief tiefengrund tier tisch toilette ton topf tor torf trag träger trapez treppe trenn trennscheibe tresor tritt trocken tropf tuch tür übergang uhr umzug
unkraut unter untergrund unterlage vase ventil ventilator verbinder verlängerung verlege verputz versiegelung verschluss verteiler vinyl vlies vogel voll vorhang vor voran wachs wagen walze wand wandfarbe wanne wärme wärmepumpe wäsche
waage wasch waschbecken waschtisch wasser wasserhahn wc weg weich weide weiß wellblech welle werk werkbank werkzeug wetter wickel wickler wild wind winkel winkelschleifer winter wisch wohn wolle würfel wurzel zange zapfen zarge
zaun zeit zelt zement ziegel zier zimmer zink zinne zirkel zug zünd zusatz zwinge zwischen zylinder bohle bohrhammer bohrschrauber handkreissäge kreissäge kappsäge tischkreissäge akkuschrauber rasentrimmer trimmer
bläser häcksler vertikutierer mäher hochdruck heckenschere astschere freischneider laufschiene tauchsäge oberfräse exzenter delta exzenterschleifer deltaschleifer bandschleifer multitool heißluft pistole
heißluftpistole kartuschenpistole wasserwaage zollstock gliedermaßstab bandmaß cutter hammer bohle rispenband lochband balkenschuh winkelverbinder stuhlwinkel schlossschraube sechskant linsenkopf holzschraube spanplattenschraube
terrassenschraube rot rubin blau himmel grün gelb schwarz grau braun anthrazit weiß rein schnellbau schnellbauschraube blechschraube maschinenschraube gewindestange unterlegscheibe karosserie scharnier topfband schublade auszug türgriff drücker beschlag schließzylinder vorhängeschloss bügelschloss briefkasten hausnummer
`;

const written = new Map(
  text
    .trim()
    .split(/\s+/)
    .map((part) => [fold(part), part] as const)
    .filter(([part]) => part.length >= 3),
);

export const compoundParts: ReadonlySet<string> = new Set(written.keys());

/** Short colour words that really are the last part of a compound: "Rubinrot", "Taubenblau". */
export const colourHeads: ReadonlySet<string> = new Set(
  ['rot', 'blau', 'grün', 'gelb', 'grau', 'weiß'].map(fold),
);

/** "dubel" -> "dübel" */
export const displayOfPart = (part: string): string => written.get(part) ?? part;
