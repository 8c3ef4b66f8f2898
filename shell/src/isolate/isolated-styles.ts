export interface Sheet {
  href: string;
  integrity: string;
}

/** Style sheets of the shadow roots. The sheets of a version go into all roots with one of its widgets. */
export interface IsolatedStyles {
  /** Resolves when all sheets are loaded. Rejects if one fails to load or does not match its hash. */
  join(root: ShadowRoot, folder: string, sheets: readonly Sheet[]): Promise<void>;
  leave(root: ShadowRoot): void;
  /**
   * Takes over a link that a runtime adds to the document (shared/build/insert-style.js) for a later chunk.
   */
  take(link: HTMLLinkElement): void;
}

interface IsolatedStylesOptions {
  /** Tokens and base styles, in every root. */
  base: Sheet | undefined;
  /** A root that is always on the page. Each sheet loads there first, so that it is fetched once. */
  home(): ShadowRoot;
}

interface Family {
  sheets: Map<string, Sheet>;
  roots: Set<ShadowRoot>;
}

interface RootLinks {
  added: Map<string, Promise<void>>;
  giveUp: Set<() => void>;
}

export function createIsolatedStyles({ base, home }: IsolatedStylesOptions): IsolatedStyles {
  const families = new Map<string, Family>();
  const links = new WeakMap<ShadowRoot, RootLinks>();
  const fetched = new Map<string, Promise<void>>();

  const linksOf = (root: ShadowRoot): RootLinks => {
    const known = links.get(root) ?? {
      added: new Map<string, Promise<void>>(),
      giveUp: new Set<() => void>(),
    };
    links.set(root, known);
    return known;
  };
  const familyOf = (folder: string): Family => {
    const known = families.get(folder) ?? { sheets: new Map<string, Sheet>(), roots: new Set<ShadowRoot>() };
    families.set(folder, known);
    return known;
  };

  const fetchOnce = (sheet: Sheet): Promise<void> => {
    const known = fetched.get(sheet.href);
    if (known) return known;
    const coming = addLink(home(), sheet, new Set());
    fetched.set(sheet.href, coming);
    // The next call tries again.
    coming.catch(() => fetched.delete(sheet.href));
    return coming;
  };
  const put = (root: ShadowRoot, sheet: Sheet): Promise<void> => {
    const { added, giveUp } = linksOf(root);
    const known = added.get(sheet.href);
    if (known) return known;
    const coming = fetchOnce(sheet).then(() =>
      // The root left during the load.
      links.get(root)?.added === added ? addLink(root, sheet, giveUp) : undefined,
    );
    added.set(sheet.href, coming);
    coming.catch(() => added.delete(sheet.href));
    return coming;
  };
  const putAll = (root: ShadowRoot, sheets: Iterable<Sheet>): Promise<void> =>
    Promise.all(Array.from(sheets, (sheet) => put(root, sheet))).then(() => {});

  return {
    join(root, folder, sheets) {
      const family = familyOf(folder);
      for (const sheet of sheets) family.sheets.set(sheet.href, sheet);
      family.roots.add(root);
      return putAll(root, [...(base ? [base] : []), ...family.sheets.values()]);
    },
    leave(root) {
      for (const { roots } of families.values()) roots.delete(root);
      const { giveUp } = linksOf(root);
      links.delete(root);
      giveUp.forEach((settle) => settle());
      Array.from(root.querySelectorAll('link')).forEach((link) => link.remove());
    },
    take(link) {
      const [folder] = Array.from(families.keys()).filter((one) => link.href.startsWith(one));
      const sheet = { href: link.href, integrity: link.integrity };
      const family = folder === undefined ? undefined : families.get(folder);
      family?.sheets.set(sheet.href, sheet);
      const roots = family ? Array.from(family.roots) : [];
      Promise.all(roots.length > 0 ? roots.map((root) => put(root, sheet)) : [fetchOnce(sheet)]).then(
        () => link.dispatchEvent(new Event('load')),
        () => link.dispatchEvent(new Event('error')),
      );
    },
  };
}

function addLink(root: ShadowRoot, { href, integrity }: Sheet, giveUp: Set<() => void>): Promise<void> {
  if (!integrity && process.env.NODE_ENV === 'production')
    return Promise.reject(new Error(`No hash is known for ${href}`));
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    link.href = href;
    const end = (settle: () => void) => () => {
      giveUp.delete(resolve);
      settle();
    };
    link.onload = end(resolve);
    link.onerror = end(() => {
      link.remove();
      reject(new Error(`The style sheet ${href} could not be loaded or is not what was built`));
    });
    giveUp.add(resolve);
    root.append(link);
  });
}
