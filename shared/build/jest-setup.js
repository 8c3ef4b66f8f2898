require('@testing-library/jest-dom');

// React's server renderer needs it, and jsdom has none.
globalThis.TextEncoder ??= require('node:util').TextEncoder;

// Longer than the default second, for busy machines.
if (typeof document !== 'undefined') require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
