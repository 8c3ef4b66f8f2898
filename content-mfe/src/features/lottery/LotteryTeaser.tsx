import type { Lottery } from '@fachwerk/shared/contracts';
import { Card } from '@fachwerk/shared/ui';
import { useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { Teaser } from '../../parts/Teaser';
import type { LotteryTeaserProps } from './lottery-teaser.props';
import { LotteryForm } from './LotteryForm';
import { LotteryPromise, LotteryResult } from './LotteryResult';
import styles from './LotteryTeaser.module.css';

export interface LotteryData {
  /** Null without such a lottery. */
  lottery: Lottery | null;
}

/** The prize, and by the state of the lottery its form, its end or its winners. */
export function LotteryTeaser({ props, data: { lottery } }: WidgetProps<LotteryTeaserProps, LotteryData>) {
  const text = useMessages();
  const headline = props.headline ?? lottery?.title ?? text('lotteryTeaser.headline');
  return (
    <Teaser headline={headline} {...(props.anchor !== undefined && { anchor: props.anchor })}>
      <Card className={styles.card}>
        {lottery ? (
          <>
            <p className={styles.prize}>{lottery.prize}</p>
            <Content lottery={lottery} conditions={props.conditions ?? lottery.link} />
          </>
        ) : (
          <p>{text('lotteryTeaser.missing')}</p>
        )}
      </Card>
    </Teaser>
  );
}

function Content({ lottery, conditions }: { lottery: Lottery; conditions: string }) {
  const text = useMessages();
  const { state, isVoid = false, opensText, closesText, seedHash, drawing, options } = lottery;
  if (state === 'OPEN')
    return (
      <>
        <p className={styles.time}>
          {text('lotteryTeaser.closes', { time: closesText })}
          {options.minimumAge !== null && (
            <>
              <br />
              {text('lotteryTeaser.age', { years: options.minimumAge })}
            </>
          )}
        </p>
        <LotteryForm lottery={lottery} conditions={conditions} />
        <LotteryPromise seedHash={seedHash} />
      </>
    );
  return (
    <>
      <p className={styles.time}>
        {text(`lotteryTeaser.state.${isVoid ? 'void' : state}`, { opens: opensText, closes: closesText })}
      </p>
      {drawing && <LotteryResult lottery={lottery} drawing={drawing} />}
      {!drawing && !isVoid && <LotteryPromise seedHash={seedHash} />}
      <p>
        <a href={conditions}>{text('lotteryTeaser.conditions')}</a>
      </p>
    </>
  );
}
