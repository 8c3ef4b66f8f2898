import { readDeskPromotions } from '@fachwerk/shared/calls';
import type { DeskPromotion, DeskPromotions } from '@fachwerk/shared/contracts';
import { formatNumber, SHOP_LOCALE } from '@fachwerk/shared/format';
import { useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { deskFailureOf } from '../base/desk-failure';
import { DeskList, ItemHead } from '../base/DeskList';

/** How often visitors who have allowed it have seen each promotion. */
export function PromotionSection() {
  const { api } = usePlatform();
  const [answer, setAnswer] = useState<DeskPromotions>();
  const { run, state, isPending } = useAction(() => api.call(readDeskPromotions, {}), { onDone: setAnswer });
  const days = answer?.days ?? 0;

  return (
    <DeskList
      name="promotions"
      items={answer?.promotions}
      keyOf={(promotion) => JSON.stringify(promotion)}
      row={(promotion) => <Promotion promotion={promotion} days={days} />}
      failure={state.status === 'failed' ? deskFailureOf(state.error) : undefined}
      isPending={isPending}
      changes={0}
      onLoad={() => void run(undefined)}
    />
  );
}

function Promotion({ promotion, days }: { promotion: DeskPromotion; days: number }) {
  const text = useMessages();
  const { promotionId, promotionName, creativeName, creativeSlot, views } = promotion;
  const place = [promotionName && promotionId, creativeName, creativeSlot].filter(Boolean).join(', ');
  const seen = text('operations.promotions.seen', { count: formatNumber(views, SHOP_LOCALE), days });
  return <ItemHead title={promotionName || promotionId} facts={[seen, place].filter(Boolean).join(' · ')} />;
}
