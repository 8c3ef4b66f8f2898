import { channelKey } from '../channels/channel';
import { useOperations, type Action } from '../operations-context';
import { PreviewDialog } from './PreviewDialog';
import { RetireDialog } from './RetireDialog';
import { RollBackDialog } from './RollBackDialog';
import { RollOutDialog } from './RollOutDialog';

/** The one dialog that is open. It reads the channel anew with every answer: nobody confirms what is not so any more. */
export function ActionDialogs({ action, onClose }: { action: Action | null; onClose(): void }) {
  const { channels } = useOperations();
  const channel = channels.find((one) => channelKey(one) === action?.channel);
  if (!action || !channel) return null;
  const common = { channel, onClose };
  if (action.kind === 'roll-back') return <RollBackDialog {...common} />;
  if (action.kind === 'retire') return <RetireDialog {...common} />;
  if (action.kind === 'preview') return <PreviewDialog {...common} version={action.version} />;
  return <RollOutDialog {...common} initialVersion={action.version} initialPercent={action.percent} />;
}
