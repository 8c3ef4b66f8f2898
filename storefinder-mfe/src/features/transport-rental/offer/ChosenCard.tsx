import type { RentalVehicle } from '@fachwerk/shared/contracts';
import { Button, Card } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from '../base/Rental.module.css';
import type { RentalAddress } from '../base/rental-address';
import { VehicleFacts } from './VehicleFacts';
import { VehicleHead } from './VehicleList';

interface ChosenCardProps {
  address: RentalAddress;
  vehicle: RentalVehicle;
}

/** The chosen vehicle, and the way to the others. */
export function ChosenCard({ address: { path, fixed }, vehicle }: ChosenCardProps) {
  const text = useMessages();
  return (
    <Card className={styles.vehicle}>
      <VehicleHead vehicle={vehicle} />
      <VehicleFacts vehicle={vehicle} />
      <p>
        <Button size="small" href={`${path}?${new URLSearchParams(fixed).toString()}`}>
          {text('rental.vehicle.other')}
        </Button>
      </p>
    </Card>
  );
}
