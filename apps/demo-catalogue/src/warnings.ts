/** Safety notes that several product types share (General Product Safety Regulation). */
export const powerToolWarnings = [
  'Vor der ersten Benutzung die Betriebsanleitung lesen.',
  'Schutzbrille, Gehörschutz und geeignete Handschuhe tragen.',
];
export const batteryWarnings = [
  'Akkus nicht öffnen, nicht ins Feuer werfen und vor Nässe schützen.',
  'Altbatterien gehören nicht in den Hausmüll. Wir nehmen sie im Markt kostenlos zurück.',
];
export const sharpWarnings = ['Scharfe Kanten: Schnittgefahr. Außer Reichweite von Kindern aufbewahren.'];
export const cementWarnings = [
  'Schutzhandschuhe und Augenschutz tragen. Bei Kontakt mit den Augen sofort mit Wasser ausspülen.',
];
export const paintWarnings = [
  'Während der Verarbeitung und danach gut lüften. Beim Spritzen eine Atemschutzmaske tragen.',
];
/** Required by Regulation (EU) 528/2012, Art. 72(1). */
export const biocideWarnings = [
  'Biozidprodukte vorsichtig verwenden. Vor Gebrauch stets Etikett und Produktinformationen lesen.',
];
export const solventWarnings = [
  'Nur im Freien oder in gut belüfteten Räumen verwenden. Getränkte Lappen können sich selbst entzünden.',
];
export const sprayWarnings = [
  'Nur im Freien oder in gut belüfteten Räumen verwenden. Vor Sonne und Temperaturen über 50 °C schützen.',
];
export const mainsWarnings = [
  'Arbeiten am 230-V-Netz nur durch eine Elektrofachkraft.',
  'Vor der Montage die Sicherung ausschalten und gegen Wiedereinschalten sichern.',
];
export const heatWarnings = [
  'Heiße Oberflächen: Verbrennungsgefahr. Abstand zu brennbaren Gegenständen halten.',
];
export const grillWarnings = [
  'Nur im Freien verwenden. In geschlossenen Räumen besteht Lebensgefahr durch Kohlenmonoxid.',
  'Grill während des Betriebs nicht unbeaufsichtigt lassen und Kinder fernhalten.',
];
export const ladderWarnings = [
  'Vor jedem Gebrauch auf Schäden prüfen. Zulässige Belastung nicht überschreiten.',
];
export const cleanerWarnings = [
  'Darf nicht in die Hände von Kindern gelangen. Nicht mit anderen Mitteln mischen.',
];
