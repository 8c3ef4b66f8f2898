require('@testing-library/jest-dom');

// React's server renderer wants it; jsdom has none.
globalThis.TextEncoder ??= require('node:util').TextEncoder;
