declare module 'abortcontroller-polyfill/dist/cjs-ponyfill' {
  const AbortController: typeof globalThis.AbortController;
  const AbortSignal: typeof globalThis.AbortSignal;
  export { AbortController, AbortSignal };
}
