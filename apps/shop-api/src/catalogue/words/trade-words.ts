/**
 * Words of the German DIY trade with the same meaning, one group a line, also of Austria and Switzerland.
 * After ">" follow words that each word before it also finds, but that do not find it: a wider word, the
 * thing that a brand or an everyday word stands for, or goods of which only some are meant. Plural endings,
 * hyphens and spaces make no difference. A line that begins with "#" is a title. A word that already finds
 * its thing by its parts or by a correction needs no line.
 */
export const tradeWords = `
flex, winkelschleifer, trennschleifer, einhandflex, trennjäger
akkuflex, akku-winkelschleifer, akku-flex
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
deltaschleifer, dreieckschleifer
schwingschleifer, vibrationsschleifer
bandschleifer, bandschleifmaschine
multitool, multifunktionswerkzeug, oszillierer, oszillationswerkzeug, multimaster
heißluftpistole, heißluftföhn, heißluftgebläse
oberfräse, handoberfräse
hobel > elektrohobel
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
spanplattenschrauben, spax, holzschrauben
spax > spanplattenschrauben
schnellbauschrauben, trockenbauschrauben, gipskartonschrauben, rigipsschrauben
terrassenschrauben, dielenschrauben
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
fliesen, kacheln
platten > fliesen
bodenfliese, feinsteinzeug
wandfliese, badfliese, steingut
teppichboden, auslegware, auslegeware
kunstrasen, rasenteppich, balkonrasen
fußmatte, türmatte, abtreter, fußabtreter, fußabstreifer, sauberlaufmatte
wasserhahn, armatur, mischbatterie, wasserkran, einhebelmischer
waschtischarmatur, waschbeckenarmatur, wasserhahn bad, badarmatur
küchenarmatur, spültischarmatur, wasserhahn küche
duscharmatur, duschthermostat, thermostatarmatur
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
1/2 zoll > 13 mm
3/4 zoll > 19 mm
rasensprenger, regner, sprenger, sprinkler
gießkanne, wasserkanne
regentonne, regenfass, wassertonne, regenwassertank, regentank, regenwassertonne
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
glaspapier, schmirgelleinen, schleifleinen, schleifbogen, schmirgelbogen, schleifgitter, schleifband, schleifrolle > schleifpapier
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
türenlack, fensterlack, türlack, radiatorlack, lack weiß > weißlack
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
fertigbeton, trockenbeton, betonmischung, zementestrich, sackbeton, fundamentbeton, ruckzuckbeton, gartenbeton, bodenausgleich, estrichmörtel > estrichbeton
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
ausziehleiter, schiebeleiter, vielzweckleiter, allzweckleiter, gelenkleiter, kombileiter, klappleiter mehrzweck, sprossenleiter, teleskopleiter > mehrzweckleiter
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
# Werkzeug mit Motor
schrauberle, bohrknecht, schraubgerät, schraubendreher elektrisch, elektrischer schraubenzieher, akkuschraubenzieher, kabelloser bohrer, stabschrauber, trockenbauschrauber, cordless drill, drill driver, screwdriver akku, power drill, schraubbohrer, akkudrill, akku schrauber set > akkuschrauber
schlagmoment schrauber, radmutternlöser, reifenwechsler, radwechselschrauber, drehschlagschraubmaschine, bulldozer schrauber > schlagschrauber
rotary hammer, hammerbohrer akku, betonbohrmaschine akku > akku-bohrhammer
circular saw, kreissäge ohne kabel > akku-handkreissäge
akkublock, akkublocks, akkustecker, power pack, powerpack, akkuzelle werkzeug, werkzeugbatterie, ersatzbatterie werkzeug, zweitakku > wechselakku
akkulader, charger, akkuladestation, doppellader > ladegerät, wechselakku
drill, bohrgerät, elektrobohrer, hammer drill, schlagbohrgerät, percussion drill > schlagbohrmaschine
hilty, hilte, sds-bohrer maschine, sds hammer, bohrhammermaschine, pneumatischer hammer, drehhammer, betonbohrmaschine, te hammer > bohrhammer
kango, presslufthammer, drucklufthammer, abklopfer maschine, stemmgerät, meißelgerät, elektromeißel, jackhammer > kombihammer, bohrhammer
angle grinder, flexgerät, flexx, einhandschleifer, feuerrad, funkenmühle, schleifteufel, fächerschleifer, grinder > winkelschleifer
jigsaw, jig saw, schweifsäge elektrisch, stichsägemaschine, laubsäge elektrisch, kurvensäge, ausschnittsäge, bogensäge elektrisch, lochsäge elektrisch > stichsäge
skilsäge, circular handsäge, kreissägemaschine, rundschneider, führungsschienensäge, schattenfugensäge, plungesäge, bausäge, kreisler > handkreissäge, tauchsäge
schleifmaus, rotex, excenter, schleifgerät, schleifteller maschine, elektroexzenter, palm sander, poliergerät, schleifmaschine holz > exzenterschleifer
schleifmaus > deltaschleifer
oszillationsgerät, schwingsäge, oszillierende säge, zitterer, zittersäge, feinsäge elektrisch, tausendsassa, vibrosäge, supercut, renovator, sägeschleifer, fugenschneider elektrisch, multigerät, oszillator > multifunktionswerkzeug
shopvac, shop-vac, schlammsauger, kesselsauger, gewerbesauger, wet dry vacuum, absauggerät, hobbysauger, kaminsauger, henry sauger, poolsauger werkstatt > nass-trockensauger
kompi, druckluftkessel, luftverdichter, reifenpumpe, reifenfüller, luftdruckgerät, pressluftgerät, druckluftanlage, luftmaschine, puster werkstatt, luftquetsche > kompressor
säbelsäge, tigersäge, sawzall, reciprosäge, rezipro, fuchsschwanz elektrisch, elektrofuchsschwanz, alligatorsäge, recipsäge, sabre saw, elektrische säbelsäge
tischkreissäge, tischsäge, table saw, formatkreissäge, unterflurkreissäge, baukreissäge
kappsäge, gehrungssäge, paneelsäge, zugkappsäge, kapp- und gehrungssäge, chopsaw, kappsägemaschine
bandsäge, bandsägemaschine
oberfräse, handfräse, trimmfräse, kantenfräse, router fräse, obelfräse
mauernutfräse, schlitzfräse, mauerschlitzfräse, wandfräse, schlitzmaschine
heißluftpistole, heißluftfön, heißluftgerät, heissluftfön, abbrennpistole, abbrenngerät, heißluftgebläse, heat gun
rührwerk, mörtelrührer, rührgerät, rührmaschine, mörtelmischer, handrührwerk, farbrührer maschine
betonmischer, mischmaschine, betonmischmaschine, mischtrommel, zwangsmischer
heißklebepistole, klebepistole, glue gun, heißkleber, heissklebepistole
tacker, handtacker, klammergerät, tackergerät, klammermaschine, elektrotacker, druckluftnagler, nagelpistole, nagler, heftpistole, bostitch, heftgerät, agraffentacker, bolzensetzgerät, nagelgerät
nietzange, blindnietzange, nietenzange, popnietzange, nietpistole
lötkolben, lötgerät, lötstation, lötpistole, lötset
schweißgerät, elektroschweißgerät, inverter schweißgerät, schutzgasschweißgerät, mig mag gerät
stromerzeuger, notstromaggregat, generator, notstromer, stromaggregat, aggregat strom
schleifbock, doppelschleifer, doppelschleifmaschine, schleifstein elektrisch
standbohrmaschine, tischbohrmaschine, säulenbohrmaschine, ständerbohrmaschine
fliesenschneider, fliesenschneidmaschine, plattenschneider, kachelschneider, nassschneider, fliesenhexe, plättlischneider
farbspritzpistole, farbsprühsystem, farbsprühgerät, airless, sprühpistole, lackierpistole, wagner sprühsystem
# Handwerkzeug
kluppert, einschläger, hau drauf > schlosserhammer
maurerfäustel, kiloeisen, schlägl, zuschlaghammer, meißelhammer hand > fäustel
schraubi, kreuzschrauber, screwdriver, torxschlüssel, philipsdreher, schrauberli, stubby, kreuzschraubi, schlitzschrauber > schraubendreher
zwicker, seitenschnippler, kabelknipser, drahtknipser, elektronikschneider, schnippler, drahtschere, seitenzwicker, abkneifer, side cutter, drahtzwicker, nagelknipser, diagonalschneider, kabelschere, kabelcutter, pinzetteschneider > seitenschneider
beißerchen, drahtbinder, rabitz, elektrozange, zangerl, zangl > kombizange
wapu, cobra, alligator, rohrschlüssel, rohrgreifer, eckschwede, schwede, water pump pliers, slip joint > wasserpumpenzange
verstellschlüssel, universalschlüssel, rollgabel, adjustable wrench, ringgabel, kreuzschlüssel, radkreuz, steckschlüssel > ringmaulschlüssel
rassel, gelenkratsche, nusskasten, ratschenkasten, knarrenkasten, steckschlüsselsatz, stecknuss, ratschenring > ratschenschlüssel
stichsäge hand, schreinersäge, tischlersäge, gratsäge, furniersäge, zapfensäge, zimmermannssäge, jackson säge, klappsäge, trockenbausäge, schweifsäge, bügelsäge, gehrungssäge hand, sägerl, sägeli, forstsäge, schrotsäge > handsäge
dozuki > japansäge
hakenmesser, linoleummesser, hobbymesser, bastelmesser, paketmesser, kartonschneider, paketöffner, papiermesser, skalpell, dolchmesser, belagsmesser, trapezmesser, katter, box cutter, utility knife, isoliermesser, dämmstoffmesser, rigipsmesser, schachtelmesser, knife, filzmesser, sicherheitsmesser, wegwerfmesser > cuttermesser
stechmeißel, holzeisen, schnitzeisen, schnitzmesser, chisel, schreinereisen, tischlereisen, hohleisen, drechseleisen, schärfeisen > stechbeitel
feile, holzfeile, raspel, metallfeile, schlüsselfeile, feilenset, rundfeile, flachfeile
brecheisen, kuhfuß, stemmeisen groß, geißfuß, nageleisen, brechstange, stemmstange, hebeleisen, pinzbar, nageleisen groß
flachmeißel, spitzmeißel, steinmeißel, maurermeißel, spitzeisen
gliedermass, klappmaß, zolli, meter zum klappen, folding rule, maßstock, faltmeter, meterstecken, 2m stab, doppelmetermaß > zollstock, maßband
messrolle, tape measure, meter zum ausziehen, ausziehmeter, meterli, maßrolle, maßbandrolle, laufmeter > maßband
setzwaage, schlauchwaage, schreinerwaage, maurerwaage, spirit level, nivellierwaage, kartätsche, waagerecht messer, bauwaage, neigungsmesser, schmalwaage > wasserwaage
lasermaß, laserwaage, lasermass, distometer, abstandsmesser, laserzollstock, range finder, laserabstandsmesser > laser-entfernungsmesser
laserkreuz, quigo, linienprojektor, trockenbaulaser > kreuzlinienlaser
stromtester, lügenstift, stromsucher, spannungstester, prüfstift, stromprüfstift, phasentester, spannungssucher, polschraubendreher, lügenschraubenzieher, spannungsmesser, leitungsprüfer, prüfspitze, stromfinder, strommesser, stromcheck, elektrotester, voltage tester, stromdetektor, steckdosenprüfer, phasendreher, zweipolprüfer, spannungsprüfgerät, phasenfinder, testboy > spannungsprüfer
ohmmeter, stromzange, zangenamperemeter, vielfachmessinstrument, widerstandsmesser, fluke, kapazitätsmesser, batterietester > multimeter
systainer, systainersystem, l-boxx, lboxx, l boxx, toolcase, tool case, werkzeugkisterl, werkzeugschachtel, werkzeugwagen, werkstattwagen, elektrikerkoffer, haushaltskoffer, werkzeugrucksack, werkzeugbeutel, maschinenbox, systemkoffer, bohrmaschinenbox, schrauberkoffer, werkzeugaufbewahrung, sortimo, toolkit, werkzeugausstattung, erstausstattung werkzeug > werkzeugkoffer
workmate, schraubstockbank, arbeitsböcke, packtisch, basteltisch, tüftlertisch, hobeltisch, spanntisch, reparaturtisch, werkstattarbeitsplatz, schreinerbank, bastelbank > werkbank
schraubklemme, bessey, schraubspanner, leimklammer, spannklemme, türspanner, spannknecht, zwingerl, klemmzwingerl, feststellklemme > schraubzwinge
quick grip, quickgrip, klemmpistole, einhandklemme, schnellspanner holz, einhandspanner > einhandzwinge
# Zubehör für Maschinen
bohrerkassette, bohrerbox, bohrspitze, drill bit, bohrstift, alubohrer > spiralbohrer
masonry bit > steinbohrer
forstner > holzbohrer
lochsäge, lochsägenset, dosensenker, bohrkrone, dosenbohrer, lochkranz, kernbohrkrone, steckdosenbohrer, dosenfräser, lochkreissäge
bitkoffer, bitkassette, aufsätze akkuschrauber, schraubaufsätze, schrauberspitzen, klingen schrauber, schraubklingen, schrauberklingen, bitsammlung, spitzen für akkuschrauber, bitli, bitspitzen > bit-set
widiablatt, hartmetallblatt, zahnblatt, vielzahnblatt > kreissägeblatt
trennblätter, flexblätter, eisenscheibe, cutting disc, schleifscheibe flex, blechscheibe, trennrad, schneidrad, 125er scheiben, 125er scheibe > trennscheibe
diascheibe, diamanttopf, diamantsägeblatt, feinsteinzeugscheibe, turboscheibe, klinkerscheibe > diamanttrennscheibe
schleifpapierbogen, abrasivpapier, schleifschwamm, schleifvlies, schleifblock, schmirgelleinwand, schleifmittel, schleifstreifen, schleifpapierblätter > schleifpapier
exzenterpapier, klettpapier, haftscheiben > schleifscheiben
# Befestigung
spaxl, spacks, tellerkopfschrauben, würth schrauben, schräubchen, schräuble, schräubli, reisser schrauben, sternschrauben, schnellbauschraube holz, schrauberl, wood screw > spanplattenschrauben
decking screws, gartenholzschrauben, douglasieschrauben, lärchenschrauben, bohlenschrauben, zaunschrauben, balkonschrauben > terrassenschrauben
schwarze schrauben, knaufschrauben, drywall screws, tn schrauben, gipsfaserschrauben, magazinschrauben, gkb schrauben, profilschrauben > schnellbauschrauben
bolzen m8, mutterschrauben, sechskantbolzen, m8 schraube, 6kantschraube, schrauben mit mutter, eisenschrauben, außensechskant, din 933, din933, schlosserschrauben > sechskantschrauben
din 912, din912, allen screw, allenschraube, inbusbolzen > zylinderschrauben
gewindestange, gewindestab, stange mit gewinde, gewindebolzen
blechschrauben, knipping, selbstbohrende schrauben, karosserieschrauben
hanger bolt, stockschraube, stockschrauben, doppelgewindeschraube
ringschraube, ösenschraube, schraubösen, augenschraube, ringöse
rahmendübel, turboschrauben, concrete screw, schraube ohne dübel > betonschrauben
ankerstange, schwerlastbolzen, stahlspreizdübel, spreizbolzen, durchsteckdübel, betonbolzen, keilbolzen > bolzenanker
düwel, diwel, stopseln, stöpsel, stopsel, duopower, fischer sx, mauerstöpsel, wandstopfen, wall plug, plastikstöpsel, 10er dübel, mauerhülse, dübelbox, kunststoffstopfen wand > universaldübel
mollys, molly, molly dübel, mollydübel, schirmdübel, schirmanker, gk-dübel, duotec, spiraldübel, schneckendübel, metallspreizdübel, feder dübel, regenschirmdübel, federdübel, leichtbaudübel, hollow wall anchor, driva, driva dübel, zugdübel, hohldübel, toggler > hohlraumdübel
din 934, rampamuffe > sechskantmuttern
washer, federring, federringe, ringscheibe, großflächenscheibe, passscheiben, din 125, din125, sicherungsscheibe, zwischenscheibe, metallring schraube > unterlegscheiben
winkeleisen, eckverbinder, verbindungswinkel, simpson winkel, lochblechwinkel, lochblech, anschlusswinkel, regalwinkel, möbelwinkel, eckwinkel, balkenverbinder, holzwinkel, sparrenpfettenanker, haltewinkel, winkelhalter, konsolwinkel, lochbleche, lochband, nagelplatte, schrankwinkel > winkelverbinder
balkenhalterung, balkenaufhängung, trägerschuh, balkenkonsole, balkentaschen, joist hanger > balkenschuh
pfostenträger, pfostenschuh, pfostenanker, einschlaghülse, einschlagbodenhülse, stützenfuß, stützenschuh, pfostenhalter, bodenhülse, pfostenhülse
lappenband, ladenband, kistenband, tischband, fischband, fitschenband, fitschband, einbohrband, schrankband, schrankangel, scharnierband, türgelenk, gelenk tür, kreuzband > scharnier
hettich, blum clip > topfscharnier
ziehgriff, griffleiste, griffstange, möbelbügel, schrankhenkel, möbelhenkel, schubladenzieher, relinggriff, handgriff möbel, schubladenhenkel, schubgriff, bügel möbel, türgriff schrank > möbelgriff
kommodenknopf, ziehknopf, schubknopf, kommodenknauf > möbelknopf
garderobenleiste, hakerl, hakenleiste, aufhängehäkchen > wandhaken
gerätehalter, besenhalter, werkzeughalter wand, leiterhalter, stielhalter, wandhalter garten, spatenhalter, schaufelhalter, garagenhalter, gartenwerkzeughalter, fahrradhalter wand, reifenhalter wand > gerätehaken
schwenkrolle, lenkrad möbel, stuhlrollen, transportrad, radl möbel, palettenrollen, drehrolle, doppelrolle, rollerl > lenkrolle
kettenglied, ketterl > rundstahlkette
seili, schot, hanftau, jutesíl, schifftau, spagat, kälberstrick, festmacher, bandl > seil
spannbänder, verzurrband, transportgurt, befestigungsband, lashing strap, ladegurt, lkw gurt, dachgepäckgurt, lkw-gurt, ladungssicherungsgurt, zurrsystem, ratschenband, motorradgurt, gurterl, ratschenspanner, dachträgergurt, ladungssicherungsband > spanngurt
kabelbinder, kabelstraps, kabelzieher, rapidband, kabelstrapper, cable tie, straps, kabelfix, plastikbinder, ratschbänder, kabelband
panzertape, duct tape, ducttape, gewebeklebeband, gaffa, gafferband, gaffa tape, lassoband, steinband, panzerband, entenband, reparaturband, powertape, silberband, textilklebeband
isolierband, isoband, elektroisolierband, isolierklebeband, isotape, elektrikerband, strom klebeband
teppichklebeband, doppelseitiges klebeband, doppelklebeband, doppelband, montageband, spiegelband
blindnieten, nieten, popnieten, nieten alu
sekundenkleber, superkleber, sekundenleim, cyanacrylat, uhu sekundenkleber, blitzkleber
zweikomponentenkleber, 2k kleber, epoxidkleber, epoxykleber, epoxidharzkleber, epoxy
# Leitern
leiterle, bockstaffelei, stepladder, malerstaffelei > stehleiter
anstellleiter, dachleiter, dreiteilige leiter, kombinationsleiter, ausziehbare leiter, obstleiter, baumleiter, universalleiter, multifunktionsleiter, klappbare leiter, steckleiter, seilzugleiter, lange leiter, extension ladder, treppenleiter, feuerwehrleiter, gerüstleiter, dreiteilig leiter, schrägleiter, fassadenleiter > mehrzweckleiter
treppchen, trepperl, trittschemel, schemel, step stool, aufstieg, aufstiegshilfe, stehhilfe, kleinleiter, stapfel, leiter klein, schemmel > klapptritt
gerüst, rollgerüst, arbeitsgerüst, baugerüst, fahrgerüst, malergerüst
# Farben, Maler
wandanstrich, zimmeranstrich, weißel, weißeln, deckenanstrich, kalkfarbe, wandtünche, ausmalen, innenanstrich, silikatfarbe innen, anstrich wand, wohnzimmerfarbe, wall paint, farbe zum streichen, muresko > wandfarbe
abtönpaste, tönpaste, abtöner, farbton wand > bunte wandfarbe
hausanstrich, außenanstrich, fassadenanstrich, hauswandfarbe, egalisationsfarbe, exterior paint, fassaden weiß, farbe für hauswand, sockelfarbe, giebelfarbe > fassadenfarbe
antischimmelwandfarbe, schimmelresistente farbe, antipilzfarbe, pilzfarbe, pilzhemmende farbe, duschfarbe, kellerwandfarbe, nassraumfarbe, antischimmelanstrich, badezimmer wandfarbe, antikondensfarbe, schimmelsanierfarbe, wandfarbe bad, schimmelhemmende farbe, fungizide farbe > schimmelschutzfarbe
lackerl, lackl, emaillack, emaille farbe, pu lack, alkydharzlack, ölfarbe, holzfarbe, metallfarbe, türfarbe, rostschutzfarbe, fahrradlack, lackdose, maschinenlack, geländerlack, dose lack, kunstharzfarbe, möbelfarbe, kreidefarbe, streichlack, metallanstrich, varnish, paint lack, dekorlack, spielzeuglack, schleiflack, heizungslack bunt, kreidelack, dekolack, brillux lack, farbe zum lackieren, hochglanzfarbe, metallschutzfarbe > buntlack
heizkörperfarbe, türenfarbe, fensterfarbe, heizungsfarbe > weißlack
holzschutzgrund, carbolineum, holzanstrich, zaunfarbe, gartenholzfarbe, holzschutzanstrich, bläueschutz, gartenhausfarbe, zaunlack, gartenzaunfarbe, wood stain, remmers, holzveredelung, imprägnierung holz, wetterschutzfarbe holz, holzimprägnierung, beizmittel, schwedenfarbe, schwedenrot, pinotex, holzschutzlack, holzwurmmittel, holzgrund lasur, farbe für gartenhaus, farbe für zaun > holzlasur
tungöl, tungoel, parkettöl, douglasienöl, lärchenöl, danish oil, holzwachs, hartwachsöl, wood oil, pflegeöl, terrassenpflege, holzpflege, holzbodenöl, deck oil, bootsöl, holzpflegeöl, küchenplattenöl, leinölfirnis, firnis, decköl, eichenöl, möbelwachsöl, antikwachs, schneidebrettöl > holzöl
graffitidose, montana, sprayfarbe, dosenfarbe, felgenlack, dupli color, duplicolor, spraycan, autospray, kunstharzspray, goldspray, spritzlack, felgenfarbe, metallspray, sprayfarb, chromspray, lackierspray, sprühflasche lack > sprühlack
rostgrund, grundanstrich, sealer, vorstreicher, grundierer, rostumwandler, voranstrichfarbe, vorbehandlung, betonkontakt, nikotinsperre, haftbrücke, grundierungsmittel, allgrund, untergrund farbe, zinkgrund, grundierlack, grundiermittel, unterlack > grundierung
wandgrund, tapeziergrund, putzfestiger, sandverfestiger, acryl tiefgrund, hydrosol, saugsperre, tapetenwechselgrund > tiefgrund
fellrolle, lammfell, deckenroller, wandfarbenroller, farbwalzerl, heizkörperrolle, paint roller, nylonrolle, rollbügel, schaumstoffrolle, anstreichset, flächenroller, mini roller maler, flauschroller, streichrollerl > farbroller
abstreifgitter, farbgitter, farbabstreifgitter, malergitter, farbschale
teleskopstange, verlängerungsstange, malerstange, roller verlängerung
strichzieher, quast, quaste, malerquast, deckenbürste, paint brush > flachpinsel
abkleber, abklebetape, maskingtape, frogtape, abklebestreifen, scotch blue, lackierertape, lackierkrepp, tapeband, putzband, pvc putzband, papierband, streichband, klebestreifen maler, 3m band maler, fugenkrepp > malerkrepp
washitape, feinkrepp, goldkrepp, präzisionskrepp > goldband
streicherfolie, bauplane, planenfolie, cover sheet, staubfolie, renovierungsfolie, abklebefolie, plastikplane, plastikfolie, knisterfolie, möbelfolie, staubschutzwand, malerabdeckung, plastikplan, fensterabklebefolie > abdeckfolie
abdeckfilz, rutschvlies, bodenschutz, saugvlies, malerteppich, abdeckmatte, schutzmatte boden > malervlies
klimafolie, luftdichtungsbahn, dachfolie innen, luftdichte folie, dampfdichte folie, unterdachfolie, vapour barrier > dampfbremsfolie
unterspannbahn, unterdeckbahn, dachunterspannbahn, unterdachbahn
noppenbahn, noppenfolie, drainagebahn, kellerwandschutz
wurzelvlies, unkrautvlies, gartenvlies, unkrautfolie, unkrautschutz, unkrautsperre
teichfolie, pondfolie, pvc folie teich
spachteleisen, fugenspachtl, gipsspachtel werkzeug, farbkratzer, tapetenkratzer, putty knife, schaber, spachtelwerkzeug, scraper, handspachtel, kratzspachtel > malerspachtel
aufziehkelle, zahntraufel, glättscheibe, putzglätter, zahnglätter, stahlglätter, glätter putz > glättkelle
maurerkelle, mörtelkelle, dreieckskelle, herzkelle, spitzkelle, maurertraufel
designtapete, betonoptik tapete, steintapete, blümchentapete, motivtapete, wallpaper, blumentapete, steinoptiktapete, fototapete, tapete zum einkleistern, vinyltapete, prägetapete, papiertapete, kindertapete, schlafzimmertapete, wohnzimmertapete, flurtapete, tapetenbahn, küchentapete, wandbekleidung > vliestapete
ingrain, erfurt, erfurt 52, mietertapete, raufaserpapier, raufaserrolle > raufasertapete
metylan, kleisterpulver, wallpaper paste, kleisterpackung, glutolin, tapezierpaste, methylan, methyllan, tapezier kleber, kleber für tapete, tapezierleim > tapetenkleister
tapetenlöser, tapetenablöser, tapetenentferner
tapeziertisch, tapezierbock, tapezierbock klappbar, kleistertisch
silikonspritze, silikondicht, silikonmasse, sanitärfuge, wannenfuge, otto chemie, ottoseal, ottoseal s100, bad fuge, elastische fuge, silikonabdichtung, wannenrandfuge, duschfuge, fugenabdichtung, silikonband, sealant, fensterdicht > sanitärsilikon
acrylfugenmasse, akryl, acrylkartusche, überstreichbare fugenmasse, rissfüller, acrylspachtel, risskitt, acryldicht, acryldichtstoff, malersilikon, wandfuge, caulk, bauacryl, fensteracryl, acrylrissfüller, streichbare fuge > maleracryl
no more nails, powerkleber, fix all, fixall, kartuschenleim, styroporkleber, no nails, mamut, ultrakleber, konstruktionsleim, construction adhesive, montagekit, kontaktkleber, polymerkleber, holz-metall kleber, ms polymer, hybridkleber, sockelleistenkleber, treppenkleber, baukleberkartusche, allzweckkleber, kleb und dicht, heftkleber, industriekleber, klebemontage > montagekleber
bindan, holzkleb, holzkleister, leimflasche, wood glue, bauleim, titebond, kaltleimholz > holzleim
purschaum, polyschaum, expanding foam, rollladenkastenschaum, zweikomponentenschaum, mauerschaum, schaumfüller, schaumspray > montageschaum
kartuschenpistole, silikonpistole, silikonspritze pistole, auspresspistole, kartuschenpresse, dosierpistole, handdruckpistole
# Baustoffe
zementpulver, betonbinder > portlandzement
schnellbinder, schnellabbinder, blitzmörtel, racofix > schnellzement
malter, speiß, mörtl, mauermalter, masonry mortar, klinkermörtel, trassmörtel, ziegelmörtel, mörtelpulver, mörtelsack, ziegelmalter, sackmörtel, mauerzement, versetzmörtel, mauerzeug > mauermörtel
estrichmischung, concrete, betonsack, estrichsack > estrichbeton
verputzmasse, haus putz > kalkzementputz
ardex, pci kleber, sopro, mapei, tile adhesive, fliesenklebermörtel, schnellkleber fliesen, mittelbettmörtel, feinsteinzeugkleber, keramikkleber, fliesenzement, fliesenpampe > flexkleber
marmorkleber, granitkleber, verblenderkleber, riemchenkleber > natursteinkleber
fugenzement, verfugmasse fliesen, fugenmasse fliesen, fugenschlämme, fugenpulver, grout, fugenbreit, fugenschmal, kachelfuge, fugenspeis, fugenzeug, verfuger, verfugung, fliesenverfugung, fugenfarbe, ausfugmasse, verfugungsmasse, plättlifuge, fugenmasse boden > fugenmörtel
füllspachtelmasse, lochfüller, ausgleichsspachtel, glättspachtel, molto, mollto, filzputz, ready spachtel, q3 spachtel, fugen füller, pulverspachtel, reparaturmasse, dübellochfüller, spachtelpulver, spachtelzeug, gipsl, glättmasse, unebenheiten wand > spachtelmasse
eimerspachtel, spachtel im eimer, readymix, fertigmasse > fertigspachtel
ausgleichsmasse, nivelliermasse, bodenausgleichsmasse, fließspachtel, selbstverlaufende spachtelmasse, bodenspachtelmasse, fließestrich, verlaufsmasse
fermacell, rigipswand, grüne platte, plasterboard, drywall, leichtbauplatte, gipswand, einmannplatte, diamant platte, feuchtraumrigips, badrigips, gipskartonage, gyproc > gipskartonplatte
rigipsschiene, rigipsständer, trockenbauschiene, gipskartonprofil, trockenbauständer, cd 60, metallschiene rigips, leichtbauprofil > trockenbauprofil
isolierwolle dach, dämmstoff, isomatte dach, isowolle, mineralfaser, glass wool, steinwollematte, glaswollrolle, isolationswolle, kratzwolle, dämmmaterial > mineralwolle
styro, wdvs platte, styropordämmung, isopor, kellerdeckendämmung, vollwärmeschutz, porit, foamboard > hartschaumplatte
kellerdämmung, sockeldämmung, jackodur, fundamentdämmung, bodenplattendämmung, kellerwanddämmung, erdreichdämmung, roofmate, frostschürze, flachdachdämmung > perimeterdämmplatte
hofsteine, pflasterstoa, kopfstein, katzenkopf, katzenköpfe, doppel-t stein, paving stone, rasengitterstein, hofeinfahrt steine, verbundstoa, gredstein, bsetzistein, besetzistein, parkplatzsteine > pflasterstein
trittsteine, waschbeton, patioplatte, polygonalplatten, balkonplatten, hofplatte, bodenplatte garten, paving slab, trittstein, trittstoa, terrassenstein, balkonplatte, gehplatte, plattenweg > terrassenplatte
ytongplatte, ytong platte, leichtbetonstein, weißer stein mauern, ytongziegel, planbauplatte, aircrete, porenbetonblock, ytongblock, gasbetonblock > porenbetonstein
kalksandziegel, ks vollstein > kalksandstein
ziagl, verblendstein, rote steine, ziegelstoa, brick, ziegl, vormauerklinker, handformziegel, verblendziegel, lehmziegel, roter stein, klinkerstoa, tonziegel, brandziegel > klinker
ziersteine, kieselstoa, gartensteine, weiße steine, white pebbles, pebbles, riesel, gartenriesel, kiesl, steinbeet, kieselbeet, gravel, steinderl, zierstein, rundkorn > zierkies
dekosplitt, marmorsplitt, basaltsplitt, schottersteine, chipping, rollsplitt, bruchsteine, schottergarten, lavasplitt, brechkorn, gebrochener stein > ziersplitt
gutter, dachrinnerl, rinnenstück, carportrinne, gartenhaus rinne, regengosse, kupferrinne, rinnensystem, titanzinkrinne, halbrundrinne > dachrinne
fallstrang regen, dachrinnenrohr, dachrohr, rinnenrohr, downpipe, ablaufrohr dach, regenabfluss, dachrinnenabfluss > fallrohr
bitumenrolle, dachhaut, roofing felt, teerbahn, teerrolle, dachpappenbahn, schwarzpappe, besandete pappe, beschieferte bahn, isolierpappe, mauersperrbahn, kaltselbstklebebahn > bitumenbahn
bitumenschindeln, dachschindeln, schindeln, dachschindel
wellblech, doppelsteg, corrugated sheet, onduline, onduline platte, terrassenüberdachungsplatten, pergolaplatte, polycarbonatplatte, wellscobalit, scobalit, trapezblech > wellplatte
# Holz
hobelware, laden holz, nut feder brett, profilholz, holzladen, zaunlatte brett > glattkantbrett
dachschalung, rauhspundschalung, spundschalung > rauspundbrett
lattl, latterl, traglatte, leistenholz, lättli, lattli, holzleiste dach, vierkantleiste, bauleiste > rahmenlatte
holzpfosten, tramen, sparren, dachsparren, pfette, pfostenl, kantl, leimbinder, carportpfosten, staffelhölzer, holzstütze > konstruktionsvollholz
strandboard, oriented strand board, flachpressplatte, osp platte > osb-platte
mpx platte, plywood, anhängerboden platte, schichtholz, multiplexbrett, lagenholz, bootsbauplatte, laubsägeholz, betoplan, sperrholzbrett > multiplexplatte
leimholzbretter, tischplatte holz, glued board, treppenstufe holz, vollholzbrett, 3-schicht-platte, möbelbrett, leim holz, regalholz, baubuche > leimholzplatte
mdf brett, hdf platte, mitteldichte platte, medium density fibreboard, mdf-brett, pressplatte, lautsprecherplatte > mdf-platte
holzboden terrasse, decking, deckbretter, thermoholz, balkonholz, gartendiele, deckdiele, riffelbrett, riffeldiele, holzrost terrasse, terrassenlattung, poolumrandung holz, stegbretter, gartendielen, terrassenbelag holz, badesteg dielen > terrassendiele
plastikdielen, plastikdiele, megawood, barfußdiele, composite decking, pflegeleichte dielen, kunststoffbohle, hohlkammerdiele, kunststoffholz, terrafina > wpc-diele
dielenclips, terrassenclips, terrassenlager, stelzlager, terrassenfüße, plattenlager
# Boden
hamburger profil, berliner profil, skirting, baseboard, abschlussleiste wand, wandabschlussleiste, viertelstab boden, sockelprofil, türleiste boden > sockelleiste
türschwelle, dehnungsfugenprofil, boden übergang, laminatübergang, boden schiene, alu schiene boden, trennschiene boden, ausgleichsprofil, höhenausgleichsprofil, abdeckprofil, türübergang, teppichleiste, bodenübergang, fliesenübergang, einfassleiste, abschlussschiene, endprofil, winkelleiste, treppenkantenprofil, treppenprofil, übergangsstück boden, transition strip, laminat abschluss > abschlussleiste
holzimitat boden, mietwohnungsboden, laminatbretter, pergo, laminatbelag > laminat
vinylplatten, pvc rolle, pvc planken, vinil, rigid boden, spc, spc-boden, spc boden, feuchtraumboden, vinylfliesen, plastikboden, stragula, pvc-planken, balatum, vinylbretter, designplanken, pe-ce boden, novilonboden > klick-vinyl
echtholz, parkettdielen, fischgrät, hardwood floor, eichenboden, holzriemen, parkettdiele, echtholzdielen > fertigparkett
schallmatte, trittschallschutz, unterlagsbahn, schalldämmmatte boden, trittschallbahn, laminatmatte, schallschutzmatte, schallunterlage, unterlegmatte, laminatdämmung, vinylunterlage, boden dämmung, trittschallrolle, fußbodenunterlage, trittschalldämmmatte, schalldämmung boden, schalldämmmatte, dämmmatte boden, verlegeunterlage, xps unterlage, underlay, holzfaserunterlage, parkettdämmung, geräuschdämmung, unterboden laminat, gehschalldämmung > trittschalldämmung
steinzeug, floor tile, großformatfliesen, holzoptik fliesen, plattl, plattln, platterl, estrichfliesen, flurfliesen, garagenfliesen, wohnraumfliesen, rutschfeste fliesen, bodenkeramik, klinkerfliese > bodenfliese
wall tile, küchenspiegel, fliesenwand, wandkeramik, riemchen, subway tiles, kacherl, kacherln, ofenkachel > wandfliese
mosaiknetz, minifliesen, kleine fliesen, mosaikbordüre, kleinformatfliesen > mosaikfliese
gartenfliesen, keramik terrassenplatte, feinsteinzeugplatte außen, keramikterrassenplatten, terrassenplättchen, stelzlagerfliese, fliesen draußen, poolfliesen, balkonkacheln, terrassenfeinsteinzeug > terrassenfliese
teppichrolle, teppichmeterware, filzboden, messeteppich, carpet, kräuselvelours, auslegeteppich, büroteppich, kettelteppich, wohnzimmerteppich, teppichfliese, teppichfliesen, kinderzimmerteppich, treppenteppich, langflor > teppichboden
plastikgras, rollrasen kunststoff, artificial grass, balkongras, rasenimitat, kunstwiese, grasmatte, wiese balkon, polyrasen, balkonbelag, grasbelag > kunstrasen
schuhabputzer, schuhputzmatte, doormat, hauseingangsmatte, abstreifmatte, schmutzfang, schmutzfänger, schmutzfangteppich, gittermatte tür, türteppich, putzmatte, schuhabkratzer, fußputzer, willkommensmatte, haustürmatte, schuhabstreifmatte, türlappen, fußlappen, matte haustür, eingangsteppich, sauberlaufzone, schlammfang, fußabtretmatte, abputzer > fußmatte
# Bad und Sanitär
lavabohahn, waschtischhahn, lavabobatterie, waschbeckenbatterie, basin tap, standhahn > waschtischarmatur
kitchen tap, ausziehbrause küche, spülbrause, spülhahn, spülenhahn, küchenbatterie, spültischhahn, niederdruckarmatur, geschirrbrause, wasserspender küche, schüttsteinhahn, spülbeckenhahn > küchenarmatur
duschhahn, wannenfüllarmatur, wannenbatterie, wannenhahn, badewannenhahn, aufputzthermostat, wannenthermostat, wannenmischer, shower mixer, brausemischer, duschregler, badewannenmischbatterie, thermostatbatterie, brauseregler, wasserhahn badewanne > duschthermostat
wasserpipe, wasserpipn, pipe wasser, mischpipe, faucet, einhandbatterie, wasserkranen, kranen, kraane, zapfhahn, wasserzapfhahn, auslaufhahn, auslaufventil > armatur
strahlregler, perlator, luftsprudler, mischdüse, luftperler, luftmischdüse, neoperl, wasserhahnsieb, sparperlator, sprudler wasserhahn, wassersparer, perlstrahler
eckventil, eckventile, absperrventil eck, geräteventil, waschbeckenventil, angleventil
kugelhahn, absperrhahn, absperrventil, schieber wasser, haupthahn, kugelabsperrhahn, durchgangsventil
flexschlauch wasser, panzerschlauch, armaturenschlauch, flexibler anschlussschlauch, verbindungsschlauch armatur, flexschlauch armatur
brauseschlauch, duschschlauch, handbrausenschlauch, schlauch dusche
scheißhaus, pott, häuserl, toilettenpott, abortschüssel, donnerbalken, latrine, flachspüler, klokeramik, thron klo, stilles örtchen, kacke schüssel, klosettschüssel, pissoir sitz, rimless > wc
wandhängendes wc, hängetoilette, hängeklo, freihängendes wc, wc wandhängend, hängeklosett > wand-wc
bodenstehendes wc, stehwc, bodentoilette, standklo, stehklo > stand-wc
toilet seat, absenkautomatik, klosettdeckel, klosettbrille, toilettenauflage, häuslbrille, häuslbrettl, abortbrille, klobrett > wc-sitz
washbasin, sink bad, gäste-wc becken, keramikbecken, waschbassin, waschtischanlage, waschtischkeramik, bassin bad > waschbecken
aufsatzschale, waschschale, waschtischschale > aufsatzwaschbecken
urinal, pissoir, pissbecken, männerklo
bidet, popodusche, handbidet, arschdusche
duschglas, runddusche, nischentür, nischendusche, shower cabin, duschbox, duschverglasung, badewannenaufsatz, badewannenfaltwand, duschaufsatz badewanne, duscheck, duschzelle, eckeinstieg, duschschiebetür, duschschnecke, brausekabine, brausewand, duschspritzschutz, spritzschutz badewanne, brauseabtrennung > duschkabine
duschvorhang, duschvorhänge, badewannenvorhang, vorhang dusche, duschvorhangstange
shower tray, duschuntergrund, bodengleiche dusche, brausebecken, mineralgussdusche, duschelement, duschbodenelement > duschwanne
wandl, bathtub, badewanne acryl > badewanne
duschbirne, duschstrahler, shower head, brausehandstück, brauserl, duschhandstück, handbrausekopf > handbrause
rainshower, duschsäule, brausestange, duschstange, duschpaneel, brausestangenset, duschgarnitur, raindance, duschsäulen, brausesystem > duschset
badkommode, vanity, badezimmerkommode, siphonschrank, spülenschrank bad, waschtischmöbel, badezimmerschränkchen, möbelwaschtisch schrank > waschtischunterschrank
medizinschrank bad, badschrank spiegel, mirror cabinet, hängeschrank bad spiegel > spiegelschrank
bathroom mirror, spiegelwand bad, kosmetikspiegel bad > badspiegel
handtuchleiste, towel rail, handtuchaufhänger, frotteehalter, handtuchstangerl > handtuchhalter
klopapierständer, klorollenständer, klopapierspender, häuslpapierhalter, klopapierabroller > toilettenpapierhalter
klobürste, wc bürste, klobesen, toilettenbürstengarnitur, wc-garnitur, wc garnitur, klobürstenhalter, toilet brush, klobürschtle
seifenspender, seifenschale, seifenhalter, seifenständer, seifendose
zahnputzbecher, zahnbürstenhalter, zahnputzbecherhalter
haltegriff bad, wannengriff, duschgriff, badewannengriff, haltestange bad
drain pipe, poloplast, polokal, plastikabflussrohr, waschbecken abflussrohr, pvc-rohr abfluss, ablaufleitung > ht-rohr
kupferleitung, copper pipe, heizungsleitung, leitungsrohr wasser > kupferrohr
abflusswinkel, abflussknie, rohr knie, knie rohr, kniestück, abwasserbogen, rohrkrümmer, krümmer rohr, kniebogen, ht-krümmer, bogenstück, abflusskrümmer, winkel abflussrohr, rohrbiegung > ht-bogen
pressverbinder, presswinkel, pressbogen, übergangsstück rohr, pressteile, presskupplung, profipress > pressfitting
sifon, gestank verschluss, geruchsstopp, knie waschbecken, waschbeckenknie, abfluss waschbecken, rohr unter waschbecken, geruchsperre, waschbecken siphon, stinker rohr, u-rohr, abflussverschluss, spülen siphon, siphon spüle, waschbecken ablauf, ablauf waschbecken, saifong, siphonrohr, gurgelrohr > siphon
cistern, wasserbehälter toilette, spülbehälter > spülkasten
abflussreiniger, rohrreiniger, rohrfrei, abflussfrei, drano, rohrspirale, rohrreinigungsspirale, abflussspirale
pömpel, saugglocke, pümpel, stampfer klo, pumpfix, abflusssauger, gummiglocke, haussauger gummi, plümper
dichtung wasserhahn, dichtungsring, o-ring, gummiring dichtung, dichtungsringe
teflonband, gewindedichtband, ptfe-band, dichtband gewinde, hanf dichtung, dichthanf
vorwandelement, vorwandinstallation, wc-element, duofix, geberit duofix, spülkastenelement
# Heizen, Klima
badwärmer, handtuchleiter, handtuchwärmekörper > badheizkörper
zentralheizung körper, zentralheizungskörper, wohnzimmerheizkörper, wärmekörper, heizungskörper, panel radiator, heizplatte wand, konvektorheizkörper, rippenheizkörper, zimmerheizkörper, radiatorplatte > flachheizkörper
heizungsventil kopf, heizungsventil, heizungskopf, drehknopf heizung, ventilkopf, heizungssteuerung, heizungsventilkopf, heizungsknopf, temperaturregler heizung, heizungsdrehknopf, heizungshahn, heizungsstellknopf, energiesparregler > heizkörperthermostat
elektro lüfter, heizföhn, heizfön, elektroöferl, elektroöfchen, öferl, öfchen, heißluftofen, fan heater, elektrolüfter warm, badezimmerheizer, heizluftgebläse, bautrockner heizung, heizgerät klein, mobile heizung, kleine elektroheizung, bauheizer, elektrischer heizer, luftheizer, warmluftheizer, zimmerheizer > heizlüfter
konvektorheizung, electric heater, heizpaneel, nachtspeicher, frostwächter, elektrokörper > konvektor
ölheizkörper, öl heizkörper, rippenheizung, ölgefüllter radiator, oil heater, fahrbarer heizkörper, rippenradiator, öl-heizkörper > ölradiator
holzheizer, feuerstelle innen, stove, kaminherd, kamineinsatz > kaminofen
ofenrohr, rauchrohr, kaminrohr, abgasrohr, rauchgasrohr, ofenrohrset
aircon, airconditioner, splitgerät, klimasplit, klimatruhe, zimmerkühler, kälteanlage zimmer, klimamaschine, klimatisator, klimakühler, luftkühlgerät > mobiles klimagerät
windmacher, luftquirl, propeller, luftumwälzer, windrad zimmer, luftfächer, luftwirbler, windmühle zimmer, rotorlüfter, pustemaschine > ventilator
trockner keller, feuchtigkeitskiller, dehumidifier, bautrocknungsgerät, kellertrockner, entfeuchtungsmaschine, luftentfeuchtungsmaschine, trocknungsgerät, kondensationstrockner, feuchtefresser, entfeuchtergerät > luftentfeuchter
durchlaufheizer, durchlaufboiler, wasserwärmer, instant heater, heißwassergerät, therme elektrisch, warmwassertherme, duscherhitzer > durchlauferhitzer
warmwassertank, elektrospeicher, water heater, warmwasserbehälter, wandspeicher > warmwasserspeicher
pini kay, pini-kay, presskohle, ofenholz, scheitholz, holz scheite, scheite, scheiterl, holzscheit, kaminscheite, hackholz, brennmaterial, pressholz, briketts ofen, holzkloben > holzbriketts
pelletsack, holzpressling klein, pelletsäcke > holzpellets
anzünder, kaminanzünder, grillanzünder, feueranzünder, ofenanzünder, anzündwolle, anmachholz, anfeuerholz, kienspan, anzündholz, zündwürfel, anzündwürfel, holzwolleanzünder, esbit
# Leuchten
glühobst, kerzenbirne, light bulb, led bulb, halogenbirne, edisonbirne, birndl, glühfadenlampe, philips hue, kerzenlampe, tropfenlampe, led-kerze, globelampe, lampenmittel > led-lampe
led strahler, spotlight, deckenstrahler, strahlerlampe, kaltlichtspiegel, spotbirne, spotleuchtmittel, einbaulampe, möbelspot > led-spot
neonlicht, led tube, fluoreszenzröhre, led-tube, neonstab, stabröhre, kellerröhre, tube licht, röhrenlicht, fluoreszenzlampe, neonstange, neonbirne, werkstattröhre, fluorröhre > led-röhre
plafonlampe, deckenbeleuchtung, ceiling light, badezimmerlampe, badlampe, badleuchte, badezimmerleuchte, schlafzimmerlampe, aufputzlampe, deckenlamperl, deckenschale, deckenstrahler leuchte, raumleuchte, kinderzimmerlampe, kellerlampe, kellerleuchte, zimmerleuchte, lampe fürs bad > deckenleuchte
hängelamperl, seilleuchte, hanging lamp, pendant light, küchentischlampe, schirmlampe hängend, abgependelte leuchte, zuglampe, pendelampel, esszimmerleuchte, pendelstrahler > pendelleuchte
floor lamp, stehlamperl, leseleuchte, fluter stehlampe, ständerleuchte, ecklampe, bogenleuchte > stehleuchte
tischlamperl, nachtkästchenlampe, nachttischlamperl, architektenlampe, klemmlampe, arbeitslampe tisch, bettlampe, leselampe bett, gelenklampe, arbeitsplatzleuchte, banker lampe, bettleuchte, nachtkastllamperl, pixar lampe, pultlampe, pultleuchte, schwanenhalslampe, bettleselampe > tischleuchte
led schlauch, streifenlicht, led tape, led-rolle, led kette, indirekte beleuchtung, led klebestreifen, led unterbau streifen, leuchtkette band, led-schlauch, lightstrip, lichtschnur, flexband led > led-streifen
hof lampe, hoflampe, hauslicht, terrassenlampe, balkonlampe, outdoor lampe, outdoor light, außenlamperl, außenlaterne, fassadenlampe, garagenlampe, hausnummernleuchte, außenbeleuchtung, terrassenleuchte, carportlampe, wandlaterne, lampe draußen, haustürleuchte, außenlicht, hauslaterne > außenleuchte
weg lampe, gehwegleuchte, garden light, gartenstehlampe, parklaterne, kandelaber garten, laternderl, gartenlaterne, gartenpfadleuchte, gartenstrahler, gartenstehleuchte, mastleuchte, bodenleuchte garten, weglaterne, außenstehleuchte, gartenlamperl, standleuchte außen, gehweglampe > wegeleuchte
solarlamperl, gartenlaterne solar, sonnenlampe, solarsteckleuchte, solar steckleuchten, solarpoller, solarspieß, gartenstecker solar > solarleuchte
bauleuchte, werkstattstrahler, hallenstrahler, hofstrahler, baustellenleuchte, arbeitsleuchte, bauleuchten > led-fluter
taschenlampe, stablampe, handlampe, torch, flashlight, taschenlamperl, sackmesserlampe
stirnlampe, kopflampe, stirnlämpchen, kopfleuchte, headlamp
lichterkette, weihnachtslichterkette, partylichterkette, lichterkettn, christbaumbeleuchtung, biergartenkette
bewegungsmelder, bewegungssensor, präsenzmelder, pir sensor, lichtmelder
# Elektro
light switch, lichttaster, klingeltaster, lichtknopf, ausschalter, drücker licht, knipser licht, lichtwippe > wechselschalter
tastdimmer, drehregler licht, dimmerknopf > dimmer
strom dose, stromanschluss, power socket, socket, wandauslass strom, 230v dose, dose strom, steckdoserl, steckdoseneinsatz, steckdosenabdeckung > steckdose
junction box, verteilerbox, klemmkasten, verbindungskasten > verteilerdose
hohlraumdose, elektronikdose, rigipsdose, wanddose, kaiserdose > unterputzdose
3x1.5 kabel, 5-adriges kabel, kabelring > mantelleitung
schwarzes kabel, kabel außen, stromkabel außen, stromkabel garten > erdkabel
cable reel, verlängerungskabeltrommel, kabeldrum, kabelwinde, baustellentrommel, trommel verlängerung, kabelwickler, verlängerungskabel trommel > kabeltrommel
dreifachdose, fünffachstecker, dreierdose, power strip, tischverteiler, steckdosenverteiler, sechserstecker, steckdosenblock, multistecker, stecktower, brennenstuhl, steckerblock, steckdosenwürfel, schaltbare leiste, steckdosenbox, mehrfachverteiler, steckerverteiler, büro steckdose > steckdosenleiste
stromschnur, schuko verlängerung, verlängererkabel, extension cord, extension cable, kabel mit stecker, gummikabel, baukabel, 10m kabel, verlängerungsdraht > verlängerungskabel
microzelle, penlite, energizer, uhrenbatterie > alkaline-batterien
eneloop, akkuzellen, wiederaufladbare, rechargeable, batterieakku > nimh-akkus
solarkollektor, pv-platte, pv platte, photovoltaikanlage, solardach, stromdach, sonnenmodul, sonnenpanel > solarmodul
guerilla solar, guerilla-pv, balkonmodul, steckdosensolar, steckersolaranlage, balkonstrom > balkonkraftwerk
stromtanke, autoladegerät elektro, ev charger, elektrotankstelle, ladeeinrichtung auto, stromzapfsäule, ladepunkt > wallbox
wago klemme, wagoklemmen, verbindungsklemme, lüsterklemme, dosenklemme, klemmen strom, wago, wago-klemme
leitungsschutzschalter, sicherungsautomat, ls-schalter, schmelzsicherung
fi-schalter, fehlerstromschutzschalter, rcd, fi schutzschalter
kabelkanal, kabelschacht, leitungskanal, kabelleiste, kabelschiene
leerrohr, kabelschutzrohr, installationsrohr, wellrohr kabel, panzerrohr kabel
funksteckdose, smarte steckdose, wlan steckdose, fernbedienbare steckdose, smart plug
zeitschaltuhr, schaltuhr, timer steckdose, zeitschalter
türklingel, klingel, türglocke, hausklingel, funkklingel, glocke tür, funkgong, doorbell
sprechanlage, türsprechanlage, gegensprechanlage, haussprechanlage, video türklingel, videotürklingel
antennenkabel, koaxkabel, koaxialkabel, sat kabel, fernsehkabel, tv kabel
netzwerkkabel, patchkabel, internetkabel, ethernetkabel, cat 7 kabel
lautsprecherkabel, boxenkabel, lautsprecherleitung
# Garten
umgrabschaufel, umstecher, grabscheit, grabwerkzeug > spaten
bauschaufel, kohlenschaufel, baustellenschaufel, betonschaufel, kohlenschippe, schüffel, baggerschaufel hand, ballastschaufel > sandschaufel
schneeschieber, schneeschippe, schneeräumer, schneeschüppe, schneeschieberl, schneeschüpper
harkerl > rechen
federbesen, laubschieber, leaf rake, herbstlaubbesen, laubkratzer, drahtbesen, blätterbesen > laubbesen
unkrautstecher, löwenzahnstecher, wurzelstecher, unkrautzieher, unkrautausstecher, distelstecher
fugenkratzer, fugenbürste, unkrautkratzer, fugenreiniger, unkrautbürste
gartenhacke, hacke, unkrauthacke, ziehhacke, hackerl, karst, jäthacke, häckel
spitzhacke, pickel, kreuzhacke, krampen, wiedehopfhaue, pickaxt
axt, beil, spaltaxt, spalthammer, hackl, hacke holz, spaltbeil, hackbeil, kliebhacke
grubber, kultivator, sauzahn, gartenkralle, krail, kräuel, vierzahn
pflanzkelle, blumenkelle, handschaufel, pflanzschaufel, handspaten, gartenkelle
hippe schere, hippe, gartn schere, rosenschneider, secateurs, strauchschneider hand, ästchenschere, pruner, baumscherl, pflanzenschere, traubenschere, gartenzwicker, garten zwicker, ernteschere, gartenklippe, astzwicker klein > gartenschere
astknacker, lopper, teleskopschere, hebelschere garten, asttrenner, obstbaumschere > astschere
mörteltaxi, karretli, bau karre, baukarre, einradkarre, wheelbarrow, mauerkarre, radeberge, radberge, steinkarre, japaner karre, kippkarre, radlbo, muldenkarre, schubwagen garten, stoßkarre, stoßkarren, baukarren, scheibtruherl, schiebbock, einachser karre > schubkarre
lawn mower, lawnmower, mower, rasen maschine, gras schneider, rasenhäcksler, rasenmaschine, rasenkürzer > rasenmäher
aufsitzmäher, rasentraktor, rasenmähertraktor, mähtraktor, aufsitzrasenmäher, traktormäher
vertikutierer, rasenlüfter, vertikutiermaschine, rasenbelüfter, moosentfernungsmaschine, verti
häcksler, gartenhäcksler, schredder, asthäcksler, shredder, leisehäcksler, holzhäcksler
robomow, automatischer rasenmäher, selbstfahrender rasenmäher, autonomer mäher, worx landroid, landroid, robot mower, mähbot, selbstmäher, automatik mäher, mähigel > mähroboter
grasschneidemaschine, fadengerät, schnur mäher, rasenscherer, faden rasenmäher > rasentrimmer
freischneidegerät, brush cutter, elektrische sense, mähsense, buschschneider, gestrüppschneider, dickichtschneider, brushcutter, gestrüppsense > akku-motorsense
heckenmaschine, hedge trimmer, formschnittschere, strauch schere, heckenstutzer, heckenkürzer, heckenputzer, buschtrimmer > heckenschere
chainsaw, husqvarna, hochentaster, forstsäge motor, holzerei säge, fichtenmofa, motorsagerl, kettenschneider > kettensäge
leaf blower, laubföhn, laubfön, gartengebläse, laubblasmaschine, blasebalg garten, blower, laubkanone, blätterpuster, laubwindmaschine, rückengebläse > laubbläser
blättersauger, garten staubsauger, leaf vacuum, gartenstaubsauger, laubschlucker, laubsaugmaschine > laubsauger
kärchergerät, pressure washer, jet wash, kränzle, terrassenreiniger maschine, autowaschgerät, druckstrahler, wasserstrahler, hochdruckreinigungsgerät, nilfisk > hochdruckreiniger
garden hose, flexischlauch, magic hose, autowaschschlauch > gartenschlauch
gartenschlauchwagen, gartenschlauchtrommel, schlauchaufwickler > schlauch-set
gartenbrause, spritzpistole garten, gießbrause, bewässerungspistole, brausepistole, schlauchpistole, schlauchbrause, gartenspritze
schlauchkupplung, schlauchverbinder, schlauchstück, hahnstück, schnellkupplung schlauch, gardena kupplung, klick system schlauch
beregnung, rasensprüher, rasengießer > regner
spritzkrug, watering can, zinkkanne, gießkannerl, gießkübel, pflanzenkanne, kandl, balkonkanne, zimmerkanne > gießkanne
wasserbehälter garten, regenwasserspeicher, rain barrel, ibc container, wassersammler, regentonnerl, regenwassersammler, regenwasserzisterne, regenkübel, regenbehälter, wassertonnerl, gartentonne, regensäule, wasserspeicher garten, regenbottich > regentonne
saugpumpe, jetpumpe, kreiselpumpe, gartenpumperl, regenwasserpumpe, schwengelpumpe > gartenpumpe
regentonnenpumpe, regenfasspumpe, fasspumpe, baupumpe, flachsaugpumpe, lenzpumpe, poolpumpe entleeren, flutpumpe, schlammpumpe, fäkalienpumpe, sumpfpumpe, notpumpe wasser > tauchpumpe
druckpumpe haus, hauswasserversorgung, hauswasseranlage, druckkesselpumpe > hauswasserwerk
zimmerpflanzenerde, potting soil, blumenboden, kompost, kräutererde sack, erdensack, anzuchtsubstrat, pflanzsubstrat, blumenerdensack, floragard, terra preta > blumenerde
hochbeetfüllung, hochbeetsubstrat, hochbeet füllmaterial > hochbeeterde
borke, rindensubstrat, mulchmaterial, mulchschicht, rindenmulchsack, rindenabdeckung, zierrinde, pinienborke > rindenmulch
rasenfutter, rasenkraft, lawn fertilizer, moosvernichter mit dünger, rasenkorn, rasenmittel, rasenaufbau, mikrogranulat, rasenvitamine, rasenstärkung > rasendünger
blumenfutter, pflanzennahrung, düngr, düngerstäbchen, düngestäbchen, hornmehl, mist getrocknet, hühnermist, kuhmist, rinderdung, pferdemist, kunstdünger, mineraldünger, stickstoff dünger, npk dünger, guano, gemüsedünger, fertilizer, hakaphos, blaudünger, organischer dünger, geraniendünger, balkondünger, buchsdünger, hortensiendünger, zitrusdünger, orchideendünger, obstdünger, düngemitl, beerendünger, patentkali, wuchsmittel, kalkstickstoff > universaldünger
kalk garten, rasenkalk, gartenkalk, düngekalk
schneckenkorn, schneckengift, schneckenmittel, schneckenköder, anti schnecken
unkrautvernichter, unkrautex, roundup, unkrautgift, unkrautmittel, unkrautkiller, glyphosat
grassaatgut, spielrasn, grass seed, schattenrasen, berliner tiergarten, zierrasen, rasengras, graskörner, rasenkörner, rasenreparatur, saatmischung rasen, wiesensamen, universalrasen, robustrasen > rasensamen
gemüsesaat, samenpäckchen, vegetable seeds, fisolensamen, paprikasamen, gurkensamen, bohnensamen, spinatsamen, salatsamen, tomatensamen, gemüsesamentüte, säckchen samen, salat samen, gemüsesorten samen, radieschensamen, gemüseanzucht samen > gemüsesamen
gartenbohne, stangenbohne, strankerl > buschbohne
zimmerpalme, palme, dracaena, drachenpalme, indoor plant, house plant, zimmerpflanzerl, fensterblatt, zimmergewächs, grünzeug zimmer, yucca, gummibaum, ficus, bogenhanf > zimmerpflanze
dauerblüher, mehrjährige pflanzen, perennials, winterharte blumen, staudenpflanzen, blumen für beet, bodendecker, blühpflanzen garten, stauderl, sedum, rudbeckia, geranium > stauden
basilikumpflanze, herbs, kräuterstock, kräuterstöckli, pfefferminze, minzpflanze, gewürztopf, teekräuter, küchengewürz pflanze, salbeipflanze, thymianpflanze > kräuter
heckenstrauch, sichtschutzpflanze, photinia, taxus, hedge plant, liguster, heckenbusch, zaunpflanze, heckenbaum, grüner zaun, sichtschutzgehölz > heckenpflanzen
beerenbusch, fruchtstrauch, birnbaum, birnenbaum, heidelbeerstrauch, heidelbeerbusch, ribiselstrauch, johannisbeerstrauch, fruit tree, blaubeerstrauch, beerenpflanze, naschobst, säulenobst, fruchtgehölz, stachelbeere, himbeerstrauch, himbeerpflanze, johannisbeerbusch, träuble, stachelbeerstrauch, brombeere, obstgarten baum, beerenbäumchen, schwarzbeerstrauch, blaubeerpflanze > obstgehölze
blumenhafen, blumengeschirr, pflanzhafen, tonkübel, blumenscherben, flower pot, planter, pflanztrog, blumentrog, pflanzschale, blumenvase groß, lechuza, kräuter topf leer, pflanzenkübel, blumenkrug, pflanzenhafen, pflanzbehälter, kübel terrasse, blumenampel > blumentopf
balkonkisterl, balkontrog, flower box, window box, fensterkistl, geländertopf, blumentrögli, fensterbankkasten, balkonkübel, kräuterkasten balkon > balkonkasten
gemüsekiste garten, pflanzkasten hoch, hochbeet balkon, raised bed, beetkiste, beeteinfassung hoch, hochbeetkiste, beetbox > hochbeet
blickschutz, sichtschutzmatte, privacy fence, windschutz terrasse, sichtschutzplanke, trennwand garten, holzblende garten, latten zaun, bretterwand > sichtschutzzaun
gatter, einfahrt tor, törchen, törli, gehtür garten, eingangstor, zaunflügel tür, gartentoranlage, zaungatter, flügeltor garten, törl garten > gartentor
doppelstabmattenzaun, stabgitter, eisenzaun, zaungitter, mesh fence, doppelstabgitter, gitterzaunelement, grundstückszaun, zaunfeld metall > doppelstabmatte
maschendrahtzaun, maschendraht, drahtgeflecht, viereckgeflecht, drahtzaun rolle, maschenzaun, gitterdraht, hasendraht
zaunpfosten, zaunpfahl, zaunpfähle, zaunsäule, zaunstecken, zaunpfostn
gartenfauteuil, deckchair, monobloc, plastiksessel, freischwinger garten, garden chair, terrassensessel, loungesessel garten, bistrostuhl, sonnenstuhl, regiestuhl, gartensitz, außenstuhl, positionsstuhl, balkonsessel, campingsessel > gartenstuhl
hochlehnersessel, hochlehnstuhl, relaxstuhl, hochlehn-sessel, mehrpositionssessel > hochlehner
garden table, campingtisch, bistrotisch, picknicktisch, biertisch, outdoor tisch, esstisch draußen, gartentafel, terrassenesstisch, teaktisch, gartenessgruppe tisch, heurigentisch > gartentisch
ausziehbarer tisch, auszugstisch, verlängerbarer tisch > ausziehtisch
biergarnitur, bierzeltgarnitur, festzeltgarnitur, bierzeltbank, heurigengarnitur, festgarnitur
bankl, bänkchen, hausbankl, garden bench, friedhofsbank, hausbank, hausbänkli, metallbank garten, rundbank, zweisitzer garten, banki, bank für draußen > gartenbank
hollywoodschaukel, gartenschaukel, schaukelbank, hollywood schaukel
auflage gartenstuhl, gartenstuhl auflage, gartenmöbelauflage, hochlehnerauflage, gartenstuhl polster, polster gartenstuhl, chair cushion, bankauflage, gartenbankauflage, kissen gartenstuhl, sesselauflage, sesselpolster, bankkissen, gartenbankkissen, niederlehnerauflage, kissen für gartenstuhl, outdoorkissen, gartenmöbelkissen, sessel kissen, bänkli kissen > sitzauflage
umbrella garten, großschirm, mittelmastschirm, knickschirm, holzschirm, gastroschirm > sonnenschirm
seitenmastschirm, seitenarmschirm, hängeschirm, schwenkschirm, pendelschirm > ampelschirm
schirmständer, sonnenschirmständer, schirmfuß, sonnenschirmfuß, schirmsockel, schirmhalter
dreieckssegel, sun sail, terrassensegel, schattierung garten, spannsegel, segeldach, sonnenschutztuch, beschattung terrasse, balkonsegel, tuch gegen sonne > sonnensegel
markise, gelenkarmmarkise, klemmmarkise, sonnenstore, sonnenplache, markis, balkonmarkise, sonnenmarkise, kassettenmarkise, terrassenmarkise
gartenlaube stoff, gazebo, party tent, marktstand zelt, markt zelt, unterstand garten, festival zelt, überdachung party > pavillon
gasgrillgerät, outdoorküche, gasbräter, bbq station, grillküche, napoleon grill, weber genesis > gasgrill
kohle grill, kettle grill, smoker, grill mit kohle, kohlen grill, kugelbräter > kugelgrill
kokosbriketts, charcoal, restaurantkohle, grillkohlensack, grill holzkohle, buchenkohle, brennkohle, grillkohlesack, grilleierkohle, profagus > grillkohle
elektrogrill, tischgrill, balkongrill elektrisch, elektro grill, stromgrill
feuerschale, feuerkorb, feuerstelle, feuertonne, feuerkübel, feuerpfanne
grillzange, grillbesteck, grillwender, grillgabel
gasflasche, propangas, propangasflasche, grillgas, butangas, gasbuddel
schupfen, schupfn, stadl, hüttn, laube garten, gartenbox groß, blockhaus, garden shed, gerätebox garten, rasenmähergarage, fahrradgarage, blockhütte, gartenblockhaus, radlhütte, fahrradhaus, remise, geräteunterstand, velohäuschen, veloschopf, werkzeughaus, gerätekammer garten > gerätehaus
glas haus, foliengewächs haus, folienhaus, frühbeethaus, tomatenhüsli, tomatendach, greenhouse, anzuchthaus, pflanzenhaus, gewächshüsli, gemüsehaus, treibhüsli, orangerie, überwinterungszelt, warmhaus, gewächszelt > gewächshaus
intex, bestway, stahlwandbecken, aufstellbecken, poolbecken, badebottich, badebassin, schwimmbassin > pool-set
pooltabs, pool tabletten, multitabs, poolreinigungsmittel, pool reinigung, wasserdesinfektion pool, poolmittel, pooldesinfektion, chlorine tabs, pooltabletten, desinfektion pool, chlorwürfel > chlortabletten
ph-regulator, ph senkung, säuregranulat pool, ph regulierung, ph senken > ph-senker
sandchaschte, sandpit, sandspiel, matschkiste, sandgrube, sandbox, sandkuhle > sandkasten
schaukel, kinderschaukel, gartenschaukel kinder, schaukelgestell, hutsche, hutschn, gigampfi
trampolin, gartentrampolin, hüpfmatte
piepmatz futter, vogelsamen, bird food, vogelnahrung, futterknödel, fettknödel, talgknödel, spatzenfutter, amselfutter, meisenring, meisenringe, freilandfutter, vogelfutterkerne > vogelfutter
birdhouse, nest box, starenhaus, starkobel, meisenhaus, vogelkobel, vogelnest kasten, vogelwohnung, spatzenhaus, fledermauskasten > nistkasten
vogelfutter haus, futterhüsli, vogeltränke, bird feeder, vogelvilla, futtersilo, futterspender vögel, futterplatz vögel, vogelfutterspender, futterkasten vögel, vogelfuttersilo, vogelfutterplatz > futterhaus
# Tür, Fenster, Sicherheit
innentürblatt, interior door, kassettentür, weißlacktür, küchentür, türflügel, holztür innen, drehtür innen, flurtür > zimmertür
zarge, türzarge, türstock, türfutter, türrahmen, zargen, futter türe, umfassungszarge, türumrahmung
hauseingang, entrance door, front door, nebentür, kellerausgangstür, einbruchhemmende tür, rc3 tür, stahltür > haustür
türfallengriff, klinkengarnitur, door handle, türklinkerl, zimmertürgarnitur, zimmertürklinke, klinkenset, türhenkel, rosettengarnitur, schilderset tür, türgriffgarnitur, türöffner griff > drückergarnitur
fensta, fensterelement, window, dreifachverglasung fenster, zweifach verglasung > kunststofffenster
simsl, windowsill, window sill, fensterablage, sohlbank, fensterbankplatte, blumenbank fenster > fensterbank
fliegenvorhang, gelsennetz, gelsenschutzgitter, staunzengitter, insektennetz, fly screen, mosquito net, schnakennetz, schnakenschutz, fliegenschutzrahmen, fliegengaze, gaze fenster, pollengitter, insektenrollo, fliegentür, insektenschutztür, moskitofenster, spannrahmen fenster, fliegenrahmen, insektenschutzgitter, insektenschutzrahmen, insektenschutznetz > insektenschutzfenster
klemmfix, verdunklungsvorhang, roller blind, rollerl fenster, verdunkler, rollvorhang, fensterabdunklung > rollo
schalosie, schalusie, alulamellen, lamellenvorhang, rafflamellen, blinds, venetian blind, storre, innenstoren, schalousie, lamellenrollo, persianer, schalosien > jalousie
plisseevorhang, pleated blind, faltgardine, ziehharmonikarollo, faltjalousie, wabenrollo > plissee
gardinenstange, vorhangstange, karniese, vorhangschiene, gardinenschiene, vorhangstangerl, stilgarnitur
padlock, umkleideschloss, schließfachschloss, gartenhausschloss > vorhängeschloss
fahrradschloss, veloschloss, radschloss, kettenschloss fahrrad, radlschloss, faltschloss, bügelschloss fahrrad
haustür zylinder, haustürzylinder, door lock, schlüsselzylinder, wohnungsschloss, einbauzylinder, zylinder haustür, wechselzylinder, schließung tür, schlosskern > profilzylinder
einsteckschloss, türkasten schloss, kastenschloss, zimmertürschloss, bb schloss
türkette, sicherheitskette tür, türspion, türriegel, panzerriegel, zusatzschloss
letter box, letterbox, briefchaschte, postchaschte, zeitungsfach, briefkastenständer, briefbehälter, poststelle haus > briefkasten
paketfach, parcel box, paketsafe, paketablage, pakettresor, päckchenbox, paketempfangsbox, paketschließfach, packerlbox > paketbox
hausnummer, hausnummernschild, hausziffer, hausnummern
feuerwarnmelder, smoke detector, fire alarm, rauchsensor, rauchwarngerät, hitzemelder, gaswarner, kohlenmonoxidmelder, feuerdetektor, feuersensor, qualmmelder > rauchmelder
feuerlöscher, löscher, pulverlöscher, schaumlöscher, fire extinguisher, löschdecke, löschspray
alarmanlage, einbruchmelder, alarmsystem, einbruchschutz anlage, hausalarm, funkalarmanlage
ipcam, wlan cam, security cam, spionagekamera, beobachtungskamera, babycam, netzwerkkamera, webkamera, wildkamera, innenkamera, hofkamera, bewegungskamera, gartenkamera, einbruchkamera, observationskamera, reolink > überwachungskamera
wertfach, wertsachen schrank, stahlschrank geld, safebox, waffenschrank, kassenschrank, wertbehältnis, panzerkasten > möbeltresor
geldkassetterl, cash box, handkasse, geldbox, geldschatulle, kleingeldkassette, stahlkassette, münzkassette, kassa handkassa, handkassa, wechselgeldkasse, geldkästchen, barkasse > geldkassette
# Küche und Haushaltsgeräte
abwaschtisch, kitchen sink, spülschüssel einbau, gschirrbecken, abwaschmuschel, küchenwaschbecken, waschbecken küche, ausguss küche, gossstein, gossenstein, küchenausguss, chromstahlabdeckung, spülenbecken > einbauspüle
worktop, küchenbrett groß, kitchen worktop, countertop, kücheninsel platte, küchenzeilenplatte, apl küche, arbeitsblatt küche, anrichteplatte, küchenfläche > arbeitsplatte
gefrierkasten, gfrierkasten, fridge, refrigerator, side by side, tk-schrank, frigo, freezer, gefriertruhe, kühlmöbel, kühlbox groß, kühli > kühlschrank
gefrierkombi > kühl-gefrier-kombination
washing machine, toplader, waschgerät wäsche, waschi, waschapparat, wäschewascher, waschtrommel > waschmaschine
wäschetrockner, trockner wäsche, wärmepumpentrockner, tumbler, ablufttrockner, dryer, wäsche trockner, kondenstrockner wäsche
gschirrspüla, dishwasher, tellerspüler, geschirrwaschautomat, abwaschautomat, geschirrmaschine, spülgerät, geschirrspülgerät, tellerwäscher > geschirrspüler
rohr küche, einbauofen, umluftofen, brat ofen, bratofen, brotbackofen elektrisch, einbauherdset > einbau-backofen
kochfeld, ceranfeld, induktionskochfeld, herdplatte, kochplatte, glaskeramikfeld, induktionsplatte, ceran, kochmulde
mikrowelle, mikrowellenherd, mikrowellengerät
cooker hood, wrasenhaube, kaminhaube, küchenlüfter, inselhaube, lüfter küche, fettabzug, kochabzug, unterbauhaube, schräghaube, dunstabsaugung, kochdunstabzug, extractor hood, dunstfilterhaube > dunstabzugshaube
# Reinigen, Aufbewahren
allzwecker, mr proper, meister proper, all purpose cleaner, putzflüssigkeit, putzzeug, scheuermilch, wischwasser, bodenwischmittel, entfetter, sidolin, wischpflege, cleaner, schmierseife, neutralseife > universalreiniger
anti kalk, kalkex, kalk ex, viakal, cillit bang, durgol, entkalkungsmittel, descaler, urinstein entferner, kalkweg, kalk weg, zitronensäure, entkalkungstabletten, essigessenz, kalkstopp, kalkmittel, kalkfresser, entkalkerflüssigkeit, kalk entfernen > kalklöser
grünspan entferner, grünspanentferner, moosex, moos ex, moos weg, moosweg, moos killer, mooskiller, mooskiller platten, algenex, algen weg, algenweg, flechtenentferner, moss remover, belagentferner, moosmittel, mellerud, algenvernichter, grünzeug entferner pflaster, grünalgen entferner, grünalgenentferner, grünstopp, moosgift, wegrein > grünbelagentferner
kehrbürste, broom, besele, beserl, hausbesen, baubesen, ausfeger, gassenbesen, stubenfeger, stallfeger, kehrwerkzeug > besen
handfeger, kehrschaufel, kehrset, kehrgarnitur, mistschaufel, kutterschaufel, kehrblech, besen und schaufel, schäufele und besele, kehrichtschaufel, müllschippe
bodenschrubber, scrub brush, schrupper boden, terrassenschrubber, scheuerschrubber, putzschrubber, reibbürste, reibbürschtl, waschbürste boden, wurzelbürste, stielbürste, fegbürste, bodenwischer bürste > schrubber
mopp, wischmopp, bodenwischer, wischmop, wischer boden, mop, feudel, aufwischer, wischbezug, aufnehmer
putzlappen, putztuch, wischlappen, hader, putzfetzen, aufwischfetzen, wischtuch, scheuerlappen, mikrofasertuch
küchenrolle, küchenpapier, zewa, zewa wisch und weg, haushaltsrolle, papierrolle küche, haushaltspapier
emmer, ämmer, plastikkübel, oamer, mülleimer klein, scheuereimer > eimer
speisfass, mörteltrog, mörtelkasten, mörtelbütt, maurerbütt, maurertrog, pflasterschaff, pflasterbottich, mörtelfass, malterschaff, malterkasten, maltertrog, baubottich, bütte, mörtelkiste, mixing tub, mortar bucket, speiswanne, baubütte, anrührbottich, maurerbottich, pflasterkasten, pflanne, mauerkübel, baubütt, mauerbütt, mischwanne, mörtelmulde, mörtelgefäß > mörtelkübel
mülleimer, abfalleimer, abfallkübel, müllkübel, treteimer, abfallsammler, kehrichteimer, papierkorb, ghüderchübel
müllsack, müllbeutel, abfallsack, mistsack, kehrichtsack, schuttsack, müllsackerl, gelber sack
mülltonne, abfalltonne, müllcontainer, mülltonnenbox, mistonne, restmülltonne
eisenregal, stellage, kellerstellage, regalerl, regali, heavy duty shelf, storage rack, blechregal, vorratskammerregal, weitspannregal, palettenregal, archivregal, stahlregal, reifenregal, akten regal, kartonregal, ordnerregal, bürostellage, regal garage, fachbodenregal, speisekammerregal, abstellraumregal, dachbodenregal, industrieregal, vorratsgestell, kellerstellagen > schwerlastregal
hängebord, floating shelf, wall shelf, steckboard, schwebebrett, lack regal, lackregal, bilderleiste, wandablage, steckbord, ablagebrett, steckregal wand, bücherregal zum hängen, konsolbrett, ablage wand, wandbrettl > wandregal
samla, aufbewahrungsbehälter, plastikbehälter, kisterl, kistl, eurobehälter, regalbox, allesbox, allzweckbox, klickbox, klappbox, faltbox, bettkasten rollen, behälter mit deckel, rakobox, chischtli, vorratsbox, sammelbox, multibox, kunststoffbehälter, stapelkasten, stapelbehälter, schachtel plastik, verstaubox, plastikchischte, einkaufsbox, spielzeugbox, staubox > aufbewahrungsbox
sichtlagerbox, sichtlagerkasten, sortierkasten, sortimentskasten, kleinteilemagazin, sortimentsbox, kleinteilebox
# Arbeitsschutz
work gloves, fäustlinge arbeit, gebol, strickhandschuhe beschichtet, handschoner, maxiflex > arbeitshandschuhe
gardening gloves > gartenhandschuhe
stahlkappenstiefel, safety shoes, bauarbeiterschuhe, work boots, sicherheitshalbschuhe, arbeitshalbschuhe, sicherheitssandalen, stahlkappler, s1 schuhe, arbeitssandale, arbeitsbotten, u-power, werkstattschuhe, arbeitstreter, baustiefel, stahlkappentreter > sicherheitsschuhe
zimmermanns hose, zunft hose, cargo hose, work pants, work trousers, handwerker hose, montage hose, strauss hose, malerhose, schreinerhose, berufskleidung, arbeitsklamotten, bauhose, maurerhose, kniepolsterhose, zimmererhose, dachdeckerhose, werkstatthose, hose mit knietaschen, elektrikerhose, mechanikerhose, snickers hose, gärtnerhose > arbeitshose
blaumänner, blau mann, blauer anton, überhose latz, hosenträgerhose, dungarees, trägerhose arbeit, rallyekombi, schlosseranzug, überkleidhose, schlosserhose, malerlatzhose > arbeitslatzhose
safety glasses, goggles, brille flexen, brille schleifen, korbbrille, überbrille, flexbrille, schutzaugengläser, handwerkerbrille, baubrille > schutzbrille
mickey mouse, micky maus, micky mouse, lärmschützer, baukopfhörer, ear muffs, ear protection, peltor, gehörschutzstöpsel, ohropax, gehörstöpsel, ohrenstopfen, lärmkopfhörer, kopfhörer bau, kopfhörer lärm, lärmschutzohren, gehörschutzkapsel, gehörschutzbügel, ohrwärmer lärm, ohrenkappen, gehörkapseln, schallschutzkopfhörer > kapselgehörschutz
respirator, asbestmaske, mundnasenschutz, lackiermaske, gasmaske, partikelmaske, malermaske, baumaske, atemfiltermaske, einwegmaske, filtermaske > atemschutzmaske
bauhelm, schutzhelm, arbeitshelm, baustellenhelm, helm bau, bauarbeiterhelm, sicherheitshelm
knieschoner, knieschützer, knieschutz, knieschoner arbeit
warnweste, sicherheitsweste, leuchtweste, signalweste, gelbe weste, pannenweste
gummistiefel, regenstiefel, stiefel gummi, arbeitsgummistiefel
# Transport, Umzug, Auto
hand truck, hubkarre, handtransporter, sackkarrerl, packerlwagen, stapelwagen, transportwagen zweirad, kistenroller, umzugswagen > sackkarre
zügelschachtel, zügelchischte, übersiedlungskiste, übersiedelungskiste, bücherkiste, moving box, moving boxes, pappkiste, pappschachtel, bananenschachtel, faltschachtel, versandschachtel, umzugskischdn, übersiedlungsschachtel > umzugskarton
luftpolsterfolie, noppenfolie verpackung, knallfolie, knallerfolie, blisterfolie, luftpolster, bubble wrap
stretchfolie, wickelfolie, palettenfolie, verpackungsfolie
paketklebeband, packband, paketband, klebeband paket, verpackungsklebeband
10w40, 15w40, 10w-40, engine oil, moped öl, mopedöl, autoschmiere, ölwechsel, dieselöl motor, motorradöl, rasenmäheröl, vollsynthetisches öl, motorölkanister, motorschmierstoff, fahrzeugöl, viertaktöl, 4-takt öl, 4 takt öl, liqui moly öl, benzineröl, shell helix, mehrbereichsöl > motoröl
2-takt öl, zweitaktöl, 2takt öl, 2-taktöl, gemischöl, two stroke oil, kettensägen mischöl, mischöl, motorsägenmischöl > motoröl zweitakt
auto akku, autoakku, car battery, starterakku, anlasserbatterie, batterie 12v, 12 volt batterie, bleibatterie, pkw akku, kfz akku, varta blue, bleiakku, anlass batterie, kfz-akku, bordbatterie > starterbatterie
wischblätter, scheibenwischer, wischerblätter, scheibenwischerblätter
frostschutzmittel, scheibenfrostschutz, kühlerfrostschutz, scheibenwischwasser, scheibenreiniger auto
starthilfekabel, überbrückungskabel, startkabel, starterkabel
wagenheber, rangierwagenheber, hydraulikheber auto
rostlöser, wd40, wd-40, wd 40, kriechöl, caramba, multiöl, schmierspray, multifunktionsöl
silikonspray, gleitspray, trockenschmierspray
schmierfett, mehrzweckfett, staufferfett, fett schmieren, lagerfett
kupferpaste, montagepaste, keramikpaste
# Vieles in jedem Baumarkt
edding, permanentmarker, filzstift wasserfest, eddingstift, folienstift
bleistift, zimmermannsbleistift, tischlerbleistift, baubleistift, schreinerbleistift
thermoskanne, isolierkanne, thermosflasche, isolierflasche
wäscheständer, wäschespinne, wäschetrockner klappbar, stewi, wäschegestell
komposter, kompostbehälter, thermokomposter, schnellkomposter, kompostkiste
mausefalle, rattenfalle, mäusefalle, schlagfalle
ameisengift, ameisenköder, ameisenmittel, ameisenfalle
insektenspray, mückenspray, fliegenspray, fliegenfalle, fliegenfänger
lüftungsgitter, abluftgitter, lüftungsrost, luftgitter
badlüfter, wandlüfter, abluftventilator, badezimmerlüfter, lüfter bad
plexiglas, acrylglas, acrylglasplatte, plexiglasplatte
riemchen wand, wandpaneele, wandverkleidung, paneele, deckenpaneele, profilbretter wand, akustikpaneele
stuckleiste, zierleiste decke, styroporleiste, deckenleiste, zierprofil decke
rasenkante, beeteinfassung, rasenkantenstein, mähkante, rasenborde, randstein, bordstein, leistenstein
rasengitter, rasengitterplatte, paddockplatte, rasenwaben
spanplatte, pressspanplatte, pressspan, spannplatte, möbelbauplatte weiß, dekorspan
holzwürfel, rundstab, rundholz, holzstab, rundstange
spielsand, quarzsand, sandkastensand
streusalz, auftausalz, winterstreu, streugut
poolabdeckung, poolplane, pool abdeckplane, solarfolie pool, poolfolie
sandfilteranlage, sandfilter, poolfilter, filteranlage pool, poolpumpe
hundehütte, hundehaus, hundehüttn
katzenklappe, hundeklappe, katzentür, katzentürl, katzentürli
carport, autounterstand, autounterstellplatz, überdachung auto
terrassenüberdachung, terrassendach, vordach terrasse, überdachung terrasse
vordach, haustürvordach, haustürdach, türvordach
garagentor, schwingtor, sektionaltor, garagentorantrieb
dachfenster, dachflächenfenster, velux, dachluke, dachliegefenster
kellerschacht, lichtschacht, lichtschachtabdeckung, gitterrost
schrankrohr, kleiderstange, garderobenstange, schrankstange
tischbeine, tischgestell, möbelfüße, möbelbeine, hairpin legs
schubladenschiene, schubladenauszug, vollauszug, schubladenführung
türstopper, türpuffer, türkeil, bodentürstopper
filzgleiter, möbelgleiter, stuhlgleiter, filzpads, filzplättchen
dichtungsband, fensterdichtung, türdichtung, dichtband, zugluftstopper, gummidichtung fenster, kältefeind, zugluftdichtung
# Wörter, die beschreiben
erdapfel, kartoffel, erdäpfel
kukuruz, mais
vogerlsalat, feldsalat, nüsslisalat, rapunzel
karfiol, blumenkohl
estrich dach, dachboden, speicher dach, bühne dach
velo, fahrrad, radl
häusl > wc
rutscher, exzenter > exzenterschleifer
sds-hammer, betonhammer > bohrhammer
tünche > wandfarbe
klospüler > spülkasten
schrupper, schruppschleifer, flexer, winkelschleifmaschine > winkelschleifer
handrundsäge, handkreis, tauchhandkreissäge > handkreissäge
steinbohrmaschine > schlagbohrmaschine
handwerkerschuhe, montageschuhe > sicherheitsschuhe
gartengeräteschuppen, gartengerätehaus, schuppn > gerätehaus
plattenleim, kachelleim, fliesenklebstoff > flexkleber
tapetenrolle, wandtapete, strukturtapete > vliestapete
tapetenklebstoff > tapetenkleister
duschplatte, duschbodenplatte > duschwanne
acrylwanne > badewanne
holzdielenboden, holzparkettboden > fertigparkett
badtür > zimmertür
fensterkasten > balkonkasten
buchsbaum > heckenpflanzen
einbaugeschirrspüler > geschirrspüler
unterbaukühlschrank > kühlschrank
kühlgefriergerät > kühl-gefrier-kombination
terrassendachplatte, dachplastik > wellplatte
fliesenboden, kellerfliesen, bodenvliese > bodenfliese
duschfliesen, küchenkachel > wandfliese
langzeitdünger > universaldünger
küchenlampe, lüster, kronleuchter > deckenleuchte
raumventilator > ventilator
luftkühler > klimagerät
heizungsradiator > flachheizkörper
geschirrspülbecken > einbauspüle
moosreiniger > grünbelagentferner
antikalk > kalklöser
fensterverdunkelung > rollo
zisterne > regentonne
außentisch > gartentisch
winkelstück > winkelverbinder
steckdosendose > unterputzdose
elektrodose > steckdose
außenkabel > erdkabel
betondübel, ankerdübel > bolzenanker
schraubanker > betonschrauben
kreuzschlitzschrauben, teilgewindeschrauben, holzgewindeschrauben, möbelschraube > spanplattenschrauben
metrische schraube > sechskantschrauben
edelstahlscheibe > trennscheibe
zementmörtel, baumörtel > mauermörtel
wandputz, rotbandputz > kalkzementputz
steinkleber, wandkleber > montagekleber
fugen füller, fugenfüllmasse > fugenmörtel
glätter > glättkelle
dosenlack > sprühlack
pflasterziegel > pflasterstein
eichenplatte, tischlerplatte > leimholzplatte
fußbank > klapptritt
aluleiter, alu-leiter > stehleiter
werkzeugsatz > werkzeugkoffer
handtuchhaken > wandhaken
# Werkzeug mit Motor, weitere Wörter
ixo, akkustick, drillschrauber, akkubohrgerät, akkuschraubgerät, handschrauber, montageschrauber, möbelschrauber, küchenschrauber, bohrmaschine ohne kabel, schrauber ohne kabel, kabelloser akkuschrauber, akkubohrdreher, winkelschrauber, winkelbohrschrauber, akku bohrmaschiene, ladeschrauber, drehschrauber, cordless screwdriver, tiefenanschlagschrauber, magazinschrauber > akkuschrauber
knallschrauber, druckluftschrauber, tangentialschlagschrauber, impact wrench, impact driver, radbolzenschrauber, felgenschrauber, reifenschlagschrauber, schlagdrehschrauber, akku knarre > schlagschrauber
bohrklopfer, bohrmeisel, sdsmax, bohrmaschine für beton, leichtbohrhammer, abklopfhammer, stemmbohrhammer, bohr und stemmhammer, fliesenmeißelhammer, fliesenstemmer, sds bohrhammer akku > bohrhammer
stemmer, elektrostemmer, abbruchmaschine, aufstemmer, stemmbock, abrissmaschine, wandaufbruchhammer, boden aufstemmen > kombihammer, bohrhammer
zweihandflex, zweihandschleifer, zweihandwinkelschleifer, große flex, kleine flex, flexe, schneidflex, trennflex, eisenflex, flexmaschiene, flexschleifer, betonflex, steinflex, trenngerät, metallschneider maschine, eisentrenner, eisensäge elektrisch, 125er flex, 230er flex > winkelschleifer
jigsaw maschine, elektrische laubsäge, kurvenstichsäge, pendelsäge, stichsägn, stichsage, auf und ab säge, arbeitsplattensäge, ausschnittsäge küche, handstichsäge > stichsäge
handsägemaschine, bretterkreissäge, festool säge, mafell, tauchrundsäge, parallelkreissäge, plunge saw, schienensäge, laminatsäge elektrisch, rundsägemaschine, zimmermannskreissäge, zimmereisäge > handkreissäge
schleifgiraffe, langhalsschleifer, wandschleifer, deckenschleifer, trockenbauschleifer, giraffe schleifer
rutschschleifer, schwingschleifmaschine, elektroschleifer, holzschleifer, holzschleifmaschine, lackschleifer, lackschleifmaschine, polierer, poliergerät auto, autopoliermaschine, orbitalschleifer, random orbit sander, sander, möbelschleifer, treppenschleifer, rundschleifer, klettschleifer, tischschleifer hand > exzenterschleifer
tauchsägemaschine klein, fugenfräse, fugensäge, silikonschneider elektrisch, multitalent werkzeug, oszillierwerkzeug, vibrationsmesser, vibrationsschneider, schneidvibrator, mehrzweckwerkzeug, elektrischer schaber > multifunktionswerkzeug
rotationswerkzeug, minibohrmaschine, drehwerkzeug, modellbaufräser, graviermaschine, graviergerät, proxxon, bastelfräse > multifunktionswerkzeug
schlagbohrerin, schlagborer, handschlagbohrmaschine, wandbohrmaschine, heimwerkerbohrmaschine, bohrmaschine mit kabel, bohrmaschine mit schlag, schlagbohrer maschine, mauerbohrmaschine, netzbohrmaschine, black und decker, bohrer maschine, löcher bohren > schlagbohrmaschine
wetdry sauger, bohrstaubsauger, baustellensauger, staubsauger für werkstatt, werkstattstaubsauger, mehrzwecksauger nass, wasser trockensauger, wasserstaubsauger, trockensauger, nassstaubsauger, garagensauger, spänesauger, spänestaubsauger, sägemehlsauger, hallensauger, ofensauger, bauschuttsauger, baustaubabsaugung, entstauber, staubabsaugung, renovierungssauger, starmix > nass-trockensauger
druckluftaggregat, luftdruckkompressor, luftdruckmaschine, airbrush kompressor, kompresor, kompressa, druckluftpumpe, elektrische luftpumpe, druckluftstation, werkstattkompressor, reifenkompressor, aufpumpgerät, luftquelle, druckluftquelle, flüsterkompressor > kompressor
bosch akku, makita akku, 18v akku, akku 18 volt, lithium akku werkzeug, werkzeugakku ersatz, li-ion akku werkzeug, akkubatterie, akkueinheit, wechselbatterie, reserveakku, 4ah akku, 5ah akku > wechselakku
ladeschale werkzeug, akkuladeschale, ladeteil, ladestation werkzeug, aufladegerät, ladedock, ladebuchse akku, laderchen, schnelllader > ladegerät
druckluftset, ausblaspistole, druckluftpistole, blaspistole, luftpistole werkstatt
druckluftschlauch, kompressorschlauch, pressluftschlauch, luftschlauch kompressor
drechselbank, drechselmaschine, holzdrehbank
dickenhobel, abricht- und dickenhobel, abrichthobel, hobelmaschine, abrichte
elektrohandhobelmaschine, balkenhobel, hobelgerät
lamellenfräse, flachdübelfräse, lamello, nutfräse holz
dübelfräse, dübelmaschine, domino fräse
kettenschärfgerät, sägekettenschärfer, kettenschärfer, kettenfeile
bohrerschärfgerät, bohrerschleifgerät, messerschärfer, schärfgerät, nassschleifer, wetzstein, abziehstein, schleifstein
rüttelplatte, rüttler, bodenverdichter, stampfer boden, vibrationsplatte, frosch rüttler
betonrüttler, rüttelflasche, innenrüttler, flaschenrüttler
erdbohrer, pfahlbohrer, erdlochbohrer, zaunpfahlbohrer, erdbohrgerät
holzspalter, holzspaltmaschine, brennholzspalter, scheitspalter
wippsäge, brennholzsäge, rolltischsäge
dampfreiniger, dampfente, dampfbesen, dampfputzer, dampfwischer
kehrmaschine, handkehrmaschine, kehrsaugmaschine, handkehrer
schneefräse, schneeschleuder, schneeräummaschine, schneefräsn
motorhacke, bodenfräse, gartenfräse, ackerfräse, bodenhacke motor
heizkanone, gaskanone, heißluftkanone, gasheizkanone, ölheizkanone
kanalkamera, endoskop, inspektionskamera, endoskopkamera, rohrkamera
ortungsgerät, leitungssucher, leitungsfinder, stromleitungssucher, wallscanner, multidetektor, kabelsucher, metallsuchgerät wand, balkenfinder, stud finder, leitungsdetektor, wandscanner
feuchtemesser, feuchtigkeitsmesser, feuchtemessgerät, holzfeuchtemesser, hygrometer, mauerfeuchtemesser
wärmebildkamera, infrarotthermometer, thermodetektor, temperaturmessgerät
sägebock, holzsägebock, holzbock, sägbock
arbeitsbock, klappbock, unterstellbock werkstatt, auflagebock, gerüstbock
rollbrett, möbelhund, möbelroller, transportroller möbel, rollhund, klavierroller, umzugsroller
# Handwerkzeug, weitere Wörter
bankhammer, schmiedehammer, hammerl, hamma, klopfhammer, schreinerhammer, kugelhammer, dengelhammer, polsterhammer, glaserhammer, stiftenhammer, eisenhammer, vorhammer, nagelklopfer, heimwerkerhammer, hammer schlosser > schlosserhammer
klüpfel, klopfholz, knüpfel, schreinerklüpfel, simplexhammer > hammer
pflasterhammer, plattenlegerhammer > gummihammer, hammer
dachdeckerhammer, schieferhammer, zimmermanshammer, carpenter hammer, claw hammer, zimmererlatthammer, lattenhammer, lattlhammer, nagelzieher hammer, hammer mit nagelauszieher, hammer mit klaue > latthammer
handschlegel, schlaghammer hand, bossierhammer, steinmetzhammer, vierpfünder, zweipfünder, maurerschlegel, mauerfäustel, großer hammer, dicker hammer, schwerer hammer, abrisshammer hand, sledgehammer > fäustel
schraubenzieherset, schraubendrehersatz, kreuzschraubenziher, schraubenzier, schraubn zieher, schraubenzieher kreuz, vde schraubendreher, elektrikerschraubendreher, isolierter schraubendreher, wera, kraftform, torxschraubenzieher, torxschraubendreher, uhrmacherschraubendreher, feinmechaniker schraubendreher, schlitzdreher, kreuzdreher, pz2, ph2 schraubendreher, handdreher, bitschraubendreher, bitdreher, wechselschraubendreher > schraubendreher
kombinationszange, allzweckzange, flachrundzange, storchschnabelzange, radiozange, pliers, kombizangn, elektrikerzange, mechanikerzange, universalzange, greifzange, hebelzange, kneipzange, zwickzange, hufzange, nagelziehzange, kneifer, beißzang, kneifzang > kombizange
gripzange, feststellzange, schweißzange, klemmzange, vise grip, selbstklemmzange
crimpzange, aderendhülsenzange, quetschzange, presszange kabel, kabelschuhzange, crimpwerkzeug
abisolierzange, abisolierer, entmantler, abmantler, kabelmesser, jokari, abmantelmesser, abisolierwerkzeug
bolzenschneider, bolzenscheider, schlosszange, schlossknacker, kettenschneider hand
blechschere, ideal blechschere, pelikanschere, durchlaufschere
lochzange, revolverlochzange, gürtellochzange, ösenzange, stanzzange
sprengringzange, seegerringzange, sicherungsringzange
papageienzange, fliesenzange, fliesenbrechzange, mosaikzange, papageienschnabel
rohrabschneider, rohrschneider, kupferrohrschneider, rohrsäge
rohrbiegezange, rohrbieger, biegezange, biegefeder
bördelgerät, bördelwerkzeug, rohrexpander
siphonzange, einhandrohrzange, eckrohrzange groß > wasserpumpenzange
gurtzange, bandschlüssel, gurtschlüssel, bandzange
standhahnschlüssel, standhahnmutternschlüssel
verstellbarer schraubenschlüssel, verstellbarer schlüssel, mauli, gabelschlüsselsatz, ringmaulschlüsselsatz, ringmaul, gabelringschlüsselsatz, schlüsselset, schraubenschlüsselset, schraubenschlüssel satz, schlosserschlüssel, sechskantschlüssel außen, zehner schlüssel, 10er schlüssel, 13er schlüssel, 17er schlüssel, spanner wrench, spanner, wrench, doppelringschlüssel, doppelmaulschlüssel, schlagschlüssel > ringmaulschlüssel
drehmomentschlüssel, drehmo, drehmomentenschlüssel, newtonmeterschlüssel, drehmoment ratsche
steckschlüsselkasten, nüsse satz, nusssatz, nusskoffer, knarrensatz, ratschenset, steckschlüsselset, proxxon kasten, ratschensatz, nussenkasten, steckschlüsselkoffer, ratschenkoffer > ratschenschlüssel
inbusset, inbussatz, innensechskantsatz, sechskantstiftschlüssel, winkelschraubendreher, stiftschlüssel, allen key, inbusschlüsselsatz, ikea schlüssel, imbusschlüsselsatz, imbussatz, winkelschlüssel
schlüsselsäge, stoßsägl, holzsäge, brettlsäge, handsägn, fuchsschwanzsäge, hardpoint, astsäge klappbar, baumsäge hand, gärtnersäge, säge für äste, klappbare säge, hand saw, holzsägn, fuxschwanz, fuchschwanz, schittersäge, holzfuchsschwanz > handsäge
pull saw, japanische säge, japanische zugsäge, zugsägn > japansäge
pucksäge, kleine metallsäge, metallbügelsäge, eisensägebogen, hacksaw, metallsägebogen, sägebogen metall > handsäge
gehrungslade, gehrungsschneidlade, schneidlade, gehrungskasten, gehrungssäge lade
laubsäge, laubsägebogen, laubsägeset, laubsägeblätter
stichlingsäge, lochsäge hand, gipskartonsäge, rigipssäge, stoßsäge rigips
abbrechklinge, klingenmesser abbrechbar, ritzmesser, messer für teppich, messer für tapete, messer zum schneiden, cuttermesserl, cuttermeser, tapetenschneider, folienmesser, kartonöffner, kistenmesser, abbrechmesser 18 mm, 18mm messer, bodenlegermeser, pvc-messer, dolchklinge, arbeitsmesser, baumesser, verputzermesser, multimesser, olfa, martor, cutterl > cuttermesser
cutterklingen, ersatzklingen, abbrechklingen, trapezklingen, hakenklingen
holzmeißl, stemmeisn, stemmeißen, schnitzbeitel, schnitzwerkzeug, schnitzmesser set, drechselwerkzeug, drechselmeißel, zapfenbeitel, kirschen beitel, beitelsatz, stechbeitelsatz, stecheisn, stemmbeitel, wood chisel > stechbeitel
handhobel, putzhobel, simshobel, schlichthobel, einhandhobel, surform
ahle, vorstecher, reißnadel, anreißnadel, vorstechahle
splintentreiber, durchtreiber, splinttreiber
senker, kegelsenker, krauskopf, entgrater, versenkbohrer, holzsenker
gewindeschneider, gewindebohrer, schneideisen, gewindeschneidsatz, schneidkluppe, kluppe
schraubenausdreher, linksausdreher, schraubenentferner, ausdreher, abgerissene schraube
zimmermannswinkel, anschlagwinkel, tischlerwinkel, schreinerwinkel, kombinationswinkel, anlegewinkel, gehrungswinkel, schlosserwinkel, speedwinkel
streichmaß, anreißmaß, parallelanreißer, reißmaß
schlagschnur, schnurschlag, kreideschnur, farbschnur, schnurschlaggerät, zimmermannsschnur, chalk line
maurerschnur, lotschnur, richtschnur, fluchtschnur
senklot, schnurlot, senkblei
schieblehre, messschieber, schublehre, schiebelehre, kaliber messschieber, caliper
mikrometer, bügelmessschraube
teleskopmagnet, magnetheber, magnetgreifer, aufsammler magnet
schraubstock, parallelschraubstock, maschinenschraubstock, tischschraubstock, vise
drahtbürste, stahlbürste, messingbürste, rostbürste, handdrahtbürste
stahlwolle, topfkratzer, putzwolle, stahlwatte
saugheber, glassauger, plattenheber, glasheber, fliesensauger, vakuumheber, saugnapf fliesen
fliesenkreuze, fliesenkreuz, fugenkreuze, kreuzerl fliesen, abstandshalter fliesen, nivelliersystem fliesen, fliesennivelliersystem, levelling system, verlegehilfe fliesen, keile fliesen, fliesenkeile
fugenbrett, fugbrett, fugengummi, ausfugbrett, fugscheibe, ausfugscheibe
schwammbrett, waschbrett fliesen, fliesenwaschset, fliesenschwamm
reibebrett schwamm, reibebrettl, filzbrett, putzbrett, abziehlatte, kartätsche putz, abziehschiene, aluminiumlatte, alulatte putz
zahnspachtel, zahnkelle, kammspachtel, klebespachtel, kleberkelle, zahnglättkelle, notched trowel
quirl, rührquirl, rührstab, rührpaddel, mörtelquirl, farbrührer, rührkorb, rührer bohrmaschine
tapezierbürste, tapezierroller, andrückrolle, nahtroller, tapezierspachtel, andrückspachtel, kleisterbürste, tapezierset, tapezierwerkzeug
stachelwalze, nagelwalze, entlüfterwalze, stachelroller, igelwalze, entlüftungswalze
estrichschuhe, nagelschuhe, stachelschuhe estrich
markierspray, signierspray, kreidespray
tieflochmarker, pica marker, bohrlochmarker
werkzeuggürtel, werkzeugtasche gürtel, nagelbeutel, nageltasche, zimmermannstasche, gürteltasche werkzeug, hüfttasche handwerker
werkzeugkistn, werkzeugkasterl, werkzeugkiste metall, werkzeugkofer, werkzeugsortiment, werkzeugsammlung, stahlblechkasten werkzeug, montagekasten, werkzeugcase, maschinenkasten, knaack, handwerkerkiste, handwerkerset, werkzeugschatulle, heimwerkerkoffer, schlosserkasten, montagebox, werkzeugorganizer, tanos, packout, tstak > werkzeugkoffer
werkstattbank, werkbock, bank werkstatt, drechslerbank, montagebank, schlosserbank, klappwerkbank, klappbare werkbank, werkbankplatte, heimwerkertisch, werkstatttischl, arbeitsbock mit platte, spannbock, spannbank, work bench > werkbank
leimzwingn, schraubzwing, klemmen holz, holzklemme, holzzwinge, türenspanner, parallelzwinge, tempergusszwinge, schreinerzwinge, tischlerzwinge, zwingen set, zwinge holz, rohrzwinge, c-zwinge, bügelzwinge, rahmenspanner, clamp, bandspanner, bandzwinge, gehrungsspanner, eckspanner, federzwinge, leimzwinge holz > schraubzwinge
pistolenzwinge, schnellspanner, schnellzwinge, einhandspannzwinge, one hand clamp, spanner einhand > einhandzwinge
doppelmaß, holzgliedermaß, zollstab holz, zollsteckn, meterstaab, meterstecken holz, adga, stabila meter, maurermeter, metermaß klappbar, 2m meterstab, meter holz, klappzollstock > zollstock
maßbandl, rollmetter, rollmetermaß, stanley maßband, bandmaßband, 5m band, meterband rolle, ausziehmaßband, taschenmaßband, taschenbandmaß, metalmaßband, fiberglasmaßband, rahmenmaßband, messwerkzeug band, schreinermaßband, bandl messen, 5 m maßband > maßband
wasserwage, wasserwoog, wasserwoge, libelle, horizontalwaage, magnetwasserwaage, torpedowasserwaage, stabila, stabila waage, aluwasserwaage, digitale wasserwaage, wasserwaagn, fliesenlegerwaage, schlosserwaage, elektronische wasserwaage, winkelwasserwaage, pocketwaage, wasserlatte > wasserwaage
lasermessband, laser maßband, laser maßstab, messlaser, disto laser, leica disto, laser entfernung, raummaß laser, entfernungslaser, streckenmesser, ultraschall entfernungsmesser, zamo, längenmesser laser > laser-entfernungsmesser
fliesenlaser, punktlaser, wandlaser, laserniveau, laserniveliergerät, 3d laser, 360 grad laser, laser 360, laserkreuzer, selbstnivellierender laser, nivelliersystem laser, wasserwaagenlaser, laserstrahl waage, laserlot, laserliniengerät, rotolaser, quigo laser > kreuzlinienlaser
phasenprüferl, stromprüfgerät, duspoll, durchgangstester, spannungsprüfa, schraubenzieher mit licht, prüflampe, prüfschraubendreher strom, stromprüferschraubenzieher, phasenprüferstift, elektriker prüfgerät, strom prüfen, spannungsdetektor, berührungslose spannungsprüfung, fluke prüfer, netzprüfer, stromtestgerät, leitungstester > spannungsprüfer
digitalmultimeter, vielfachinstrument, stromzangenmessgerät, elektromessgerät, strommessgerät, voltmesser, ampermeter > multimeter
# Zubehör, weitere Wörter
twist drill > spiralbohrer
schlagbohrer stein, fliesenbohrer, sds-plus bohrer, bohrer bohrhammer, bohrer für fliesen > steinbohrer
scheibenschneider, auger bit, handbohrer holz > holzbohrer
bitpackung, schraubereinsätze, schraubendrehereinsätze, schraubendreherspitzen, bitmagazin, bitkiste, bitverlängerung, bitsortimentskasten > bit-set
tauchsägeblatt, zahnscheibe säge, holzscheibe flex, feinschnittblatt > kreissägeblatt
stichsägeblatt, stichsägeblätter, blätter stichsäge, blatt für stichsäge, stichsägenblatt
säbelsägeblatt, säbelsägeblätter, fuchsschwanzblätter
flexteller, dünnscheibe, schleifmop, lamellenscheibe, winkelschleiferblatt > trennscheibe
marmorscheibe, porzellanscheibe, segmentscheibe, asphaltscheibe, scheibe fliesen flexen, mauerfrässcheibe > diamanttrennscheibe
schmirgelblock, abziehpapier, glaspapierbogen, schleiffix > schleifpapier
exzenterschleifer papier, schleifpads rund, lochscheiben schleifen, klettronden > schleifscheiben
# Befestigung, weitere Wörter
schraubn, senkkopfholzschrauben, heco schrauben, chipboardschrauben, chipboard screws, sparrenschrauben, senkschrauben holz, kreuzschrauben, küchenschrauben, möbelbauschrauben, korpusschrauben, schraubensortiment, schraubenset, schraubensortimentskasten, schraubenmischung, scharnierschrauben, schreinerschrauben, tischlerschrauben > spanplattenschrauben
bangkiraischrauben, belagsschrauben, wpc schrauben, schrauben für wpc, schrauben draußen, zaunlattenschrauben, terrassenspax, deckbrettschrauben, deck screws, sichtschutzschrauben > terrassenschrauben
fermacellschrauben, osb schrauben schwarz, gyproc schrauben, plattenschrauben, leichtbauschrauben, rigipsspax > schnellbauschrauben
hex bolt, hex bolts, gewindebolzen kopf, autoschrauben, motorschrauben, schwellenschraube > sechskantschrauben
fahrradschrauben, vorbauschrauben > zylinderschrauben
schraube beton ohne dübel, würth amo, ziegelschrauben, schraubdübel beton, ultracut > betonschrauben
dübln, dippel, rawlplug, gasbetondübel, porenbetondübel, fischer duo, dübelkasten, upat, dübelpackung, stopfen für schrauben, schraubenstopfen > universaldübel
dübel rigipswand, ständerwanddübel, leichtbauwanddübel, klappanker, kippflügeldübel, kippanker, trockenwanddübel, plasterboard dübel, selbstbohrender dübel, bohrdübel gips, federspreizdübel, metalldübel rigips > hohlraumdübel
fischer faz, faz, fischer bolzen, markisendübel, geländerdübel, hilti bolzen, hst, schwerlastbefestigung > bolzenanker
injektionsmörtel, verbundmörtel, chemischer dübel, dübelmasse, klebedübel, chemiedübel, injektionskleber, fis v, hilti hit
nägel für holz, nails > nägel
schraubnmutter, schraubengegenstück, nuts, hex nut, nyloc > sechskantmuttern
schraubenscheiben, ringerl schraube, zahnscheiben, fächerscheiben, federscheiben, lochscheiben, abstandsscheiben, unterlagsplättchen, blechscheiben m8 > unterlegscheiben
regalstützwinkel, bettwinkel, sparrenanker, sparrenhalter, sparrenfuß, sparrenverbinder, pfettenanker, simpson strong tie, verbindungsblech, verbindungsplatte, kantholzverbinder, kantholzwinkel, angle bracket, eckblech, winkelplatte, flachblech gelocht, zugband holz, windrispenband, rispenband, montageband gelocht, gelochtes blech > winkelverbinder
balkenbefestigung, beam hanger > balkenschuh
bandl tür, bändl, aufsatzband, aufschraubband, gartentorband, gattertorband, hinge, hinges, fensterscharnier, nussband, zimmertürband, kloben, winkelband, gelenkband > scharnier
schrankgelenk, küchenschanier, clip top > topfscharnier
kastengriff, kastlgriff, ladengriff, schubladlgriff, griffbügel, schranktürgriff, schalengriff, laderlgriff, einlassgriff, handle möbel, schubladenbügel > möbelgriff
porzellanknopf, kastenknopf, holzknopf möbel, schubladenknauf, kastlknopf, türknöpfchen, schubladlknopf > möbelknopf
türhaken, hakenbrett, coat hook, hook, schlüsselbrett > wandhaken
hängesessel aufhängung > wandhaken
besenhakn, gerätehalterung, geräteleiste, werkzeughaken, fahrradaufhängung, leiteraufhängung, wandhalterung fahrrad, geräteaufhängung, fahrradwandhalter, schubkarrenhalter > gerätehaken
tischrollen, sesselrollen, schrankrollen, regalrollen, rädli, radl für kasten, gummirolle, gerüstrollen, bremsrolle, caster, castor, castor wheel, bettrollen, werkstattwagenrollen, wagenrolle, teewagenrollen > lenkrolle
steuerkette metall, kettenmeterware, stahlglieder, chain > rundstahlkette
jutekordel, segeltau, anbindestrick, rope, leinerl, kuhstrick, viehstrick, heustrick > seil
zurrratsche, autotransportgurt, gepäckgurt, dachgurt, ratchet strap, tie down, gurtband mit ratsche, zurrmittel, kistengurt, transportsicherungsgurt, umzugsgurt, fahrradträgergurt > spanngurt
spanngummi, gummispanner, gepäckspanner, spinne gepäck, gummispannseil, gepäckspinne, planenspanner, expanderseil
karabiner, karabinerhaken, schäkel, wirbelschäkel, kettennotglied, kettenschnellverschluss, notglied, schnellverbinder kette
drahtseilklemme, seilklemme, seilspanner, spannschloss, wantenspanner
bindedraht, blumendraht, rödeldraht, wickeldraht, spanndraht, eisendraht, gartendraht
gewindehülse, einschraubmuffe, eindrehmuffe, gewindeeinsatz
holzdübel, dübelstange, riffeldübel, holzdübelstange, buchendübel, möbeldübel
regalträger, regalhalter, regalkonsole, bodenträger, regalstütze, schwerlastkonsole, klappkonsole, tablarträger
neodym magnet, haftmagnet, möbelmagnet, magnetschnapper, magnetverschluss
klettband, klettverschluss, flauschband, klettklebeband, hakenband
powerstrips, klebestrips, klebestreifen bilder, klebenagel, tesa strips, klebehaken, selbstklebehaken, haken ohne bohren, command strips
bilderaufhänger, bilderschiene, bilderleistenhaken, galerieschiene, bildaufhängung
hakenschraube, schraubhaken mit gewinde, winkelhaken, l-haken, hakenschrauben
schubriegel, bolzenriegel, torriegel, überwurfriegel, überfalle, schließriegel, vorreiber
gasdruckfeder, gasfeder, klappenlift, klappenbeschlag
# Farben, weitere Wörter
zimmer streichen, wand streichen, mauer streichen, silikatfarbe, küchenfarbe, farbkübel, eimer farbe, farbeimer, arcticweiß, treppenhausfarbe, roller farbe wand, wandbeschichtung, wohnraumdispersion, dispersionsanstrich, deckkraft 1 > wandfarbe
graue wand, blaue wand, grüne wand, akzentwand, wandton > bunte wandfarbe
hausfassade, fassade streichen, haus streichen, mauer außen farbe, garagenfarbe, putz streichen außen, hauswand streichen, betonfarbe, garagenwandfarbe, masonry paint, amphisilan, lotusan, fassadendispersion > fassadenfarbe
schimmel im bad, schimmelspray, schimmelex, schimmelvernichter, schimmelkiller, schimmelfrei, schimmelweg, pilzentferner, schimmelfleck, schimmelpilz, stockflecken, stockfleckenentferner, fungizidfarbe, klimafarbe > schimmelschutzfarbe
bodenfarbe, betonbodenfarbe, garagenbodenfarbe, bodenbeschichtung, garagenbodenbeschichtung, betonversiegelung, betonbeschichtung, epoxidharz boden, floor coating
fliesenlack, fliesenfarbe, kachelfarbe, badlack, wannenlack
glanzfarbe, möbel streichen, farbe für zaun metall, gartentorlack, eisenlack, eisenfarbe, gitterlack, schmiedelack, hammerschlaglack, hammerschlagfarbe, rostlack, direkt auf rost, farbe auf rost, brantho korrux, farbe für eisen, ral lack, enamel, autolack dose, bootslack, yachtlack, schiffslack, traktorlack, kinderspielzeuglack, küchenfrontenlack, kunststofflack, plastiklack, shabby chic farbe, vintage farbe, chalk paint, treppenlack, fußbodenlack, parkettlack, klarlack, bastellack, hobbylack, basteln farbe acryl, nitrolack, lackiererfarbe, streichfarbe metall > buntlack
türenlackfarbe, zargenfarbe, heizkörper streichen, fensterrahmenfarbe, vorlack weiß, türrahmenfarbe > weißlack
holz streichen außen, zaun streichen, gartenhaus streichen, holz imprägnieren, holzimprägniermittel, imprägniergrund, holzschutzöl, farblasur, carport farbe, wetterschutzfarbe, xylo, osmo, holz wetterschutz, balkon holz farbe, teerfarbe holz, holzteer, holzwurmex, anti holzwurm, holzwurm, holzgrundierung, bläuesperrgrund, wood protection, consolan, holzfenster lasur > holzlasur
gartentisch öl, terrassendielen öl, arbeitsplatte ölen, möbelpflege, holz pflegemittel, holzwachsöl, holzfußbodenöl, bodenöl, osmoöl, bienenwachs, möbelwachs, leinölfarbe, linseed oil, parkettpflege, parkettpflegeöl, entgrauer, holzentgrauer > holzöl
graffitispray, kupferspray, silberspray, haftgrundspray, zinkspray, rostschutzspray, bremssattellack, thermolack, ofenspray, ofenlack, hitzebeständiger lack, auspufflack, molotow, belton, heizkörperspray, spraypaint, effektspray, kreidespray deko, möbelspray > sprühlack
haftgrundierung, allesgrund, fleckensperre, absperrgrund, universalgrund, quarzgrund, streichgrund, haftemulsion estrich, acrylgrund, holzgrundier, bleimennige, mennige, ferrogrund, rostkonverter, mdf grund > grundierung
tiefnrund, sandende wand, saugende wand, vor dem tapezieren > tiefgrund
pinselreiniger, nitroverdünnung, verdünnung, terpentin, terpentinersatz, waschbenzin, universalverdünnung, verdünner, testbenzin, pinselwaschmittel, kunstharzverdünnung, aceton, lösungsmittel
abbeizer, lackentferner, lackabbeizer, farbentferner, abbeizmittel, farbabbeizer, abbeize
spiritus, brennspiritus, ethanol, bioethanol, petroleum, lampenöl
epoxidharz, gießharz, kunstharz, epoxy harz, bootsharz, polyesterharz, gfk harz
walzerl, rolle für wandfarbe, teppichroller, rollerbügel, rollerset, ersatzrolle, farbrollenbezug, walzenbezug, malerset, malset, renovierset, farbset roller, strukturroller, perlonroller, floorroller > farbroller
farbwanne, farbtasse, farbeimer mit gitter, lackwanne, farbbehälter, farbkübel leer
pinslset, penserl, pemsl, deckenstreicher, fassadenbürste, lasurbürste, leimbürste, kalkbürste, flächenbürste, pinselset lack, brush, chinaborsten > pinsel
kreppklebe, kreb band, malerklebestreifen, abdecktape, abklebeband fenster, farbkantenband, painter's tape, tesaband maler, tesaband, goldtape, tapeziererband, putzerband, steinband maler, abdeckklebestreifen, kreppkleber > abklebeband
masker, masker tape, maskingfolie, abrollfolie, kreppfolie, staubtür, plastik abdeckung, schutzfolie boden, malerplastik, estrichfolie > abdeckfolie
maler unterlage, bodenabdeckung maler, boden abdecken, fußbodenschutz, milchtüte, abdeckkarton, malerdecke, floorliner > malervlies
gipserspachtel, glasschaber, schabeisen, rakel, schaberklinge, wandschaber, lackschaber, stoßscharre, filling knife > malerspachtel
gipserkelle, flächenrakel, gipserkartätsche, zahnkelle estrich, estrichglätter, betonglätter, talosche, reibscheibe > glättkelle
tapetn, tapete modern, bildtapete, retro tapete, holztapete, ziegeltapete, barocktapete, landhaustapete, marmortapete, uni tapete, tropentapete, dschungeltapete, tapetenbordüre, bordüre, as creation, marburg tapete, glasfasertapete, glasvlies, malervliestapete, glattvlies, überstreichbare tapete, renoviervlies, sanierungsvlies, anstrichvlies, wandpapier, selbstklebende tapete, tapezieren > vliestapete
tapetenpappe, kleisterpaste, pudol, tapezierzeug, wallpaper glue > tapetenkleister
silikondichtmittel, dusche abdichten, badewanne abdichten, badewannenfuge, waschbecken abdichten, fuge dusche, fugendichtband flüssig, glaserkitt, abdichten bad, fugensanierer, sanisil > sanitärsilikon
acryldichtmittel, risse in der wand, wandrisse, riss in wand, rissspachtel, strukturacryl, fuge zwischen wand und decke, deckenfuge, innenausbau fuge, türrahmenfuge, sockelleistenfuge, anschlussfuge, putzacryl, acrylat dichtstoff > maleracryl
klebekraft, bombenkleber, kleber für holz und metall, stuckkleber, deckenplattenkleber, sanitärkleber, nagelersatz, flüssignagel, flüssignägel, liquid nails, gripfill, extremkleber, universalkleber, fassadenkleber, kartuschenkleb, klebe kartusche, klebdichtstoff, fliesenleistenkleber, paneelenkleber, dielenkleber, parkettkleber, heißkleber kartusche, klebemasse, sprühkleber, kontaktkleb, klebestift > montagekleber
holzklebstoff, pvac, leimtopf, leimstift > holzleim
bauschaumdose, bauschaumpistole, türen einschäumen, einschäumen, rohrschaum, brandschutzschaum, fugenschaum, rolladenkasten dämmen, perimeterkleber, pu foam, winterschaum, gun foam > montageschaum
# Baustoffe, weitere Wörter
zementmischung, cem i, zementstaub > portlandzement
schnellzementmörtel, schnellmörtel, stopfmörtel, blitzdicht, setzmörtel, pfostenbeton, zaunpfahlbeton, pfostenfix > schnellzement
mauern, ziegelspeis, mauerkelle mörtel, kalkzementmörtel, kalkmörtel, lehmmörtel, natursteinmörtel, verlegemörtel, pflastermörtel, plattenmörtel, bettungsmörtel, dünnbettmörtel ytong, porenbetonkleber, ytongkleber, planblockkleber, planbaukleber, schamottmörtel, feuerfester mörtel, reparaturmörtel, betonreparatur, mörtel zum verlegen, klinkerspeis, bricklaying mortar, mörtelmix > mauermörtel
fundament gießen, punktfundament, streifenfundament, garagenboden beton, bodenplatte beton, ct-c25, betonmix, kies zement gemisch > estrichbeton
wand verputzen, haftputzgips, putzgips, mp75, spritzbewurf, vorspritzer, armierungsmörtel, armierungskleber, wdvs kleber, plaster, render, edelputz weiß > kalkzementputz
fliesenspeis, fliesenkleister, kachelmörtel, fliesenbettmörtel, c2te, fbk, badfliesenkleber, großformatkleber, fliesenkleber eimer, mosaikkleber, thinset, pulverkleber fliesen, fugenkleber fliesen, terrassenfliesenkleber, fliesenverlegung kleber > flexkleber
schieferkleber, glasmosaikkleber > natursteinkleber
fugenmasse grau, fliesen verfugen, ausfugen, fugen erneuern, fugensand fliesen, fugenfix, fuge fliesen, fugenspachtelmasse fliesen, fugenflex, breitfuge, epoxidfuge, epoxyfuge, fugnmasse, fugensanierung, fugenfrisch, fugenauffrischer, fugenweißer, fugenstift, mapei fuge, ultracolor, jointing, natursteinfuge, fliesenfugenfüller > fugenmörtel
gipskartonwand, gipsplattenwand, gkfi, gkbi, gkb, brandschutzplatte, bauplatte grün, verkleidung gips, dachausbauplatte, ausbauplatte, sheetrock, gypsum board, vorsatzschale, lochplatte gips, gipsdecke, abgehängte decke > gipskartonplatte
cw100, ud28, abhängeprofil, blechständer, hutprofil, direktabhänger, noniusabhänger > trockenbauprofil
löcher zuspachteln, dübellöcher, dübelloch, dübelloch füllen, bohrloch füllen, bohrlöcher verschließen, loch in der wand, lochstopfer, spachtelweiß, flüssigholz, holzkitt, betonspachtel, rollspachtel, leichtspachtel, polyfilla, filler, presto spachtel, glasfaserspachtel, jointfiller, tubenspachtel, riss zuspachteln, ausbessern wand, spachteln, wandausgleich > spachtelmasse
fugenband gips, bewehrungsstreifen, fugendeckstreifen, gewebeband gips, armierungsband, rissband, fugengewebeband
armierungsgewebe, putzgewebe, glasfasergewebe, armiergewebe, putznetz
putzprofil, eckschutzschiene, kantenschutz putz, putzschiene, eckschiene putz, putzeckprofil, putzleiste, apu-leiste, anputzleiste
dach dämmen, knauf insulation, ursa, dämmstoffrolle, glasfaserwolle, trennwandplatte, schallschutzwolle, sonorock, klemmrock, thermowolle, akustikwolle, steinwollplatte, kellerdeckenplatte wolle > mineralwolle
styrofoam, wdvs, styroporblock, fußbodendämmung, estrichdämmung, kellerdecke dämmen, deckendämmung, wärmedämmplatten, hausdämmung, außendämmung, laibungsplatte, neopor, pir platte, pur platte, aufsparrendämmung, depron, innendämmung, gefälledämmung > hartschaumplatte
kellerwand dämmen, keller außen dämmen, erdberührte dämmung, duschbodenplatte xps, umkehrdach dämmung > perimeterdämmplatte
folie für dachausbau, dachausbau folie, folie unter rigips, dampfbremsvlies, luftdichtheitsbahn, luftdichtigkeitsfolie, feuchtigkeitssperre folie, vario folie, intello, vario km, alufolie dach, sauna alufolie, dachbodenfolie, klimabahn, isover vario, isolierfolie dach > dampfbremse
garageneinfahrt steine, granitwürfel, pflasterklinker, gehwegpflaster, pflasterbelag, pflästerung, bsetzi, cobblestone, autostellplatz steine > pflasterstein
granitplatte, granitplatten, schieferplatte garten, natursteinplatte, travertinplatte, naturstein terrasse, bruchplatten, terrassenbelag stein, bürgersteigplatte, trottoirplatte, schrittplatte, schrittplatten, stellplatzplatte, plattenbelag garten, stepping stone, patio slab > terrassenplatte
gasbetonplatte, xella, siporex, celcon, aerated concrete, porenbetonplatte, gasbetonwand > porenbetonstein
kalksandsteinmauer, ks mauerwerk, silka > kalksandstein
vollklinker, verblendklinker, abbruchziegel, hochlochziegel, lochziegel, wienerberger, kaminziegel, ofenziegel, grillkamin steine > klinker
rundsteine, wasserfallsteine, drainagekiesel, hauskies, traufstreifen, kiesstreifen, kieselwege, decorative stone > zierkies
splittbett, kalksteinsplitt, verlegesplitt, schieferplättchen, schiefersplitt, lava, lavagranulat, lavasteine, lavamulch, ziegelsplitt, dekoschotter, mineralbeton, kalkschotter, gabionensteine, gabionenfüllung, schotterbeet, wegesplitt, fugensplitt, splittsand, brechsand, ziegelbruch > ziersplitt
traufenrinne, rinneneisen, rinnenhalter, rinneneinhang, rinnenhaken, rinnenkessel, rinnenverbinder, rinnenendstück, dachchänel, chänel, känel, inefa > dachrinne
kupferfallrohr, dachablauf, regenrohrklappe, fallrohrschelle, fallrohrbogen, standrohr > fallrohr
bitumendach, v13, v60s4, g200s4, flachdachfolie, epdm folie, epdm dach, epdm, dachabdichtungsbahn, unterlagsbahn dach, gartenhaus dach pappe, kaltselbstklebe, teer, horizontalsperre, mauersperre, feuchtigkeitssperre, sperrbahn, dachbelag, bitumenband, dachbahnrolle, bitumenbelag, roofing, dachdeckung pappe, sanierungsbahn > bitumenbahn
dachlack, bitumenanstrich, isolieranstrich, bitumendickbeschichtung, dickbeschichtung, kellerabdichtung, flüssigkunststoff, dichtschlämme, dichtungsschlämme, schwarzanstrich, bitumenmasse, kaltkleber bitumen
überdachungsplatte, polycarbonat, dachblech, profilblech, pfannenblech, gewächshausplatten, corrugated > wellplatte
# Holz, weitere Wörter
brettln, fichtenbretter, kieferbretter, lärchenbretter, regalbretter holz, hobeldiele, hobeldielen, schnittbretter, baubretter, sägeraues brett, leimholz schmal, zaunlatten, stülpschalung, fassadenholz, gerüstdiele, gerüstbohle, gerüstbohlen, wandverkleidung holz, blockhausprofil, latten breit, wooden board, timber board, plank > glattkantbrett
dachbretter > rauspundbrett
unterkonstruktion terrasse holz, unterkonstruktionsholz, leiste holz gehobelt, holzleistn, roofing batten, staketen, staketenholz, schlagleiste, vierkantstab, quadratleiste > rahmenlatte
bsh, brettschichtholz, trag balken holz, vierkantpfosten, holzsäule, holzstiel, holztram, timber beam > konstruktionsvollholz
dachbodenplatten, dachboden boden platte, rauspan, bodenplatte holz, dachbodenbelag, bauplatte holz > osb-platte
bastelholz, siebdruck, anhängerplatte, anhängerboden, schaltafel, schalungsplatte, schalungstafel, schaltafeln, ladeboden platte > multiplexplatte
tischplatte, tischplatten, holztischplatte, schreibtischplatte, leimbinderplatte, regalböden holz, regalboden holz, treppenstufen, treppenstufe, keilverzinkte platte, stabverleimt, dreischichtplatte, vollholzplatte, echtholzplatte, möbelholz, möbelbauholz, regalbretter, waschtischplatte holz, baumkantenplatte, baumkante, kinderbett holz platte, glued laminated board > leimholzplatte
hartfaser, hdf, schrankrückwand, rückwand schrank, weiche platte möbel, fräsplatte, mitteldichte faser, fibreboard, tischlermdf, dünne platte weiß > mdf-platte
holzdeck, deck holz, balkon holzboden, balkonboden holz, poolumrandung, holzsteg, stegholz, bootssteg, sibirische lärche, ipe, cumaru, garapa, thermokiefer, kiefer kdi, rillendiele, rillendielen, terrassenplanke, planken terrasse, holzplanken, gartenweg holz, freisitz holz > terrassendiele
kunststoffplanken, pvc dielen, kompositdiele, resysta > wpc-diele
# Boden, weitere Wörter
laminat sockel, laminat sockelleiste, altbauleiste, weichsockel, teppichleiste wand, viertelstab, viertelstableiste, karnies, karnieß, kickboard, plinth > sockelleiste
übergang laminat fliesen, übergang fliesen laminat, übergang parkett, türschiene laminat, bodenleiste tür, laminatschiene, dehnungsfuge laminat, dehnfugenprofil, bewegungsprofil, bodenabschluss, teppichabschluss, teppichkante, abschlussschiene boden, messingleiste, messingschiene, treppenkante, treppenkantenschutz, stufenkante, stufenkantenprofil, treppenkantenleiste, antirutschleiste treppe, fliesenschiene, fliesenprofil, schlüterschiene, schluterschiene, jollyschiene, jollyprofil, quadec, fliesenkante, fliesenabschluss, fliesenleiste, wandabschluss profil, kantenprofil, kantenleiste, eckprofil fliesen, threshold > abschlussleiste
laminatplatten, wohnzimmerboden, kinderzimmerboden, schlafzimmerboden, boden zum klicken, kronotex, laminatfliese, quick step > laminat
wasserfester boden, badboden, badezimmerboden, boden für bad, küchenboden, boden küche, boden bad, cv belag, cv boden, linoleumboden, lino, korkboden, korkparkett, kautschukboden, gummiboden, planken boden, selbstklebende bodenfliesen, objektboden, gerflor, tarkett, vinylpaneele > klick-vinyl
eichendiele, eichendielen, holzdiele innen, schlossdiele, langdiele, weitzer, oak floor, wood flooring, bodendielen holz, riemenboden > fertigparkett
laminatfolie, laminatvlies, dämmmatte laminat, dämmplatten laminat, holzfaserdämmplatte boden, pe schaum, schaumfolie, schaumunterlage, schaummatte laminat, rollenkork, korkrolle, korkdämmung, selit, selitac, gehschall, schallisolierung boden, dampfsperre laminat, pe folie laminat, schallschutz laminat, filzunterlage boden, grüne platten laminat > trittschalldämmung
fliesn, fliesen bad boden, 60x60 fliesen, große fliesen, xxl fliesen, holzfliesen optik, betonoptik fliesen, fliesen betonoptik, fliesen hausflur, treppenhausfliesen, terracotta fliesen, terrakottafliesen, steinfliesen, natursteinfliesen, schieferfliesen, marmorfliesen, granitfliesen, spaltplatten, fliesen garage, r10 fliesen, werkstattfliesen > bodenfliese
zellige, keramikfliesen wand, fliesenbordüre > wandfliese
kieselmatte, kieselfliese, hexagon fliesen, sechseckfliesen, sechseckige fliesen, mosaikborte > mosaikfliese
feinsteinzeug 2cm, feinsteinzeugplatten, feinsteinzeugplatten außen, frostfeste fliesen, balkonplättli, balkonbodenfliesen, poolplatten, sitzplatzfliesen, sitzplatzplättli, patio tiles > terrassenfliese
hochflor, hochflorteppich, kurzflor, kurzflorteppich, shaggy, filzteppich, kräuselteppich, sisalteppich, kinderteppich, spielteppich, stufenmatten, eventteppich, wohnteppich, kuschelteppich, teppichzuschnitt, tretford, läufer, teppichläufer, flurläufer > teppichboden
plastikwiese, künstliches gras, fake gras, gras balkon, puttinggreen, sportrasen, kunststoffgras, artificial turf, astroturf, turf > kunstrasen
schuhabstreicher, hausmatte, hauseingang matte, ringgummimatte, gummiwabenmatte, wabenmatte, rautenmatte, schmutzfangläufer, emco matte, aluprofilmatte, kassettenmatte, fußreiniger, fußstapfen matte, dreckmatte, drecksmatte, matsch matte, regenmatte, haustürvorleger, haustürvorlage, vorlagematte, welcome matte, willkommen matte, home matte, schuhabkratzmatte, türvorlegematte, welcome mat, foot mat, badematte, duschvorleger, badvorleger, badteppich, salonloewe > fußmatte
# Heizen und Licht, weitere Wörter
handtuchheizstab, heizleiter, towel warmer > badheizkörper
kermi, kermi heizkörper, ventilheizer, wandheizer zentralheizung, gussheizkörper, röhrenheizkörper, gliederheizkörper, lamellenheizkörper, heizwand, heizkörperplatte, niedertemperaturheizkörper, purmo > flachheizkörper
tado, homematic, fritz dect, eurotronic, danfoss, heimeier, drehregler heizung, stellrad heizung, heizkörperdrehregler, heizkörperknopf, raumregler, heizungsregelung > heizkörperthermostat
steckdosenheizung, heizung für steckdose, elektroheizlüfter, heizung garage, gartenhausheizung, wintergartenheizung, infrarotpaneel, infrarotplatte, bildheizung, natursteinheizung, marmorheizung, wärmewellenheizung, frostwächter gartenhaus, heizung ohne kamin > konvektor
heizung camping, schnellheizung, badstrahler, quarzstrahler, heizstab, heizkegel, werkstattheizung, werkstattheizer, bauheizung, bauheizgerät, garagenheizung, elektro heizkanone, baustellenheizung, space heater, warmluftofen, heizofen, öfeli, zimmer heizen schnell > heizlüfter
küchenofen holz, küchenhexe, beistellherd, scheitofen, wood burner > kaminofen
kühlgerät zimmer, klimakompressor wohnung, kälteaggregat, klimaschlauch > mobiles klimagerät
venti, zimmerlüfter, fächer elektrisch, miefquirler, raumlüfter, bürolüfter, fan, tower fan, luftzirkulator, umluftgerät > ventilator
trocknungsmaschine, gegen feuchtigkeit, feuchtigkeit im keller, feuchter keller, luft trocknen, wäschetrocknung luft, luftfeuchtigkeit senken, schimmel luft, wasserentzieher luft > luftentfeuchter
dhe, dle, stiebel eltron, stiebel, heißwasserbereiter, instantboiler, warmwassererzeuger, warmwasserheizer, clage > durchlauferhitzer
wassererwärmer > warmwasserspeicher
braunkohle briketts, heizmaterial, brennstoff ofen, holz kamin, scheitln, firewood, holzscheiter > holzbriketts
pellets ofen > holzpellets
ersatzlampe, kühlschrankbirne, kühlschranklampe, backofenlampe, backofenbirne, schraubbirne, stromsparbirne, tradfri, kerze e14, bulb > led-lampe
mr16, stiftsockellampe > led-spot
langfeldlampe, stablampe decke, leuchtstoffstab, garagenröhre > led-röhre
lampe küche, kellerlicht, plafonlicht, aufbaulampe, lichtschiene, schienensystem lampe, spotbalken, strahlerleiste, deckenspotleiste, feuchtraumlampe, wannenleuchte, garagenlampe innen, unterbauleuchte, unterbaulampe, küchenunterbauleuchte, schrankleuchte, lichtleiste küche, ceiling lamp, treppenhauslampe, dielenlampe, ankleidelampe, sternenhimmel lampe > deckenleuchte
küchenpendel, rattanlampe, papierlampe, japanballon, lampenschirm hängend, kugellampe hängend, reispapierlampe, industrielampe, fabriklampe, theke lampe, thekenlampe, suspension lamp > pendelleuchte
dreibeinlampe, tripod lampe, fluterlampe, standlicht, sofalampe, wohnzimmerleuchte stehend, torchiere > stehleuchte
bettlicht, büroleuchte, leselampe tisch, klemmleuchte, klemmspot, akku tischlampe, pilzlampe, lavalampe, table lamp, nachtlamperl, kinderlampe > tischleuchte
rgb leiste, tv hintergrundbeleuchtung, fernsehbeleuchtung, regalbeleuchtung, küchenbeleuchtung streifen, cob streifen, led neon flex > led-streifen
haustürlicht, terrassenlicht, balkonlicht, balkonleuchte, carportleuchte, garagenleuchte außen, up down leuchte, up and down light, outdoor wall light, fassadenstrahler > außenwandleuchte
weglicht, wegelicht, lampe garten, lampe für garten, garten licht, sockelleuchte garten, standlampe außen, standlampe garten, einfahrtsbeleuchtung, einfahrtslampe, gartenweg beleuchtung, beetleuchte, beetbeleuchtung, bodenstrahler, bodeneinbaustrahler, erdspießleuchte, erdspießstrahler, gartenspot, pflanzenstrahler, baumstrahler, bollard light, path light > wegeleuchte
lampe ohne strom, solarfackel, solarkugel, solar lichterkette, solarlampion, solardekoration, solar wandlampe, solarspots > solarleuchte
strahler garage, arbeitslampe, arbeitslicht, werkstattlampe, werkstattleuchte, montagelampe, akku strahler, akku baustrahler, work light, spot außen, sportplatzstrahler, reklamestrahler > led-fluter
schalterprogramm, schalterserie, doppelwippe, schalterabdeckung, wandtaster, busch jaeger schalter, gira schalter, schalterrahmen > wechselschalter
dimmregler, phasenabschnittdimmer, phasenanschnittdimmer, helligkeit regeln > dimmer
zweifach steckdose, t13, t23, wandstecker, stromstecker wand, herdanschlussdose > steckdose
kabelverteiler dose, feuchtraumverteiler, kabelabzweig, spelsberg, abox, installationskasten, kabelverbinder box, gelbox, gelmuffe > verteilerdose
schalterkasten, geräteverbindungsdose, doppeldose > unterputzdose
5, 3x1, 5 kabel, 5x2, 3x2, dreiadrig, fünfadrig, ym-j, ymm-j > mantelleitung
außenleitung, zuleitung gartenhaus, eyy-j > erdkabel
gartentrommel strom, kabelkarussell, extension reel > kabeltrommel
steckdosenkette, steckdosenvervielfacher, master slave steckdose, steckdosenturm, multisteckdose, vielfachsteckdose, vielfachstecker, steckdosensäule, steckdosen verlängern, surge protector, tischsteckleiste > steckdosenleiste
verlängerung steckdose, verlängerungssteckdose, stromverlängerungskabel, baustellenkabel, rasenmäherkabel > verlängerungskabel
lr6, lr03, 1, 5 volt, rundbatterie, e-block, cr2032, lr44, batterie rauchmelder > alkaline-batterien
akku batterien > nimh-akkus
photovoltaik platten, solardachplatte, sonnenzellen, sonnenstrom, stromerzeugung dach, solarstrom, solartasche > solarmodul
plug in solar, terrassensolar, bkw, bkw set, anker solix, priwatt, yuma > balkonkraftwerk
e-tankstelle, go-e, go-e charger, heimlader, autolader elektro > wallbox
# Garten, Tür, Haushalt und Arbeit, weitere Wörter
umgraben, garden spade, shovel > spaten
bauschippe, kehrschaufel groß, getreideschaufel > sandschaufel
garden rake > rechen
herbstbesen > laubbesen
kräuterschere, pflanzen schneiden, rosen schneiden, handastschere, gärtnerschere, löwe schere, schneidgiraffe > gartenschere
aststutzer, ästeschneider, getriebeschere, astkneifer, baumschnitt, baumsäge mit stange, obstbaum schneiden > astschere
gartenwagen, transportkarre garten, zweiradkarre, kompostkarre, gartenwägeli, bollerwagen, benette, mauerertaxi, erdkarre > schubkarre
mähn > rasenmäher
rasenroboda, husqvarna automower, gardena sileno, worx mäher, rasenkönig, robi mäher, rasen automatisch mähen, mährobi, robotic mower > mähroboter
fadenschneidegerät, randmäher > rasentrimmer
thujaschere, hecken schneidegerät, heckenschermaschine, formschere > heckenschere
baum fällen, baumfällsäge, holzsäge motor, hochast säge, husky säge, tronçonneuse > kettensäge
blätter wegblasen, laubsturm, laub wegblasen > laubbläser
laubsammelgerät > laubsauger
terrasse reinigen gerät, hof reinigen, auto waschen gerät > hochdruckreiniger
zauberschlauch, perlschlauch > gartenschlauch
wassersprüher rasen > regner
blumen gießen > gießkanne
regenwasser auffangen, ibc, ibc tank, wandtank, wasserspeichertonne > regentonne
oberflächenpumpe > gartenpumpe
keller unter wasser, keller auspumpen, pool leerpumpen > tauchpumpe
bluamaerde, bioerde, substrat > blumenerde
holzhäcksel, wood chips > rindenmulch
moos im rasen, moos rasen entfernen, unkraut im rasen > rasendünger
rosendünger, düngen, hornspän, pferdedung, kräuterdünger, rhododendrondünger, düngerstick, kaffeesatz dünger, kompostdünger, schafwollpellets > universaldünger
rasen säen, kahlstellen rasen, rasensaatgutmischung, gras säen, wildblumenwiese > rasensamen
samenpackerl, sämli, möhrensamen, zucchinisamen, kürbissamen, erbsensamen, zwiebelsamen > gemüsesamen
kaktus, orchidee, einblatt, efeutute > zimmerpflanze
thujen, hainbuche > heckenpflanzen
zwetschgenbaum, zwetschkenbaum, marillenbaum, aprikosenbaum, pfirsichbaum, pflaumenbaum, quittenbaum, säulenapfel, himbeeren, brombeerstrauch, heidelbeerpflanze, weinrebe > obstgehölze
bluamastöckl > blumentopf
bluamakistl > balkonkasten
pflanztisch, pflanzkiste, gemüsekasten > hochbeet
windschutzwand, bambusmatte, schilfmatte, schilfrohrmatte, weidenmatte, balkonverkleidung, paravent garten > sichtschutzzaun
einstabmatte, schmuckzaun > doppelstabmatte
einfahrtor, doppelflügeltor, doppeltor, schiebetor, flügeltor > gartentor
rattansessel, schaukelstuhl garten, adirondack > gartenstuhl
beistelltisch garten, alutisch > gartentisch
hockerbank garten > gartenbank
liegenpolster, palettenkissen, sitzpolsterauflage > sitzauflage
schattenspender > sonnenschirm
überdachung garten > pavillon
weber grill gas, plancha > gasgrill
kohle griller, grillfass > kugelgrill
weber briketts > grillkohle
fahrradbox, mülltonnenhaus, abstellhaus > gerätehaus
gemüsezelt, tomatenüberdachung > gewächshaus
gartenbecken, whirlpool aufblasbar > pool-set
algen im pool, algizid, algen pool > chlortabletten
matschtisch, buddelplatz, sändele > sandkasten
vogelfuda > vogelfutter
vogelkistl, vogelhütte, spatzenkasten > nistkasten
holztür > zimmertür
sicherheitstür > haustür
zimmertürdrücker, knaufgarnitur, wechselgarnitur > drückergarnitur
fenster dreifach > kunststofffenster
mugganetz, muggegitter > insektenschutzfenster
sonnenschutz fenster innen > rollo
plissierte rollos > plissee
gepäckschloss, kombinationsschloss > vorhängeschloss
halbzylinder, haustürschlüssel schloss, schloss austauschen, evva > profilzylinder
zeitungsrohr, milchkasten > briefkasten
smoke alarm, brandwarner > rauchmelder
haus überwachung, eufy, arlo, solarkamera, überwachungscam, hofüberwachung > überwachungskamera
stahlkasten geld > möbeltresor
duropal, getalit, westag > arbeitsplatte
minibar > kühlschrank
wäsche waschen, waschtrockner > waschmaschine
abwäscher > geschirrspüler
herdset > einbau-backofen
abzug herd, kochfeldabzug, flachschirmhaube, rauchabzug küche > dunstabzugshaube
putzen boden, wischpflegemittel > universalreiniger
kalkflecken, gegen kalk, urinstein, antikalkspray > kalklöser
grünbelag, moos pflaster, gegen algen, terrasse reinigen, steine reinigen, pflaster reinigen, moos terrasse, algen terrasse, dach moos, moosfrei, algenfrei > grünbelagentferner
bäsa, piassava > besen
ampern, kiebl, ämper > eimer
betonwanne, zementkübel, gipsbecher, gipsnapf > mörtelkübel
gstell, lochregal, getränkekistenregal, kastenregal > schwerlastregal
bücherregal wandhängend, wandbrettchen > wandregal
umzugsbox plastik, kleiderbox, curver > aufbewahrungsbox
loata, treppenleiter klapp, malerbock, hailo > stehleiter
alu leiter lang, leiter fassade, obstbaumleiter, glasreinigerleiter, dachdeckerleiter > mehrzweckleiter
trittstuhl > klapptritt
arbeitsschuach, s3 stiefel, elten, puma safety, dachdeckerschuhe, zimmererschuhe > sicherheitsschuhe
mascot hose, arbeitsshorts, arbeitsjeans, hose baustelle, installateurhose > arbeitshose
sägebrille, bohrbrille, brille gegen staub, uvex > schutzbrille
gegen lärm, kopfhörer baustelle, ohrenstöpsel, ear defenders > kapselgehörschutz
treppensteiger, alukarre > sackkarre
umzugskartonage > umzugskarton
öl nachfüllen, 0w30, liqui moly, mobil 1, sae30 > motoröl
motorradbatterie, wohnmobilbatterie, banner batterie, aufsitzmäher batterie > starterbatterie
# Mundart und Alltagssprache
schraubmaxe, schraubomat, akkubohrschraubendreher, akkuwutzer > akkuschrauber
bohrwumme, bohrdings, bohra > schlagbohrmaschine
schremmhammer, schremmer, stemmhilti, betonbrecher > kombihammer
funkenschleuder, funkensprüher > winkelschleifer
wackelsäge > stichsäge
schleifdings, schleifapparat > exzenterschleifer
wackelschneider > multifunktionswerkzeug
luftkompi, luftkessel > kompressor
kellersauger, profisauger > nass-trockensauger
wiha, schraufnziaga, prüfdreher > schraubendreher
knipser, kabelabzwicker, seitenbeißer, drahtabschneider, kabelabschneider, elektrikerschere > seitenschneider
klempnerzange, installateurzange, spenglerzange, sanitärzange, großmaulzange > wasserpumpenzange
ratschengabel, ratschenmaul > ratschenschlüssel
fuchsschwoaf > handsäge
ziehsäge > japansäge
luftblasenwaage, bläschenwaage > wasserwaage
messmeter, meterrolle, bandmeter, zentimetermaß, rollbandmeter > maßband
selbstnivellierer, liniengerät > kreuzlinienlaser
leuchtschraubenzieher, strompiepser, benning, zweipoliger, stromschnüffler, durchgangspiepser, phasenschraubendreher, phasenschraubenzieher > spannungsprüfer
handwerkskasten, werkzeuch > werkzeugkoffer
festklemmer > schraubzwinge
bohrerle > spiralbohrer
wandbohrer > steinbohrer
bretterbohrer > holzbohrer
bitschatulle, bitaufsätze > bit-set
flexschaim > trennscheibe
diamantblätter > diamanttrennscheibe
spacksen, allzweckschrauben, allroundschrauben, schraufen > spanplattenschrauben
dübellos > betonschrauben
wandstöpsel, wandstopsel, plastedübel, nylonstopfen, wanddübelset > universaldübel
gipskartonspirale, rigipsspirale, plattenanker, hohlwandanker > hohlraumdübel
betonanka, eisendübel > bolzenanker
drahtstifterl, pinnökel > nägel
hütchenmutter, abdeckmutter > hutmuttern
beilagscheim, unterlegringe, beilagringe, karoscheiben > unterlegscheiben
eckeisen, eisenecke, bauverbinder > winkelverbinder
truhenband, gatterband > scharnier
schranktürscharnier > topfscharnier
schranktürknopf > möbelknopf
häkle, häkli > wandhaken
rädle, sofarollen, kistenrollen, schwenkräder, industrierollen > lenkrolle
eisenketterl, chetteli > rundstahlkette
festzurren, zurrzeug, verzurrer > spanngurt
streichzeug, wandfarberl, binderweiß, zimmerweiß, kinderzimmerweiß > wandfarbe
eisenglimmer, emailfarbe, spielzeugfarbe > buntlack
zaunstreichfarbe, pallisadenfarbe, lärchenlasur > holzlasur
graffitifarbe, dosensprüh, felgensilber, rallyeschwarz, fahrradspray > sprühlack
vorlackieren > grundierung
pelzrolle, weißelrolle, weißlrolle > farbroller
weißelbürste > flachpinsel
krepptape, kreppstreifen, tixo, malertixo, tesamaler, abdeckerband > malerkrepp
plasteplane, plastefolie, plache, folienplane, lackierplane, raschelfolie, malernylon > abdeckfolie
abdeckteppich > malervlies
schpachtel, schabding > malerspachtel
gipserglätter, stahlkelle, edelstahlkelle, gipserkellerl, glättbrett > glättkelle
tapeterl, tapezierpapier > vliestapete
tapezierpapp > tapetenkleister
gummifuge, dichtmittel > sanitärsilikon
patex, pattecks, monsterkleber, bärenkleber > montagekleber
duosan > holzleim
isoschaum, quellschaum, schreinerkitt, handwerkerschaum, schaumpatrone > montageschaum
betonpulver > portlandzement
expresszement, sekundenzement, turbozement, ruckzuckzement, pfostenzement, montagezement, sofortzement, expressbeton, turbobeton, pfostenmörtel > schnellzement
mertel, mörteli, mauermischung, mörtelgemisch, klinkermörtelpulver, mörtelmischl > mauermörtel
bätong, einbetonieren, betonieren, estrichpulver, gartenhausfundament, fundamentmischung, betonfertigmischung > estrichbeton
verputzsack > kalkzementputz
plattenkleb, kachelleimpulver > flexkleber
fugnweiß, fliesenzwischenraum, verfugzeug, bodenfugen > fugenmörtel
wandreparatur, lochzu, gipspulver, wandfüller > spachtelmasse
gipsblatten > gipskartonplatte
juckwolle, kribbelwolle, klemmmatte > mineralwolle
frigolit, sauerkrautplatte, sauerkohlplatte > hartschaumplatte
feuchtigkeitsfolie > dampfbremsfolie
pflasterstoana > pflasterstein
backstoa, ziegelstoana > klinker
kalksandstoa, ks-ziegel, ks-steine > kalksandstein
gartenstoana, kieselstoana, bachsteine > zierkies
splid > ziersplitt
dachgossen, rinnerl > dachrinne
flämmbahn, flämmpappe > schweißbahn
kreuzrahmen > rahmenlatte
riegelholz, kanteln, holzkanteln, dippelbaum, balkenware > konstruktionsvollholz
sperrholzplatterl, laubsägeplatte > multiplexplatte
waschtischplatte > leimholzplatte
emdeef, lautsprecherholz, pressholzplatte > mdf-platte
balkonbretter, freisitzdielen > terrassendiele
kunststoffbretter, kunststoffterrasse, plastikholz > wpc-diele
bodenleisterl, sockelleisterl, parkettleisterl > sockelleiste
stolperleiste > abschlussleiste
krono, klickdielen, kunstholzboden > laminat
plastebodenbelag, plasteboden, gummifußboden, vinylklickboden, lvtboden > klick-vinyl
parkettplanken, haro, holzbodenriemen > fertigparkett
mosaikplättchen > mosaikfliese
grünmatte > kunstrasen
dreckfänger, sauberlaufmatterl, haustürteppich, schmutzstreifer, dreckabstreifer, dreckstopper, begrüßungsmatte > fußmatte
wasserhahndl, pippn, waschbeckenpipe, kludi > waschtischarmatur
küchenpipe, abwaschhahn, abwaschpipe, ausziehhahn > küchenarmatur
häusldeckel, lokusdeckel, absenkdeckel, pottdeckel, pressalit, kloring > wc-sitz
kloh, klomuschel, klotopf, toilettentopf, toilettenmuschel, duravit, klosetttopf, flachspülklo > wc
waschbeggn, waschlavor, waschlavoir, lavor, waschbeckenschale, bassena, lavurl, waschnapf > waschbecken
duschkastn, duschkasten, duschhäuschen, duschhäusl, duschscheibe, komplettdusche, hüppe, duschfalttür, walkin > duschkabine
duschwandl > duschwanne
duschdings, duschhörer, wassersparkopf, handbräuserl > handbrause
tropenregen > duschset mit kopfbrause
kaldewei, badewannderl, badezuber, acrylbadewanne > badewanne
lavabokasten > waschtischunterschrank
schminkspiegel, rasierspiegel > badspiegel
klopapierstange > toilettenpapierhalter
rohrknie, abflusskurve > ht-bogen
stinkverschluss, stinkstopper > siphon
häuslspülung > spülkasten
sprossenheizung > badheizkörper
heizungsdreher, heizungsrädchen, heizungsaufdreher, thermostatrad, heizungsstellrad, heizungsrad > heizkörperthermostat
heizventi, heizpuster, wärmepuster > heizlüfter
schwedenöfeli, allesbrenner > kaminofen
klimaapparat, klimadings > mobiles klimagerät
bodenventi, turmlüfter > standventilator
feuchtigkeitsfresser > luftentfeuchter
durchlaufi, wasserheizer, heißwassertherme > durchlauferhitzer
warmwasserkessel > warmwasserspeicher
heizholz, heizziegel, nestro > holzbriketts
holzpressstäbchen > holzpellets
leuchtobst, ledvance, retrobirne, backofenbirndl > led-lampe
spottl > led-spot
neonröhrenlampe > led-röhre
ganglampe, kristalllüster, lusterl, deckenplafond, rasterleuchte > deckenleuchte
baumellampe, kabelpendel, barlampe, baumellicht > pendelleuchte
sofaleuchte, stehfunzel > stehleuchte
hauslamperl, schuppenlampe > außenwandleuchte
beetlampe, rasenlampe, gartenpoller, einfahrtspoller, wegepoller, einfahrtslicht > wegeleuchte
gartenstecklampe, solarpilz, solarblume > solar-wegeleuchte
baustellenscheinwerfer > led-fluter
lichtknipser, lichtanmacher, merten, wechsler, wipptaster > wechselschalter
steckerdose, steckdosenbuchse > steckdose
kabelkasten > verteilerdose
gerätebecher, schalterbecher > unterputzdose
leitungsroller, stromhaspel, gartentrommel > kabeltrommel
vielfachleiste, steckdosenbalken, mehrwegstecker, steckdosenschiene > steckdosenleiste
mehrwegbatterien, ladeakkus, akkubattrien > nimh-akkus
solarblatten, sonnenplatten, sonnenplatte, voltaik, solarscheibe > solarmodul
balkonpower, ecoflow, zendure, balkonsolarset, mietersolar > balkonkraftwerk
schbaten, grabschaufel, stichschaufel, grawschipp, spatenschaufel > spaten
mistschippe > sandschaufel
rechäli, heurächa > rechen
fächerrechen, laubrächa, grasbesen, rasenfächer, moosbesen > laubbesen
gartenschärli, stutzschere, pflanzenschneider, zweigschneider, zweigknipser, zweigabschneider > gartenschere
astabschneider, baumzwacker, astkürzer, baumkürzer, starkastzange > astschere
radltruhe, radltruch, baustellenkarre, stosskarette, stossgarette, maurerporsche, mörtelporsche, mistbenne, betonkarre, ziegelkarre, erdkarrerl, gartenkarrerl, schuffkarr > schubkarre
grasabschneider, rasenrasierer, mähapparat, grasmaschine, mähdings, rasenfriseur, rasenhobel, rasenschnippler > rasenmäher
rasenrobbi, rasenrobi, mähschaf, rasenschaf, rasenbot, mähschnecke, gartenrobi, mähmaxe > mähroboter
fadendings, fadenkopfmäher, grasfräse, grasschnippler, kantenmähgerät > rasentrimmer
heckscher, heckenrasierer, heckenfrisierer, thujenschere, heckenschnippler, heckenmäher, strauchtrimmer > heckenschere
waldsäge, sägemoped, kettenmoped, baumfäller, baumsägemaschine, waldmoped > kettensäge
laubmaschine, laubblosa, pustegerät, laubpustemaschine, gartenföhn, laubtornado, laubwirbler, laubkehrgebläse > laubbläser
schlüchli, hozelock, spiralschlauch, dehnschlauch, stretchschlauch, beetschlauch > gartenschlauch
beregnungsgerät, rasenspritzer, rasenduscher, rasenbrause > regner
giaßkandl, blumengießkännchen, sprengkanne, schepfkanne, zinkkandl, beregnungskanne, blumengießkandl > gießkanne
regenwassersack, wasserbottich, regenzuber, regenauffangbehälter, regenauffangtonne > regentonne
wasserpumperl > gartenpumpe
hochwasserpumpe, dreckwasserpumpe, tauchpumperl, unterwasserpumpe, grundwasserpumpe > tauchpumpe
blumendreck, umtopfen, gartenbodenerde, topfpflanzenerde > blumenerde
holzschnipsel > rindenmulch
rasenturbo > rasendünger
schafwolldünger, neudorff, cuxin, hornspanmehl, hortensienblau, buchsbaumdünger, oleanderdünger, kakteendünger, obstbaumdünger, gartenmist, düngerkorn, düngerkugeln, erdbeerdünger, heckendünger, koniferendünger > universaldünger
tomatennahrung > tomatendünger
rasenlöcher, rasensömli, grasmischung, grünlandsaat, rasenpflaster > rasensamen
rüeblisamen, paradeisersamen, radiesersamen, saattüten, rucolasamen, salatsaat, lauchsamen, kohlrabisamen, mangoldsamen > gemüsesamen
stubengrün, stubenblume, zimmerblume, zimmerblumen, bürogrün, kentia > zimmerpflanze
bienenpflanzen > stauden
schnittling > kräuter
kirschbäumchen, beerenstauden, himbeerstauden, ribislstaude > obstgehölze
kräutertöpfchen, blumenpott, pflanzenpott, elho, bluemetöpfli, bluemachübel, oleanderkübel, olivenkübel, pflanzpott, blumenbottich, pflanzenschale > blumentopf
bluamenkastl, bluemechischtli, bluamekischtle, kräuterkasten, bluemechischte, balkonchischtli, geranienkiste, brüstungskasten > balkonkasten
gartenkistl, stehbeet > hochbeet
nachbarschutz, sichtschutzdings, gaffschutz, gafferschutz > sichtschutzzaun
stahlzaun, hundezaun > doppelstabmatte
gatterltor > gartentor
sonnensessel, plastestuhl, kunststoffsessel, rattanstuhl > gartenstuhl
plastetisch, plastiktisch, kunststofftisch, rattantisch > gartentisch
popokissen, pokissen, polsterauflagerl, bankauflagerl, gartenbankpolster > sitzauflage
sunnaschirm, sonnaschiam, sunnestore > sonnenschirm
galgenschirm, seitenschirm, kragarmschirm > ampelschirm
sunnasegel, sonnenplane, schattenplane, sonnenblache, schattenblache > sonnensegel
grillzelt, pagodenzelt, faltpavillonzelt > pavillon
gasbrutzler > gasgrill
schwenker, kohlebrutzler > kugelgrill
grillkoin, holzkoin, grillkohlerl, kohlebeutel, steakhousekohle > grillkohle
grilleier, kohleeier > grillbriketts
hütterl, gartenhütterl, gartehüsli, rasenmäherhaus, rasenmäherhäuschen, gerätschuppen, gerätehütterl, biohort, plastehäuschen, holzschupfn, werkzeughütte, holzschopf, velounterstand, fahrradunterstand, rasentraktorgarage, radlhaus, fahrradhütte > gerätehaus
paradeiserhaus, paradeishaus, paradeiserhäusl, tomatenunterstand, gurkenhaus, tomatenhütte, paradeiserzelt, paradeisdach, treibhüttn, glashüttn > gewächshaus
plasteplansche, badepfütze, kinderplansche, stahlwandpoolset > pool-set
poolzeug, bayrol, chlorgranulat, schockchlor, poolputzmittel, poolklar > chlortabletten
sandkischtle, buddelecke, sandelkiste, buddelbox > sandkasten
vogelessen, meisenfuda, fettbällchen, meisenbällchen, meisenkugeln, vogelknödel, vogelmahlzeit, spatzenkörner > vogelfutter
vogelheisl, schwegler, spatzenvilla, nistchäschtli, starechaschte, vogelbude, piepmatzhaus, meisenwohnung > nistkasten
futterheisl, futterhüttn, futterhüttle, vogelfutterhütte, vogelfütterung, vogelfütterer, futterchischtli, vogelkantine, vogelrestaurant > futterhaus
durchgangstür, dielentür, abstellkammertür, speisekammertür > zimmertür
haustüranlage, wohnungsabschlusstür, hintertür > haustür
türschnallerl, türhebel, schnallentür, klinkengriff, klinkenpaar, zimmertürgriff, innentürgriff, türfallerl, türschnallengarnitur > drückergarnitur
blumenbrett > fensterbank
stechmücken, bremsengitter, wespengitter, spinnengitter, schnakenfenster, gelsenfenster, moskitorahmen, mückenrahmen > insektenschutzfenster
rolläuchen, dunkelmacher, fensterrouleau > rollo
akkordeonrollo, faltenvorhang, knitterrollo > plissee
lamellendings, warema > jalousie
liebesschloss, vorlegeschloss, containerschloss, bauwagenschloss > vorhängeschloss
bkszylinder, schlosseinsatz > profilzylinder
briefboxerl, zustellkasten, zeitungskastl > briefkasten
paketchaschte, packerlkasten, paklkasten, päckchenkasten, päcklibox > paketbox
rauchpiepser, rauchpieper, feuerpiepser, rauchpiepserl, hekatron, brandpiepser, feuerpieper, rauchfühler, brandalarm > rauchmelder
türkamera, kameraüberwachung, einfahrtskamera, haustürkamera, gegensprechkamera, parkplatzkamera, babykamera, baustellenkamera > überwachungskamera
geldkästli, vereinskasse, trinkgeldkasse, kässeli, geldkistl, bargeldkiste > geldkassette
schüttstoa, abwaschtrog, küchentrog, spülkumme > einbauspüle
sprelacart, resopal, resopalplatte, küchensprelacart, schichtstoffplatte > arbeitsplatte
chüeli, frigidaire, gefriertruherl > kühlschrank
gefrierfach > kühl-gefrier-kombination
waschmaschinerl, wama > waschmaschine
spüma, gschirrer, tellerwaschmaschine > geschirrspüler
bachöfeli > einbau-backofen
küchendunst, dunstabsauger, kochhaube, dunstfänger > dunstabzugshaube
wischmittel, putzwasser, frühjahrsputz, scheuermittel, putzsache, saubermacher, bodenputzmittel, putzflüssigi, badputzmittel, küchenputzmittel, fensterputzmittel, scheuerpulver, ajax, sidol, haushaltsputzmittel > universalreiniger
verkalkt, kalkkiller, kalkteufel, kalkwegmittel, wasserkocherentkalker, kalkrandentferner, perlatorkalk > kalklöser
grünwuchsentferner, terrassenputzmittel, pflasterreiniger, plattenreiniger, grünspanmittel, moosputzmittel, algenkiller, belagweg, grünex, steinplattenreiniger, algenstopp, flechtenweg, grünfrei > grünbelagentferner
bäseli, kehrding, fegebesen, auskehrbesen, zusammenkehren, handeule, handuhle, gassebäse, rutenbesen > besen
schruppa, schrubbürste, schrubbesen, schrubbbesen, reibbesen, bodenbürscht, bodenreiber, terrassenbürste, hofschrubber, deckschrubber, deckbürste > schrubber
wischkübel, wasserkübel, wasserküberl, plasteämer, plastikämmer, chesseli > eimer
speisküberl, gummikübel, bauschaffl, anmischeimer, mischeimer, gipsereimer, plastewanne, zementwanne, betonfass, mischkübl, moltereimer, pflasterwanne, maurerfass, anmachwanne, mischbottich, speispfanne, mörtelpfanne, mörteltruhe > mörtelkübel
gstellasch, stellasche, stelasch, stellaschn, einmachregal, marmeladenregal, kellerstell, eisenstellage, stelasche, eisengestell, garagengestell, konservenregal, weckglasregal, einweckregal, vorratsstellage, getränkeregal > schwerlastregal
wandgestell, wandetagere, bilderboard, schwebebord, tellerbord > wandregal
bettbox, kramschachtel, plastekasten, krimskramskasten, glumpbox, graffelbox, bastelbox, spielzeugchischte, legobox, unterbettkommode, eurochischte, stapelchischte > aufbewahrungsbox
günzburger, zarges, stufenbock, christbaumleiter > stehleiter
obstpflückleiter, kirschenleiter, apfelleiter, dachrinnenleiter, giebelleiter, heubodenleiter, ausschiebleiter > mehrzweckleiter
trepple, treppele, treppli, schammerl, minileiter, taburettli, taburett, fußschemel, schammel, küchenschemel, küchentreppchen, trittbänkchen > klapptritt
bauschua, sicherheitssneaker, stahlkappensneaker, stahlkappenturnschuhe, lagerschuhe, s3er, arbeitsboots, malocherschuhe, malocherstiefel, haix, cofra, steitz, schaffschuh, schaffschuhe, schaffstiefel, bauarbeiterstiefel, eisenkappenschuhe, sicherheitstreter, sicherheitslatschen, metallkappenschuhe, malocherschuh, lageristenschuhe > sicherheitsschuhe
baustellenhose, malocherhose, schafferhose, schaffhose, schaffhos, arbeitsbuxe, arbeitsbüx, zollstockhose, werktagshose, schaffbuxe, arbeitsbux, zimmererbuxe, baubuxe, schlosserbux, monteurhose > arbeitshose
trägerhose, latzbuxe, latzbüx, blaumo, trägerhosn, schlosserlatzhose, bauarbeiterlatzhose, latzbux, latzoverall, blaumannhose > arbeitslatzhose
augenschützer, splitterbrille, späneschutz, flexerbrille, werkstattbrille, chemiebrille, sägewerksbrille, bastelbrille, trimmerbrille, mähbrille, rasentrimmerbrille > schutzbrille
ohrwaschlschutz, ohrwaschelschutz, mickymausohren, kapselhörer, krachschutz, ohrendeckel, ohrdeckel, lärmkappen, mausohren, baustellenkopfhörer, ohrschutzkapseln > kapselgehörschutz
mundmaske, schnüffelschutz, schnutenschutz, coronamaske, moldex, staubmaskerl, feinstaubschutz, bastelmaske, papiermaskerl > atemschutzmaske
sackstecher, umzugskarrerl, kistenschieber > sackkarre
umzugschischte, packkiste, pappendeckelkiste > umzugskarton
motorenschmiere, addinol, ravenol, valvoline, meguin, rasentraktoröl > motoröl
schraufnschlüssel, gedore, hazet > ringmaulschlüssel
tampen > seil
klappgriff > möbelgriff
icopal > bitumenbahn
heckenscherenkabel, baustromkabel, strombändel > verlängerungskabel
hochdruckputzer, dreckfräse, dreckweggerät, wasserdruckgerät, druckwaschgerät, hochdruckdings, dampfstrahlgerät, abkärchern > hochdruckreiniger
kippfensterl > kunststofffenster
schaffhändsche > arbeitshandschuhe
exide, startakku, autobatti, traktorbatterie, oldtimerbatterie > starterbatterie
teppichrollenware, auslegteppi, schlafzimmerteppich, flauschteppich, teppichbodenrest > teppichboden
peterli > petersilie
garagentisch > werkbank
# Umschreibungen von Laien
accu bohrer, bohrer ohne kabel, bohrmaschine ohne strom > akkuschrauber
räder wechsel maschine, radmuttern lösen maschine, festsitzende schrauben lösen maschine > schlagschrauber
loch in die wand bohren > schlagbohrmaschine
betonwand bohren, betondecke bohren > bohrhammer
fliesen abstemmen, fliesen entfernen maschine, fliesen abschlagen, fliesenmeißel maschine, mauer durchbruch maschine > kombihammer
eisen schneiden maschine, metall schneiden maschine, stein schneiden maschine, fliesen schneiden flex > winkelschleifer
arbeitsplatte ausschneiden säge > stichsäge
elektrisches schleifpapier, holz abschleifen, tisch abschleifen, möbel abschleifen, farbe abschleifen, lack abschleifen, treppe abschleifen > exzenterschleifer
fugen ausfräsen, ding zum fugen auskratzen, fugenkratzer elektrisch, fugen auskratzen maschine, silikon entfernen maschine, türzarge kürzen, türrahmen kürzen säge > multifunktionswerkzeug
reifen aufpumpen, autoreifen aufpumpen > kompressor
sauger für dreck, sauger für baustelle, dreck sauger > nass-trockensauger
ersatzakku schrauber, batterie für akkuschrauber, akkuschrauber batterie > wechselakku
ding zum nägel einschlagen > hammer
ding zum schrauben drehen > schraubendreher
nägel rausziehen > zange
draht abschneiden, kabel durchschneiden, kabel abschneiden, zwickzange kabel > seitenschneider
papagei zange > wasserpumpenzange
zieh säge, japanerin säge > japansäge
karton aufschneiden > cuttermesser
holz stemmer, holz ausstemmen, bildhauereisen holz > stechbeitel
ding mit luftblase, ding zum gerade hängen, bild gerade hängen, gerade ausrichten > wasserwaage
rolli meter, ding zum messen, zusammenklappbarer meter > maßband
laserkreuz gerät > kreuzlinienlaser
elektronischer zollstock, digitales maßband, laser meterstab, raum ausmessen gerät, digitaler meter, entfernung messen > laser-entfernungsmesser
ist strom drauf, ding zum strom prüfen, steckdose prüfen, schraubenzieher mit lampe, strom messen, lügner strom, elektrikerschraubenzieher strom > spannungsprüfer
ampere messgerät, batterie prüfgerät > multimeter
werkzeug komplettset, erste eigene wohnung werkzeug > werkzeugkoffer
holz zusammenpressen, ding zum festklemmen > schraubzwinge
bohrer für wand, bohrer für die wand, bohrer ziegelwand > steinbohrer
schrauben aufsätze, aufsatz akkuschrauber, akkuschrauber einsätze, bitt set, torx aufsätze, torx einsätze > bit-set
schrauben für bretter > spanplattenschrauben
schrauben terrassendielen, schrauben für holzterrasse > terrassenschrauben
schwarze schräubchen, rigipser schrauben > schnellbauschrauben
schrauben ohne dübel > betonschrauben
dübel set mit schrauben, ding für schrauben in der wand, plastikhülse für schraube > universaldübel
dübel gipskartonwand, dübel für trockenbauwand, dübel für dünne wand, schnapperl dübel > hohlraumdübel
dübel aus eisen, dübel für markise, dübel für vordach > bolzenanker
gegenstück schraube > sechskantmuttern
zierkappe mutter > hutmuttern
bretter verbinden > winkelverbinder
gelenk für klappe > scharnier
schrankscharnier küche, küchenschrank scharnier, ikea scharnier, schranktür gelenk, küchenschranktür scharnier, scharnier für schranktür, scharnier für küchenschrank > topfscharnier
schaufel aufhängen, besenhalterung wand, werkzeug aufhängen wand > gerätehaken
räder zum drehen, rollen zum schrauben, räder mit bremse, räder für kiste > lenkrolle
gurt zum festzurren, band zum festzurren, motorrad festzurren, dachbox gurt > spanngurt
wohnung streichen, decke streichen, auszug streichen > wandfarbe
kinderzimmer streichen > bunte wandfarbe
farbe für draußen wand, fassadn farbe, wand draußen streichen, außenmauer streichen, balkonwand farbe, garage streichen außen > fassadenfarbe
badezimmerdecke farbe, bad streichen > schimmelschutzfarbe
farbe für geländer, farbe für gartentor, farbe für fahrrad, farbe für schrank, schrank streichen, geländer streichen, farbe für metallzaun > buntlack
türen streichen, türen lackieren, fenster streichen, fenster lackieren, heizung streichen, heizkörper lackieren > weißlack
farbe für holzzaun, holzzaun streichen, gartenmöbel streichen, holz streichen, holz farbe außen, carport streichen, pergola streichen, holzbalkon streichen, holzfarb außen > holzlasur
öl für holzterrasse, öl für arbeitsplatte, gartenmöbel ölen, holzterrasse ölen, öl für tisch, gartentisch ölen, holzterrasse pflegen > holzöl
felgen lackieren, fahrrad lackieren > sprühlack
sandige wand, bröckelige wand, wand bröselt, saugender putz, wand grundieren, grundierung wand, grundierung für wand, grundierung tapete > tiefgrund
rolle decke, rollerli farbe > farbroller
ecken streichen > flachpinsel
tixo maler > malerkrepp
möbel abdecken, plane zum streichen, plastik zum abdecken > abdeckfolie
bodenabdeckung streichen, teppich zum abdecken, filz zum abdecken, renovierungsvlies boden > malervlies
ding zum spachteln, tapete abkratzen, farbe abkratzen, kratzer für tapete > malerspachtel
putz glätten > glättkelle
tapete kinderzimmer, tapeten modern, fließ tapete > vliestapete
tapete zum streichen > raufasertapete
tapeten kleben, tapete löst sich > tapetenkleister
fuge badewanne, fugen dusche, fugen badewanne, dusche fugen, gummi fuge, schimmlige fuge, badewanne fuge, waschbecken fuge, spüle abdichten, dichtkleber bad > sanitärsilikon
fuge wand decke, ritze wand, ritzen wand, silikon überstreichbar, riss decke, spalt füllen, fugenmasse überstreichbar > maleracryl
kleber sockelleiste, spiegel kleben, spiegel ankleben, leisten kleben, paneele kleben, kleben ohne bohren > montagekleber
stuhl kleben, stuhlbein kleben > holzleim
schaum zum dämmen, fenster einschäumen, fugen ausschäumen > montageschaum
grauer zement, pulver für beton > portlandzement
schnell härtender zement, ruckzuck zement, pfosten einbetonieren, zaunpfosten einbetonieren, pfahl einbetonieren, zaunpfahl zement, ruck zuck zement, schnellbeton zaun > schnellzement
pampe zum mauern > mauermörtel
boden betonieren, garagenboden betonieren > estrichbeton
mauer verputzen > kalkzementputz
fliesn kleben, kleber fliesen bad, klebespachtel fliesen > flexkleber
fliesen fuge, fugen füllen, fugenkitt fliesen > fugenmörtel
löcher in der wand, löcher in wand füllen, wand reparieren, zahnpasta für wand, mauerloch füllen > spachtelmasse
wand einziehen platten, zwischenwand platten, decke abhängen platten > gipskartonplatte
wandschiene rigips > trockenbauprofil
dach isolieren > mineralwolle
hauswand dämmen, dämmung außenwand > hartschaumplatte
blaue dämmplatten, rosa dämmplatten, grüne dämmplatten, dämmung bodenplatte, wasserfeste dämmplatte > perimeterdämmplatte
folie innen dach, folie gegen feuchtigkeit > dampfbremsfolie
auffahrt steine > pflasterstein
platten gartenweg > terrassenplatte
ks steine > kalksandstein
runde steine, weisse deko steine > zierkies
spitze steine, kleine spitze steine > ziersplitt
kandl dach > dachrinne
dach gartenhaus, gartenhaus dach, schwarze pappe dach, bappe dach > dachpappe
bahn zum flämmen > schweißbahn
gewellte platten, gewellte platte > wellplatte
glattes brett > glattkantbrett
gartenhaus boden bretter, bretter gartenhaus > rauspundbrett
leiste für unterkonstruktion, holzstange eckig > rahmenlatte
pfosten pergola > konstruktionsvollholz
boden dachboden platten, platten für gartenhaus boden > osb-platte
holzplatte mehrschichtig > multiplexplatte
holzplatte für tisch, geleimtes holz, verleimte platte > leimholzplatte
möbelplatte zum lackieren, platten zum lackieren > mdf-platte
bretter für terrasse, bretter terrasse, holzboden draußen, boden terrasse holz, lärchenholz terrasse, terrassenrost holz > terrassendiele
plastikbretter terrasse, kunststoff bretter terrasse, plastik terrasse, terrassenboden kunststoff, kunststoffboden terrasse > wpc-diele
leiste zwischen zwei böden, übergangsleiste laminat, leiste teppich laminat, übergang tür boden, laminat übergangsprofil, trennleiste boden > abschlussleiste
boden zum zusammenstecken, boden in holzoptik, holzoptik boden, boden zum selber legen, boden selber verlegen, swiss krono > laminat
boden wasserfest, plaste boden, wohnmobil boden, fußbodenbelag küche, kunststoffdielen innen > klick-vinyl
boden eiche echt > fertigparkett
schall dämmen boden > trittschalldämmung
fliesen für küche boden, fliesen küche boden > bodenfliese
winzige fliesen, fliesen klein matte, glassteinchen fliesen > mosaikfliese
fliesen außenbereich, platten auf stelzlager > terrassenfliese
plastik gras, rasen ohne mähen > kunstrasen
matte vor tür, matte vor der tür, matte für schuhe, schuhe abputzen, schuhe abstreifen > fußmatte
pipe waschbecken > waschtischarmatur
wasserhahn zum ausziehen, wasserhahn mit brause, wasserhahn mit schlauch, wasserhahn ausziehbar, blanco armatur > küchenarmatur
temperaturregler dusche, hebel dusche > duscharmatur
wc muschel, häusl schüssel, hüsli wc, ideal standard wc, gästeklo schüssel > wc
becken gäste klo > waschbecken
dusche ecke, duschwandl glas > duschkabine
becken dusche, boden dusche, dusche boden, schüssel dusche > duschwanne
kopf für duschschlauch, handteil dusche, telefonhörer dusche > handbrause
dusche von oben > duschset mit kopfbrause
badekübel groß > badewanne
medizinschrank spiegel, medikamentenschrank bad > spiegelschrank
unterkasten bad > waschtischunterschrank
klopapier aufhängen > toilettenpapierhalter
stange für handtücher > handtuchhalter
plastikrohr grau > ht-rohr
kurve abflussrohr, kurve rohr, ht knie > ht-bogen
verbindung kupferrohr, kupferrohr verbinden, kupferrohr verbinder > pressfitting
bogen unter waschbecken, geruchsstopper waschbecken, rohr waschbecken, ding unter waschbecken, s rohr waschbecken, abflussgarnitur waschbecken, traps waschbecken > siphon
heizung wohnzimmer, heizung zimmer > flachheizkörper
drehding heizung, knopf heizung, knopf für heizung, ventil heizung, heizung steuern handy, rädchen heizung > heizkörperthermostat
heizung mit stecker, heizung mobil, fahrbare heizung, heizung auf rollen > elektroheizung
heizung mit öl gefüllt, radiator mit rollen, fahrbarer radiator, heizkörper mit stecker, heizkörper mobil > ölradiator
heißluftgebläse zimmer, warmes gebläse, heizung zum pusten, schnelle heizung bad > heizlüfter
kühlung wohnung, zimmer kühlen, wohnung kühlen, kühlung zimmer, hitze wohnung, dachgeschoss kühlen > mobiles klimagerät
fächer mit strom, luftbläser zimmer > standventilator
nasser keller, gerät gegen feuchtigkeit, gerät gegen schimmel, keller trocknen, keller feucht, wohnung feucht, luftfeuchtigkeit zu hoch, feuchte wohnung, wasser aus der luft, trockenmaschine keller, nässe im keller > luftentfeuchter
heißes wasser dusche gerät, warmes wasser gerät, warmwasser ohne boiler > durchlauferhitzer
boiler waschbecken > warmwasserspeicher
presslinge ofen, holzziegel zum heizen, holzstücke ofen > holzbriketts
heizung pellets > holzpellets
led zum reindrehen, birne für deckenlampe > led-lampe
birne mit zwei stiften, birne mit stiften > led-spot
gang lampe > deckenleuchte
lampe hängend, lampe die runterhängt, lampe am kabel > pendelleuchte
lampe zum stellen, lampe zum hinstellen, lampe fürs sofa, lampe neben sofa, lampe ecke wohnzimmer > stehleuchte
lampe fürs bett > tischleuchte
led schlange, led zum kleben, klebe led, leds zum kleben, led hinter fernseher, led fernseher, bunte led, led bunt, led licht zum kleben, licht unter schrank, tiktok lichter, gaming licht, gamer licht, led lichter zimmer, ambiente led > led-streifen
lampe terrasse > außenwandleuchte
lampe die automatisch angeht > außenleuchte mit bewegungsmelder
lampe einfahrt, lampen garten strom, licht einfahrt, poller garten, lampe für einfahrt, hofeinfahrt lampe > wegeleuchte
lampe ohne kabel garten, lampe mit sonne, lampe sonnenenergie, solar lichter, gartenlampe ohne strom, lampe zum stecken garten, stecklampe garten, stecklampen garten, spieß lampe garten, solarkerzen garten, gartenfackel solar > solar-wegeleuchte
heller strahler, strahler garten, strahler draußen > led-fluter
schalter lampe, schalter für lampe, umschalter licht, kippschalter wand > wechselschalter
licht heller dunkler, schalter dimmbar, licht runterdrehen > dimmer
strom anschluss wand, wanddose strom > steckdose
kabel verbinden dose, dose für kabel, kabel dose, dose kabel verbinden, kasten für kabel verbinden, kabel verteilerdose, kabel verteiler, dose für kabelverbindung, stromverteiler dose, ap dose, abzweiger strom, hensel dose, anschlusskasten strom > verteilerdose
dose hinter steckdose, steckdosen becher, plastikdose für steckdose, einbaudose steckdose, plastikbecher steckdose, gipsdose elektro > unterputzdose
kabel für steckdose, kabel für wand, kabel in der wand, strom kabel verlegen, graues kabel, dreiadriges kabel, stromleitung haus, nüm kabel, kabel unterputz > mantelleitung
strom garten, strom gartenhaus, strom zum gartenhaus > erdkabel
kabel zum aufrollen, verlängerungskabel auf rolle, verlängerungskabel rolle, verlängerung auf rolle, langes verlängerungskabel rolle, brennenstuhl trommel, haspel strom > kabeltrommel
fünffach steckdose, sechsfach steckdose, sechser steckdose, fünfer steckdose, pc leiste, computer steckdose > steckdosenleiste
ladbare batterien, mehrweg batterien, batterien nachladen, fernbedienung akku, festnetz akku, solarlampen akku, solarleuchten akku, akku für solarlampe > nimh-akkus
sonnendach strom > solarmodul
solar steckdose > balkonkraftwerk
ladestelle auto, ladekasten auto, autosteckdose elektro > wallbox
erde umgraben, ding zum umgraben, beet umgraben, loch graben, löcher graben, grab schaufel > spaten
erde schaufeln > sandschaufel
ding zum laub rechen, rasen harken, beet harken, erde glatt ziehen, kies harken > rechen
laub zusammenkehren > laubbesen
pflanzen zurückschneiden > gartenschere
dicke äste schneiden, äste abschneiden, ast abschneiden, obstbäume schneiden > astschere
karre für beton, maurer porsche, schottsche karre, einradler karre > schubkarre
rasen schneiden, rasen kürzen > rasenmäher
rasenmäher der selber fährt, rasenmäher automatisch, robi rasen, robi mäht, rasen roomba, saugroboter rasen, staubsaugerroboter rasen, automatischer mäher, rasen bot, schaf roboter > mähroboter
rasenkanten schneiden, gras am rand schneiden, gras an der mauer, rasenkanten maschine, sense elektrisch, elektrische grasschere, rasenfaden mäher > rasentrimmer
brombeeren schneiden maschine, hohe wiese mähen, dickicht schneiden, wildwuchs mähen > akku-motorsense
thuja schneiden, büsche schneiden, buchs schneiden, buchsbaum schneiden, hecke kürzen, hecke trimmen > heckenschere
baum absägen, bäume fällen, stämme sägen, brennholz sägen, moped säge, holzfäller säge, baumstamm sägen > kettensäge
laub wegpusten, laub maschine, blätter wegpusten, laub föhn, laub gerät, garten föhn > laubbläser
laub aufsaugen, laub einsaugen, laub einsammeln gerät, blätter aufsaugen > laubsauger
schlauch zum aufrollen, schlauch aufroller, schlauch aufrollen > schlauch-set mit wagen
rasen gießen, wiese gießen, rasen wässern, ding das wasser sprüht, rasen wasser, spritzer rasen, gartendusche rasen > regner
regenwasser sammeln, wasser sammeln garten, fass unter dachrinne, tonne unter dachrinne, weinfass regenwasser, wassersäule garten, auffangbehälter regenwasser > regentonne
keller überschwemmt, keller überflutet, wasser abpumpen, wasser auspumpen, pool auspumpen, grube leer pumpen, hochwasser pumpe, überschwemmung pumpe, pumpe dreckwasser, teich auspumpen, regentonne pumpe, pumpe regentonne > tauchpumpe
brunnenwasser haus, pumpe mit kessel > hauswasserwerk
dreck für blumen > blumenerde
hochbeet füllen, hochbeet befüllen, erde für gemüse, gemüse erde > hochbeeterde
gegen unkraut im beet, holzschnipsel garten, holzspäne beet, holzhackschnitzel beet > rindenmulch
rasen wird gelb, gelber rasen, rasen gelb, moos in der wiese, rasen schneller wachsen, wiese düngen, moosfresser rasen, mooskiller rasen > rasendünger
futter für pflanzen, dünger für zimmerpflanzen, dünger zimmerpflanzen, mist für garten, mist garten, kuhmist pellets, azet dünger, rhodo dünger > universaldünger
tomaten futter > tomatendünger
rasen ausbessern, löcher im rasen, wiese säen, rasen aussäen, rasen anlegen, kahle stellen rasen, wembley rasen, englischer rasen > rasensamen
tütchen samen, rote beete samen > gemüsesamen
grünzeug wohnung, urban jungle > zimmerpflanze
blumen die jedes jahr kommen, blumen jedes jahr, bienen pflanzen, bienenfreundliche blumen, blumen für bienen, bienenfreundliche pflanzen, insektenfreundliche pflanzen > stauden
schnittlauch topf > kräuter
pflanze gegen nachbarn > heckenpflanze
johannisbeeren busch > obstgehölze
kübel für baum, kübel für olivenbaum, emsa kübel, balkonkübel groß > blumentopf
pflanzkasten gemüse, hochbeetkiste holz > hochbeet
zaun gegen nachbarn, windfang garten, trennwand terrasse > sichtschutzzaun
zaun eisen, zaun für hund > doppelstabmatte
tür für gartenzaun > gartentor
metallstuhl garten > gartenstuhl
tisch draußen, tisch für draußen, kaffeetisch garten, kaffeetischerl garten > gartentisch
tisch ausziehbar, tisch zum vergrößern > ausziehtisch
bank terrasse, bank vor dem haus, oma bank > gartenbank
kissen zum sitzen, sitzunterlage garten > sitzauflage
schatten balkon > sonnenschirm
tuch zum aufspannen, dreieck sonnenschutz, dreieckiges tuch sonne, plane sonnenschutz, sonnenplache balkon, schattendach stoff > sonnensegel
zelt zum feiern, zelt zum grillen, markthäuschen zelt > pavillon
grill mit gasflasche, grill ohne kohle, gaskocher grill, grillmaschine gas, brutzler gas, weber spirit, enders grill > gasgrill
grill mit kohle rund, grillfeuerstelle rund > kugelgrill
kohle grill zum anzünden > grillkohle
briketts kugelgrill > grillbriketts
hütterl garten, garte hüsli, haus für gartengeräte, rasenmäher unterstellen, gartengeräte unterstellen, fahrräder unterstellen, häuschen für gartengeräte, hüsli garten, kinderwagen schuppen > gerätehaus
folien haus, tomaten unterstand, pflanzen haus > gewächshaus
pool für kinder > pool-set
tabs für pool, pool sauber, pool sauber machen, pool grün, pool kippt um > chlortabletten
ph runter, ph zu hoch > ph-senker
sandhaufen kinder, sandspielzeug kasten > sandkasten
futter für rotkehlchen, vögelchen futter, piepsi futter > vogelfutter
nest für vögel, vögel brüten > nistkasten
futterkrippe vögel > futterhaus
tür draußen, nebeneingang tür, waschküchentür außen, kellerausgang tür, gartenhaustür massiv > haustür
griff zimmertür, ding zum tür aufmachen, tür aufmach ding > drückergarnitur
fensterstock brett, fensterblech innen > fensterbank
netz für fenster, schutz vor mücken > insektenschutzfenster
fenster abdunkeln, zimmer verdunkeln, zimmer abdunkeln, schlafzimmer verdunkeln > rollo
rollo gefaltet, gefaltetes rollo, ziehharmonika fenster, gefalteter vorhang, plisseestoff fenster > plissee
schloss zum anhängen, schloss schuppen, schlössle zum anhängen > vorhängeschloss
schloss wohnungstür, schloss für tür, schloss tür, schloss für wohnungstür, schlüssel verloren schloss, schloss tauschen, schloss mit schlüssel tür, schlüsselloch einsatz > profilzylinder
briefschlitz kasten > briefkasten
dhl box, amazon box, paket ablage haustür, packerlbox haustür, hermes box > paketbox
pieper decke, ei electronics > rauchmelder
kamera haustür, haus überwachen, garten überwachen > überwachungskamera
geld verstecken, wertsachen sicher, feuerfester schrank geld > möbeltresor
kiste für geld, geld kiste, geldkoffer klein, kassa verein, flohmarkt kasse, kasse flohmarkt > geldkassette
chuchi becken > einbauspüle
arbeits platte holz, küchentheke platte, platte auf küchenschrank, küchentresen platte, hpl platte > arbeitsplatte
küchenofen elektrisch, umluft ofen, pizzabackofen elektro > einbau-backofen
haube über herd, haube küche, haube herd, küche lüften gerät, esse herd, fettfänger herd > dunstabzugshaube
zeug zum putzen, boden wischen mittel, dan klorix > universalreiniger
kalk bad, kalk dusche, kalk wasserhahn, kalkflecken dusche, kalk an der dusche, kalk kaffeemaschine, dusche verkalkt, wasserhahn verkalkt, duschkopf verkalkt, kalkschutz bad > kalklöser
moos einfahrt, moos auf platten, algen auf platten, grün auf steinen, grünspan terrasse, grünspan weg, terrasse reiniger, moos wegkriegen, glitschige terrasse, rutschige terrasse, grüner belag, miesch entferner, schmierige platten > grünbelagentferner
hof kehren, ding zum fegen > besen
bürste zum schrubben, harte bürste boden, terrasse schrubben, bürste für terrasse > schrubber
wanne zum anmischen, eimer zum mischen, gummieimer bau > mörtelkübel
regal für schwere sachen, stabiles regal, regal stabil, regal zum zusammenstecken, regal für kisten, autoreifen regal, bierkasten regal > schwerlastregal
regalerl wand > wandregal
kiste zum stapeln, kisten zum stapeln, box unter bett, kiste unter bett, unterm bett box, sachen verstauen, rollbox bett > aufbewahrungsbox
leiter zum klappen, leiterla haushalt > stehleiter
leiter lang, leiter für dachrinne, leiter zum anlehnen, leiter zum ausziehen, leiter ausziehbar, hohe leiter, leiter kirschen pflücken, leiter apfelbaum, leiter dachboden, leiter außen, große leiter, leiter zweiteilig, verlängerbare leiter > mehrzweckleiter
kleine leiter, ding zum draufstehen, treppe klein klappbar, mini leiter, zwei stufen leiter > klapptritt
schuhe für baustelle, schuhe baustelle, turnschuhe mit stahlkappe, sneaker mit stahlkappe, schuhe lager, schuhe gegen nägel, atlas schuhe, baak schuhe, küchenschuhe sicherheit, staplerfahrer schuhe > sicherheitsschuhe
hose kniepolster, engelbert hose, büx arbeit, kniehose arbeit, snickers workwear, fhb hose, kniepolster hose > arbeitshose
hose mit hosenträger, blauer arbeitsanzug > arbeitslatzhose
brille werkstatt, brille gegen späne, brille chemie, brille heckenschere, brille motorsäge > schutzbrille
kopfhörer gegen lärm, kopfhörer gegen krach, gegen krach, rasenmäher kopfhörer, kopfhörer rasenmähen, kopfhörer rasenmäher, ohrwärmer baustelle, motorsägen gehörschutz > kapselgehörschutz
dachdämmung maske > atemschutzmaske
wasserkisten transport, kärrelchen kisten, wägelchen kisten, rolli für kisten, schleppwagen kisten > sackkarre
umziehen kisten > umzugskarton
öl fürs moped, öl nachkippen, öl diesel, ölkanister auto, aral öl, shell öl, total quartz > motoröl
zelt abspannleine > seil
einfahrt reinigen, einfahrt sauber, pflaster reinigen maschine > hochdruckreiniger
moll batterie, start stopp batterie > starterbatterie
rasenmäher ohne kabel > akku-rasenmäher
`;
