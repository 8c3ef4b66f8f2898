import { AVAILABILITY_STATES } from '../contracts/stores/availability';
import { Button } from '../ui/button/Button';
import type { Example } from '../ui/example';
import { HeartIcon } from '../ui/icon/icons';
import { IconButton } from '../ui/icon-button/IconButton';
import { AvailabilityNote } from './AvailabilityNote';
import { DeliveryTime } from './DeliveryTime';
import { EnergyNote } from './EnergyArrow';
import { aPrice, aProductTile, energyB, energyOld, reducedPrice, rrpPrice } from './example-products';
import { PriceBlock } from './PriceBlock';
import { ProductGrid } from './ProductGrid';
import { ProductTile } from './ProductTile';
import { ProductTileSkeleton } from './ProductTileSkeleton';

const heart = (
  <IconButton label="Merken">
    <HeartIcon />
  </IconButton>
);
const addToCart = (
  <Button variant="primary" size="small" isWide>
    In den Warenkorb
  </Button>
);
const picture = (file: string) => [{ src: `/images/${file}.svg`, alt: 'Ansicht von vorn' }];

export const productExamples: Record<string, Example[]> = {
  ProductTile: [
    {
      name: 'a row',
      element: (
        <ProductGrid label="Beispiele">
          <ProductTile product={aProductTile()} actions={heart} footer={addToCart} />
          <ProductTile
            product={aProductTile({
              name: 'Wandfarbe Kreideweiß',
              productDisruptor: { name: 'Bestseller', backgroundColor: '#12324f', textColor: '#ffffff' },
              imageProductDisruptor: { src: '/favicon.svg', alt: 'Eigenmarke' },
              brand: { name: 'Kalkwerk' },
              images: picture('eimer'),
              pricesInfo: reducedPrice,
              variations: [{ label: 'Farbe', count: 24 }],
              ratings: 4.2,
              reviews: { count: 318 },
            })}
            actions={heart}
            footer={addToCart}
          />
          <ProductTile
            product={aProductTile({
              name: 'Spanplattenschrauben verzinkt, Senkkopf, Vollgewinde',
              brand: { name: 'Rundstahl' },
              images: picture('schrauben'),
              price: { isFromPrice: true },
              pricesInfo: aPrice(429, { unitPrice: { price: '2,15 €', unit: '100 Stück' } }),
              reviews: { count: 0 },
              ratings: 0,
              variations: [
                { label: 'Länge', count: 14 },
                { label: 'Durchmesser', count: 5 },
              ],
              statusOnline: 'CanBeOrdered',
              nextDelivery: { date: '2026-12-03', text: '3. Dezember' },
            })}
            actions={heart}
            footer={addToCart}
          />
          <ProductTile
            product={aProductTile({
              name: 'LED-Leuchtmittel E27, warmweiß, dimmbar',
              brand: { name: 'Lichthaus' },
              images: picture('gibt-es-nicht'),
              pricesInfo: rrpPrice,
              eeLabels: [energyB],
              statusOnline: 'SoldOut',
            })}
            actions={heart}
            footer={addToCart}
          />
        </ProductGrid>
      ),
    },
    {
      name: 'loading',
      element: (
        <ProductGrid>
          <ProductTileSkeleton />
        </ProductGrid>
      ),
    },
  ],
  PriceBlock: [
    { name: 'plain', element: <PriceBlock prices={aProductTile().pricesInfo} size="large" /> },
    { name: 'reduced', element: <PriceBlock prices={reducedPrice} size="large" /> },
    { name: 'against the RRP', element: <PriceBlock prices={rrpPrice} size="large" /> },
    { name: 'in a row', element: <PriceBlock prices={reducedPrice} size="small" isFromPrice /> },
  ],
  EnergyNote: [
    { name: 'with its data sheet', element: <EnergyNote label={energyB} /> },
    { name: 'old scale', element: <EnergyNote label={energyOld} size={40} /> },
  ],
  AvailabilityNote: AVAILABILITY_STATES.flatMap((status) => [
    { name: status, element: <AvailabilityNote status={status} /> },
    {
      name: `${status} in a store`,
      element: (
        <AvailabilityNote status={status} channel="store">
          <DeliveryTime min={2} max={4} />
        </AvailabilityNote>
      ),
    },
  ]),
};
