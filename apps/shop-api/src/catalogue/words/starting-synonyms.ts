import type { SynonymGroup } from './synonyms';

/**
 * Words of the German DIY trade with the same meaning, one group a line, also of Austria and Switzerland.
 * After ">" follow words that each word before it also finds, but that do not find it: a wider word, the
 * thing that a brand or an everyday word stands for, or goods of which only some are meant. Plural endings,
 * hyphens and spaces make no difference.
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
bad, badezimmer
kfz, pkw, wagen > auto
lampe > leuchte
leuchte > lampe
plafond, zimmerdecke > decke
lavabo, waschtisch, waschbecken
klo, wc, toilette, abort
heizung > heizkörper
elektro, elektrisch, elektrische, strom
akku, akkubetrieben, kabellos, batteriebetrieben
druckluft, pressluft
gips, rigips, gipskarton
isolier, isolierung, dämmung, dämm, isolation
kachel, fliese, plättli
boden, fußboden
zaun, hag, gartenzaun
tür, türe
fenster, fensterflügel
holz, hölzern
kunststoff, plastik, pvc
alu, aluminium
edelstahl, niro, nirosta, inox, rostfrei, v2a, chromstahl
edelstahl a4, v4a
verzinkt, feuerverzinkt
anthrazit, dunkelgrau
kelle > spachtel
maler, anstreicher
tischler, schreiner
akkuschrauber, akkuschraubendreher, schraubmaschine, akkubohrmaschine, accuschrauber, schrauber, akkudrillschrauber
schlagschrauber, drehschlagschrauber, radmutternschrauber, radschrauber, reifenschrauber, impactschrauber
akku, wechselakku, ersatzakku, akkupack, werkzeugakku, akku-pack, schiebeakku
ladegerät, akkuladegerät, ladestation, schnellladegerät, lader > akku
bohrhammer, hammerbohrmaschine, sds-maschine, sds bohrmaschine, sds bohrhammer, sds-plus, schlagbohrhammer, boschhammer, bohrmeißel, pneumatikhammer
stemmmaschine, spitzhammer, meißelmaschine, aufbrechhammer > kombihammer, bohrhammer
winkelschleifer, flex, flexmaschine, trennmaschine, schruppmaschine, einhandwinkelschleifer, winkelflex, trennhexe
schlagbohrmaschine, bohrmaschine, handbohrmaschine
stichsäge, pendelstichsäge, pendelhubstichsäge, dekupiersäge, elektrische stichsäge
handkreissäge, tauchsäge, tauchkreissäge, rundsäge, eintauchsäge, plattensäge
exzenterschleifer, rotationsschleifer, schleifmaschine, schleifer, poliermaschine, tellerschleifer, schwingschleifer, excenterschleifer
multifunktionswerkzeug, multicutter, multimaster, multischleifer, fein multimaster, oszillationssäge, vibrationssäge
mottek, bello, schlegel, klopfer > hammer
hammer, schlosserhammer, ingenieurhammer, maschinistenhammer, nagelhammer
klauenhammer, zimmererhammer, spitzhammer dach > latthammer
vorschlaghammer, handfäustel > fäustel
schraubendreher, schraubenzieher, schraubendreherset, schraubenziehersatz, schrauberdreher
kreuzschraubenzieher, schlitzschraubenzieher, kreuzschlitzschraubenzieher, kreuzschraubendreher, schlitzschraubendreher > schraubendreher
prüfschraubenzieher, prüfschraubendreher, stromprüfer, polsucher, polprüfer, voltmeter, durchgangsprüfer, zweipoliger spannungsprüfer, duspol, messgerät strom > spannungsprüfer
vielfachmesser, multimeter, amperemeter, messgerät
beißzange, kneifzange, kantenzange, rabitzzange, monierzange, flechterzange, flachzange, spitzzange, telefonzange, zangenset > zange
pumpenzange, rohrzange, wasserrohrzange, armaturenzange, schwedenzange, eckrohrzange
vornschneider, kabelschneider, kabelzange, drahtzange > seitenschneider
ringschlüssel, ringgabelschlüssel, gabelringschlüssel, maulschlüsselsatz, mutternschlüssel, franzose, schlüsselsatz, nussschlüssel > schraubenschlüssel
ratschenringschlüssel, knarrenschlüssel > ratschenschlüssel
feinsäge, rückensäge, gestellsäge, spannsäge, stoßsäge, astsäge, bogensäge, säge holz > handsäge
zugsäge, ryoba, kataba > japansäge
stanleymesser, japanmesser, tapeziermesser, bodenlegermesser, stanley, kartonmesser, universalmesser, klingenmesser, schneidmesser, cutter > cuttermesser
holzmeißel, lochbeitel, meißel holz, hohlbeitel, kantbeitel, stechbeutel > stechbeitel
metallbohrer, eisenbohrer, stahlbohrer, hss bohrer > spiralbohrer
mauerwerkbohrer, betonbohrer, sds bohrer, ziegelbohrer, hammerbohrer, widia bohrer > steinbohrer
schlangenbohrer, forstnerbohrer, balkenbohrer, lochbohrer > holzbohrer
bits, schraubeinsätze, biteinsätze, bitbox, schraubbits, torxbits, schrauberaufsätze, bitsortiment
sägescheibe, kreissägescheibe, hartmetallsägeblatt, hm sägeblatt, fräsblatt > kreissägeblatt
trennblatt, metallscheibe, schruppscheibe, inoxscheibe, korundscheibe, flexblatt, schneidscheibe > trennscheibe
steinscheibe, fliesenscheibe, betonscheibe, diamantblatt > diamanttrennscheibe
glaspapier, schmirgel, schmirgelleinen, schleifleinen, schleifbogen, schmirgelbogen, schleifgitter, schleifband, schleifrolle > schleifpapier
exzenterscheiben, klettscheiben, schleifblätter, schleifteller > schleifscheiben
wasserwaage, waagscheit, libellenwaage, richtlatte, richtscheit
doppelmeter, klappmeter, schmiege, gliedermeter, holzmeter, massstab, maßstab, metermaß, schreinermeter, zollstab > maßband
messband, rollmeter, stahlmaßband, rollmassband, bandmaß
nivelliergerät, nivellierlaser, rotationslaser, lasergerät, laserlinie, strahlenlaser, baulaser, laser > kreuzlinienlaser
distanzmessgerät, distanzmesser, lasermessgerät, laser meter, laserdistanzmesser, entfernungsmessgerät, disto
werkzeugkoffer, toolbox, handwerkerkoffer, montagekoffer, werkzeugtasche, werkzeugset, werkzeugkiste, werkzeugtrolley, maschinenkoffer
werkbank, arbeitstisch, werktisch, hobelbank, arbeitsbank, werkstatttisch, montagetisch
schraubzwinge, schraubknecht, knecht, klemmzwinge, korpuszwinge, spannzwinge, hebelzwinge, klammer holz
einhandzwinge, schnellspannzwinge, spreizzwinge
kompressor, druckluftgerät, druckluftmaschine, luftpresser, pressluftkompressor, luftpumpe, drucklufterzeuger
nass-trockensauger, wassersauger, staubsauger werkstatt, mehrzwecksauger, baustaubsauger, grobschmutzsauger, aschesauger, universalsauger, nasssauger
holzschrauben, spaxschrauben, senkkopfschrauben, torxschrauben, vollgewindeschrauben, universalschrauben, holzbauschrauben, spanschrauben > spanplattenschrauben
bretterschrauben, bodenschrauben, deckschrauben, terassenschrauben, fassadenschrauben > terrassenschrauben
gipsplattenschrauben, gipserschrauben, gipsschrauben, trockenbauschrauben, schnellbauschrauben
gewindeschrauben, metallschrauben, stahlschrauben, sechskantschrauben, maschinenschrauben, schlossschrauben
inbusschrauben, inbus schrauben, zylinderkopfschrauben, innensechskantschrauben, zylinderschrauben
betonschrauben, multimonti, steinschrauben, mauerschrauben
dübel, allzweckdübel, fischerdübel, nylondübel, kunststoffdübel, plastikdübel, wanddübel, mauerdübel, mehrzweckdübel, spreizdübel, dibel
hohlraumdübel, kippdübel, federklappdübel, hohlwanddübel, gipsdübel, trockenbaudübel, plattendübel, hohlraumanker, metallhohlraumdübel, spreizdübel gips
schwerlastanker, betonanker, segmentanker, stahldübel, metalldübel, keilanker, expressanker, durchsteckanker, spreizanker, bolzenanker
drahtnägel, stahlnägel, stahlstifte, drahtstifte, stauchkopfnägel, schlagnägel, dachpappstifte, nagel
mutter, schraubenmutter, sechskantmutter, gewindemutter, stoppmutter, flügelmutter > muttern
beilagscheiben, u-scheiben, karosseriescheiben, kotflügelscheiben, unterlagscheiben, distanzscheiben, metallscheiben > unterlegscheiben
balkenwinkel, stuhlwinkel, holzverbinder, schwerlastwinkel, eisenwinkel, bauwinkel, stahlwinkel, montagewinkel, metallwinkel, winkelblech, befestigungswinkel, flachverbinder, lochplatte, lochwinkel > winkelverbinder
balkenträger, balkenhalter, balkenlager > balkenschuh
türband, topfband, türangel, türscharnier, klavierband, schrankscharnier, möbelband, fitsche, bandscharnier > scharnier
schubladengriff, schrankgriff, küchengriff, bügelgriff, stangengriff, muschelgriff, kommodengriff > möbelgriff
möbelknauf, knauf, schubladenknopf, schrankknauf, türknauf möbel > möbelknopf
kleiderhaken, schraubhaken, garderobenhaken, mantelhaken, bilderhaken, schaukelhaken, wandhaken, huthaken > haken
lenkrollen, transportrollen, laufrollen, bockrollen, schwerlastrollen, apparaterollen, rädchen, möbelräder, rollen > lenkrolle
strick, schnur, tauwerk, kordel, reepschnur, bindfaden, drahtseil, abspannseil, bergseil > seil
gliederkette, eisenkette, absperrkette, rundgliederkette, zurrkette > kette
zurrgurt, spannset, verzurrgurt, zurrband, spannband, befestigungsgurt, ladungsgurt, lastengurt, zurrgurte, spanngurtset, spannriemen > spanngurt
dispersionsfarbe, innenfarbe, malerfarbe, dispersion, binderfarbe, innendispersion, ausmalfarbe, streichfarbe, zimmerfarbe, anstrichfarbe, raumfarbe, malfarbe, mauerfarbe, wohnraumfarbe, renovierfarbe > wandfarbe
malerweiß, raumweiß, innenweiß, deckenweiß, alpinaweiß, polarweiß > weiße wandfarbe
bunt, farbig
bunte wandfarbe, abtönfarbe, farbige wandfarbe, tönfarbe, wandfarbe farbig, trendfarbe, volltonfarbe
außenwandfarbe, außendispersion, aussendispersion, außenfarbe, silikonharzfarbe, putzfarbe > fassadenfarbe
antischimmelfarbe, schimmelstopp, schimmelblocker, badfarbe, kellerfarbe, anti-schimmel, schimmelentferner > schimmelschutzfarbe
acryllack, kunstharzlack, möbellack, holzlack, metallschutzlack, lackfarbe, glanzlack, farblack, seidenmattlack > buntlack
türenlack, heizkörperlack, fensterlack, türlack, radiatorlack, lack weiß > weißlack
dickschichtlasur, dünnschichtlasur, holzschutzlasur, holzschutzmittel, lasurfarbe, gartenlasur, holzbeize, beize, zaunlasur, xyladecor > holzlasur
möbelöl, teaköl, terrassenöl, leinöl, hartöl, hartholzöl, bangkiraiöl, gartenmöbelöl, arbeitsplattenöl, pflegeöl holz, dielenöl > holzöl
sprühdose, spraydose, farbspray, lackspray, sprühfarbe, spraylack, farbdose, autolack spray, graffiti > sprühlack
vorstreichfarbe, vorlack, haftgrund, haftvermittler, rostschutzgrund, holzgrund, isoliergrund, grundierfarbe, sperrgrund, vorstrich > grundierung
tiefgrund, tiefengrund, putzgrund, aufbrennsperre, haftemulsion
lammfellrolle, farbwalze, malerwalze, streichrolle, malerrolle, anstreichrolle, lackierrolle, lackrolle, rolle maler, walze, schaumrolle, farbroller set > farbroller
malerpinsel, lackierpinsel, borstenpinsel, lasurpinsel, flächenstreicher, streichbürste, malerbürste, plattpinsel, anstreicher pinsel, ringpinsel, rundpinsel > pinsel
malertape, tesakrepp, abdeckband, maler tape, kreppklebeband, lackierband, abdeckklebeband, krepp, malerklebeband, klebekrepp, fineline > abklebeband
abdeckplane, malerplane, baufolie, staubschutzfolie, schutzplane, renovierfolie, folie maler, lackierfolie, abdeckfolie
malerfilz, fleece maler, schutzvlies, milchtütenpapier, abdeckpapier > malervlies
flächenspachtel, spachtelmesser, kittmesser, spachteli, spatel, japanspachtel, malerspachtel, stielspachtel, fugenspachtel werkzeug
reibebrett, glättekelle, traufel, venezianische kelle, schwertglätter > glättkelle
rauhfaser, rauhfasertapete, raufasertapete, rauhfaser tapete
vliestapete, fliestapete, mustertapete, tapete vlies
tapetenleim, tapezierkleister, tapetenkleber, kleister, vlieskleber, klebepulver, methylzellulose
silicon, silikonfuge, fugensilikon, badsilikon, küchensilikon, sanitärsilikon, silikondichtstoff, silikondichtmasse, fensterkitt, kitt, fugendicht > silikon
malerfugenmasse, acryldichtmasse, malerdichtstoff, acrylfuge, acrylkitt, fugenacryl, acrylmasse, malerkitt, acryl > maleracryl
konstruktionskleber, kraftkleber, baukleber, alleskleber, kartuschenkleber, leistenkleber, spiegelkleber, hochleistungskleber, klebstoff, pattex, bauklebstoff, paneelkleber > montagekleber
schreinerleim, tischlerleim, ponal, kaltleim, weissleim, parkettleim, bastelleim, pvac leim, propellerleim, holzkleber > holzleim
pistolenschaum, zargenschaum, füllschaum, isolierschaum, polyurethanschaum, dämmschaum, fensterschaum, ausschäumer, schaumdose, pu schaum > bauschaum
zementsack, weißzement, baustellenzement, sackzement > zement
speis, mauerspeis, malta, mörtelmischung, fertigmörtel, maurermörtel, mauerkleber > mauermörtel
fertigbeton, trockenbeton, betonmischung, zementestrich, sackbeton, fundamentbeton, ruckzuckbeton, gartenbeton, bodenausgleich, estrichmörtel, beton > estrichbeton
verputz, putzmörtel, fassadenputz, kalkputz, oberputz, unterputz, haftputz, rotband, gipsputz, reibeputz, edelputz, rauputz, zementputz, grundputz, kalkzementputz > putz
plattenkleber, plättlikleber, plättlileim, fliesenleim, flexmörtel, klebemörtel, fliesenmörtel, kachelkleber, natursteinkleber > fliesenkleber
fugenfüller, fugenbunt, fugenweiß, fugengrau, verfugmasse, verfugmörtel, fliesenfugenmörtel, fugenmaterial, fugmörtel, flexfuge, fugenmasse, fliesenfuge > fugenmörtel
gipsbauplatte, rigipsplatte, gipskarton, trockenbauplatte, gk-platte, gkb-platte, gkf-platte, feuchtraumplatte, knaufplatte, gipsplatte, trockenbauwand > gipskartonplatte
rigipsprofil, ständerwerk, metallständer, ständerprofil, cd-profil, ud-profil, deckenprofil, wandprofil, unterkonstruktion trockenbau, metallprofil > trockenbauprofil
gipsspachtel, spachtelgips, fertigspachtel, reparaturspachtel, feinspachtel, fugenfüllspachtel, moltofill, uniflott, füllmasse, wandspachtel, flächenspachtelmasse, putzspachtel, spachtelmasse
isolierwolle, dämmmatte, dämmfilz, steinwolle, glaswolle, rockwool, isover, dachdämmung, zwischensparrendämmung, klemmfilz, isoliermatte, dämmwolle > mineralwolle
sagex, styrodur, styropor, styroporplatten, dämmplatte, isolierplatte, schaumplatte, polystyrolplatte, xps-platte, eps-platte, fassadendämmplatte, bodendämmung, perimeterplatte > hartschaumplatte
dampfsperrfolie, dampfsperre, klimamembran, dampfbremsfolie, dampfsperrbahn, luftdichtfolie, dampfbremse
verbundsteine, verbundpflaster, betonpflastersteine, betonpflaster, hofpflaster, pflasterplatten, knochensteine, rechteckpflaster, kopfsteinpflaster, gartenpflaster > pflasterstein
gartenplatten, gehwegplatten, betonplatten, gehsteigplatten, wegplatten, steinplatten, trittplatten, bodenplatten außen, waschbetonplatten > terrassenplatte
gasbeton, ytong, gasbetonstein, planstein, ytongstein > porenbeton, porenbetonstein
backstein, ziegelstein, verblender, vormauerziegel, vollziegel, mauerziegel, klinkerstein, ziegel > klinker
ks stein, kalksandsteine, silikatstein > kalksandstein
mauerstein, hohlblockstein, bimsstein, hohlblock, bausteine
gartenkies, kieselsteine, marmorkies, dekokies, flusskies, bachkiesel, dekosteine, zierkiesel, rundkies, rollkies, kiesel > zierkies
schotter, edelsplitt, splittsteine > ziersplitt
dachkännel, kännel, saumrinne, kastenrinne, regenkännel, hängerinne, traufrinne, dachentwässerung, regenrinne > dachrinne
fallrohre, regenablaufrohr, abfallrohr, regenwasserrohr > fallrohr
dachpappen, dachbahn, schweißbahnen, bitumendachbahn, bitumenpappe, teerpappe, abdichtungsbahn, dachabdichtung > bitumenbahn
lichtplatten, wellbahn, welldach, trapezplatte, wellplastik, wellpolyester, profilplatte, kunststoffwellplatte, dachplatten, eternit > wellplatte
holzbretter, hobelbretter, schalbretter, schalungsbrett, leimbinder brett, fichtenbrett, glattkantbrett, rauspund, dielenbrett, bohle > brett
konterlatte, dachlatten, holzlatten, lattung, unterkonstruktion holz, holzleisten bau, rahmenholz, lattenholz > dachlatte, latte
staffelholz, staffel, bauholz, balkenholz, vierkantholz, pfostenholz, holzbalken, kvh balken, schnittholz, konstruktionsholz, balken > kantholz
grobspanplatten, verlegeplatten, osb3, osb-3, spanverlegeplatte, osb platten > osb-platte
birkensperrholz, sperrholzplatten, furnierplatte, siebdruckplatte, multiplex, schichtholzplatte > multiplexplatte
möbelbauplatte, massivholzbrett, massivholzplatten, holzplatte massiv, leimholz, leimholzbrett, massivplatte > leimholzplatte
holzfaserplatte, faserplatten, mitteldichte faserplatte, mdf > mdf-platte
terrassenbretter, terrassenbohlen, holzdielen, terrassenboden, terrassenholz, douglasiendiele, lärchendiele, bangkirai, balkondielen, außendielen, holzterrasse > terrassendiele
kunststoffdielen, bpc-diele, bpc, verbundholz, verbunddielen, wpc terrasse, kunststoff terrassendiele, terrassendielen kunststoff > wpc-diele
sesselleiste, bodenleiste, laminatleiste, fussleiste, randleiste, wandleiste, fußbodenleiste, scheuerleiste, parkettleiste, bodensockel, sockelbrett > sockelleiste
übergangsschiene, übergangsprofil, abschlussprofil, bodenprofil, türschiene, dehnungsprofil, anpassungsprofil, einfassprofil, abdeckleiste, teppichschiene > abschlussleiste
laminatdielen, klickboden, laminatpaneele, klicklaminat, laminatböden, laminatparkett > laminat
klickvinyl, designbelag, designboden, pvc boden, pvc belag, pvc, lvt, vinylplanken, vinyldielen, vinylbelag, kunststoffboden, novilon, linoleum > vinylboden
landhausdiele, holzboden, holzfußboden, dielenboden, schiffsboden, stäbchenparkett, holzparkett, echtholzboden, fertigparkett, massivholzdielen > parkett
parkettunterlage, unterlagsmatte, trittschallunterlage, dämmunterlage, bodenunterlage, trittschall, trittschallfolie, korkunterlage, unterlage laminat, trittschallmatten > trittschalldämmung
bodenplatten, bodenkacheln, bodenplättli, steinzeugfliesen, feinsteinzeug, feinsteinzeugfliesen, bodenfließen, fußbodenfliesen > bodenfliese
wandkacheln, wandplättli, badfliesen, küchenfliesen, wandplatten, badkacheln, steingutfliesen, fliesenspiegel > wandfliese
mosaik, mosaiksteine, mosaikmatte, mosaikplättli, glasmosaik, mosaikkacheln > mosaikfliese
balkonfliesen, klickfliesen, terrassenkacheln, außenfliesen, outdoorfliesen, keramikplatten, terrassenplättli > terrassenfliese
spannteppich, auslegware, auslegeware, teppich, teppichbelag, nadelfilz, teppichware, bodenteppich, schlingenware, velours > teppichboden
kunstgras, grasteppich, künstlicher rasen, plastikrasen, rollrasen künstlich, rasenmatte, fertigrasen kunst, balkonrasen, gartenteppich > kunstrasen
schmutzfangmatte, türvorleger, türvorlage, schuhabstreifer, fußabstreifer, abstreifer, schmutzmatte, eingangsmatte, kokosmatte, schuhmatte, fussabtreter, fußabtreter, vorleger > fußmatte
waschtischmischer, waschbeckenhahn, waschbeckenmischer, lavabomischer, wasserhahn waschbecken, badezimmerarmatur, wasserhahn waschtisch > waschtischarmatur
spültischbatterie, küchenmischer, spülenarmatur, spülenmischer, küchenhahn, spülbeckenarmatur, wasserhahn spüle, einhebelmischer küche > küchenarmatur
brausebatterie, duschbatterie, brausearmatur, duschmischer, brausethermostat, thermostat dusche, badewannenarmatur, wannenarmatur > duscharmatur
wasserhahn, mischbatterie, wasserkran, einhebelmischer, mischer, wasserhahnen > armatur
klosett, wc-schüssel, klobecken, toilettenbecken, wc schüssel, tiefspüler, hänge-wc, wc, wc-keramik
klositz, wc-brille, abortdeckel, sitzbrille, absenkautomatik wc, toilettenring, wc-ring > wc-sitz
handwaschbecken, aufsatzbecken, waschschüssel, lavabos, waschtrog, brünneli, gäste-waschbecken > waschbecken
duschtrennwand, duschwand, duschtür, duschabtrennung, walk-in-dusche, glasdusche, eckdusche, duschkabinentür, duscheinstieg > duschkabine
brausetasse, brausewanne, duschbecken, duschboden, flachdusche > duschwanne
brausekopf, duschkopf, duschbrausekopf, handdusche, brauseschlauch, duschhandbrause, brausegarnitur > handbrause
wanne, badwanne, einbauwanne, wannenbad, freistehende wanne, rechteckwanne > badewanne
alibert, spiegelkasten, badezimmerspiegelschrank, badspiegelschrank, toilettenschrank > spiegelschrank
badunterschrank, waschbeckenschrank, waschbeckenunterschrank, waschbeckenunterbau, waschtischunterbau, unterbauschrank, lavabomöbel, lavabo unterbau, badmöbel > waschtischunterschrank
badezimmerspiegel, wandspiegel bad, led-spiegel, lichtspiegel, spiegel beleuchtet, leuchtspiegel > badspiegel
badetuchhalter, handtuchstange, handtuchring, badetuchstange, handtuchhaken, tuchhalter > handtuchhalter
klorollenhalter, wc-rollenhalter, papierrollenhalter, klopapierhalter, rollenhalter, wc-papierhalter > toilettenpapierhalter
badezimmerzubehör, bad accessoires, badausstattung > badaccessoires
abwasserrohr, ablaufrohr, kanalrohr, abflussleitung, entwässerungsrohr > abflussrohr, ht-rohr
wasserrohr, wasserleitung, heizungsrohr, cu-rohr > kupferrohr
rohrverbinder, lötfitting, rohrverschraubung, rohrkupplung, rohrmuffe, verbindungsstück rohr, muffe, t-stück > fittings
rohrwinkel, abflussbogen, winkelstück, ht winkel > rohrbogen, ht-bogen
syphon, röhrensiphon, flaschensiphon, geruchverschluss, geruchsverschluss, ablaufgarnitur, abflussgarnitur, traps, abfluss > siphon
klokasten, wasserkasten, wc-kasten, toilettenkasten, spülreservoir, spülkasten wc, wc spülung, klospülung > spülkasten
handtuchwärmer, sprossenheizkörper, handtuchradiator, badradiator, handtuchheizung, badheizung, handtuchtrockner, designheizkörper > badheizkörper
kompaktheizkörper, plattenheizkörper, ventilheizkörper, zentralheizkörper, wandheizkörper, heizkörper, radiator > flachheizkörper
heizungsthermostat, thermostatventil, heizkörperregler, heizkörperventil, thermostatkopf, heizungsregler, heizregler, thermostatregler, raumthermostat > heizkörperthermostat
elektroheizkörper, elektroofen, stromheizung, elektroradiator, konvektor, heizgerät, zusatzheizung, infrarotheizung, wandheizung > elektroheizung
heizgebläse, heizventilator, wärmelüfter, warmluftgebläse, schnellheizer, heizstrahler, föhnheizung, keramikheizer, lüfter heizung > heizlüfter
cheminéeofen, cheminée, zimmerofen, schwedenofen, scheitholzofen, holzofen, feuerofen, kamin, werkstattofen, ofen > kaminofen
raumkühler, kühlgerät raum, mobile klimaanlage, klima, aircondition, klimatisierung, monoblock, aircooler, klimaanlage > klimagerät
turmventilator, standventilator, windmaschine, luftkühler, tischventilator, bodenventilator, säulenventilator, ventilatoren, lüfter > ventilator
entfeuchtungsgerät, bautrockner, lufttrockner, trockengerät, raumtrockner, feuchtigkeitsentferner, kondenstrockner raum > luftentfeuchter
wassererhitzer, warmwasserbereiter, warmwassergerät, durchflusserhitzer, durchlaufwasserheizer, warmwasser > durchlauferhitzer
warmwasserboiler, untertischgerät, kleinspeicher, warmwasserspeicher, wasserspeicher, speicherwassererwärmer, wasserboiler, druckspeicher > boiler
heizbriketts, kaminbriketts, hartholzbriketts, holzpresslinge, presslinge, brennholz, kaminholz, briketts > holzbriketts
heizpellets, brennpellets, presspellets, pellets > holzpellets
sparlampe, leuchtbirne, led-birne, led birne, glühlampe, e27 lampe, retrofit, ersatzbirne, leuchtmittel > led-lampe
halogenspot, einbauspot, reflektorlampe, halogenstrahler, spotlampe, deckenspot, spotstrahler, halogenlampe, downlight > led-spot
leuchtröhre, neonlampe, fl-röhre, leuchtstofflampe, neonleuchte, röhrenlampe, leuchtstab > led-röhre
plafoniere, plafonnier, plafondleuchte, deckenlicht, deckenlampe, deckenfluter decke, panelleuchte, wohnzimmerlampe, aufbauleuchte > deckenleuchte
luster, lüster, kronleuchter, esstischlampe, pendellampe, hängelampe, küchenlampe, esszimmerlampe, hängelicht > pendelleuchte
ständerlampe, standleuchte, standlampe, leselampe, deckenfluter, stehlicht, wohnzimmerstehlampe > stehleuchte
nachtlampe, nachtlicht, bürolampe, schreibtischleuchte, nachttischleuchte, leselicht, tischlicht, arbeitsleuchte schreibtisch, nachttischlampe > tischleuchte
lichtstreifen, lichtschlauch, led-leiste, led-stripes, leuchtstreifen, lichtleiste, leuchtband, lichterband, led strip > led-streifen
hofleuchte, hauslampe, außenwandlampe, haustürlampe, hauseingangslampe, wandlampe außen, fassadenleuchte, wandleuchte außen, bewegungsmelderlampe, eingangsleuchte > außenleuchte, außenwandleuchte
gartenlampe, wegbeleuchtung, wegelampe, pollerlampe, gartenleuchte, gartenbeleuchtung, standleuchte garten, einfahrtleuchte > wegeleuchte
solarlicht, gartensolarlampe, solargartenleuchte, solarlaterne, solarstrahler, solarbeleuchtung > solarleuchte
scheinwerfer, arbeitsstrahler, flutlichtstrahler, bauscheinwerfer, baulampe, baustellenlampe, außenstrahler, halogenfluter, led-strahler, strahler außen, flutlichtlampe, arbeitsscheinwerfer > fluter, led-fluter
kippschalter, wippschalter, taster, wechselschalter, unterputzschalter, wandschalter, schalterwippe, serienschalter, aus-schalter, drehschalter licht > lichtschalter
helligkeitsregler, drehdimmer, lichtregler > dimmer
stromdose, unterputzsteckdose, schuko, wandsteckdose, schukodose, stecker dose, netzsteckdose, aufputzsteckdose, doppelsteckdose > steckdose
verbindungsdose, klemmdose, abzweigkasten, abzweigdose, anschlussdose, aufputzdose, feuchtraumdose, kabeldose, klemmenkasten, verteilerkasten > verteilerdose
up-dose, gerätedose, schalterdose, einbaudose, hohlwanddose > unterputzdose
elektrokabel, nym-kabel, nym kabel, feuchtraumkabel, hauskabel, kupferkabel, installationskabel, mantelkabel, stromleitung, elektroleitung, installationsleitung, stromkabel > mantelleitung, leitung
erdleitung, gartenkabel, starkstromkabel außen > erdkabel
verlängerungstrommel, kabelaufroller, stromtrommel, kabelrolle, kabelhaspel, verlängerungsrolle, kabelbox > kabeltrommel
steckerleiste, dreiersteckdose, verteilersteckdose, stromleiste, mehrfachsteckdosenleiste, verteilerleiste, mehrfachdose, steckerleisten, 3er steckdose, dreifachsteckdose, stromverteiler, verteilerstecker > steckdosenleiste
stromverlängerung, verlängerungsschnur, verlängerungsleitung, kabelverlängerung, verlängerung strom, kabel verlängern > verlängerungskabel
stabbatterien, mignonzellen, batterie aa, rundzelle, monozelle, babyzelle, knopfzelle, blockbatterie, penlight > batterien
solarpaneel, solarpanel, solaranlage, solarplatte, solarzelle, pv anlage, photovoltaikmodul, pv-anlage, sonnenkollektor, solarzellen, fotovoltaik > solarmodul
balkonkraftwerk, balkonsolaranlage, steckersolargerät, solaranlage balkon, mini solaranlage, stecker-solar
stromtankstelle, ladebox, ladesäule, elektroauto ladestation, e-auto ladestation, autoladestation, heimladestation, ladegerät elektroauto, wandladestation > wallbox
stechspaten, grabspaten, spitzspaten, gräber, umgrabspaten, gärtnerspaten > spaten
schippe, holsteiner schaufel, spitzschaufel, stechschaufel, schneeschaufel > schaufel, sandschaufel
laubharke, heurechen, gartenrechen, harke, eisenrechen, holzrechen, bodenrechen > rechen
laubrechen, laubbesen, laubfächer, fächerbesen, rasenbesen
handschere, rosenschere, rebschere, blumenschere, ambossschere, bypassschere, zweigschere, strauchschere > gartenschere
baumschere, astschneider, gehölzschere, zweihandschere, ästeschere, starkastschere, baumastschere > astschere
garette, karette, benne, schubkarren, bauschubkarre, radlbock, schiebekarre, schiebtruhe, mistkarre, karre garten > schubkarre
grasmäher, rasenmähmaschine, mähmaschine, rasentraktor, handmäher, spindelmäher, benzinmäher, mäher > rasenmäher
robotermäher, automower, rasenmäherroboter, rasenmähroboter, rasen roboter, roboter rasen, gartenroboter, mähautomat > mähroboter
fadenmäher, grastrimmer, kantentrimmer, rasenkantenschneider, grasschneider, kantenmäher, elektrosense, trimmer, fadentrimmer > rasentrimmer
motorsense, freischneider, benzinsense, sense motor, motorsensen
heckentrimmer, heckenschneidemaschine, heckenschneider, elektrische heckenschere, heckensäge > heckenschere
motorkettensäge, motorsäge, elektrokettensäge, benzinsäge, baumsäge, holzfällersäge, kettensägen > kettensäge
laubpuster, blasgerät, laubgebläse, laubblasgerät, blasegerät, blätterbläser, bläser > laubbläser
laubstaubsauger, blattsauger, laubsammler > laubsauger
hochdruckstrahler, kärcher, kärcherl, druckwäscher, hochdruckwaschgerät, hochdruckgerät, hochdruckspritze, dampfreiniger hof, wasserhochdruck, druckreiniger > hochdruckreiniger
bewässerungsschlauch, spritzschlauch, gummischlauch, gießschlauch, tropfschlauch, schlauch garten, wasserschläuche > gartenschlauch
schlauchwagen, schlauchhaspel, schlauchroller, schlauchtrommel, schlauchbox
beregner, kreisregner, sprenger, rasenregner, beregnungsanlage, sprühregner, rasenbewässerung, wassersprenger, bewässerung rasen > regner
spritzkanne, blumenkanne, wasserkanne, giesskännli, blumengießer, gießkrug > gießkanne
wasserfass, regenwasserfass, regenwassertonne, regensammler, wassertank, regenspeicher, regenwasserbehälter, fass regen, wassertonne > regentonne
wasserpumpe, bewässerungspumpe, brunnenpumpe, förderpumpe, gartenbewässerungspumpe, pumpe garten > gartenpumpe
schmutzwasserpumpe, tauchpumpe, entwässerungspumpe, kellerpumpe, klarwasserpumpe
hauswasserautomat, hauswasserwerk, wasserwerk
topferde, universalerde, muttererde, humus, mutterboden, kübelpflanzenerde, anzuchterde, balkonerde, komposterde, erde, blumenhumus > blumenerde
rindenhäcksel, dekorrinde, rindenstücke, rindenschnitzel, pinienrinde, mulchrinde, hackschnitzel, rinde > rindenmulch
rasenlangzeitdünger, herbstrasendünger, rasendüngemittel, rasennahrung, rasenpflege, startdünger rasen > rasendünger
blumendünger, universaldünger, flüssigdünger, düngemittel, volldünger, gartendünger, nährstoffe pflanzen, dünger > pflanzendünger
rasensaatgut, grassaat, rasenmischung, rasensaat, grassamen, nachsaatrasen, rasen nachsaat, saatgut rasen, rasensämereien > rasensamen
gemüsesaatgut, saatgut, sämereien, saatgut gemüse, gartensamen, pflanzensamen, samentüten > gemüsesamen
paradeiser, paradeis > tomate
karotte, karotten, rüebli, gelbe rübe, mohrrübe, wurzel gemüse > möhre
fisolen, bohnen, bohnenkerne > buschbohne
häuptelsalat, kopfsalat, salat
ribisel, johannisbeere, meertrübeli
schwarzbeere, blaubeere, heidelbeere
zwetschke, zwetschge, pflaume
topfpflanzen, grünpflanzen, hauspflanzen, büropflanzen, zimmergrün, wohnungspflanzen > zimmerpflanze
bogenhanf, schwiegermutterzunge, sansevieria
blühstauden, gartenblumen, beetpflanzen, blütenstauden, winterharte stauden, staudenbeet, mehrjährige blumen > stauden
lebensbaum, thuja, thuje, smaragdthuja, koniferen > thuja smaragd
hecke, heckengehölz, heckensträucher, sichtschutzhecke > heckenpflanze
obstbaum, obststrauch, fruchtbaum, obstgehölz, beerensträucher, beerenstrauch, obstbäumchen > obstgehölze
kirschbaum > süßkirsche, kirsche
küchenkräuter, kräutertöpfe, gewürzpflanzen, kräuterpflanzen, gewürzkräuter, kräutertopf > kräuter
pflanzgefäß, blumenkübel, pflanzkübel, übertopf, pflanzentopf, blumengefäß, terrakottatopf, kübel pflanzen, blumenschale, pflanztopf > blumentopf
pflanzkasten, blumenkistchen, balkonkistchen, blumenkisterl, geländerkasten, balkonkiste, blumenkiste, kistli > balkonkasten
kräuterbeet, beetkasten, gemüsebeet, pflanzbeet, hochbeetkasten, beet, beetumrandung > hochbeet
sichtschutzwand, zaunelement, bretterzaun, dichtzaun, lamellenzaun, zaunfeld, holzzaun, sichtblende, sichtschutzelement, zaunwand > sichtschutzzaun
stabmattenzaun, stabgitterzaun, doppelstabzaun, mattenzaun, metallzaun, gitterzaun, drahtzaun, industriezaun, gittermatte > doppelstabmatte
gartentür, gartenpforte, zauntür, hoftor, einfahrtstor, gartentürl, pforte, zaunpforte, zauntor > gartentor
terrassenstuhl, balkonstuhl, gartensessel, stapelstuhl, klappsessel, campingstuhl, liegestuhl, hochlehner, sessel garten, klappstuhl > gartenstuhl
terrassentisch, balkontisch, esstisch garten, klapptisch garten, gartenesstisch, ausziehtisch > gartentisch
bankerl, gartenbänkli, parkbank, sitzbank, bänkli, holzbank, terrassenbank, balkonbank > gartenbank
polsterauflage, sitzpolster, sitzkissen, stuhlauflage, gartenpolster, liegenauflage, stuhlpolster, stuhlkissen, auflagen, polster > sitzauflage
balkonschirm, gartenschirm, marktschirm, terrassenschirm, kurbelschirm, strandschirm, schirm sonne > sonnenschirm
schattensegel, sonnentuch, beschattungssegel, segeltuch, sonnenschutzsegel, schattentuch > sonnensegel
faltpavillon, festzelt, partyzelt, gartenpavillon, bierzelt, pergola, eventzelt, faltzelt > pavillon
gasgriller, gasgrillstation, grillstation, gasbbq, bbq, barbecuegrill, gasgrillwagen > gasgrill
kohlengrill, holzkohlegriller, kugelgrill, standgrill, rundgrill, griller, kohlegrill, grilltonne > holzkohlegrill
griller > gasgrill, kugelgrill
grillbriketts, grillkohlen, buchenholzkohle, holzkohle, kohle grillen, holzkohlebriketts > grillkohle
gartenhütte, gartenhäuschen, schuppen, schopf, gartenhäusl, gartenschrank, gerätehütte, gartenschuppen, geräteschrank, fahrradschuppen, holzhaus garten > gerätehaus
glashaus, tomatenhaus, treibhaus, frühbeet, foliengewächshaus, folientunnel, wintergarten > gewächshaus
swimmingpool, aufstellpool, schwimmbad, badebecken, rundpool, stahlwandpool, gartenpool > pool
poolchemie, schwimmbadchemie, poolreiniger, wasserpflege, chlor, poolwasser, poolpflegemittel, algenmittel > poolpflege, chlortabletten
ph-minus, ph minus, ph senker, ph-wert senker > ph-senker
buddelkiste, sandkiste, buddelkasten, sandmuschel, sandspielkasten, spielsand kasten > sandkasten
wildvogelfutter, vogelkörner, streufutter, fettfutter, meisenfutter, vogelkerne, winterfutter vögel, gartenvogelfutter > vogelfutter
brutkasten, meisenkasten, nisthöhle, starenkasten, vogelhöhle, nisthilfe, vogelkasten, vogelhüsli, vogelhaus > nistkasten
vogelhäuschen, futterhäuschen, vogelfutterhaus, vogelfutterstelle, futterstation > futterhaus
türblatt, röhrenspantür, wohnraumtür, zimmertüre, innentüre, stubentür, raumtür, innentür > zimmertür
hauseingangstür, eingangstür, außentür, haustüre, nebeneingangstür, wohnungstür, kellertür > haustür
türschnalle, türfalle, türbeschlag, klinke, schnalle, drücker tür, türgarnitur, türdrückergarnitur > türklinke, türgriff, türdrücker, drückergarnitur
plastikfenster, pvc-fenster, drehkippfenster, kellerfenster, isolierfenster, thermofenster, kunststofffenster
fensterbord, sims, fensterbrett, fenstersims, fenstersimse, simsbrett, fenstergesims, fensterbrettl > fensterbank
moskitonetz, gelsengitter, moskitogitter, gelsenschutz, fliegenfenster, fliegenschutz, mückenschutz, fliegengitter, fliegennetz, insektengitter, schnakengitter, mückengitter > insektenschutz
springrollo, verdunkelungsrollo, klemmrollo, rollos, fensterrollo, sonnenrollo, doppelrollo, verdunklungsrollo, rouleau, verdunkelung, rollo fenster > rollo
lamellenstoren, storen, lamellenstore, alujalousie, jalousette, innenjalousie, raffstore, lamellenjalousie, lamellen, holzjalousie, rollladen innen > jalousie
faltstore, plisseerollo, wabenplissee, faltrollo, plissé, faltvorhang, plisse, plissees > plissee
hangschloss, bügelschloss, vorhangschloss, zahlenschloss, spindschloss, kofferschloss, kellerschloss, malschloss, anhängeschloss > vorhängeschloss
schlosszylinder, zylinderschloss, türschloss, türzylinder, haustürschloss, schließanlage, doppelzylinder, knaufzylinder, profilzylinder, sicherheitszylinder > schließzylinder
postbox, postkasten, zeitungsbox, postkastl, mailbox, hausbriefkasten, briefkastenanlage, zeitungsrolle > briefkasten
paketbox, paketkasten, paketbriefkasten, paketempfang
rauchdetektor, brandmelder, rauchwarnmelder, feuermelder, rauchalarm, brandwarnmelder, feueralarm > rauchmelder
videoüberwachung, ip-kamera, ip kamera, wlan-kamera, wlan kamera, außenkamera, sicherheitskamera, webcam, funkkamera, hauskamera, videokamera, cctv > überwachungskamera
geldschrank, wandtresor, möbeltresor, panzerschrank, safe, wertschrank, wertschutzschrank, hotelsafe, schließfach, dokumententresor > tresor
geldkassette, kassette, geldkasse
schüttstein, abwasch, spültrog, spültisch, abwaschbecken, abwäsche, küchenbecken > spüle, küchenspüle, spülbecken
küchenabdeckung, küchenplatte, küchenarbeitsplatte, küchenarbeitsfläche, arbeitsfläche, tresenplatte > arbeitsplatte
eiskasten, kühlgerät, eisschrank, kühlkasten, einbaukühlschrank, kühlkombi > kühlschrank
kühl-gefrierkombination, gefrierschrank, kühlgefrierkombi, tiefkühler, gefrierkombination, kühl-gefrier-kombination
waschvollautomat, waschautomat, frontlader, wäschewaschmaschine, waschmaschiene > waschmaschine
abwaschmaschine, spülautomat, geschirrspülautomat, geschirrwaschmaschine, spülmaschine, geschirrspülmaschine, spüler > geschirrspüler
backrohr, einbauherd, backröhre, herd, rohr backen, einbaubackofen, bratrohr, ofen küche > backofen
dampfabzug, küchenabzug, abzugshaube, wrasenabzug, dunsthaube, dunstabzug, esse küche, abluft küche, wandhaube > dunstabzugshaube
allzweckreiniger, putzmittel, reiniger, universalreiniger, haushaltsreiniger, bodenreiniger, reinigungsmittel, neutralreiniger, fettlöser
kalkreiniger, entkalker, kalkentferner, kalklöser, urinsteinlöser, badreiniger
steinreiniger, moosvernichter, algenentferner, grünbelagentferner, terrassenreiniger, moosentferner
straßenbesen, saalbesen, stallbesen, kehrbesen, hofbesen, reisigbesen, zimmerbesen, wischer, bartwisch, kehrwisch > besen
bürste boden, scheuerbürste, bodenbürste > schrubber
kessel, putzeimer, wassereimer, baueimer, kübel, haushaltseimer, wischeimer, küberl, pütz > eimer
bottich, mauereimer, mörteleimer, mörtelwanne, maurerkübel, betonkübel, speisbottich > mörtelkübel
steckregal, kellerregal, lagerregal, metallregal, werkstattregal, garagenregal, kellergestell, gestell, regalsystem, vorratsregal, traglastregal > schwerlastregal
regalbrett, wandboard, wandbord, hängeregal, bücherbord, wandkonsole, bücherregal wand, bücherbrett, regalboden, schwebregal, tablar > wandregal
stapelbox, kunststoffbox, plastikbox, eurobox, lagerbox, stapelkiste, plastikkiste, unterbettbox, kunststoffkiste, box, harass, transportbox, ordnungsbox, kiste > aufbewahrungsbox
klappleiter, haushaltsleiter, stufenleiter, malerleiter, bockleiter, trittleiter stufen, aufstellleiter, doppelleiter > stehleiter
ausziehleiter, schiebeleiter, anlegeleiter, vielzweckleiter, allzweckleiter, gelenkleiter, kombileiter, klappleiter mehrzweck, sprossenleiter, teleskopleiter > mehrzweckleiter
haushaltstritt, tritthocker, klapptritt, stockerl, trittleiter, leiterli, tritterl, trittstufe, hocker, fußtritt > tritt
bauhandschuhe, gartenhandschuhe, montagehandschuhe, schutzhandschuhe, mechanikerhandschuhe, lederhandschuhe, schnittschutzhandschuhe, handschuhe bau, handschuhe > arbeitshandschuhe
bauschuhe, sicherheitsstiefel, schutzschuhe, stahlkappenschuhe, arbeitsstiefel, arbeitsschuhe, s3 schuhe, werkschuhe, baustellenschuhe, s1p schuhe > sicherheitsschuhe
handwerkerhose, zunfthose, bundhose, cargohose, arbeitskleidung, arbeitsgewand, werkhose, berufshose, zimmermannshose, montagehose > arbeitshose
überkleid, arbeitsoverall, overall, kombi arbeit, blaumann > latzhose, arbeitslatzhose
bügelbrille, augenschutz, arbeitsbrille, sicherheitsbrille, vollsichtbrille, laborbrille, schleifbrille > schutzbrille
lärmschutz, kapselgehörschutz, ohrenschutz, hörschutz, ohrenschützer, gehörschützer, ohrschutz, pamir, ohrstöpsel, lärmschutzkopfhörer, schallschutz ohren > gehörschutz
atemmaske, mundschutz, ffp2-maske, feinstaubmaske, schutzmaske, staubschutzmaske, atemschutz, halbmaske, ffp2 maske, ffp3 maske, maske staub > atemschutzmaske
sackrodel, stechkarre, transportkarre, treppenkarre, sackroller, sackwagen, stapelkarre, rodel, handkarre, karre, transportroller > sackkarre
zügelkarton, zügelkiste, übersiedlungskarton, umzugsschachtel, faltkarton, pappkarton, bücherkarton, umzugskiste, umzugsbox, versandkarton, karton, schachtel > umzugskarton
motorenöl, autoöl, schmieröl, motor öl, öl auto, leichtlauföl, öl fürs auto, longlife öl > motoröl
kfz-batterie, pkw-batterie, kfz batterie, pkw batterie, fahrzeugbatterie, wagenbatterie, startbatterie, 12v batterie > autobatterie, starterbatterie
trosse, reep, takelgarn > seil
auskehrer, kehrer, feger > besen
leuwagen, scheuerbesen > schrubber
schüppe > schaufel, spaten
türknauf, türknopf > türgriff
miefquirl > ventilator
fahrrolle, möbelrad > lenkrolle
wasserklosett, lokus, örtchen > wc
schleifhexe > winkelschleifer
verdichter > kompressor
saletti, laube, gartenlaube > pavillon, gartenhaus
fichtenmoped, stihl > kettensäge
waschmuschel > waschbecken
mitteldichte holzfaserplatte > mdf-platte
abstreicher, fußabstreicher > fußmatte
dachkalle, dachkandel, dachkähner, kandel, kähner, dachhengel > dachrinne
parasol > sonnenschirm
gardena > gartenschlauch
geberit > spülkasten
dremel > multifunktionswerkzeug
sikaflex > dichtstoff
heraklith > dämmplatte
porotherm, poroton > ziegel, mauerstein
mistkübel, schaffl, schaff > eimer
badezimmerkastl, badkastl > spiegelschrank
nachtkastllampe > tischleuchte
elektroöfeli > heizlüfter
hahnen > armatur
gartenhag > sichtschutzzaun
chromstahlbecken > spüle
hammerite, rostschutzlack, metalllack > buntlack
tox > dübel
uhu > montagekleber
tesa, klebeband, malertesa > abklebeband
xylamon, bondex, holzschutzfarbe > holzlasur
alpina, caparol, wandweiß > wandfarbe
substral, hornspäne, blaukorn > dünger
compo, pflanzenerde, torf > blumenerde
weber > kugelgrill
sakret, quickmix > mauermörtel
ceresit > fliesenkleber
soudal, schaumpistole > bauschaum
grohe, hansgrohe > armatur
villeroy, keramag > wc
parador > laminat
osram, leuchtkörper > led-lampe
gira, busch-jaeger > steckdose
varta, duracell > batterien
felco > gartenschere
rotho, klarsichtbox > aufbewahrungsbox
abus > vorhängeschloss
engelbert strauss > arbeitshose
castrol > motoröl
strippe, verlängerungsstrippe > verlängerungskabel
funzel > leuchte
mörtelkarre > schubkarre
geranienkasten > balkonkasten
hohlkammerplatte, stegdoppelplatte, doppelstegplatte > wellplatte
profilbretter, nut und feder bretter > rauspund
sonnenliege, gartenliege, relaxliege, relaxsessel > gartenstuhl
schnurloser schrauber, akkudreher > akkuschrauber
wasserklo, pinkelbecken > wc
kloschüsseldeckel > wc-sitz
brettersäge > handsäge
baumschneider, astknipser, astzwicke > astschere
buchsschere, buchsbaumschere > heckenschere
rasenfräse > rasenmäher
puster > laubbläser
bretterbude, holzhütte > gerätehaus
folienzelt, tomatenzelt > gewächshaus
sonnendach > sonnensegel
holzheizung > kaminofen
feuerholz > holzbriketts
feuerwarner > rauchmelder
schaffel, speisbütt, zuber > mörtelkübel
autolack, felgenspray > sprühlack
abdeckplastik > abdeckfolie
sandblatt > schleifpapier
teppichschneider > cuttermesser
knipex, wapuza > wasserpumpenzange
engländer, rollgabelschlüssel > gabelschlüssel
betonmeißel > abbruchhammer
papiermaske, schnutenpulli > atemschutzmaske
schweißerbrille > schutzbrille
stapler > sackkarre
bananenkiste > umzugskarton
trittbrett, elefantenfuß > tritt
staffelei > stehleiter
rollladen, raffrollo > rollo
spülstein > küchenspüle
dunstesse > dunstabzugshaube
geschirrwäscher > geschirrspüler
froster, kühltruhe > kühlschrank
kabelspule > kabeltrommel
bierbank, ruhebank > gartenbank
bierzelttisch, klapptisch > gartentisch
lattenzaun > sichtschutzzaun
baumrinde, rindenschrot > rindenmulch
rollrasen > rasensamen
kirschlorbeer > heckenpflanzen
apfelbaum > obstgehölze
`;

export const startingSynonyms: readonly SynonymGroup[] = groups
  .trim()
  .split('\n')
  .flatMap((line): SynonymGroup[] => {
    const [words = [], found = []] = line
      .split('>')
      .map((part) => part.split(',').map((term) => term.trim()));
    return found.length === 0
      ? [{ terms: words, isOneWay: false }]
      : words.map((word) => ({ terms: [word, ...found], isOneWay: true }));
  });
