/** Regulations of the labels by product group of EPREL; the texts are `energyLabel.group.<id>`. */
const REGULATIONS: Readonly<Record<string, string>> = {
  lightsources: '2019/2015',
  refrigeratingappliances2019: '2019/2016',
  washingmachines2019: '2019/2014',
  dishwashers2019: '2019/2017',
  ovens: '65/2014',
  rangehoods: '65/2014',
  localspaceheaters: '2015/1186',
  airconditioners: '626/2011',
  waterheaters: '812/2013',
};

/** undefined for a group that is not in the table. */
export const regulationOf = (group: string | undefined): string | undefined =>
  group !== undefined && Object.hasOwn(REGULATIONS, group) ? REGULATIONS[group] : undefined;
