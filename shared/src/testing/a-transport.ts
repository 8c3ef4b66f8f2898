import type { GoodsTransport, TransportOffer } from '../contracts/rental/transport';

const trailer: TransportOffer = {
  vehicleId: '1001-A2',
  kind: 'TRAILER',
  name: 'Tandem-Anhänger 2.000 kg',
  payloadKg: 1480,
  lengthMm: 3010,
  licence: 'BE',
  price: { value: 900, displayValue: '9,00\u00a0€' },
  fromDay: '2026-12-01',
  fromTime: '12:00',
  fromText: 'Di., 01.12.2026, 12:00 Uhr',
};

/** A trailer that needs a licence of its own, and a van that does not. */
export const aTransport = (part: Partial<GoodsTransport> = {}): GoodsTransport => ({
  store: { companyId: '1001', name: 'Fachwerk Köln' },
  offers: [
    trailer,
    {
      ...trailer,
      vehicleId: '1001-T3',
      kind: 'VAN',
      name: 'Transporter mit Hochdach',
      payloadKg: 1100,
      lengthMm: 3300,
      licence: 'B',
      price: { value: 1400, displayValue: '14,00\u00a0€' },
    },
  ],
  ...part,
});
