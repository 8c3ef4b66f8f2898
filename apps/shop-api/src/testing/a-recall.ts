/** A recall as a file of the command states it. */
export const aRecall = (recallId = 'R-1') => ({
  recallId,
  publishedOn: '2026-11-30',
  title: 'Heißluftpistole HP 2000',
  brand: 'Holzmann',
  itemIds: ['100401'],
  lots: ['Charge 2026-03'],
  lotsPlace: 'auf dem Typenschild unter dem Griff',
  soldFrom: '2026-03-01',
  soldTo: '2026-11-30',
  hazard: 'Das Gerät kann in Brand geraten. Es besteht die Gefahr schwerer Verbrennungen.',
  action: 'Ziehen Sie den Stecker.\nBringen Sie das Gerät in einen Markt oder rufen Sie uns an.',
  remedies: ['REPLACEMENT', 'REFUND'],
  contact: { phone: '0800 4710 123', email: 'rueckruf@example.org' },
  operator: 'Holzmann Werkzeug GmbH, Industriestraße 5, 70565 Stuttgart',
});
