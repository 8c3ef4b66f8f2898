/** The script of installable pages: registers their worker when the page is complete. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

const address = document.currentScript?.dataset.worker;

/** A script address for pages with trusted types, by the policy that the page allows. */
function scriptUrl(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  return trustedTypes
    ? trustedTypes.createPolicy('fachwerk', { createScriptURL: (same) => same }).createScriptURL(url)
    : url;
}

// Without https there are no workers, and some browsers refuse them in private windows.
if (address !== undefined && 'serviceWorker' in navigator)
  window.addEventListener('load', () => {
    navigator.serviceWorker.register(scriptUrl(address), { updateViaCache: 'none' }).catch(() => {});
  });
