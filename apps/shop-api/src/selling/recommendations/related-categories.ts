/**
 * Categories that go together whatever the attributes: that of the product, with those below it, and what
 * goes with it, the most important first. Attributes decide first (fit-rules.ts).
 */
export const RELATED_CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  'werkzeug-maschinen/akkuwerkzeuge/akkuschrauber': [
    'werkzeug-maschinen/werkzeugzubehoer/bits',
    'werkzeug-maschinen/werkzeugzubehoer/bohrer',
  ],
  'werkzeug-maschinen/akkuwerkzeuge/akku-schlagschrauber': ['werkzeug-maschinen/werkzeugzubehoer/bits'],
  'werkzeug-maschinen/akkuwerkzeuge/akku-bohrhaemmer': [
    'werkzeug-maschinen/werkzeugzubehoer/bohrer',
    'arbeitsschutz-transport/schutzausruestung/gehoerschutz',
  ],
  'werkzeug-maschinen/akkuwerkzeuge/akku-saegen': ['arbeitsschutz-transport/schutzausruestung/schutzbrillen'],
  'werkzeug-maschinen/akkuwerkzeuge/akku-winkelschleifer': [
    'arbeitsschutz-transport/schutzausruestung/schutzbrillen',
  ],
  'werkzeug-maschinen/akkuwerkzeuge/akkus-ladegeraete': ['werkzeug-maschinen/akkuwerkzeuge/akkuschrauber'],
  'werkzeug-maschinen/elektrowerkzeuge/schlagbohrmaschinen': [
    'werkzeug-maschinen/werkzeugzubehoer/bohrer',
    'eisenwaren/duebel-anker/universalduebel',
  ],
  'werkzeug-maschinen/elektrowerkzeuge/bohrhaemmer': [
    'werkzeug-maschinen/werkzeugzubehoer/bohrer',
    'arbeitsschutz-transport/schutzausruestung/gehoerschutz',
    'eisenwaren/duebel-anker/schwerlastanker',
  ],
  'werkzeug-maschinen/elektrowerkzeuge/winkelschleifer': [
    'arbeitsschutz-transport/schutzausruestung/schutzbrillen',
    'arbeitsschutz-transport/schutzausruestung/gehoerschutz',
  ],
  'werkzeug-maschinen/elektrowerkzeuge/stichsaegen': [
    'werkzeug-maschinen/werkstatt/schraubzwingen',
    'arbeitsschutz-transport/schutzausruestung/schutzbrillen',
  ],
  'werkzeug-maschinen/elektrowerkzeuge/handkreissaegen': [
    'arbeitsschutz-transport/schutzausruestung/schutzbrillen',
    'arbeitsschutz-transport/schutzausruestung/gehoerschutz',
    'werkzeug-maschinen/werkstatt/schraubzwingen',
  ],
  'werkzeug-maschinen/elektrowerkzeuge/exzenterschleifer': [
    'werkzeug-maschinen/werkzeugzubehoer/schleifpapier',
    'werkzeug-maschinen/werkstatt/nass-trockensauger',
    'arbeitsschutz-transport/schutzausruestung/atemschutzmasken',
  ],
  'werkzeug-maschinen/elektrowerkzeuge/multifunktionswerkzeuge': [
    'arbeitsschutz-transport/schutzausruestung/schutzbrillen',
    'werkzeug-maschinen/werkstatt/nass-trockensauger',
  ],
  'werkzeug-maschinen/handwerkzeuge/haemmer': [
    'eisenwaren/naegel-muttern/naegel',
    'werkzeug-maschinen/handwerkzeuge/stechbeitel',
  ],
  'werkzeug-maschinen/handwerkzeuge/schraubendreher': [
    'werkzeug-maschinen/handwerkzeuge/zangen',
    'werkzeug-maschinen/messen-pruefen/spannungspruefer',
  ],
  'werkzeug-maschinen/handwerkzeuge/zangen': [
    'werkzeug-maschinen/handwerkzeuge/schraubendreher',
    'werkzeug-maschinen/messen-pruefen/spannungspruefer',
  ],
  'werkzeug-maschinen/handwerkzeuge/schraubenschluessel': ['eisenwaren/schrauben/maschinenschrauben'],
  'werkzeug-maschinen/handwerkzeuge/handsaegen': [
    'werkzeug-maschinen/werkstatt/schraubzwingen',
    'werkzeug-maschinen/messen-pruefen/massbaender',
  ],
  'werkzeug-maschinen/handwerkzeuge/cuttermesser': [
    'arbeitsschutz-transport/arbeitskleidung/arbeitshandschuhe',
    'werkzeug-maschinen/messen-pruefen/massbaender',
  ],
  'werkzeug-maschinen/handwerkzeuge/stechbeitel': [
    'werkzeug-maschinen/handwerkzeuge/haemmer',
    'farben-tapeten/kleben-dichten/holzleime',
  ],
  'werkzeug-maschinen/werkzeugzubehoer/bohrer': [
    'werkzeug-maschinen/elektrowerkzeuge/schlagbohrmaschinen',
    'werkzeug-maschinen/akkuwerkzeuge/akkuschrauber',
  ],
  'werkzeug-maschinen/werkzeugzubehoer/bits': [
    'eisenwaren/schrauben/spanplattenschrauben',
    'werkzeug-maschinen/akkuwerkzeuge/akkuschrauber',
  ],
  'werkzeug-maschinen/werkzeugzubehoer/saegeblaetter': [
    'werkzeug-maschinen/elektrowerkzeuge/handkreissaegen',
    'arbeitsschutz-transport/schutzausruestung/schutzbrillen',
  ],
  'werkzeug-maschinen/werkzeugzubehoer/trennscheiben': [
    'werkzeug-maschinen/elektrowerkzeuge/winkelschleifer',
    'arbeitsschutz-transport/schutzausruestung/schutzbrillen',
    'arbeitsschutz-transport/schutzausruestung/gehoerschutz',
  ],
  'werkzeug-maschinen/werkzeugzubehoer/schleifpapier': [
    'werkzeug-maschinen/elektrowerkzeuge/exzenterschleifer',
    'arbeitsschutz-transport/schutzausruestung/atemschutzmasken',
  ],
  'werkzeug-maschinen/messen-pruefen/wasserwaagen': ['werkzeug-maschinen/messen-pruefen/massbaender'],
  'werkzeug-maschinen/messen-pruefen/massbaender': ['werkzeug-maschinen/messen-pruefen/wasserwaagen'],
  'werkzeug-maschinen/messen-pruefen/laser-entfernungsmesser': [
    'elektro-licht/energie/batterien',
    'werkzeug-maschinen/messen-pruefen/wasserwaagen',
  ],
  'werkzeug-maschinen/messen-pruefen/spannungspruefer': [
    'werkzeug-maschinen/handwerkzeuge/schraubendreher',
    'elektro-licht/energie/batterien',
  ],
  'werkzeug-maschinen/werkstatt/werkzeugkoffer': [
    'werkzeug-maschinen/handwerkzeuge/haemmer',
    'werkzeug-maschinen/handwerkzeuge/zangen',
    'werkzeug-maschinen/messen-pruefen/massbaender',
  ],
  'werkzeug-maschinen/werkstatt/werkbaenke': [
    'werkzeug-maschinen/werkstatt/schraubzwingen',
    'werkzeug-maschinen/werkstatt/werkzeugkoffer',
  ],
  'werkzeug-maschinen/werkstatt/schraubzwingen': [
    'farben-tapeten/kleben-dichten/holzleime',
    'holz/platten/leimholzplatten',
  ],
  'werkzeug-maschinen/werkstatt/kompressoren': [
    'arbeitsschutz-transport/schutzausruestung/gehoerschutz',
    'arbeitsschutz-transport/schutzausruestung/schutzbrillen',
  ],
  'werkzeug-maschinen/werkstatt/nass-trockensauger': [
    'elektro-licht/kabel/verlaengerungskabel',
    'arbeitsschutz-transport/schutzausruestung/atemschutzmasken',
  ],

  'eisenwaren/duebel-anker/schwerlastanker': ['werkzeug-maschinen/elektrowerkzeuge/bohrhaemmer'],
  'eisenwaren/schrauben/betonschrauben': ['werkzeug-maschinen/elektrowerkzeuge/bohrhaemmer'],
  'eisenwaren/duebel-anker/hohlraumduebel': ['werkzeug-maschinen/akkuwerkzeuge/akkuschrauber'],
  'eisenwaren/naegel-muttern/naegel': ['werkzeug-maschinen/handwerkzeuge/haemmer'],
  'eisenwaren/schrauben/terrassenschrauben': ['holz/terrassendielen'],
  'eisenwaren/schrauben/trockenbauschrauben': ['baustoffe/trockenbau/gipskartonplatten'],
  'eisenwaren/beschlaege/winkelverbinder': [
    'eisenwaren/schrauben/spanplattenschrauben',
    'holz/schnittholz/kanthoelzer',
  ],
  'eisenwaren/beschlaege/scharniere': ['eisenwaren/schrauben/spanplattenschrauben'],
  'eisenwaren/beschlaege/moebelgriffe': [
    'werkzeug-maschinen/handwerkzeuge/schraubendreher',
    'werkzeug-maschinen/werkzeugzubehoer/bohrer',
  ],
  'eisenwaren/beschlaege/haken': [
    'eisenwaren/duebel-anker/universalduebel',
    'werkzeug-maschinen/werkzeugzubehoer/bohrer',
  ],
  'eisenwaren/beschlaege/moebelrollen': ['eisenwaren/schrauben/spanplattenschrauben'],
  'eisenwaren/seile-ketten/ketten': [
    'tueren-fenster-sicherheit/sicherheit/vorhaengeschloesser',
    'eisenwaren/beschlaege/haken',
  ],
  'eisenwaren/seile-ketten/seile': ['eisenwaren/beschlaege/haken'],
  'eisenwaren/seile-ketten/spanngurte': [
    'arbeitsschutz-transport/transport/sackkarren',
    'eisenwaren/seile-ketten/seile',
  ],

  'farben-tapeten/wandfarben': [
    'farben-tapeten/malerwerkzeug/abklebeband',
    'farben-tapeten/malerwerkzeug/abdeckfolien',
  ],
  'farben-tapeten/lacke-lasuren/buntlacke': [
    'werkzeug-maschinen/werkzeugzubehoer/schleifpapier',
    'farben-tapeten/lacke-lasuren/grundierungen',
    'farben-tapeten/malerwerkzeug/abklebeband',
  ],
  'farben-tapeten/lacke-lasuren/weisslacke': [
    'werkzeug-maschinen/werkzeugzubehoer/schleifpapier',
    'farben-tapeten/lacke-lasuren/grundierungen',
    'farben-tapeten/malerwerkzeug/abklebeband',
  ],
  'farben-tapeten/lacke-lasuren/holzlasuren': ['werkzeug-maschinen/werkzeugzubehoer/schleifpapier'],
  'farben-tapeten/lacke-lasuren/holzoele': [
    'werkzeug-maschinen/werkzeugzubehoer/schleifpapier',
    'kueche-haushalt/reinigung/besen',
  ],
  'farben-tapeten/lacke-lasuren/spruehlacke': [
    'farben-tapeten/malerwerkzeug/abklebeband',
    'arbeitsschutz-transport/schutzausruestung/atemschutzmasken',
    'werkzeug-maschinen/werkzeugzubehoer/schleifpapier',
  ],
  'farben-tapeten/lacke-lasuren/grundierungen': [
    'farben-tapeten/malerwerkzeug/farbroller',
    'farben-tapeten/malerwerkzeug/pinsel',
  ],
  'farben-tapeten/malerwerkzeug/farbroller': [
    'farben-tapeten/malerwerkzeug/abdeckfolien',
    'farben-tapeten/malerwerkzeug/abklebeband',
  ],
  'farben-tapeten/malerwerkzeug/pinsel': [
    'farben-tapeten/malerwerkzeug/abklebeband',
    'farben-tapeten/lacke-lasuren/buntlacke',
  ],
  'farben-tapeten/malerwerkzeug/abklebeband': [
    'farben-tapeten/malerwerkzeug/abdeckfolien',
    'farben-tapeten/wandfarben/weisse-wandfarben',
  ],
  'farben-tapeten/malerwerkzeug/abdeckfolien': [
    'farben-tapeten/malerwerkzeug/abklebeband',
    'farben-tapeten/malerwerkzeug/farbroller',
  ],
  'farben-tapeten/malerwerkzeug/spachtel': [
    'baustoffe/trockenbau/spachtelmassen',
    'werkzeug-maschinen/werkzeugzubehoer/schleifpapier',
  ],
  'farben-tapeten/tapeten/vliestapeten': ['werkzeug-maschinen/handwerkzeuge/cuttermesser'],
  'farben-tapeten/tapeten/raufasertapeten': [
    'farben-tapeten/wandfarben/weisse-wandfarben',
    'werkzeug-maschinen/handwerkzeuge/cuttermesser',
  ],
  'farben-tapeten/tapeten/kleister': [
    'kueche-haushalt/reinigung/eimer',
    'werkzeug-maschinen/handwerkzeuge/cuttermesser',
  ],
  'farben-tapeten/kleben-dichten/silikone': ['farben-tapeten/malerwerkzeug/abklebeband'],
  'farben-tapeten/kleben-dichten/acryl-dichtstoffe': [
    'farben-tapeten/malerwerkzeug/abklebeband',
    'farben-tapeten/wandfarben/weisse-wandfarben',
  ],
  'farben-tapeten/kleben-dichten/montagekleber': [
    'holz/leisten/sockelleisten',
    'farben-tapeten/malerwerkzeug/abklebeband',
  ],
  'farben-tapeten/kleben-dichten/holzleime': ['werkzeug-maschinen/werkstatt/schraubzwingen'],
  'farben-tapeten/kleben-dichten/bauschaum': [
    'arbeitsschutz-transport/arbeitskleidung/arbeitshandschuhe',
    'werkzeug-maschinen/handwerkzeuge/cuttermesser',
  ],

  'baustoffe/zement-moertel/zement': ['kueche-haushalt/reinigung/eimer', 'garten/gartengeraete/schubkarren'],
  'baustoffe/zement-moertel/mauermoertel': [
    'baustoffe/steine-pflaster/mauersteine',
    'kueche-haushalt/reinigung/eimer',
  ],
  'baustoffe/zement-moertel/beton-estrich': [
    'kueche-haushalt/reinigung/eimer',
    'garten/gartengeraete/schubkarren',
  ],
  'baustoffe/zement-moertel/putze': [
    'farben-tapeten/malerwerkzeug/spachtel',
    'kueche-haushalt/reinigung/eimer',
  ],
  'baustoffe/zement-moertel/fliesenkleber': [
    'baustoffe/zement-moertel/fugenmoertel',
    'farben-tapeten/malerwerkzeug/spachtel',
    'kueche-haushalt/reinigung/eimer',
  ],
  'baustoffe/zement-moertel/fugenmoertel': [
    'farben-tapeten/kleben-dichten/silikone',
    'kueche-haushalt/reinigung/eimer',
  ],
  'baustoffe/trockenbau/gipskartonplatten': [
    'baustoffe/trockenbau/trockenbauprofile',
    'werkzeug-maschinen/handwerkzeuge/cuttermesser',
  ],
  'baustoffe/trockenbau/trockenbauprofile': [
    'baustoffe/trockenbau/gipskartonplatten',
    'eisenwaren/schrauben/trockenbauschrauben',
  ],
  'baustoffe/trockenbau/spachtelmassen': [
    'farben-tapeten/malerwerkzeug/spachtel',
    'werkzeug-maschinen/werkzeugzubehoer/schleifpapier',
  ],
  'baustoffe/daemmung/mineralwolle': [
    'baustoffe/daemmung/dampfbremsen',
    'arbeitsschutz-transport/schutzausruestung/atemschutzmasken',
    'arbeitsschutz-transport/arbeitskleidung/arbeitshandschuhe',
  ],
  'baustoffe/daemmung/hartschaumplatten': [
    'farben-tapeten/kleben-dichten/bauschaum',
    'werkzeug-maschinen/handwerkzeuge/cuttermesser',
  ],
  'baustoffe/daemmung/dampfbremsen': [
    'baustoffe/daemmung/mineralwolle',
    'werkzeug-maschinen/handwerkzeuge/cuttermesser',
  ],
  'baustoffe/steine-pflaster/pflastersteine': [
    'garten/gartengeraete/schubkarren',
    'werkzeug-maschinen/messen-pruefen/wasserwaagen',
  ],
  'baustoffe/steine-pflaster/terrassenplatten': [
    'baustoffe/steine-pflaster/zierkies',
    'garten/gartengeraete/schubkarren',
  ],
  'baustoffe/steine-pflaster/mauersteine': [
    'baustoffe/zement-moertel/mauermoertel',
    'werkzeug-maschinen/messen-pruefen/wasserwaagen',
  ],
  'baustoffe/steine-pflaster/zierkies': ['garten/gartengeraete/rechen', 'garten/gartengeraete/schubkarren'],
  'baustoffe/dach-regenwasser/dachrinnen': [
    'garten/bewaesserung/regentonnen',
    'arbeitsschutz-transport/leitern/mehrzweckleitern',
  ],
  'baustoffe/dach-regenwasser/bitumenbahnen': [
    'eisenwaren/naegel-muttern/naegel',
    'werkzeug-maschinen/handwerkzeuge/cuttermesser',
  ],
  'baustoffe/dach-regenwasser/wellplatten': [
    'baustoffe/dach-regenwasser/dachrinnen',
    'werkzeug-maschinen/werkzeugzubehoer/bohrer',
  ],

  'holz/schnittholz': [
    'eisenwaren/beschlaege/winkelverbinder',
    'eisenwaren/schrauben/spanplattenschrauben',
    'farben-tapeten/lacke-lasuren/holzlasuren',
  ],
  'holz/platten': ['eisenwaren/schrauben/spanplattenschrauben', 'farben-tapeten/kleben-dichten/holzleime'],
  'holz/terrassendielen': ['holz/schnittholz/kanthoelzer', 'kueche-haushalt/reinigung/besen'],
  'holz/leisten': [
    'farben-tapeten/kleben-dichten/montagekleber',
    'werkzeug-maschinen/handwerkzeuge/handsaegen',
  ],

  'boeden-fliesen/hartboeden/laminat': [
    'boeden-fliesen/hartboeden/trittschalldaemmung',
    'holz/leisten/abschlussleisten',
  ],
  'boeden-fliesen/hartboeden/vinylboeden': [
    'boeden-fliesen/hartboeden/trittschalldaemmung',
    'holz/leisten/abschlussleisten',
  ],
  'boeden-fliesen/hartboeden/parkett': [
    'boeden-fliesen/hartboeden/trittschalldaemmung',
    'holz/leisten/abschlussleisten',
  ],
  'boeden-fliesen/hartboeden/trittschalldaemmung': [
    'boeden-fliesen/hartboeden/laminat',
    'werkzeug-maschinen/handwerkzeuge/cuttermesser',
  ],
  'boeden-fliesen/fliesen': [
    'baustoffe/zement-moertel/fliesenkleber',
    'baustoffe/zement-moertel/fugenmoertel',
    'farben-tapeten/kleben-dichten/silikone',
  ],
  'boeden-fliesen/teppich-rasen/teppichboeden': [
    'werkzeug-maschinen/handwerkzeuge/cuttermesser',
    'holz/leisten/sockelleisten',
  ],
  'boeden-fliesen/teppich-rasen/kunstrasen': [
    'werkzeug-maschinen/handwerkzeuge/cuttermesser',
    'kueche-haushalt/reinigung/besen',
  ],
  'boeden-fliesen/teppich-rasen/fussmatten': [
    'kueche-haushalt/reinigung/besen',
    'tueren-fenster-sicherheit/sicherheit/briefkaesten',
  ],

  'bad-sanitaer/armaturen/waschtischarmaturen': ['bad-sanitaer/installation/siphons'],
  'bad-sanitaer/armaturen/kuechenarmaturen': [
    'kueche-haushalt/kueche/kuechenspuelen',
    'bad-sanitaer/installation/siphons',
  ],
  'bad-sanitaer/armaturen/duscharmaturen': ['bad-sanitaer/dusche-wanne/duschkabinen'],
  'bad-sanitaer/sanitaerkeramik/wcs': [
    'bad-sanitaer/sanitaerkeramik/wc-sitze',
    'bad-sanitaer/installation/spuelkaesten',
    'farben-tapeten/kleben-dichten/silikone',
  ],
  'bad-sanitaer/sanitaerkeramik/wc-sitze': [
    'bad-sanitaer/sanitaerkeramik/wcs',
    'bad-sanitaer/badmoebel/badaccessoires',
  ],
  'bad-sanitaer/sanitaerkeramik/waschbecken': [
    'bad-sanitaer/armaturen/waschtischarmaturen',
    'bad-sanitaer/installation/siphons',
  ],
  'bad-sanitaer/dusche-wanne/duschkabinen': ['farben-tapeten/kleben-dichten/silikone'],
  'bad-sanitaer/dusche-wanne/duschwannen': ['farben-tapeten/kleben-dichten/silikone'],
  'bad-sanitaer/dusche-wanne/handbrausen': ['bad-sanitaer/badmoebel/badaccessoires'],
  'bad-sanitaer/dusche-wanne/badewannen': [
    'bad-sanitaer/dusche-wanne/handbrausen',
    'farben-tapeten/kleben-dichten/silikone',
  ],
  'bad-sanitaer/badmoebel/spiegelschraenke': ['bad-sanitaer/badmoebel/badaccessoires'],
  'bad-sanitaer/badmoebel/waschtischunterschraenke': ['bad-sanitaer/armaturen/waschtischarmaturen'],
  'bad-sanitaer/badmoebel/badspiegel': ['bad-sanitaer/badmoebel/badaccessoires'],
  'bad-sanitaer/badmoebel/badaccessoires': ['farben-tapeten/kleben-dichten/montagekleber'],
  'bad-sanitaer/installation/rohre': [
    'bad-sanitaer/installation/siphons',
    'werkzeug-maschinen/handwerkzeuge/zangen',
  ],
  'bad-sanitaer/installation/fittings': [
    'bad-sanitaer/installation/siphons',
    'werkzeug-maschinen/handwerkzeuge/zangen',
  ],
  'bad-sanitaer/installation/siphons': [
    'bad-sanitaer/armaturen/waschtischarmaturen',
    'bad-sanitaer/sanitaerkeramik/waschbecken',
  ],
  'bad-sanitaer/installation/spuelkaesten': ['bad-sanitaer/sanitaerkeramik/wcs'],

  'heizen-klima/heizkoerper/badheizkoerper': [
    'heizen-klima/heizkoerper/thermostate',
    'bad-sanitaer/badmoebel/badaccessoires',
  ],
  'heizen-klima/heizkoerper/flachheizkoerper': ['heizen-klima/heizkoerper/thermostate'],
  'heizen-klima/heizkoerper/thermostate': [
    'heizen-klima/heizkoerper/flachheizkoerper',
    'elektro-licht/energie/batterien',
  ],
  'heizen-klima/heizgeraete': ['tueren-fenster-sicherheit/sicherheit/rauchmelder'],
  'heizen-klima/heizgeraete/kaminoefen': [
    'heizen-klima/brennstoffe/holzbriketts',
    'kueche-haushalt/reinigung/eimer',
  ],
  'heizen-klima/klima-lueftung/klimageraete': [
    'tueren-fenster-sicherheit/sicht-sonnenschutz/plissees',
    'heizen-klima/klima-lueftung/ventilatoren',
  ],
  'heizen-klima/klima-lueftung/ventilatoren': ['tueren-fenster-sicherheit/fenster/insektenschutz'],
  'heizen-klima/klima-lueftung/luftentfeuchter': ['farben-tapeten/wandfarben/schimmelschutzfarben'],
  'heizen-klima/warmwasser/durchlauferhitzer': [
    'bad-sanitaer/dusche-wanne/handbrausen',
    'elektro-licht/kabel/leitungen',
  ],
  'heizen-klima/warmwasser/boiler': [
    'bad-sanitaer/installation/siphons',
    'bad-sanitaer/installation/fittings',
  ],
  'heizen-klima/brennstoffe/holzbriketts': [
    'heizen-klima/heizgeraete/kaminoefen',
    'arbeitsschutz-transport/arbeitskleidung/arbeitshandschuhe',
  ],
  'heizen-klima/brennstoffe/holzpellets': [
    'kueche-haushalt/reinigung/eimer',
    'arbeitsschutz-transport/transport/sackkarren',
  ],

  'elektro-licht/leuchtmittel': ['elektro-licht/schalter-dosen/schalter'],
  'elektro-licht/innenleuchten/deckenleuchten': [
    'elektro-licht/schalter-dosen/schalter',
    'werkzeug-maschinen/messen-pruefen/spannungspruefer',
    'arbeitsschutz-transport/leitern/stehleitern',
  ],
  'elektro-licht/innenleuchten/pendelleuchten': [
    'elektro-licht/schalter-dosen/schalter',
    'werkzeug-maschinen/messen-pruefen/spannungspruefer',
  ],
  'elektro-licht/innenleuchten/stehleuchten': ['elektro-licht/kabel/steckdosenleisten'],
  'elektro-licht/innenleuchten/tischleuchten': ['elektro-licht/kabel/steckdosenleisten'],
  'elektro-licht/innenleuchten/led-streifen': ['elektro-licht/kabel/steckdosenleisten'],
  'elektro-licht/aussenleuchten/wandaussenleuchten': [
    'elektro-licht/kabel/leitungen',
    'eisenwaren/duebel-anker/universalduebel',
  ],
  'elektro-licht/aussenleuchten/wegeleuchten': [
    'elektro-licht/kabel/leitungen',
    'elektro-licht/schalter-dosen/verteilerdosen',
  ],
  'elektro-licht/aussenleuchten/solarleuchten': [
    'elektro-licht/energie/batterien',
    'baustoffe/steine-pflaster/zierkies',
  ],
  'elektro-licht/aussenleuchten/led-fluter': ['elektro-licht/kabel/kabeltrommeln'],
  'elektro-licht/schalter-dosen/schalter': [
    'elektro-licht/schalter-dosen/verteilerdosen',
    'werkzeug-maschinen/messen-pruefen/spannungspruefer',
  ],
  'elektro-licht/schalter-dosen/steckdosen': [
    'elektro-licht/schalter-dosen/verteilerdosen',
    'werkzeug-maschinen/messen-pruefen/spannungspruefer',
  ],
  'elektro-licht/schalter-dosen/verteilerdosen': [
    'elektro-licht/kabel/leitungen',
    'elektro-licht/schalter-dosen/steckdosen',
  ],
  'elektro-licht/kabel/leitungen': [
    'elektro-licht/schalter-dosen/verteilerdosen',
    'werkzeug-maschinen/messen-pruefen/spannungspruefer',
  ],
  'elektro-licht/kabel/kabeltrommeln': ['elektro-licht/aussenleuchten/led-fluter'],
  'elektro-licht/kabel/steckdosenleisten': ['elektro-licht/innenleuchten/tischleuchten'],
  'elektro-licht/kabel/verlaengerungskabel': [
    'elektro-licht/aussenleuchten/led-fluter',
    'werkzeug-maschinen/werkstatt/nass-trockensauger',
  ],
  'elektro-licht/energie/batterien': [
    'tueren-fenster-sicherheit/sicherheit/rauchmelder',
    'elektro-licht/aussenleuchten/solarleuchten',
  ],
  'elektro-licht/energie/solarmodule': ['elektro-licht/energie/wallboxen', 'elektro-licht/kabel/leitungen'],
  'elektro-licht/energie/wallboxen': ['elektro-licht/kabel/leitungen', 'elektro-licht/energie/solarmodule'],

  'garten/gartengeraete': ['arbeitsschutz-transport/arbeitskleidung/arbeitshandschuhe'],
  'garten/motorgeraete/rasenmaeher': ['garten/erde-duenger/rasenduenger', 'garten/erde-duenger/rasensamen'],
  'garten/motorgeraete/maehroboter': ['garten/erde-duenger/rasenduenger', 'garten/erde-duenger/rasensamen'],
  'garten/motorgeraete/rasentrimmer': ['arbeitsschutz-transport/schutzausruestung/schutzbrillen'],
  'garten/motorgeraete/heckenscheren': [
    'arbeitsschutz-transport/schutzausruestung/schutzbrillen',
    'arbeitsschutz-transport/arbeitskleidung/arbeitshandschuhe',
  ],
  'garten/motorgeraete/kettensaegen': [
    'arbeitsschutz-transport/schutzausruestung/gehoerschutz',
    'arbeitsschutz-transport/schutzausruestung/schutzbrillen',
    'arbeitsschutz-transport/arbeitskleidung/sicherheitsschuhe',
  ],
  'garten/motorgeraete/laubblaeser': [
    'arbeitsschutz-transport/schutzausruestung/gehoerschutz',
    'garten/gartengeraete/rechen',
  ],
  'garten/motorgeraete/hochdruckreiniger': [
    'garten/bewaesserung/gartenschlaeuche',
    'kueche-haushalt/reinigung/reinigungsmittel',
  ],
  'garten/bewaesserung/gartenschlaeuche': ['garten/bewaesserung/regner', 'garten/bewaesserung/gartenpumpen'],
  'garten/bewaesserung/regner': ['garten/bewaesserung/gartenschlaeuche'],
  'garten/bewaesserung/giesskannen': [
    'garten/erde-duenger/pflanzenduenger',
    'garten/bewaesserung/regentonnen',
  ],
  'garten/bewaesserung/regentonnen': ['garten/bewaesserung/gartenpumpen', 'garten/bewaesserung/giesskannen'],
  'garten/bewaesserung/gartenpumpen': ['garten/bewaesserung/gartenschlaeuche'],
  'garten/erde-duenger/blumenerde': [
    'garten/toepfe-beete/blumentoepfe',
    'garten/erde-duenger/pflanzenduenger',
  ],
  'garten/erde-duenger/rindenmulch': ['garten/gartengeraete/schubkarren', 'garten/gartengeraete/rechen'],
  'garten/erde-duenger/rasenduenger': ['garten/erde-duenger/rasensamen', 'garten/bewaesserung/regner'],
  'garten/erde-duenger/pflanzenduenger': [
    'garten/bewaesserung/giesskannen',
    'garten/erde-duenger/blumenerde',
  ],
  'garten/erde-duenger/rasensamen': ['garten/erde-duenger/rasenduenger', 'garten/bewaesserung/regner'],
  'garten/erde-duenger/gemuesesamen': ['garten/erde-duenger/blumenerde', 'garten/toepfe-beete/hochbeete'],
  'garten/pflanzen': ['garten/erde-duenger/blumenerde', 'garten/erde-duenger/pflanzenduenger'],
  'garten/pflanzen/zimmerpflanzen': ['garten/toepfe-beete/blumentoepfe'],
  'garten/pflanzen/kraeuter': ['garten/toepfe-beete/balkonkaesten'],
  'garten/toepfe-beete': ['garten/erde-duenger/blumenerde', 'garten/bewaesserung/giesskannen'],
  'garten/zaeune': ['baustoffe/zement-moertel/beton-estrich'],

  'terrasse-freizeit/gartenmoebel/gartenstuehle': ['terrasse-freizeit/gartenmoebel/gartentische'],
  'terrasse-freizeit/gartenmoebel/gartentische': [
    'terrasse-freizeit/gartenmoebel/gartenstuehle',
    'terrasse-freizeit/sonnenschutz/sonnenschirme',
  ],
  'terrasse-freizeit/gartenmoebel/auflagen': [
    'terrasse-freizeit/gartenmoebel/gartenstuehle',
    'kueche-haushalt/ordnung/aufbewahrungsboxen',
  ],
  'terrasse-freizeit/sonnenschutz/sonnenschirme': [
    'terrasse-freizeit/gartenmoebel/gartentische',
    'terrasse-freizeit/gartenmoebel/gartenstuehle',
  ],
  'terrasse-freizeit/sonnenschutz/sonnensegel': [
    'eisenwaren/seile-ketten/seile',
    'eisenwaren/beschlaege/haken',
  ],
  'terrasse-freizeit/sonnenschutz/pavillons': [
    'terrasse-freizeit/gartenmoebel/gartentische',
    'terrasse-freizeit/gartenmoebel/gartenstuehle',
  ],
  'terrasse-freizeit/grillen/gasgrills': [
    'terrasse-freizeit/gartenmoebel/gartentische',
    'kueche-haushalt/reinigung/reinigungsmittel',
  ],
  'terrasse-freizeit/grillen/holzkohlegrills': ['terrasse-freizeit/grillen/grillkohle'],
  'terrasse-freizeit/grillen/grillkohle': ['terrasse-freizeit/grillen/holzkohlegrills'],
  'terrasse-freizeit/gartenbauten/geraetehaeuser': [
    'tueren-fenster-sicherheit/sicherheit/vorhaengeschloesser',
    'kueche-haushalt/ordnung/schwerlastregale',
    'baustoffe/steine-pflaster/terrassenplatten',
  ],
  'terrasse-freizeit/gartenbauten/gewaechshaeuser': [
    'garten/erde-duenger/gemuesesamen',
    'garten/bewaesserung/giesskannen',
    'baustoffe/steine-pflaster/terrassenplatten',
  ],
  'terrasse-freizeit/pool-spiel/pools': ['terrasse-freizeit/pool-spiel/poolpflege'],
  'terrasse-freizeit/pool-spiel/poolpflege': [
    'terrasse-freizeit/pool-spiel/pools',
    'kueche-haushalt/reinigung/eimer',
  ],
  'terrasse-freizeit/pool-spiel/sandkaesten': [
    'terrasse-freizeit/sonnenschutz/sonnensegel',
    'kueche-haushalt/reinigung/eimer',
  ],
  'terrasse-freizeit/tiere-im-garten/vogelfutter': ['terrasse-freizeit/tiere-im-garten/nistkaesten'],
  'terrasse-freizeit/tiere-im-garten/nistkaesten': ['terrasse-freizeit/tiere-im-garten/vogelfutter'],

  'tueren-fenster-sicherheit/tueren/zimmertueren': ['tueren-fenster-sicherheit/tueren/tuergriffe'],
  'tueren-fenster-sicherheit/tueren/haustueren': [
    'tueren-fenster-sicherheit/sicherheit/schliesszylinder',
    'boeden-fliesen/teppich-rasen/fussmatten',
    'tueren-fenster-sicherheit/sicherheit/briefkaesten',
  ],
  'tueren-fenster-sicherheit/tueren/tuergriffe': [
    'tueren-fenster-sicherheit/tueren/zimmertueren',
    'tueren-fenster-sicherheit/sicherheit/schliesszylinder',
  ],
  'tueren-fenster-sicherheit/fenster/kunststofffenster': ['tueren-fenster-sicherheit/fenster/fensterbaenke'],
  'tueren-fenster-sicherheit/fenster/fensterbaenke': [
    'farben-tapeten/kleben-dichten/montagekleber',
    'farben-tapeten/kleben-dichten/silikone',
  ],
  'tueren-fenster-sicherheit/fenster/insektenschutz': ['tueren-fenster-sicherheit/sicht-sonnenschutz/rollos'],
  'tueren-fenster-sicherheit/sicht-sonnenschutz': [
    'tueren-fenster-sicherheit/fenster/insektenschutz',
    'werkzeug-maschinen/messen-pruefen/massbaender',
  ],
  'tueren-fenster-sicherheit/sicherheit/vorhaengeschloesser': ['eisenwaren/seile-ketten/ketten'],
  'tueren-fenster-sicherheit/sicherheit/schliesszylinder': [
    'tueren-fenster-sicherheit/tueren/tuergriffe',
    'werkzeug-maschinen/handwerkzeuge/schraubendreher',
  ],
  'tueren-fenster-sicherheit/sicherheit/briefkaesten': [
    'eisenwaren/duebel-anker/universalduebel',
    'werkzeug-maschinen/werkzeugzubehoer/bohrer',
  ],
  'tueren-fenster-sicherheit/sicherheit/rauchmelder': [
    'elektro-licht/energie/batterien',
    'arbeitsschutz-transport/leitern/tritte',
  ],
  'tueren-fenster-sicherheit/sicherheit/ueberwachungskameras': [
    'eisenwaren/duebel-anker/universalduebel',
    'arbeitsschutz-transport/leitern/mehrzweckleitern',
  ],
  'tueren-fenster-sicherheit/sicherheit/tresore': [
    'eisenwaren/duebel-anker/schwerlastanker',
    'werkzeug-maschinen/werkzeugzubehoer/bohrer',
  ],

  'kueche-haushalt/kueche/kuechenspuelen': [
    'bad-sanitaer/armaturen/kuechenarmaturen',
    'bad-sanitaer/installation/siphons',
  ],
  'kueche-haushalt/kueche/arbeitsplatten': [
    'kueche-haushalt/kueche/kuechenspuelen',
    'farben-tapeten/kleben-dichten/silikone',
  ],
  'kueche-haushalt/haushaltsgeraete/kuehlschraenke': ['kueche-haushalt/reinigung/reinigungsmittel'],
  'kueche-haushalt/haushaltsgeraete/waschmaschinen': ['kueche-haushalt/reinigung/reinigungsmittel'],
  'kueche-haushalt/haushaltsgeraete/geschirrspueler': [
    'kueche-haushalt/reinigung/reinigungsmittel',
    'bad-sanitaer/installation/siphons',
  ],
  'kueche-haushalt/haushaltsgeraete/backoefen': ['kueche-haushalt/haushaltsgeraete/dunstabzugshauben'],
  'kueche-haushalt/haushaltsgeraete/dunstabzugshauben': ['kueche-haushalt/haushaltsgeraete/backoefen'],
  'kueche-haushalt/reinigung/reinigungsmittel': ['kueche-haushalt/reinigung/eimer'],
  'kueche-haushalt/reinigung/besen': ['kueche-haushalt/reinigung/eimer'],
  'kueche-haushalt/reinigung/eimer': [
    'kueche-haushalt/reinigung/reinigungsmittel',
    'kueche-haushalt/reinigung/besen',
  ],
  'kueche-haushalt/ordnung/schwerlastregale': ['kueche-haushalt/ordnung/aufbewahrungsboxen'],
  'kueche-haushalt/ordnung/wandregale': [
    'eisenwaren/duebel-anker/universalduebel',
    'werkzeug-maschinen/messen-pruefen/wasserwaagen',
  ],
  'kueche-haushalt/ordnung/aufbewahrungsboxen': ['kueche-haushalt/ordnung/schwerlastregale'],

  'arbeitsschutz-transport/leitern': [
    'arbeitsschutz-transport/arbeitskleidung/sicherheitsschuhe',
    'arbeitsschutz-transport/arbeitskleidung/arbeitshandschuhe',
  ],
  'arbeitsschutz-transport/arbeitskleidung/arbeitshandschuhe': [
    'arbeitsschutz-transport/schutzausruestung/schutzbrillen',
  ],
  'arbeitsschutz-transport/arbeitskleidung/sicherheitsschuhe': [
    'arbeitsschutz-transport/arbeitskleidung/arbeitshosen',
    'arbeitsschutz-transport/arbeitskleidung/arbeitshandschuhe',
  ],
  'arbeitsschutz-transport/arbeitskleidung/arbeitshosen': [
    'arbeitsschutz-transport/arbeitskleidung/sicherheitsschuhe',
    'arbeitsschutz-transport/arbeitskleidung/arbeitshandschuhe',
  ],
  'arbeitsschutz-transport/schutzausruestung/schutzbrillen': [
    'arbeitsschutz-transport/schutzausruestung/gehoerschutz',
    'arbeitsschutz-transport/schutzausruestung/atemschutzmasken',
  ],
  'arbeitsschutz-transport/schutzausruestung/gehoerschutz': [
    'arbeitsschutz-transport/schutzausruestung/schutzbrillen',
  ],
  'arbeitsschutz-transport/schutzausruestung/atemschutzmasken': [
    'arbeitsschutz-transport/schutzausruestung/schutzbrillen',
    'arbeitsschutz-transport/arbeitskleidung/arbeitshandschuhe',
  ],
  'arbeitsschutz-transport/transport/sackkarren': ['eisenwaren/seile-ketten/spanngurte'],
  'arbeitsschutz-transport/transport/umzugskartons': [
    'arbeitsschutz-transport/transport/sackkarren',
    'eisenwaren/seile-ketten/spanngurte',
  ],
  'arbeitsschutz-transport/auto/motoroel': ['arbeitsschutz-transport/auto/autobatterien'],
  'arbeitsschutz-transport/auto/autobatterien': [
    'arbeitsschutz-transport/schutzausruestung/schutzbrillen',
    'arbeitsschutz-transport/arbeitskleidung/arbeitshandschuhe',
  ],
};
