import { timeLimit } from '../time-limits';

const WIDGET = '[data-widget]';
const CONTROL =
  'button, input[type=submit], input[type=image], input[type=button], input[type=reset], [data-opens]';
const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

interface Kept {
  widget: HTMLElement;
  isLate: boolean;
  replay(): void;
}

export interface KeptInteractions {
  /** Performs the native actions and keeps no more, because the runtime cannot start. */
  giveUp(): void;
}

/**
 * Keeps clicks on buttons and openers and submits of forms in server HTML that is not hydrated yet, and
 * repeats them in order on the same elements when their widget is mounted. A widget that fails or takes too
 * long gets the native action. Links are followed at once. `hydrates` is true for widgets that will mount.
 */
export function keepInteractions(hydrates: (widget: string) => boolean): KeptInteractions {
  let kept: Kept[] = [];
  const touched = new WeakSet<HTMLElement>();
  let isReplaying = false;
  let isScheduled = false;

  const isWaiting = (widget: HTMLElement) =>
    /^(|found|resolved|loading)$/.test(widget.dataset.widgetState ?? '') &&
    hydrates(widget.dataset.widget ?? '') &&
    Array.from(widget.children).some((root) => root.hasAttribute('data-ssr'));

  /** One per task, so that React renders between two of them as between two clicks. */
  const replayNext = () => {
    isScheduled = false;
    kept = kept.filter(({ widget }) => widget.isConnected);
    const next = kept.find(({ widget, isLate }) => isLate || !isWaiting(widget));
    if (!next) return;
    kept = kept.filter((one) => one !== next);
    isReplaying = true;
    next.replay();
    isReplaying = false;
    schedule();
  };
  const schedule = () => {
    if (isScheduled || kept.length === 0) return;
    isScheduled = true;
    setTimeout(replayNext);
  };

  const keep = (event: Event, widget: HTMLElement, replay: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    const one: Kept = { widget, isLate: false, replay };
    kept.push(one);
    setTimeout(() => {
      one.isLate = true;
      schedule();
    }, timeLimit('press'));
  };

  const check = (event: Event) => {
    if (isReplaying || event.defaultPrevented) return;
    // Through open shadow roots.
    const nodes = event.composedPath();
    const path = nodes.filter((node): node is HTMLElement => node instanceof HTMLElement);
    const widget = path.find((element) => element.matches(WIDGET));
    if (!widget || !isWaiting(widget)) return;
    touched.add(widget);
    if (event instanceof MouseEvent && event.type === 'click') {
      const control = path.slice(0, path.indexOf(widget)).find((element) => element.matches(CONTROL));
      // With these keys a click opens another tab or window.
      const isPlain = !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (control && isPlain) {
        const clicked = { target: nodes[0], control, widget, form: submittedBy(control) };
        keep(event, widget, () => clickAgain(event, clicked));
      }
    }
    const [form] = nodes;
    if (event.type === 'submit' && form instanceof HTMLFormElement)
      keep(event, widget, () => submitAgain(form));
  };
  const types = [...TOUCHES, 'click', 'submit'];
  types.forEach((type) => document.addEventListener(type, check, true));

  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      // The interaction that a widget waits for happened before its listeners existed.
      if (touched.has(target as HTMLElement) && (target as HTMLElement).dataset.widgetState === 'resolved')
        target.dispatchEvent(new Event('pointerover'));
    }
    schedule();
  });
  observer.observe(document.documentElement, { subtree: true, attributeFilter: ['data-widget-state'] });

  return {
    giveUp() {
      types.forEach((type) => document.removeEventListener(type, check, true));
      observer.disconnect();
      for (const one of kept) one.isLate = true;
      schedule();
    },
  };
}

interface Clicked {
  /** Innermost element, so that handlers get the same target. */
  target: EventTarget | undefined;
  control: HTMLElement;
  widget: HTMLElement;
  /** The form that the click submits. */
  form: HTMLFormElement | null;
}

function clickAgain(event: MouseEvent, { target, control, widget, form }: Clicked): void {
  const same = target instanceof Element && control.contains(target) ? target : control;
  const current = control.isConnected ? same : equalControl(control, widget);
  // The event has all fields of a description of an equal one.
  if (current) current.dispatchEvent(new MouseEvent('click', event));
  else if (form) submitAgain(form);
}

const submittedBy = (control: HTMLElement): HTMLFormElement | null =>
  'form' in control && (control as HTMLButtonElement).type === 'submit'
    ? (control as HTMLButtonElement).form
    : null;

/** React replaced the element. */
function equalControl({ id, dataset: { opens } }: HTMLElement, widget: HTMLElement): Element | undefined {
  return Array.from(widget.querySelectorAll<HTMLElement>(CONTROL)).find(
    (other) => (id && other.id === id) || (opens && other.dataset.opens === opens),
  );
}

function submitAgain(form: HTMLFormElement): void {
  if (!form.isConnected) return;
  if ('requestSubmit' in form) form.requestSubmit();
  // Chrome 75 and Safari 15 lack it.
  else if (sendSubmit(form)) (form as HTMLFormElement).submit();
}

const sendSubmit = (form: HTMLFormElement) =>
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
