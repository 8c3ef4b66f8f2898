import type { SynonymGroup } from './synonyms';

/**
 * Words of the German DIY trade with the same meaning, one group a line. After ">" follow words that the
 * first one also finds, but that do not find it: a wider word, the thing that a brand is used for, or goods
 * of which only some are meant.
 */
const groups = `
flex, winkelschleifer, trennschleifer, einhandflex, trennjäger
akkuflex, akku-winkelschleifer, akku-flex
schraubenzieher, schraubendreher
akkuschrauber, akkubohrschrauber, akkubohrer, bohrschrauber
schlagschrauber, drehschlagschrauber, impact
schlagbohrmaschine, schlagbohrer
bohrmaschine > schlagbohrmaschine
hilti > bohrhammer, kombihammer
bohrhammer, schlaghammer, meißelhammer
abbruchhammer, stemmhammer, abrisshammer
stichsäge, stichling, pendelhubsäge
dekupiersäge, laubsägemaschine
handkreissäge, kreissäge
tauchsäge, tauchkreissäge
säbelsäge, tigersäge, reciprosäge
kappsäge, gehrungssäge
exzenterschleifer, tellerschleifer
deltaschleifer, dreieckschleifer
schwingschleifer, vibrationsschleifer
bandschleifer, bandschleifmaschine
multitool, multifunktionswerkzeug, oszillierer, oszillationswerkzeug, multimaster
heißluftpistole, heißluftföhn, heißluftgebläse
oberfräse, handoberfräse
hobel > elektrohobel
tacker, hefter, handtacker
kompressor, luftkompressor, druckluftkompressor
industriesauger, nasssauger, nass-trockensauger, werkstattsauger, bausauger, allessauger
zollstock, gliedermaßstab, meterstab, meterstock
maßband, bandmaß, rollmaß, rollmeter, rollbandmaß, meterband
zollstock > maßband
meterstab > maßband
wasserwaage, richtwaage
kreuzlinienlaser, linienlaser, baulaser, laserwasserwaage
entfernungsmesser, distanzmesser, laserentfernungsmesser
phasenprüfer, spannungsprüfer
multimeter, vielfachmessgerät
fäustel, schlägel, fausthammer
latthammer, zimmermannshammer
schlosserhammer > hammer
gummihammer, schonhammer
kneifzange, beißzange
rohrzange, wasserpumpenzange
seitenschneider, drahtschneider
kombizange > zange
gabelschlüssel, maulschlüssel, ringmaulschlüssel
schraubenschlüssel, schraubschlüssel
ratsche, knarre, umschaltknarre
inbus, innensechskant, imbus
inbusschrauben, innensechskantschrauben, imbusschrauben, zylinderschrauben
inbusschlüssel, innensechskantschlüssel, sechskantschlüssel
torx, tx, innensechsrund
kreuzschlitz, kreuz
pozidriv, pz
phillips, ph
handsäge, fuchsschwanz
japansäge, zugsäge
eisensäge, metallsäge, puksäge
cuttermesser, teppichmesser, cutter, tapetenmesser, abbrechmesser, abbrechklingenmesser
stechbeitel, stemmeisen, stecheisen, beitel
raspel, holzraspel
schraubzwinge, zwinge, leimzwinge
bohrer, bohreinsatz
spiralbohrer, metallbohrer, hss-bohrer
steinbohrer, mauerbohrer, betonbohrer
holzbohrer, holzspiralbohrer
bits, schrauberbits, bitsatz, bitset, bit-set
trennscheibe, flexscheibe
diamantscheibe, diamanttrennscheibe
kreissägeblatt, sägeblatt
schleifpapier, sandpapier, schmirgelpapier, schleifblatt
schmirgel > schleifpapier
werkzeugkoffer, werkzeugkiste, werkzeugkasten, werkzeugbox
werkbank, werktisch, hobelbank, arbeitstisch
spanplattenschrauben, spax, holzschrauben
spax > spanplattenschrauben
schnellbauschrauben, trockenbauschrauben, gipskartonschrauben, rigipsschrauben
terrassenschrauben, dielenschrauben
sechskantschrauben, maschinenschrauben
schlüsselschrauben, holzbauschrauben
betonschrauben, betonanker
schwerlastanker, bolzenanker, ankerbolzen, schwerlastdübel
dübel > universaldübel
fischerdübel > dübel
hohlraumdübel, gipskartondübel, rigipsdübel, klappdübel
unterlegscheiben, beilagscheiben, u-scheiben
nägel, drahtstifte, stifte
muttern, schraubenmuttern
hutmutter, hutmuttern
winkelverbinder, lochwinkel, holzverbinder
topfscharnier, möbelscharnier, topfband
scharnier, türband
möbelgriff, schrankgriff, küchengriff
möbelknopf, schrankknopf
haken, aufhänger
deckenhaken, lüsterhaken
deckenhaken > haken
lüsterhaken > haken
lenkrolle, transportrolle, möbelrolle
kette, stahlkette
seil, tau, leine
spanngurt, zurrgurt, ratschengurt, ladungssicherung
kabelbinder, kabelstrapse, kabelband
panzertape, gewebeband, gaffer, duct tape
isolierband, isoband, elektroband
leiter > stehleiter, mehrzweckleiter
stehleiter, bockleiter, haushaltsleiter
tritt, trittleiter, tritthocker, klapptritt
mehrzweckleiter, vielzweckleiter
anlegeleiter > mehrzweckleiter
wandfarbe, dispersionsfarbe, innenfarbe, dispersion, malerfarbe, raumfarbe
deckenfarbe, deckenweiß
fassadenfarbe, außenfarbe, hausfarbe
schimmelschutzfarbe, anti-schimmel-farbe, schimmelfarbe
feuchtraumfarbe > schimmelschutzfarbe
lack, lackfarbe
buntlack, farblack
weißlack, fensterlack
heizkörperlack > weißlack
holzlasur, holzschutzlasur, holzschutz
holzöl, terrassenöl, teaköl
sprühlack, lackspray, farbspray, sprühdose, spraydose, sprühfarbe
grundierung, haftgrund, primer, voranstrich
tiefgrund, tiefengrund
farbroller, malerrolle, farbrolle, streichrolle, malerwalze, farbwalze
flachpinsel, lackpinsel
abklebeband, kreppband, malerband, malerkrepp, klebeband krepp, malerkreppband, tesakrepp
goldband, washi-tape
abdeckfolie, malerfolie, schutzfolie
malervlies, abdeckvlies
spachtel, japanspachtel, malerspachtel
glättkelle, traufel
kelle, maurerkelle
raufaser, raufasertapete
tapetenkleister, kleister, tapezierkleister, tapetenkleber
silikon, fugendichtstoff, sanitärsilikon, silikonfuge, silikonkartusche
fugendichtmasse, dichtstoff, dichtmasse, fugenmasse, silikon
acryl, maleracryl, fugenacryl
montagekleber, baukleber, kraftkleber
holzleim, weißleim, leim, tischlerleim, ponal
bauschaum, pu-schaum, montageschaum, dosenschaum, brunnenschaum
sekundenkleber, superkleber
zement > portlandzement
schnellzement, blitzzement, schnellbeton, blitzbeton
mauermörtel, mörtel
estrichbeton, estrich, fertigbeton
beton > estrichbeton
putz, außenputz, innenputz, kalkzementputz
fliesenkleber, flexkleber, dünnbettmörtel
fugenmörtel, fugenweiß, fugengrau, fliesenfuge
spachtelmasse, füllspachtel, fugenspachtel
gips > spachtelmasse
moltofill > spachtelmasse
rigips, gipskarton, gipskartonplatte, gipsplatte, rigipsplatte, trockenbauplatte
ständerprofil, trockenbauprofil, cw-profil, uw-profil
styropor, polystyrol, eps, styroporplatte, hartschaumplatte
styrodur, xps, perimeterdämmung, perimeterdämmplatte
glaswolle, mineralwolle, steinwolle, dämmwolle, klemmfilz
dampfsperre, dampfbremse, dampfbremsfolie
gehwegplatte, terrassenplatte, betonplatte
pflasterstein, betonpflaster, verbundpflaster, pflaster
ytong, porenbeton, gasbeton, porenbetonstein
klinker, ziegel, backstein, ziegelstein
kalksandstein, ks-stein
kies, zierkies, gartenkies
splitt, ziersplitt
dachrinne, regenrinne
fallrohr, regenfallrohr, regenrohr
dachpappe, teerpappe, bitumenpappe
bitumenbahn, schweißbahn
wellplatte, dachplatte, lichtplatte
stegplatte > wellplatte
kantholz, kvh, konstruktionsvollholz, balken
dachlatte, rahmenlatte, holzlatte
brett, holzbrett
osb-platte, grobspanplatte, verlegeplatte, osb
multiplexplatte, sperrholz, sperrholzplatte
leimholzplatte, massivholzplatte
mdf-platte, faserplatte, mdf
terrassendiele, terrassenholz, holzdiele
wpc-diele, verbunddiele, wpc
sockelleiste, fußleiste, fußbodenleiste, scheuerleiste
abschlussleiste, übergangsprofil, übergangsleiste
laminat, laminatboden, klicklaminat, laminatfußboden
vinyl, vinylboden, klick-vinyl, designboden, pvc-boden
parkett, fertigparkett, parkettboden
bodenbelag, fußboden
trittschalldämmung, trittschallmatte, laminatunterlage
fliesen, kacheln, platten
bodenfliese, feinsteinzeug
wandfliese, badfliese, steingut
teppichboden, auslegware, auslegeware
kunstrasen, rasenteppich, balkonrasen
fußmatte, türmatte, abtreter, fußabtreter, fußabstreifer, sauberlaufmatte
wasserhahn, armatur, mischbatterie, wasserkran, einhebelmischer
waschtischarmatur, waschbeckenarmatur, wasserhahn bad, badarmatur
küchenarmatur, spültischarmatur, wasserhahn küche
duscharmatur, duschthermostat, thermostatarmatur
klo, wc, toilette
wc-sitz, klobrille, klodeckel, toilettensitz, toilettenbrille, toilettendeckel, wc-brille, wc-deckel
kloschüssel, wc-becken, toilettenschüssel, stand-wc, wand-wc
klospülung, spülkasten, toilettenspülung, wc-spülung
klorollenhalter, toilettenpapierhalter, klopapierhalter, wc-papierhalter
klobürste, wc-bürste, toilettenbürste
waschbecken, waschtisch, handwaschbecken, lavabo
dusche, duschkabine, duschabtrennung
duschwanne, duschtasse
handbrause, duschkopf, brause, duschbrause, brausekopf
regendusche, duschsystem, kopfbrause
badschrank, badmöbel, waschtischunterschrank
spiegelschrank, badezimmerschrank
badspiegel, lichtspiegel
handtuchhalter, handtuchstange
ht-rohr, abflussrohr, abwasserrohr
siphon, geruchsverschluss, traps
badheizkörper, handtuchheizkörper, handtuchtrockner
heizkörper, heizung, radiator
flachheizkörper, plattenheizkörper
thermostat, thermostatkopf, heizkörperthermostat, heizungsregler
heizlüfter, schnellheizer
elektroheizung, elektroheizer
ölradiator, radiator
kaminofen, schwedenofen, holzofen
klimaanlage, klimagerät
ventilator, lüfter
luftentfeuchter, bautrockner, entfeuchter, raumentfeuchter
boiler, warmwasserspeicher, untertischspeicher
holzbriketts, kaminbriketts
pellets, holzpellets
glühbirne, glühlampe, leuchtmittel, led-lampe, birne, energiesparlampe
neonröhre, leuchtstoffröhre, led-röhre, leuchtstofflampe
led-spot, reflektor, einbaustrahler
deckenlampe, deckenleuchte
hängelampe, pendelleuchte, hängeleuchte
stehlampe, stehleuchte, bodenlampe
tischlampe, tischleuchte, schreibtischlampe, nachttischlampe
led-streifen, led-strip, led-band, lichtband, led-stripe, lichtleiste
außenlampe, außenleuchte, hauslampe
außenwandleuchte > außenleuchte
wegeleuchte, gartenleuchte, pollerleuchte
solarlampe, solarleuchte, solar-wegeleuchte
baustrahler, fluter, flutlicht, led-fluter
warmweiß, 2700 k
warmweiß > 3000 k
extra warmweiß > 2700 k
neutralweiß, 4000 k
kaltweiß > 6500 k
tageslichtweiß, 6500 k
lichtschalter, schalter, wechselschalter
dimmer, drehdimmer
steckdose, schukosteckdose, schukodose, schutzkontaktdose, schutzkontaktsteckdose
verteilerdose, abzweigdose, installationsdose
unterputzdose, schalterdose, up-dose
nym, mantelleitung, nym-j
erdkabel, nyy, nyy-j
stromkabel, leitung, kabel
verlängerungskabel, verlängerungsschnur, verlängerung, verlängerungsleitung
kabeltrommel, kabelrolle
mehrfachsteckdose, steckdosenleiste, mehrfachstecker, dreifachstecker, dreierstecker, tischsteckdose
mignon, aa
micro, aaa
batterien, batterie
photovoltaik, solarmodul, solarpanel, pv-modul
balkonkraftwerk, stecker-solar, balkonsolar, balkon-pv, mini-pv
wallbox, ladestation, ladesäule
schippe, schaufel, sandschaufel
grabegabel, spatengabel
harke, rechen, gartenharke
laubbesen, fächerbesen, laubrechen
gartenschere, rosenschere, rebschere
astschere, baumschere
schubkarre, schiebkarre, schubkarren, scheibtruhe, gartenkarre
rasenmäher, mäher
rasenschneider > rasenmäher, rasentrimmer
mähroboter, rasenroboter, robomäher
rasentrimmer, fadenschneider, kantenschneider
motorsense, freischneider, sense
heckenschere, heckenschneider
kettensäge, motorsäge
laubbläser, laubgebläse
hochdruckreiniger, dampfstrahler, druckreiniger, kärcher
gartenschlauch, wasserschlauch
schlauchwagen, schlauchtrommel
1/2 zoll > 13 mm
3/4 zoll > 19 mm
rasensprenger, regner, sprenger, sprinkler
gießkanne, wasserkanne
regentonne, regenfass, wassertonne, regenwassertank, regentank, regenwassertonne
tauchpumpe, schmutzwasserpumpe
gartenpumpe, brunnenpumpe
blumenerde, pflanzerde, gartenerde
rindenmulch, mulch
dünger, düngemittel
rasensamen, grassamen, rasensaat
gemüsesamen, saatgut
blumentopf, pflanztopf, übertopf, pflanzkübel, blumenkübel
balkonkasten, blumenkasten
hochbeet, gemüsebeet
sichtschutz, sichtschutzzaun
gartentor, zauntor, pforte
doppelstabmatte, gitterzaun, stabmattenzaun
gartenbank, parkbank, sitzbank
gartenstuhl, gartensessel
sitzauflage, stuhlkissen, gartenkissen
sonnenschirm, marktschirm
ampelschirm, freiarmschirm
pavillon, partyzelt, gartenzelt
grill > gasgrill, kugelgrill
bbq, barbecue, grill
holzkohle, grillkohle
gartenhaus, gerätehaus, gartenschuppen, gartenlaube, geräteschuppen
gewächshaus, treibhaus, tomatenhaus
pool, schwimmbecken, planschbecken
chlortabletten, chlortabs, poolchlor
sandkasten, sandkiste, buddelkasten
vogelhaus, vogelhäuschen, futterhaus, nistkasten
zimmertür, innentür
haustür, eingangstür
türklinke, türgriff, türdrücker, drückergarnitur
fensterbank, fensterbrett, fenstersims
fliegengitter, insektenschutz, mückengitter, mückennetz, fliegennetz, insektengitter
rollo, fensterrollo
plissee, faltrollo
jalousie, jalousette
bügelschloss, vorhängeschloss, vorhangschloss
schließzylinder, profilzylinder, türzylinder
briefkasten, postkasten
paketkasten, paketbox
rauchmelder, feuermelder, rauchwarnmelder, brandmelder
überwachungskamera, sicherheitskamera
safe, tresor, wertschutzschrank
spüle, spülbecken, küchenspüle, abwaschbecken, einbauspüle
arbeitsplatte, küchenplatte, küchenarbeitsplatte
kühlschrank, eisschrank
gefrierschrank, tiefkühlschrank
waschmaschine, waschautomat
geschirrspüler, spülmaschine, geschirrspülmaschine
backofen, herd, backröhre
dunstabzugshaube, dunsthaube, abzugshaube, dunstabzug
putzmittel, reinigungsmittel, reiniger
entkalker, kalklöser
grünbelagentferner, moosentferner
besen, kehrbesen
mörtelkübel, mörteleimer, baukübel, maurerkübel
eimer, kübel
regal > schwerlastregal, wandregal
schwerlastregal, kellerregal, lagerregal
aufbewahrungsbox, stapelbox, kunststoffbox, plastikbox
arbeitshandschuhe, schutzhandschuhe, montagehandschuhe
sicherheitsschuhe, arbeitsschuhe, stahlkappenschuhe
arbeitshose, bundhose
blaumann, arbeitslatzhose, latzhose
blaumann > arbeitshose
schutzbrille, arbeitsbrille, sicherheitsbrille
gehörschutz, ohrenschützer, kapselgehörschutz, mickymaus
staubmaske, atemschutzmaske, feinstaubmaske, mundschutz
sackkarre, stapelkarre, transportkarre, treppenkarre
umzugskarton, umzugskiste, bücherkarton
motoröl, autoöl
autobatterie, starterbatterie
solar, photovoltaik
`;

export const startingSynonyms: readonly SynonymGroup[] = groups
  .trim()
  .split('\n')
  .map((line) => {
    const isOneWay = line.includes('>');
    return { terms: line.split(/[,>]/).map((term) => term.trim()), isOneWay };
  });
