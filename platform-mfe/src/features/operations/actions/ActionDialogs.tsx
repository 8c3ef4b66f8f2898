import { channelKey } from '../base/channel';
import { type Action, useOperations } from '../base/operations-context';
import { PreviewDialog } from './PreviewDialog';
import { RetireDialog } from './RetireDialog';
import { RollBackDialog } from './RollBackDialog';
import { RollOutDialog } from './RollOutDialog';

/**
 * The open dialog. It reads the current release channel with every status update, so that no outdated state
 * is confirmed.
 */
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
