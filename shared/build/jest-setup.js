require('@testing-library/jest-dom');

// React's server renderer wants it; jsdom has none.
globalThis.TextEncoder ??= require('node:util').TextEncoder;

// The machine may be busy: what a test waits for comes, only later than within the usual second.
if (typeof document !== 'undefined') require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
