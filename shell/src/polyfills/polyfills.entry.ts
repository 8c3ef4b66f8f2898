/** Features that our code needs and Safari 11, Chrome 77 or Firefox 78 lack. Loaded by feature test. */
import 'core-js/actual/global-this';
import 'core-js/actual/queue-microtask';
import 'core-js/actual/object/from-entries';
import 'core-js/actual/object/has-own';
import 'core-js/actual/promise/all-settled';
import 'core-js/actual/promise/any';
import 'core-js/actual/promise/finally';
import 'core-js/actual/array/at';
import 'core-js/actual/array/find-last';
import 'core-js/actual/array/flat';
import 'core-js/actual/array/flat-map';
import 'core-js/actual/string/at';
import 'core-js/actual/string/match-all';
import 'core-js/actual/string/replace-all';
import 'core-js/actual/string/trim-end';
import 'core-js/actual/string/trim-start';
import 'core-js/actual/url';
import 'core-js/actual/url-search-params';
import 'core-js/actual/error/constructor';
import { polyfillAbortController } from './abort-controller';
import { polyfillElements } from './elements';
import { polyfillFlexGap } from './flex-gap';

polyfillAbortController();
polyfillElements();
polyfillFlexGap();
