import type { RentalVehicle } from '@fachwerk/shared/contracts';
import { Badge, Button, Card } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from '../base/Rental.module.css';
import { type RentalAddress, urlOf } from '../base/rental-address';
import { VehicleFacts } from './VehicleFacts';

interface VehicleListProps {
  vehicles: readonly RentalVehicle[];
  address: RentalAddress;
}

/** The vehicles of a store, each with the way to its free times. */
export function VehicleList({ vehicles, address }: VehicleListProps) {
  const text = useMessages();
  if (vehicles.length === 0) return null;

  return (
    <ul role="list" className={styles.cards} aria-label={text('rental.vehicles')}>
      {vehicles.map((vehicle) => (
        <li key={vehicle.vehicleId}>
          <Card className={styles.vehicle}>
            <VehicleHead vehicle={vehicle} />
            <VehicleFacts vehicle={vehicle} />
            <div className={styles.last}>
              <Button
                variant="primary"
                isWide
                href={urlOf(address, { vehicleId: vehicle.vehicleId })}
                aria-label={text('rental.vehicle.timesLabel', { name: vehicle.name })}
              >
                {text('rental.vehicle.times')}
              </Button>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Name, kind and description. */
export function VehicleHead({ vehicle }: { vehicle: RentalVehicle }) {
  const text = useMessages();

  return (
    <>
      <div className={styles.vehicleHead}>
        <h3 className={styles.name}>{vehicle.name}</h3>
        <Badge>{text(`rental.kind.${vehicle.kind}`)}</Badge>
      </div>
      {vehicle.description && <p>{vehicle.description}</p>}
    </>
  );
}
