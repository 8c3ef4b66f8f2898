export const shellFacts = {
  topics: {
    openedSidebarId: { initial: null },
    bodyScrollLockCount: { initial: 0 },
    isNavigationOverlay: { initial: false },
    layers: { initial: [] },
    isFarDown: { initial: false },
    isOldBrowser: { initial: false },
    isOtherSite: { initial: false },
    consent: { initial: [] },
    'consent@2': { initial: null },
    isGaLoaded: { initial: false },
    appGlobals: { initial: null },
  },
};
