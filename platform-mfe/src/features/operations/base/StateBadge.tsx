import type { RolloutState } from '@fachwerk/shared/contracts';
import { Badge, CheckIcon, PauseIcon, TrendIcon, UndoIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';

const LOOKS = {
  running: { tone: 'info', Icon: TrendIcon },
  held: { tone: 'warning', Icon: PauseIcon },
  finished: { tone: 'success', Icon: CheckIcon },
  'rolled-back': { tone: 'warning', Icon: UndoIcon },
  replaced: { tone: 'neutral', Icon: CheckIcon },
} as const;

export function StateBadge({ state }: { state: RolloutState }) {
  const text = useMessages();
  const { tone, Icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={<Icon size={16} />}>
      {text(`operations.state.${state}`)}
    </Badge>
  );
}
