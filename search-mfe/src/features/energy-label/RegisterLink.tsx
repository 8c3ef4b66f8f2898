import type { EnergyLabel } from '@fachwerk/shared/contracts';
import { useMessages } from '@fachwerk/shared/widget';

/** To the model in EPREL, as the QR code of its label (Regulation (EU) 2019/2015, Annex III). */
export function RegisterLink({ label: { register } }: { label: EnergyLabel }) {
  const text = useMessages();
  if (register === undefined) return null;
  return (
    <p>
      <a href={register} rel="nofollow">
        {text('energyLabel.register')}
      </a>
    </p>
  );
}
