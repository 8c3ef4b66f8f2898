import { useCallback, useEffect, useRef, useState } from 'react';
import { readCaptchaChallenge } from '../contracts/kernel/contracts';
import { usePlatform } from '../widget/platform';

/** off: the form needs no captcha. pending: the browser works on it. */
export type CaptchaState = 'off' | 'pending' | 'solved' | 'error';

export interface RunningCaptcha {
  state: CaptchaState;
  /** Requests a new challenge and solves it; each solution is valid once. */
  reset: () => void;
  /** The solution; waits while it is pending. Empty without captcha or after an error. */
  take: () => Promise<string>;
}

/** The captcha of a form. The browser solves it without the visitor; the solver is loaded on demand. */
export function useCaptcha(isActive: boolean): RunningCaptcha {
  const { api } = usePlatform();
  const [state, setState] = useState<CaptchaState>(isActive ? 'pending' : 'off');
  const solving = useRef<Promise<string>>(undefined);

  const reset = useCallback(() => {
    const solve = async () => {
      const [challenge, { solveChallenge }] = await Promise.all([
        api.call(readCaptchaChallenge),
        import('./solve-challenge'),
      ]);
      return solveChallenge(challenge);
    };
    setState('pending');
    const mine = solve().then(
      (solution) => {
        if (solving.current === mine) setState('solved');
        return solution;
      },
      () => {
        if (solving.current === mine) setState('error');
        return '';
      },
    );
    solving.current = mine;
  }, [api]);

  useEffect(() => {
    if (isActive) reset();
  }, [isActive, reset]);

  return { state, reset, take: async () => (await solving.current) ?? '' };
}
