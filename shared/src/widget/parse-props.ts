/** For servers and tests, at once; browser builds use parse-props.browser.ts (package.json). */
export { checkProps as parseProps } from './check-props';
