import { laneKey } from '../lanes/lane';
import { useOperations, type Action } from '../operations-context';
import { PreviewDialog } from './PreviewDialog';
import { RetireDialog } from './RetireDialog';
import { RollBackDialog } from './RollBackDialog';
import { RollOutDialog } from './RollOutDialog';

/** The one dialog that is open. It reads the lane anew with every answer: nobody confirms what is not so any more. */
export function ActionDialogs({ action, onClose }: { action: Action | null; onClose(): void }) {
  const { lanes } = useOperations();
  const lane = lanes.find((one) => laneKey(one) === action?.lane);
  if (!action || !lane) return null;
  const common = { lane, onClose };
  if (action.kind === 'roll-back') return <RollBackDialog {...common} />;
  if (action.kind === 'retire') return <RetireDialog {...common} />;
  if (action.kind === 'preview') return <PreviewDialog {...common} version={action.version} />;
  return <RollOutDialog {...common} initialVersion={action.version} initialPercent={action.percent} />;
}
