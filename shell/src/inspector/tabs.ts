import { element } from './element';

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** One tab stop; the arrow keys, Home and End select a tab (ARIA pattern "tabs"). */
export function createTabs<Name extends string>(
  names: Record<Name, string>,
  panel: HTMLElement,
  onChoice: (name: Name) => void,
) {
  const tabs = (Object.keys(names) as Name[]).map((name) => {
    const tab = element(
      'button',
      { type: 'button', role: 'tab', id: `tab-${name}`, 'aria-controls': 'view' },
      names[name],
    );
    tab.addEventListener('click', () => choose(name));
    return { name, tab };
  });
  const list = element(
    'div',
    { class: 'tabs', role: 'tablist', 'aria-label': 'Views' },
    ...tabs.map(({ tab }) => tab),
  );
  panel.id = 'view';

  function choose(chosen: Name): void {
    for (const { name, tab } of tabs) {
      tab.setAttribute('aria-selected', String(name === chosen));
      tab.tabIndex = name === chosen ? 0 : -1;
    }
    panel.setAttribute('aria-labelledby', `tab-${chosen}`);
    onChoice(chosen);
  }
  list.addEventListener('keydown', (event) => {
    const current = tabs.findIndex(({ tab }) => tab === event.target);
    const last = tabs.length - 1;
    const step = STEP[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? last
          : step === undefined
            ? -1
            : (current + step + tabs.length) % tabs.length;
    const target = tabs[next];
    if (current < 0 || !target) return;
    event.preventDefault();
    choose(target.name);
    target.tab.focus();
  });

  return {
    list,
    choose,
    focus: () => tabs.find(({ tab }) => tab.tabIndex === 0)?.tab.focus(),
  };
}
