import { Card } from '@fachwerk/shared/ui';
import { usePlatform, useTopic, type WidgetProps } from '@fachwerk/shared/widget';
import { useEffect, useRef, useState } from 'react';
import { Teaser } from '../../parts/Teaser';
import type { SurveyTeaserProps } from './survey-teaser.props';

/**
 * The place that the script of another company fills. It is mounted after the visitor has allowed the service
 * `survey`, and hidden until the script has written a survey: a host that is dead, slow or sends something
 * else leaves the page as it is.
 */
export function SurveyTeaser({ props }: WidgetProps<SurveyTeaserProps, undefined>) {
  const { headline, text, surveyId, anchor } = props;
  const { config, loadOutsideScript } = usePlatform();
  const place = useRef<HTMLDivElement>(null);
  const [isFilled, setFilled] = useState(false);
  const choice = useTopic('consent@2');
  const isAllowed = choice?.services.includes('survey') ?? false;
  const isOffered = isAllowed && config.outsideScripts?.survey !== undefined;

  useEffect(() => {
    const element = place.current;
    if (!isOffered || !element) return;
    const observer = new MutationObserver(() => setFilled(element.childElementCount > 0));
    observer.observe(element, { childList: true });
    // The shell has stated the failure in the console.
    loadOutsideScript?.('survey').catch(() => undefined);
    return () => {
      observer.disconnect();
      setFilled(false);
    };
  }, [isOffered, loadOutsideScript]);

  if (!isOffered) return null;
  return (
    <div hidden={!isFilled}>
      <Teaser
        headline={headline}
        {...(text !== undefined && { text })}
        {...(anchor !== undefined && { anchor })}
      >
        <Card>
          <div ref={place} data-survey={surveyId} />
        </Card>
      </Teaser>
    </div>
  );
}
