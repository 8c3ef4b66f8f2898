/**
 * Promotions of the demonstration, in the format of docs/guides/operate.md; their codes are listed in
 * apps/shop-api/README.md. Without a code there are only those of large carts.
 */
export const samplePromotions = (giftItemId: string | undefined): object[] => [
  {
    id: 'willkommen',
    name: '10 € Willkommensrabatt',
    terms: 'Gilt ab 50 € Warenwert, einmal je Kundin oder Kunde.',
    benefit: { kind: 'amount', cents: 1000 },
    code: 'WILLKOMMEN10',
    fromCents: 5000,
    oncePerCustomer: true,
  },
  {
    id: 'farbe',
    name: '15 % auf Farben und Tapeten',
    terms: 'Gilt für Farben, Lacke, Tapeten und Malerwerkzeug, nicht für Klebstoffe und Dichtstoffe.',
    benefit: { kind: 'percentage', percent: 15 },
    code: 'FARBE15',
    categories: ['farben-tapeten'],
    excludedCategories: ['kleben-dichten'],
  },
  {
    id: 'versandfrei',
    name: 'Versandkosten geschenkt',
    terms: 'Gilt ab 20 € Warenwert im Onlineshop.',
    benefit: { kind: 'freeShipping' },
    code: 'VERSANDFREI',
    fromCents: 2000,
  },
  {
    id: 'die-ersten-hundert',
    name: '20 % für die ersten 100 Bestellungen',
    terms: 'Gilt für das ganze Sortiment, nicht zusammen mit anderen Aktionen.',
    benefit: { kind: 'percentage', percent: 20 },
    code: 'ERSTE100',
    maxUses: 100,
    isExclusive: true,
  },
  {
    id: 'markt',
    name: '5 % auf Ihre Reservierung',
    terms: 'Gilt für Artikel, die Sie im Markt abholen.',
    benefit: { kind: 'percentage', percent: 5 },
    code: 'MARKT5',
    carts: ['RESERVATION'],
  },
  {
    id: 'sommer',
    name: '10 % Sommerrabatt',
    terms: 'Galt bis zum 31. August 2026.',
    benefit: { kind: 'percentage', percent: 10 },
    code: 'SOMMER26',
    lastDay: '2026-08-31',
  },
  {
    id: 'kundenkarte',
    name: '3 % mit Ihrer Kundenkarte',
    terms: 'Gilt ab 100 € Warenwert.',
    benefit: { kind: 'percentage', percent: 3 },
    fromCents: 10_000,
    needsCustomerCard: true,
  },
  ...(giftItemId === undefined
    ? []
    : [
        {
          id: 'massband',
          name: 'Maßband geschenkt',
          terms: 'Gilt ab 250 € Warenwert, solange der Vorrat reicht.',
          benefit: { kind: 'gift', itemId: giftItemId },
          fromCents: 25_000,
        },
      ]),
];
